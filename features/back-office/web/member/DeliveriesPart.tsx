import { useTranslation } from 'react-i18next'
import type { DeliveryState, PanelDelivery } from '#features/back-office/member-shapes.ts'
import { Badge } from '#ui/Badge.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useMemberDeliveries } from './member-queries.ts'
import { PartList } from './PartList.tsx'

interface DeliveryProps {
  row: PanelDelivery
}

/** Our chat messages to the member and their delivery state; their text is private. */
export function DeliveriesPart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('panel')
  const list = useMemberDeliveries(memberId)
  return (
    <PartList
      label={t('member.parts.chat')}
      list={list}
      columns={[
        { heading: t('member.chat.what'), Cell: DeliveryPurpose },
        { heading: t('member.chat.sent'), Cell: DeliveryTime },
        { heading: t('list.status'), Cell: DeliveryBadge },
      ]}
      Card={DeliveryCard}
    />
  )
}

function DeliveryPurpose({ row: { purpose, is_template } }: DeliveryProps) {
  const { t } = useTranslation('panel')
  return (
    <div className="min-w-0">
      <p className="font-semibold">{t(`member.chat.purposes.${purpose}`)}</p>
      {is_template && <p className="text-xs text-faint">{t('member.chat.template')}</p>}
    </div>
  )
}

function DeliveryTime({ row: { created_at, sent_at } }: DeliveryProps) {
  const formatDateTime = useDateTimeFormat()
  return <span className="text-sm whitespace-nowrap text-soft tabular-nums">{formatDateTime(sent_at ?? created_at)}</span>
}

const VARIANTS = {
  waiting: 'accent',
  sent: 'plain',
  delivered: 'good',
  read: 'good',
  failed: 'danger',
  dropped: 'plain',
} as const satisfies Record<DeliveryState, string>

function DeliveryBadge({ row: { state, failure } }: DeliveryProps) {
  const { t } = useTranslation('panel')
  return (
    <div className="min-w-0">
      <Badge variant={VARIANTS[state]}>{t(`member.chat.states.${state}`)}</Badge>
      {failure !== null && <p className="mt-1 text-xs wrap-anywhere text-faint">{failure}</p>}
    </div>
  )
}

function DeliveryCard({ row }: DeliveryProps) {
  return (
    <div className="flex flex-col items-start gap-1">
      <DeliveryPurpose row={row} />
      <DeliveryTime row={row} />
      <DeliveryBadge row={row} />
    </div>
  )
}
