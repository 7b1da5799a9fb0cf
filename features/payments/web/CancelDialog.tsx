import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { useDayFormat } from '#features/membership/web/use-day-format.ts'
import { subscriptionKey } from '#features/membership/web/use-subscription.ts'
import { useMember } from '#features/sign-in/web/member.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { payments } from '../contract.ts'
import { Consequences } from './Consequences.tsx'
import { useMoneyRefresh } from './money-queries.ts'
import type { PlanCondition } from './plan-condition.ts'

interface CancelDialogProps {
  isOpen: boolean
  onClose: () => void
  condition: PlanCondition
  renewsAt: string | undefined
  /** Until when the money could be had back instead. */
  refundUntil: string | undefined
}

export function CancelDialog({ isOpen, onClose, ...plan }: CancelDialogProps) {
  const { t } = useTranslation('payments')
  const tCommon = useTranslation().t
  const lines = useConsequences(plan)
  const { cancel, isBusy, problem } = useCancel(onClose)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isWanted) => !isWanted && onClose()}
      title={t('cancel.heading')}
      closeLabel={tCommon('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <Button look="danger" isBusy={isBusy} onClick={() => void cancel()}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <Consequences lines={lines} />
      {problem !== undefined && <Alert look="danger">{problem}</Alert>}
    </Dialog>
  )
}

function useConsequences({
  condition,
  renewsAt,
  refundUntil,
}: Pick<CancelDialogProps, 'condition' | 'renewsAt' | 'refundUntil'>): string[] {
  const { t } = useTranslation('payments')
  const writeDay = useDayFormat('long')
  const until = renewsAt === undefined ? [] : [t('cancel.until', { date: writeDay(renewsAt) })]
  const refund = refundUntil === undefined ? [] : [t('cancel.refund', { date: writeDay(refundUntil) })]
  if (condition === 'active') return [...until, t('cancel.charges'), t('cancel.gallery'), t('cancel.back'), ...refund]
  const end = condition === 'disputed' ? [] : [t('cancel.atOnce')]
  return [...end, t('cancel.charges'), t('cancel.gallery')]
}

function useCancel(onDone: () => void) {
  const { t } = useTranslation('payments')
  const writeDay = useDayFormat('long')
  const queryClient = useQueryClient()
  const refresh = useMoneyRefresh()
  const { phone } = useMember()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function cancel() {
    setBusy(true)
    setProblem(undefined)
    const result = await call(payments.cancelSubscription, { body: { phone } })
    setBusy(false)
    if (!result.ok) {
      setProblem(result.error)
      return
    }
    const { subscription } = result.data
    queryClient.setQueryData(subscriptionKey, subscription)
    void refresh()
    onDone()
    const { ends_at: endsAt } = subscription
    void showToast('success', endsAt === null ? t('cancel.done') : t('cancel.doneUntil', { date: writeDay(endsAt) }))
  }

  return { cancel, isBusy, problem }
}
