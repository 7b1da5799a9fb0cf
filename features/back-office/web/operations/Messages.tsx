import { RotateCcw } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { type MessageLine, operations } from '#features/back-office/operations-contract.ts'
import { useSubmit } from '#features/use-submit.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { showToast } from '#ui/toast.ts'
import { usePanelCall } from '../use-panel-call.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { Lines } from './Lines.tsx'
import { useMessages } from './operations-queries.ts'

/** The chat inbox: messages without an answer yet. No message is answered twice, so replaying needs no confirmation. */
export function Messages({ open }: { open: { readonly waiting: number; readonly stuck: number } | undefined }) {
  const { t } = useTranslation('panel')
  const list = useMessages()
  const callPanel = usePanelCall()
  // one message, or undefined for all
  const form = useForm<{ id: string | undefined }>()
  const { sendFields, isBusy, problem } = useSubmit(form, async ({ id }) => {
    const { replayed } = await callPanel((headers) => call(operations.replayMessages, { body: { id }, headers }))
    void showToast('success', t('operations.messages.done', { count: replayed }))
  })

  return (
    <Section heading={t('operations.messages.heading')}>
      {open && <p className="mt-1 text-sm text-soft tabular-nums">{t('operations.messages.summary', { ...open })}</p>}
      {open !== undefined && open.stuck > 0 && (
        <Button
          className="mt-3"
          icon={<RotateCcw className="size-5" aria-hidden="true" />}
          isBusy={isBusy}
          onClick={() => sendFields({ id: undefined })}
        >
          {t('operations.messages.replayAll')}
        </Button>
      )}
      {problem && <p className="mt-2 text-sm text-danger">{problem}</p>}
      <Lines list={list} none={t('operations.messages.none')}>
        {(message) => <Message message={message} onReplay={() => sendFields({ id: message.id })} />}
      </Lines>
    </Section>
  )
}

function Message({ message, onReplay }: { message: MessageLine; onReplay: () => void }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const date = formatDateTime(message.received_at)
  const kind = t(`operations.messages.kinds.${message.kind}`)
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 text-sm tabular-nums">
        <p className="font-semibold">{kind}</p>
        <p className="text-soft">{t('operations.webhooks.receivedAt', { date })}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2">
        <Badge variant={message.is_stuck ? 'danger' : 'accent'}>
          {t(`operations.webhooks.states.${message.is_stuck ? 'failed' : 'received'}`)}
        </Badge>
        <Button
          size="small"
          className="min-h-11"
          aria-label={t('operations.webhooks.replayOf', { event: kind, date })}
          onClick={onReplay}
        >
          {t('operations.webhooks.replay')}
        </Button>
      </div>
    </div>
  )
}
