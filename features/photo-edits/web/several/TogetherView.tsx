import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { isFinished, isInDoubt } from '#features/photo-edits/edit-states.ts'
import { EditTile } from '../gallery/EditTile.tsx'
import { useOtherTabs } from '../use-other-tabs.ts'
import { ViewTitle } from '../ViewTitle.tsx'
import { RefusedPhotos } from './RefusedPhotos.tsx'
import { useEditsTogether } from './use-edits-together.ts'
import { ZipLink } from './ZipLink.tsx'

const left = z.object({ refused: z.array(z.object({ photoId: z.string(), reason: z.string() })) })

/** What became of several photos of one order: the progress of each, what failed, and the finished pictures in one file. */
export function TogetherView({ editIds }: { editIds: readonly string[] }) {
  const { t } = useTranslation('studio')
  useOtherTabs()
  const { edits, isWaiting } = useEditsTogether(editIds)
  const parsed = z.safeParse(left, useLocation().state)
  const doubtful = edits.filter(isInDoubt).length
  const done = edits.filter(({ state }) => state === 'done').length - doubtful
  const finished = edits.filter(({ state }) => isFinished(state)).length
  if (isWaiting) return <Skeleton className="mx-auto mt-10 h-80 w-full max-w-frame" />
  if (edits.length === 0)
    return (
      <EmptyState
        isWholeScreen
        title={t('several.gone')}
        action={
          <LinkButton variant="primary" to={paths.studio()}>
            {t('backToStudio')}
          </LinkButton>
        }
      />
    )
  return (
    <div className="mx-auto flex w-full max-w-frame flex-col gap-6 px-4 pt-6 pb-16 md:px-6">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0">
          <ViewTitle>{t(titleOf({ done, doubtful, finished, count: edits.length }))}</ViewTitle>
          <p aria-live="polite" className="mt-2 text-soft tabular-nums">
            {t(doubtful > 0 ? 'several.progressDoubtful' : 'several.progress', { done, doubtful, count: edits.length })}
          </p>
        </div>
        <ZipLink edits={edits} />
      </div>
      {finished < edits.length && <Progress label={t('several.underWay')} value={shareOf(edits)} />}
      {parsed.success && <RefusedPhotos refused={parsed.data.refused} />}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-4">
        {edits.map((edit) => (
          <EditTile key={edit.id} edit={edit} />
        ))}
      </ul>
      <LinkButton variant="quiet" className="-ml-5 self-start" to={paths.studio()}>
        {t('backToStudio')}
      </LinkButton>
    </div>
  )
}

interface Counts {
  /** Without a doubt. */
  done: number
  doubtful: number
  finished: number
  count: number
}

function titleOf({ done, doubtful, finished, count }: Counts) {
  if (finished < count) return 'several.underWay'
  if (done + doubtful < count) return 'several.someFailed'
  return doubtful > 0 ? 'several.someDoubtful' : 'several.allDone'
}

/** 0…1 */
function shareOf(edits: readonly Edit[]): number {
  return edits.reduce((sum, { state, progress }) => sum + (isFinished(state) ? 1 : progress), 0) / edits.length
}
