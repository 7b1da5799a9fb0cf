import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { useSubscription } from '#features/membership/web/index.ts'
import { Consequences, useRefundable } from '#features/payments/web/index.ts'
import { toCents } from '#features/reais.ts'
import { useMember } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ConfirmationField } from './ConfirmationField.tsx'
import { isConfirmed } from './is-confirmed.ts'
import type { AccountDeletion } from './use-delete-account.ts'

interface DeletionDialogProps {
  deletion: AccountDeletion
  onClose: () => void
}

/** Explains what deleting the account means, and asks for the confirmation word. */
export function DeletionDialog({ deletion: { form, submit, isBusy }, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('account')
  const tCommon = useTranslation().t
  const { field } = useController({ control: form.control, name: 'confirmation' })

  return (
    <Dialog
      isOpen
      // a request that was sent cannot be cancelled by closing the dialog
      onOpenChange={(isWanted) => !isWanted && !isBusy && onClose()}
      title={t('deletion.question')}
      closeLabel={tCommon('close')}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('deletion.keep')}
          </Button>
          <Button type="submit" form="deletion" variant="danger" isBusy={isBusy} disabled={!isConfirmed(field.value)}>
            {t('deletion.confirm')}
          </Button>
        </>
      }
    >
      <Meaning />
      <form id="deletion" onSubmit={submit} noValidate>
        <ConfirmationField value={field.value} onChange={field.onChange} isDisabled={isBusy} />
      </form>
    </Dialog>
  )
}

function Meaning() {
  const { t } = useTranslation('account')
  const { phone } = useMember()
  const { data: subscription } = useSubscription(phone)
  const refundable = useRefundable()
  const writeMoney = useMoneyFormat()
  const hasPlan = subscription != null && ['pending', 'active', 'overdue', 'suspended'].includes(subscription.status)
  const lines = [
    t('deletion.pictures'),
    ...(hasPlan ? [t(subscription.is_courtesy ? 'deletion.courtesy' : 'deletion.plan')] : []),
    ...(refundable ? [t('deletion.refund', { amount: writeMoney(toCents(refundable.amount)) })] : []),
    t('deletion.instagram'),
    t('deletion.law'),
  ]
  return <Consequences lines={lines} />
}
