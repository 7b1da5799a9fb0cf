import { CalendarDays, CircleUserRound, Image, LogOut, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { showPhone, useSignOut } from '#features/session/web/index.ts'
import { IconButton } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'

/** The signed-in member's menu: where to go, and the sign-out. */
export function AccountMenu({ phone }: { phone: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { leave } = useSignOut()
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
        {
          label: t('account.studio'),
          icon: <Image className="size-5" aria-hidden="true" />,
          onSelect: () => void navigate(paths.studio()),
        },
        {
          label: t('account.calendar'),
          icon: <CalendarDays className="size-5" aria-hidden="true" />,
          onSelect: () => void navigate(paths.calendar()),
        },
        {
          label: t('account.own'),
          icon: <UserRound className="size-5" aria-hidden="true" />,
          onSelect: () => void navigate(paths.account()),
        },
        { label: t('account.signOut'), icon: <LogOut className="size-5" aria-hidden="true" />, onSelect: () => void leave() },
      ]}
    />
  )
}
