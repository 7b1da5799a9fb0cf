import { Navigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { ReceiptPage } from '#features/payments/web/index.ts'
import { useAccountPlace, type AccountTab } from './account-tab.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { AccountNav } from './AccountNav.tsx'
import { BillingTab } from './BillingTab.tsx'
import { ConnectTab } from './ConnectTab.tsx'
import { Greeting } from './Greeting.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { WelcomeBack } from './WelcomeBack.tsx'

// re-exported, because a separate import would load a separate file
export { AccountWaiting } from './AccountLayout.tsx'

const PANELS = {
  connect: ConnectTab,
  profile: ProfileTab,
  billing: BillingTab,
  settings: SettingsTab,
} as const satisfies Record<AccountTab, () => React.ReactNode>

/** The account page. The address names the open tab or receipt. */
export function AccountScreen() {
  const { tab, receipt, isLost } = useAccountPlace()
  if (isLost) return <Navigate to={paths.account()} replace />
  if (receipt !== undefined) return <ReceiptPage id={receipt} />
  const Panel = PANELS[tab]
  return (
    <AccountLayout greeting={<Greeting />} nav={<AccountNav current={tab} />}>
      <Panel />
      <WelcomeBack />
    </AccountLayout>
  )
}
