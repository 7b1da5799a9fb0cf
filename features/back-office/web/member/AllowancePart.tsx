import { useTranslation } from 'react-i18next'
import type { PanelAllowanceEntry } from '#features/back-office/member-shapes.ts'
import { Badge } from '#ui/Badge.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { GiveBack } from './GiveBack.tsx'
import { useMemberAllowance } from './member-queries.ts'
import { PartList } from './PartList.tsx'

interface EntryProps {
  row: PanelAllowanceEntry
}

/** The ledger: one row for every movement, append-only. */
export function AllowancePart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('panel')
  const list = useMemberAllowance(memberId)
  return (
    <PartList
      label={t('member.parts.allowance')}
      list={list}
      columns={[
        { heading: t('member.ledger.event'), Cell: EntryKind },
        { heading: t('member.ledger.edit'), Cell: EntryEdit },
        { heading: t('list.date'), Cell: EntryTime },
        { heading: t('list.action'), Cell: EntryAction },
      ]}
      Card={EntryCard}
    />
  )
}

const VARIANTS = { reserve: 'plain', spend: 'accent', release: 'plain', give_back: 'good' } as const

function EntryKind({ row: { kind } }: EntryProps) {
  const { t } = useTranslation('panel')
  return <Badge variant={VARIANTS[kind]}>{t(`member.ledger.kinds.${kind}`)}</Badge>
}

function EntryEdit({ row: { edit_id, period } }: EntryProps) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  return (
    <div className="min-w-0 text-sm text-soft tabular-nums">
      <p>
        {t('member.ledger.period')} {formatDateTime(period)}
      </p>
      <p className="text-xs wrap-anywhere text-faint">{edit_id}</p>
    </div>
  )
}

function EntryTime({ row: { created_at } }: EntryProps) {
  const formatDateTime = useDateTimeFormat()
  return <span className="text-sm text-soft tabular-nums">{formatDateTime(created_at)}</span>
}

function EntryAction({ row: { can_give_back, edit_id, created_at } }: EntryProps) {
  return can_give_back && <GiveBack editId={edit_id} date={created_at} />
}

function EntryCard({ row }: EntryProps) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <EntryKind row={row} />
          <EntryTime row={row} />
        </div>
        <EntryEdit row={row} />
      </div>
      <EntryAction row={row} />
    </div>
  )
}
