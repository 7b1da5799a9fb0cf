import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSocial } from '#features/instagram/web/index.ts'
import { paths } from '#features/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import type { Publication } from '#features/publishing/contract.ts'
import { dragging } from '../calendar/dragging.ts'
import { isHeld } from './is-held.ts'
import { HELD_STYLE, STATE_STYLES } from './state-styles.ts'
import { TinyPicture } from '../TinyPicture.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'

interface PublicationListProps {
  posts: readonly Publication[]
  month: string
  day: string | undefined
  /** A post that can be moved is being dragged, or no longer. */
  onDrag: (post: Publication | undefined) => void
}

/** Posts in the order of their times; each opens a dialog. */
export function PublicationList({ posts, month, day, onDrag }: PublicationListProps) {
  const inOrder = [...posts].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <ul className="flex flex-col gap-2.5">
      {inOrder.map((post) => (
        <Item key={post.id} post={post} to={paths.calendar({ month, day, post: post.id })} onDrag={onDrag} />
      ))}
    </ul>
  )
}

interface ItemProps extends Pick<PublicationListProps, 'onDrag'> {
  post: Publication
  to: string
}

function Item({ post, to, onDrag }: ItemProps) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('short')
  const { data: social } = useSocial()
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        {...dragging(post, onDrag)}
        className="flex gap-4 rounded-card bg-surface p-3 no-underline shadow-lift transition-colors hover:bg-sunken"
      >
        <TinyPicture address={post.tile_url} pictures={post.edit_ids.length} className="h-20 w-16" />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <span className="text-sm font-semibold tabular-nums">{write(post.at)}</span>
            {isHeld(post, social) ? (
              <Badge variant={HELD_STYLE.badge}>{t('held.state')}</Badge>
            ) : (
              <Badge variant={STATE_STYLES[post.state].badge}>{t(`states.${post.state}`)}</Badge>
            )}
          </span>
          <span className="line-clamp-2 text-sm wrap-anywhere text-soft">
            {post.caption.trim() === '' ? t('list.noCaption') : post.caption}
          </span>
          {post.state === 'failed' && <span className="line-clamp-2 text-sm text-danger">{post.error?.error}</span>}
        </span>
      </Link>
    </li>
  )
}
