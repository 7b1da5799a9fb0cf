import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { isFinished, isInDoubt } from '#features/photo-edits/edit-states.ts'
import { EditMenu } from '../result/EditMenu.tsx'
import { PhotoPicture } from '../upload/PhotoPicture.tsx'
import { titleOf } from './title-of.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'

/** One edit in the gallery: its picture, kind, state and actions. */
export function EditTile({ edit }: { edit: Edit }) {
  const { t, i18n } = useTranslation('studio')
  const date = new Intl.DateTimeFormat(i18n.language, { day: '2-digit', month: '2-digit' }).format(new Date(edit.created_at))
  const name = titleOf(edit) ?? t(`operations.${edit.operation}.name`)
  return (
    <li className="relative self-start">
      <Link to={paths.studio({ edit: edit.id })} className="group block rounded-print">
        <span className="relative block aspect-4/5 overflow-hidden rounded-print bg-line">
          {edit.state === 'failed' ? <FailedTile edit={edit} /> : <TilePicture edit={edit} />}
        </span>
        <span className="mt-1.5 block min-h-11 pr-11">
          <span className="line-clamp-3 text-sm leading-tight font-medium">{name}</span>
          <span className="mt-0.5 block text-xs text-faint">
            {t(`operations.${edit.operation}.name`)} <span className="whitespace-nowrap">· {date}</span>
          </span>
          <StateBadges edit={edit} />
        </span>
      </Link>
      {isFinished(edit.state) && (
        // beside the text: over the picture it would cover a headline
        <div className="absolute right-0 bottom-1">
          <EditMenu edit={edit} name={`${name}, ${date}`} />
        </div>
      )}
    </li>
  )
}

function ProgressBadge({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  return (
    <span className="absolute top-2 left-2">
      <Badge variant="accent">
        <Spinner className="!size-3.5" />
        <span>{edit.state === 'running' ? `${Math.round(edit.progress * 100)}%` : t('states.queued')}</span>
      </Badge>
    </span>
  )
}

const POST_VARIANTS = { published: 'good', scheduled: 'accent', draft: 'plain' } as const

/** Below the picture: on it, they would cover a headline. What is published was checked. */
function StateBadges({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  const { post } = edit
  return (
    <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
      {isInDoubt(edit) && post !== 'published' && <Badge variant="accent">{t('several.doubtful')}</Badge>}
      {post && <Badge variant={POST_VARIANTS[post]}>{t(`posts.${post}`)}</Badge>}
    </span>
  )
}

function TilePicture({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  const isDone = edit.state === 'done'
  return (
    <>
      <PhotoPicture
        sources={[edit.tile_url, isDone && makesPicture(edit.operation) ? undefined : edit.before_url]}
        alt=""
        missing={isDone && makesPicture(edit.operation) ? t('gallery.pictureMissing') : undefined}
        className={`size-full object-cover transition-transform duration-300 group-hover:scale-[1.02] ${isDone ? '' : 'opacity-50 grayscale'}`}
      />
      {!makesPicture(edit.operation) && edit.caption !== null && (
        <span className="absolute inset-x-0 bottom-0 bg-surface p-3 text-xs text-ink">
          <span className="line-clamp-4">{edit.caption}</span>
        </span>
      )}
      {!isDone && <ProgressBadge edit={edit} />}
    </>
  )
}

/** Why there is no picture, that it cost nothing, and that it can be repeated: the tile leads there. */
function FailedTile({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  const isPhotoHere = edit.before_url !== null
  const isUnclear = edit.error?.code === 'subject_unclear'
  return (
    <>
      {isPhotoHere && (
        <PhotoPicture sources={[edit.before_url]} alt="" missing="" className="absolute inset-0 size-full object-cover" />
      )}
      <span className="absolute inset-0 flex flex-col justify-end gap-1 bg-surface/88 p-3">
        <span className="flex items-center gap-1.5 text-sm font-semibold text-danger">
          <ImageOff className="size-4 shrink-0" aria-hidden="true" />
          {t('states.failed')}
        </span>
        <span className="line-clamp-3 shrink-0 text-xs text-soft">{edit.error?.error}</span>
        <span className="text-xs font-semibold">{t('failed.free')}</span>
        {isPhotoHere && (
          <span className="text-link mt-1 self-start text-sm">{t(isUnclear ? 'failed.lightOnly' : 'failed.again')}</span>
        )}
      </span>
    </>
  )
}
