import { useTranslation } from 'react-i18next'
import type { PanelKnock } from '#features/panel/member-shapes.ts'
import { Badge } from '#ui/Badge.tsx'
import { useMomentFormat } from '../use-moment-format.ts'
import { useMemberKnocks } from './member-queries.ts'
import { PartList } from './PartList.tsx'

interface KnockProps {
  row: PanelKnock
}

/** What the payment provider knocked for about the member's contracts. */
export function KnocksPart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('panel')
  const list = useMemberKnocks(memberId)
  return (
    <PartList
      label={t('member.parts.webhooks')}
      list={list}
      columns={[
        { heading: t('member.webhooks.event'), Cell: KnockEvent },
        { heading: t('member.webhooks.received'), Cell: KnockTime },
        { heading: t('list.status'), Cell: KnockState },
      ]}
      Card={KnockCard}
    />
  )
}

function KnockEvent({ row: { event, about } }: KnockProps) {
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{event}</p>
      <p className="text-xs wrap-anywhere text-faint">{about}</p>
    </div>
  )
}

function KnockTime({ row: { received_at } }: KnockProps) {
  const writeMoment = useMomentFormat()
  return <span className="text-sm text-soft tabular-nums">{writeMoment(received_at)}</span>
}

function KnockState({ row: { settled_at } }: KnockProps) {
  const { t } = useTranslation('panel')
  const writeMoment = useMomentFormat()
  return settled_at === null ? (
    <Badge look="accent">{t('member.webhooks.waiting')}</Badge>
  ) : (
    <Badge look="good">{t('operations.webhooks.settledAt', { date: writeMoment(settled_at) })}</Badge>
  )
}

function KnockCard({ row }: KnockProps) {
  return (
    <div className="flex flex-col items-start gap-1">
      <KnockEvent row={row} />
      <KnockTime row={row} />
      <KnockState row={row} />
    </div>
  )
}
