/** What a line of the activity log is made of: the cells of its row, and the same as a card. */
import { useTranslation } from 'react-i18next'
import type { PanelActivity } from '../contract.ts'
import { useActivitySentence } from './use-activity-sentence.ts'
import { useMomentFormat } from './use-moment-format.ts'

interface ActivityProps {
  row: PanelActivity
}

export function ActivityEvent({ row }: ActivityProps) {
  const { t } = useTranslation('panel')
  const tell = useActivitySentence()
  const { protocol } = row.detail
  return (
    <div>
      <p className="wrap-anywhere">{tell(row)}</p>
      {protocol !== undefined && (
        <p className="text-xs text-faint tabular-nums">{t('list.protocol', { protocol: String(protocol) })}</p>
      )}
    </div>
  )
}

export function ActivityActor({ row: { actor } }: ActivityProps) {
  const { t } = useTranslation('panel')
  return t(`actors.${actor}`)
}

export function ActivityAddress({ row: { address } }: ActivityProps) {
  return <span className="tabular-nums">{address ?? '–'}</span>
}

export function ActivityTime({ row: { created_at } }: ActivityProps) {
  const writeMoment = useMomentFormat()
  return writeMoment(created_at)
}

export function ActivityCard({ row }: ActivityProps) {
  return (
    <>
      <ActivityEvent row={row} />
      <ul className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft tabular-nums">
        <li>
          <ActivityTime row={row} />
        </li>
        <li>
          <ActivityActor row={row} />
        </li>
        {row.address !== null && <li>{row.address}</li>}
      </ul>
    </>
  )
}
