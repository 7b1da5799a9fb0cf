import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#features/api.ts'
import { showToast } from '#ui/toast.ts'
import { signOut } from './use-session.ts'

/** Signs out from any member screen; each of them leads to sign-in without a session. */
export function useSignOut() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)

  async function leave(): Promise<void> {
    setLeaving(true)
    try {
      await signOut(queryClient)
      void showToast('success', t('account.signedOut'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      void showToast('error', error.message)
    } finally {
      setLeaving(false)
    }
  }

  return { leave, isLeaving }
}
