import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { type WebhookEventLine, operations } from '#features/back-office/operations-contract.ts'
import { useSubmit } from '#features/use-submit.ts'
import { showToast } from '#ui/toast.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { usePanelCall } from '../use-panel-call.ts'

interface ReplayDialogProps {
  /** Undefined for all failed webhooks. */
  webhookEvent: WebhookEventLine | undefined
  onClose: () => void
}

export function ReplayDialog({ webhookEvent, onClose }: ReplayDialogProps) {
  const { t } = useTranslation('panel')
  const callPanel = usePanelCall()
  const submission = useSubmit(useForm(), async () => {
    const body = { id: webhookEvent?.id }
    const { replayed } = await callPanel((headers) => call(operations.replayWebhookEvents, { body, headers }))
    void showToast('success', t('operations.webhooks.done', { count: replayed }))
    onClose()
  })

  return (
    <ConfirmDialog
      heading={t(webhookEvent ? 'operations.webhooks.ask' : 'operations.webhooks.askAll')}
      confirm={t('operations.webhooks.replay')}
      submission={submission}
      onClose={onClose}
    >
      {webhookEvent && <p className="font-semibold wrap-anywhere">{webhookEvent.event}</p>}
      <p>{t('operations.webhooks.text')}</p>
    </ConfirmDialog>
  )
}
