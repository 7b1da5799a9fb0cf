import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Edit } from '#features/photo-edits/contract.ts'
import { paths } from '#features/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useFinishedEdits } from '../publication-queries.ts'
import { TinyPicture } from '../TinyPicture.tsx'
import { HourChips } from './HourChips.tsx'
import { useGoodHours } from './use-good-hours.ts'

/** More are in the studio. */
const MOST_EDITS = 6

interface FinishedEditsProps {
  month: string
  day: string
}

/** What the member has finished and not published, to be scheduled for a day at a good hour. */
export function FinishedEdits({ month, day }: FinishedEditsProps) {
  const { t } = useTranslation(['publishing', 'common'])
  const { data: edits, error, refetch } = useFinishedEdits()
  const [chosen, setChosen] = useState<string>()
  const [usual] = useGoodHours(day)?.hours ?? []
  const at = chosen ?? usual
  if (!edits)
    return error ? (
      <EmptyState
        title={t('finished.failed')}
        text={error.message}
        action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
      />
    ) : (
      <Skeleton className="h-40" />
    )
  if (edits.length === 0)
    return (
      <div className="rounded-card bg-surface p-6 text-soft shadow-lift">
        <p>{t('finished.none')}</p>
        <LinkButton variant="primary" className="mt-4" to={paths.studio()}>
          {t('finished.make')}
        </LinkButton>
      </div>
    )
  return (
    <div className="flex flex-col gap-4 rounded-card bg-surface p-4 shadow-lift">
      <HourChips day={day} value={at ?? ''} onChange={setChosen} />
      <div className="flex flex-col gap-2">
        <h3 className="text-sm font-semibold">{t('finished.label')}</h3>
        <ul className="grid grid-cols-3 gap-2">
          {edits.slice(0, MOST_EDITS).map((edit) => (
            <Item key={edit.id} edit={edit} at={at} to={paths.calendar({ month, day, edit: edit.id, at })} />
          ))}
        </ul>
      </div>
      {edits.length > MOST_EDITS && (
        <LinkButton variant="quiet" size="small" className="min-h-11 self-start" to={paths.studio({ post: 'draft' })}>
          {t('finished.all')}
        </LinkButton>
      )}
    </div>
  )
}

function Item({ edit, at, to }: { edit: Edit; at: string | undefined; to: string }) {
  const { t } = useTranslation('publishing')
  const words = edit.caption?.trim() || t('list.noCaption')
  const label = at === undefined ? t('finished.publish', { words }) : t('finished.schedule', { words, time: at })
  return (
    <li>
      <Link to={to} preventScrollReset aria-label={label} className="group flex flex-col gap-1 no-underline">
        <TinyPicture
          address={edit.tile_url}
          className="aspect-4/5 w-full ring-edge transition group-hover:ring-2 group-hover:ring-inset"
        />
        <span className="truncate text-xs text-soft">{words}</span>
      </Link>
    </li>
  )
}
