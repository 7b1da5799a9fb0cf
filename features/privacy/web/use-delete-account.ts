import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call, CallError } from '#features/api.ts'
import type { Reply } from '#features/endpoint.ts'
import { forget, noteDeletion, useMember } from '#features/session/web/index.ts'
import { useSubmit } from '#features/use-submit.ts'
import { showToast } from '#ui/toast.ts'
import { privacy } from '../contract.ts'
import { markDeletionSeen } from './deletion-mark.ts'
import { isConfirmed } from './is-confirmed.ts'

/** Between the last toast and the goodbye page. */
const GOODBYE_AFTER_MS = 2000

type Deleted = Reply<typeof privacy.deleteAccount>

export type AccountDeletion = ReturnType<typeof useDeleteAccount>

/**
 * The form that deletes the account; `onEnd` closes its dialog after any outcome. After a success the button stays busy until
 * the goodbye page.
 */
export function useDeleteAccount(onEnd: () => void) {
  const { t } = useTranslation('account')
  const queryClient = useQueryClient()
  const { phone } = useMember()
  const writeSuccess = useSuccessText()
  const form = useForm({ defaultValues: { confirmation: '' } })
  const [isDeleted, setDeleted] = useState(false)
  const isAnswerLost = useRef(false)
  const { submit, isBusy, problem, clearProblem } = useSubmit(
    form,
    async ({ confirmation }) => {
      if (!isConfirmed(confirmation)) return
      const result = await call(privacy.deleteAccount, { body: { phone, confirmation } })
      // the first answer was lost, and now the session is gone: so the deletion had succeeded
      const isDoneBefore = isAnswerLost.current && !result.ok && result.code === 'unauthorised'
      isAnswerLost.current = !result.ok && result.code === 'network'
      onEnd()
      form.reset()
      if (!result.ok && !isDoneBefore) throw new CallError(result)
      setDeleted(true)
      noteDeletion()
      markDeletionSeen()
      void showToast('success', result.ok ? writeSuccess(result.data) : t('deletion.done'))
      setTimeout(() => forget(queryClient), GOODBYE_AFTER_MS)
    },
    {
      // the dialog is closed by then
      fieldOf: () => undefined,
      onFailure: () => void showToast('error', t('deletion.failed')),
    },
  )

  return { form, submit, isBusy: isBusy || isDeleted, problem, clearProblem }
}

/** The amount without a currency sign, because the product specification's sentence contains the sign. */
function useSuccessText(): (deleted: Deleted) => string {
  const { t, i18n } = useTranslation('account')
  const write = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return ({ auto_refund: { results } }) =>
    results.length === 0
      ? t('deletion.done')
      : t('deletion.doneWithRefund', { amount: write.format(results.reduce((sum, { amount }) => sum + amount, 0)) })
}
