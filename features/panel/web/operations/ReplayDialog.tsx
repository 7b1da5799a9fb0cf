import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { type KnockLine, operations } from '#features/operations/contract.ts'
import { showToast } from '#ui/toast.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useOrderDeed } from '../member/use-order-deed.ts'

interface ReplayDialogProps {
  /** Undefined: all that failed. */
  knock: KnockLine | undefined
  onClose: () => void
}

export function ReplayDialog({ knock, onClose }: ReplayDialogProps) {
  const { t } = useTranslation('panel')
  const { order, isBusy, problem } = useOrderDeed()

  async function replay() {
    const done = await order((headers) => call(operations.replayKnocks, { body: { id: knock?.id }, headers }))
    if (!done) return
    void showToast('success', t('operations.webhooks.done', { count: done.replayed }))
    onClose()
  }

  return (
    <ConfirmDialog
      heading={t(knock ? 'operations.webhooks.ask' : 'operations.webhooks.askAll')}
      confirm={t('operations.webhooks.replay')}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void replay()}
    >
      {knock && <p className="font-semibold wrap-anywhere">{knock.event}</p>}
      <p>{t('operations.webhooks.text')}</p>
    </ConfirmDialog>
  )
}
