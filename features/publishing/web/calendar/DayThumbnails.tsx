import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useSocial } from '#features/instagram/web/index.ts'
import type { Publication } from '#features/publishing/contract.ts'
import { dragging } from './dragging.ts'
import type { DraggedPost } from './use-dragged-post.ts'
import { isHeld } from '../progress/is-held.ts'
import { HELD_STYLE, STATE_STYLES } from '../progress/state-styles.ts'
import { TinyPicture } from '../TinyPicture.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'

/** More do not fit: the rest is shown as a number. */
const MAX_THUMBNAILS = 2

/** The posts of a day as small pictures; those that can be moved are dragged by theirs. */
export function DayThumbnails({ posts, drag }: { posts: readonly Publication[]; drag: DraggedPost }) {
  const shown = posts.slice(0, MAX_THUMBNAILS)
  return (
    <span className="flex flex-col gap-1" aria-hidden="true">
      {shown.map((post, index) => (
        <span
          key={post.id}
          {...dragging(post, drag.take)}
          className={clsx(
            'flex items-center gap-1.5',
            index > 0 && 'max-md:hidden',
            post.id === drag.movingId && 'animate-breathe',
            post.actions.includes('change') && 'md:cursor-grab',
          )}
        >
          <TinyPicture address={post.tile_url} className="size-8 max-md:w-full" />
          <Standing post={post} />
        </span>
      ))}
      {posts.length > 1 && <span className="text-xs font-semibold text-soft md:hidden">+{posts.length - 1}</span>}
      {posts.length > MAX_THUMBNAILS && (
        <span className="hidden text-xs font-semibold text-soft md:block">+{posts.length - MAX_THUMBNAILS}</span>
      )}
    </span>
  )
}

/** The time of a post, above a bar in the colour of its state; a problem also gets an icon. */
function Standing({ post }: { post: Publication }) {
  const writeTime = useDateTimeFormat('time')
  const { data: social } = useSocial()
  const held = isHeld(post, social)
  const { bar } = held ? HELD_STYLE : STATE_STYLES[post.state]
  return (
    <span className="hidden min-w-0 flex-1 text-xs tabular-nums md:block">
      <span className="flex items-center gap-1">
        <span>{writeTime(post.at)}</span>
        {(held || post.state === 'failed') && <CircleAlert className="size-3.5 shrink-0 text-danger max-lg:hidden" />}
      </span>
      <span className={clsx('mt-0.5 block h-1 rounded-full', bar)} />
    </span>
  )
}
