import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CallError } from '#features/api.ts'
import { paths } from '#features/paths.ts'
import { showToast } from '#ui/toast.ts'
import { signOut } from './use-session.ts'

/** The way out, from wherever it is offered. */
export function useSignOut() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  async function leave(): Promise<void> {
    setLeaving(true)
    try {
      await signOut(queryClient)
      await navigate(paths.auth())
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
