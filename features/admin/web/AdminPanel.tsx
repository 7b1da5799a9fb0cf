import { useQueryClient } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { useMember } from '#features/sign-in/web/member.ts'
import { showPhone } from '#features/sign-in/web/phone-number.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { showToast } from '#ui/toast.ts'
import { adminAccess } from '../contract.ts'
import { adminHeaders, forgetAdminToken } from './admin-token.ts'
import { checkAdminAccess } from './use-admin-access.ts'

/** Behind the gate. What it will show comes with the payments. */
export function AdminPanel() {
  const { t } = useTranslation('admin')
  const { phone } = useMember()
  const { leave, isLeaving } = useLeavePanel()
  return (
    <div className="mx-auto w-full max-w-5xl px-5 py-10 md:px-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl md:text-3xl">{t('panel.heading')}</h1>
          <p className="mt-2 text-soft">{t('panel.signedInAs', { phone: showPhone(phone) })}</p>
        </div>
        <Button onClick={() => void leave()} isBusy={isLeaving}>
          {t('panel.signOut')}
        </Button>
      </header>
      <div className="mt-8 rounded-card bg-surface shadow-lift">
        <EmptyState
          picture={<ChartNoAxesColumn className="size-12 text-faint" aria-hidden="true" />}
          title={t('panel.emptyHeading')}
          text={t('panel.emptyText')}
        />
      </div>
    </div>
  )
}

/** Ends the token at the server and forgets it here; the session stays. */
function useLeavePanel() {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    const result = await call(adminAccess.logoutAdmin, { headers: adminHeaders() })
    setLeaving(false)
    // a token that the server refuses is as dead as one that it ended
    if (!result.ok && (result.status === 0 || result.status >= 500)) {
      void showToast('error', result.error)
      return
    }
    forgetAdminToken()
    checkAdminAccess(queryClient)
    void showToast('success', t('panel.signedOut'))
  }

  return { leave, isLeaving }
}
