import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { type PlanCondition, PLAN_ACTIONS } from './plan-condition.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { useRefundable } from './use-refundable.ts'

/**
 * The available actions for the plan. The dialogs stay mounted after the condition changes, so that they can show the outcome.
 */
export function PlanActions({ condition, renewsAt }: { condition: PlanCondition; renewsAt: string | undefined }) {
  const { t } = useTranslation('payments')
  const [open, setOpen] = useState<'cancel' | 'refund'>()
  const refundable = useRefundable()
  const { checkout, isCharging, wantsCard } = PLAN_ACTIONS[condition]
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="mt-5 flex flex-col gap-3 empty:hidden sm:flex-row sm:flex-wrap">
        {wantsCard && (
          <LinkButton variant="primary" to={paths.account({ tab: 'billing', card: 'new' })}>
            {t('method.replace')}
          </LinkButton>
        )}
        {checkout && (
          <LinkButton variant="primary" to={paths.checkout()}>
            {t(`plan.${checkout}`)}
          </LinkButton>
        )}
        {refundable && <Button onClick={() => setOpen('refund')}>{t('refund.open')}</Button>}
        {isCharging && <Button onClick={() => setOpen('cancel')}>{t('cancel.open')}</Button>}
      </div>
      <CancelDialog
        // another screen may have ended the plan, and then there is nothing to cancel
        isOpen={open === 'cancel' && isCharging}
        onClose={close}
        condition={condition}
        renewsAt={renewsAt}
        refundUntil={refundable?.until}
      />
      <RefundDialog isOpen={open === 'refund'} onClose={close} refundable={refundable} />
    </>
  )
}
