import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import type { Reply } from '#features/endpoint.ts'
import { forget, noteDeletion, useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { privacy } from '../contract.ts'
import { markDeletionSeen } from './deletion-mark.ts'

/** Between the last notice and the goodbye page. */
const GOODBYE_AFTER_MS = 2000

type Deleted = Reply<typeof privacy.deleteAccount>

/**
 * Deletes the account; `onEnd` closes the dialog after any outcome. After a success the button stays busy until the goodbye
 * page.
 */
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
    // the first answer was lost, and now the session is gone: so the deletion had succeeded
    const isDoneBefore = isAnswerLost.current && !result.ok && result.code === 'unauthorised'
    isAnswerLost.current = !result.ok && result.code === 'network'
    onEnd()
    if (!result.ok && !isDoneBefore) {
      setBusy(false)
      void showToast('error', t('deletion.failed'))
      return
    }
    noteDeletion()
    markDeletionSeen()
    void showToast('success', result.ok ? writeSuccess(result.data) : t('deletion.done'))
    setTimeout(() => forget(queryClient), GOODBYE_AFTER_MS)
  }

  return { remove, isBusy }
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
