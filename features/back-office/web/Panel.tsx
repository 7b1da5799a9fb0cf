import type { ReactNode } from 'react'
import { ActivityTab } from './activity/ActivityTab.tsx'
import { ConversationsTab } from './support/ConversationsTab.tsx'
import { CouponsTab } from './coupons/CouponsTab.tsx'
import { MemberPage } from './member/MemberPage.tsx'
import { MembersTab } from './MembersTab.tsx'
import { OperationsTab } from './operations/OperationsTab.tsx'
import { OverviewTab } from './charts/OverviewTab.tsx'
import { PanelHead } from './PanelHead.tsx'
import { usePanelLocation, type PanelTab } from './panel-location.ts'
import { PanelTabs } from './PanelTabs.tsx'
import { PaymentsTab } from './refunds/PaymentsTab.tsx'
import { RefundsTab } from './refunds/RefundsTab.tsx'
import { Problems } from './Problems.tsx'

const TABS = {
  overview: OverviewTab,
  payments: PaymentsTab,
  refunds: RefundsTab,
  members: MembersTab,
  conversations: ConversationsTab,
  activity: ActivityTab,
  coupons: CouponsTab,
  operations: OperationsTab,
} as const satisfies Record<PanelTab, () => ReactNode>

/** The whole business in parts: the figures first, then a list behind each; or one member. Problems are above all of them. */
export function Panel() {
  const { tab, member } = usePanelLocation()
  const Tab = TABS[tab]
  if (member !== undefined) return <MemberPage key={member} memberId={member} />
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-5 pt-5 pb-16 md:gap-6 md:px-6 md:pt-10">
      <PanelHead />
      <Problems />
      <PanelTabs current={tab} />
      <div className="flex flex-col gap-4">
        <Tab />
      </div>
    </div>
  )
}
