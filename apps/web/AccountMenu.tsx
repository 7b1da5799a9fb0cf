import { useQueryClient } from '@tanstack/react-query'
import { CircleUserRound, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CallError } from '#features/api.ts'
import { paths } from '#features/paths.ts'
import { showPhone } from '#features/sign-in/web/phone-number.ts'
import { signOut } from '#features/sign-in/web/use-session.ts'
import { IconButton } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast.ts'

/** Who is signed in, and the way out. */
export function AccountMenu({ phone }: { phone: string }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  async function leave() {
    try {
      await signOut(queryClient)
      await navigate(paths.auth())
      void showToast('success', t('account.signedOut'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      void showToast('error', error.message)
    }
  }

  return (
    <Menu
      trigger={
        <IconButton label={t('account.menu')}>
          <CircleUserRound className="size-6" aria-hidden="true" />
        </IconButton>
      }
      heading={
        <>
          {t('account.signedInAs')} <span className="block text-sm font-semibold text-ink">{showPhone(phone)}</span>
        </>
      }
      items={[
        { label: t('account.signOut'), icon: <LogOut className="size-5" aria-hidden="true" />, onSelect: () => void leave() },
      ]}
    />
  )
}
