import { useTranslation } from 'react-i18next'
import type { PanelWebhookEvent } from '#features/back-office/member-shapes.ts'
import { Badge } from '#ui/Badge.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useMemberWebhookEvents } from './member-queries.ts'
import { PartList } from './PartList.tsx'

interface WebhookEventProps {
  row: PanelWebhookEvent
}

/** The payment provider's webhooks about the member's subscriptions. */
export function WebhookEventsPart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('panel')
  const list = useMemberWebhookEvents(memberId)
  return (
    <PartList
      label={t('member.parts.webhooks')}
      list={list}
      columns={[
        { heading: t('member.webhooks.event'), Cell: WebhookEventEvent },
        { heading: t('member.webhooks.received'), Cell: WebhookEventTime },
        { heading: t('list.status'), Cell: WebhookEventState },
      ]}
      Card={WebhookEventCard}
    />
  )
}

function WebhookEventEvent({ row: { event, about } }: WebhookEventProps) {
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{event}</p>
      <p className="text-xs wrap-anywhere text-faint">{about}</p>
    </div>
  )
}

function WebhookEventTime({ row: { received_at } }: WebhookEventProps) {
  const formatDateTime = useDateTimeFormat()
  return <span className="text-sm text-soft tabular-nums">{formatDateTime(received_at)}</span>
}

function WebhookEventState({ row: { synced_at } }: WebhookEventProps) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  return synced_at === null ? (
    <Badge variant="accent">{t('member.webhooks.waiting')}</Badge>
  ) : (
    <Badge variant="good">{t('operations.webhooks.syncedAt', { date: formatDateTime(synced_at) })}</Badge>
  )
}

function WebhookEventCard({ row }: WebhookEventProps) {
  return (
    <div className="flex flex-col items-start gap-1">
      <WebhookEventEvent row={row} />
      <WebhookEventTime row={row} />
      <WebhookEventState row={row} />
    </div>
  )
}
