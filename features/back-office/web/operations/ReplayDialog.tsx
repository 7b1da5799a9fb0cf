import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { type WebhookEventLine, operations } from '#features/back-office/operations-contract.ts'
import { showToast } from '#ui/toast.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useOrderAction } from '../member/use-order-action.ts'

interface ReplayDialogProps {
  /** Undefined for all failed webhooks. */
  webhookEvent: WebhookEventLine | undefined
  onClose: () => void
}

export function ReplayDialog({ webhookEvent, onClose }: ReplayDialogProps) {
  const { t } = useTranslation('panel')
  const { order, isBusy, problem } = useOrderAction()

  async function replay() {
    const done = await order((headers) => call(operations.replayWebhookEvents, { body: { id: webhookEvent?.id }, headers }))
    if (!done) return
    void showToast('success', t('operations.webhooks.done', { count: done.replayed }))
    onClose()
  }

  return (
    <ConfirmDialog
      heading={t(webhookEvent ? 'operations.webhooks.ask' : 'operations.webhooks.askAll')}
      confirm={t('operations.webhooks.replay')}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void replay()}
    >
      {webhookEvent && <p className="font-semibold wrap-anywhere">{webhookEvent.event}</p>}
      <p>{t('operations.webhooks.text')}</p>
    </ConfirmDialog>
  )
}
