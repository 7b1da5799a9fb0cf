import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminAccess } from '#features/admin/contract.ts'
import { adminHeaders, checkAdminAccess, deleteAdminToken } from '#features/admin/web/index.ts'
import { call } from '#features/api.ts'
import { showToast } from '#ui/toast.ts'
import { PANEL } from './panel-queries.ts'

/** Revokes the token on the server and deletes it here, with all data of the panel; the session stays. */
export function useLeavePanel() {
  const { t } = useTranslation('panel')
  const queryClient = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    const result = await call(adminAccess.logoutAdmin, { headers: adminHeaders() })
    setLeaving(false)
    // a token that the server refuses is as invalid as a revoked one
    if (!result.ok && (result.status === 0 || result.status >= 500)) {
      void showToast('error', result.error)
      return
    }
    deleteAdminToken()
    await queryClient.cancelQueries({ queryKey: PANEL })
    checkAdminAccess(queryClient)
    queryClient.removeQueries({ queryKey: PANEL, type: 'inactive' })
    void showToast('success', t('signedOut'))
  }

  return { leave, isLeaving }
}
