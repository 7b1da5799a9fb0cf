import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WEBHOOK_EVENT_STATES, type WebhookEventLine } from '#features/back-office/operations-contract.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { PersonName } from '../lists/Person.tsx'
import { LocationFilter } from '../lists/LocationFilter.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useHistoryDialog } from '../use-history-dialog.ts'
import { Lines } from './Lines.tsx'
import { useWebhookEvents } from './operations-queries.ts'
import { ReplayDialog } from './ReplayDialog.tsx'

const VARIANTS = { received: 'accent', synced: 'good', failed: 'danger' } as const

/** The inbox of the payment provider's webhooks. */
export function WebhookEvents({ open }: { open: { readonly received: number; readonly failed: number } | undefined }) {
  const { t } = useTranslation('panel')
  const { state, list } = useWebhookEvents()
  const { asked, ask, close } = useHistoryDialog<WebhookEventLine | 'all'>()
  return (
    <Section
      heading={t('operations.webhooks.heading')}
      aside={
        <LocationFilter
          name="status"
          label={t('operations.webhooks.filter')}
          all={t('operations.webhooks.all')}
          value={state}
          options={WEBHOOK_EVENT_STATES.map((value) => ({ value, text: t(`operations.webhooks.states.${value}`) }))}
        />
      }
    >
      {open && <p className="mt-1 text-sm text-soft tabular-nums">{t('operations.webhooks.summary', { ...open })}</p>}
      {open !== undefined && open.failed > 0 && (
        <Button className="mt-3" icon={<RotateCcw className="size-5" aria-hidden="true" />} onClick={() => ask('all')}>
          {t('operations.webhooks.replayAll')}
        </Button>
      )}
      <Lines list={list} none={t('operations.webhooks.none')}>
        {(webhookEvent) => <WebhookEvent webhookEvent={webhookEvent} onReplay={() => ask(webhookEvent)} />}
      </Lines>
      {asked && <ReplayDialog webhookEvent={asked === 'all' ? undefined : asked} onClose={close} />}
    </Section>
  )
}

function WebhookEvent({ webhookEvent, onReplay }: { webhookEvent: WebhookEventLine; onReplay: () => void }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const { event, object_id: objectId, user, state, received_at, synced_at } = webhookEvent
  const date = formatDateTime(received_at)
  return (
    <div className="flex items-start justify-between gap-3 lg:items-center lg:gap-6">
      <div className="grid min-w-0 flex-1 gap-x-6 text-sm tabular-nums lg:grid-cols-[2fr_2fr_1fr] lg:items-center">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{event}</p>
          {objectId !== null && <p className="text-xs wrap-anywhere text-faint">{objectId}</p>}
        </div>
        <div className="min-w-0">{user && <PersonName person={user} />}</div>
        <p className="text-soft">
          {synced_at === null
            ? t('operations.webhooks.receivedAt', { date })
            : t('operations.webhooks.syncedAt', { date: formatDateTime(synced_at) })}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2 lg:w-52 lg:flex-row lg:items-center lg:justify-between">
        <Badge variant={VARIANTS[state]}>{t(`operations.webhooks.states.${state}`)}</Badge>
        {objectId !== null && (
          <Button
            size="small"
            className="min-h-11"
            aria-label={t('operations.webhooks.replayOf', { event, date })}
            onClick={onReplay}
          >
            {t('operations.webhooks.replay')}
          </Button>
        )}
      </div>
    </div>
  )
}
