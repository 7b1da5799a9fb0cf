import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { PlanBadge } from '#features/payments/web/PlanBadge.tsx'
import { ReceiptPage } from '#features/payments/web/ReceiptPage.tsx'
import { useMember } from '#features/sign-in/web/member.ts'
import { useAccountPlace, type AccountTab } from './account-tab.ts'
import { AccountNav } from './AccountNav.tsx'
import { AdminDoor } from './AdminDoor.tsx'
import { BillingTab } from './BillingTab.tsx'
import { callName } from './call-name.ts'
import { ConnectTab } from './ConnectTab.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { WelcomeBack } from './WelcomeBack.tsx'

const PANELS = {
  connect: ConnectTab,
  profile: ProfileTab,
  billing: BillingTab,
  settings: SettingsTab,
} as const satisfies Record<AccountTab, () => React.ReactNode>

/** The member's own place: what they have, who they are, and the ways out. The address says which part is open. */
export function AccountScreen() {
  const { tab, receipt, isLost } = useAccountPlace()
  if (isLost) return <Navigate to={paths.account()} replace />
  if (receipt !== undefined) return <ReceiptPage id={receipt} />
  const Panel = PANELS[tab]
  return (
    <div className="mx-auto w-full max-w-frame px-5 pt-6 pb-16 md:px-6 md:pt-10">
      <Greeting />
      <div className="mt-5 items-start gap-10 md:mt-8 md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
        <AccountNav current={tab} />
        <div className="mt-5 flex flex-col gap-4 md:mt-0 md:gap-6">
          <Panel />
        </div>
      </div>
      <WelcomeBack />
    </div>
  )
}

function Greeting() {
  const { t } = useTranslation('account')
  const { name, is_admin: isAdmin } = useMember()
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="min-w-0 text-2xl wrap-anywhere md:text-3xl">
        {name ? t('greeting', { name: callName(name) }) : t('greetingNameless')}
      </h1>
      <div className="flex flex-wrap items-center gap-3">
        <PlanBadge />
        {isAdmin && <AdminDoor />}
      </div>
    </header>
  )
}
