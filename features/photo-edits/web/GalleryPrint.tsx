import { CircleAlert } from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import type { Edit } from '../contract.ts'
import { PhotoPicture } from './PhotoPicture.tsx'

/** One edit on the wall: what it looks like, what it is, how it stands. */
export function GalleryPrint({ edit }: { edit: Edit }) {
  const { t, i18n } = useTranslation('studio')
  const date = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' }).format(new Date(edit.created_at))
  const name = t(`operations.${edit.operation}.name`)
  return (
    <li>
      <Link to={paths.studio({ edit: edit.id })} className="group block rounded-print">
        <span className="relative block aspect-4/5 overflow-hidden rounded-print bg-line">
          <PhotoPicture
            sources={[edit.result_url, edit.before_url]}
            alt=""
            className={clsx(
              'size-full object-cover transition-transform duration-300 group-hover:scale-[1.02]',
              edit.state !== 'done' && 'opacity-50 grayscale',
            )}
          />
          {edit.operation === 'caption' && edit.caption !== null && (
            <span className="absolute inset-x-0 bottom-0 bg-surface p-3 text-xs text-ink">
              <span className="line-clamp-4">{edit.caption}</span>
            </span>
          )}
          <span className="absolute top-2 left-2">
            <StateBadge edit={edit} />
          </span>
        </span>
        <span className="mt-1.5 block truncate text-sm font-medium">{name}</span>
        <span className="block text-xs text-faint">{date}</span>
      </Link>
    </li>
  )
}

function StateBadge({ edit: { state, progress } }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  if (state === 'done') return null
  if (state === 'failed') {
    return (
      <Badge look="danger">
        <CircleAlert className="size-3.5" aria-hidden="true" />
        {t('states.failed')}
      </Badge>
    )
  }
  return (
    <Badge look="accent">
      <Spinner className="!size-3.5" />
      {state === 'running' ? `${Math.round(progress * 100)}%` : t('states.queued')}
    </Badge>
  )
}
