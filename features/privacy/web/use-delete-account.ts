import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import type { Reply } from '#features/endpoint.ts'
import { forget, noteDeletion, useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { privacy } from '../contract.ts'
import { markFarewell } from './farewell-mark.ts'

/** Between the last notice and the farewell. */
const GOODBYE_AFTER_MS = 2000

type Deleted = Reply<typeof privacy.deleteAccount>

/** Deletes the account; whatever comes of it, `onEnd` closes the dialog. Once it is done, nothing is free again until the farewell. */
export function useDeleteAccount(onEnd: () => void) {
  const { t } = useTranslation('account')
  const queryClient = useQueryClient()
  const { phone } = useMember()
  const writeSuccess = useSuccessText()
  const [isBusy, setBusy] = useState(false)
  const isAnswerLost = useRef(false)

  async function remove(confirmation: string): Promise<void> {
    setBusy(true)
    const result = await call(privacy.deleteAccount, { body: { phone, confirmation } })
    // the first answer was lost on its way, and by now there is no session any more: then it was done
    const isDoneBefore = isAnswerLost.current && !result.ok && result.code === 'unauthorised'
    isAnswerLost.current = !result.ok && result.code === 'network'
    onEnd()
    if (!result.ok && !isDoneBefore) {
      setBusy(false)
      void showToast('error', t('deletion.failed'))
      return
    }
    noteDeletion()
    markFarewell()
    void showToast('success', result.ok ? writeSuccess(result.data) : t('deletion.done'))
    setTimeout(() => forget(queryClient), GOODBYE_AFTER_MS)
  }

  return { remove, isBusy }
}

/** The spec's sentence writes the sign of the money itself. */
function useSuccessText(): (deleted: Deleted) => string {
  const { t, i18n } = useTranslation('account')
  const write = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return ({ auto_refund: { results } }) =>
    results.length === 0
      ? t('deletion.done')
      : t('deletion.doneWithRefund', { amount: write.format(results.reduce((sum, { amount }) => sum + amount, 0)) })
}
