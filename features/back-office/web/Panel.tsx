import type { ReactNode } from 'react'
import { ActivityTab } from './activity/ActivityTab.tsx'
import { ConversationsTab } from './support/ConversationsTab.tsx'
import { CouponsTab } from './coupons/CouponsTab.tsx'
import { MemberPage } from './member/MemberPage.tsx'
import { MembersTab } from './MembersTab.tsx'
import { OperationsTab } from './operations/OperationsTab.tsx'
import { PanelCharts } from './charts/PanelCharts.tsx'
import { PanelHead } from './PanelHead.tsx'
import { usePanelLocation, type PanelTab } from './panel-location.ts'
import { PanelTabs } from './PanelTabs.tsx'
import { PaymentsTab } from './refunds/PaymentsTab.tsx'
import { RefundsTab } from './refunds/RefundsTab.tsx'
import { StatCards } from './charts/StatCards.tsx'
import { Problems } from './Problems.tsx'

const TABS = {
  payments: PaymentsTab,
  refunds: RefundsTab,
  members: MembersTab,
  conversations: ConversationsTab,
  activity: ActivityTab,
  coupons: CouponsTab,
  operations: OperationsTab,
} as const satisfies Record<PanelTab, () => ReactNode>

/**
 * The whole business on one page: problems, figures, and the lists behind them; or one member. The figures are shown with the
 * payments only, so that every other tab begins with its list.
 */
export function Panel() {
  const { tab, member } = usePanelLocation()
  const Tab = TABS[tab]
  if (member !== undefined) return <MemberPage key={member} memberId={member} />
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-5 pt-5 pb-16 md:gap-6 md:px-6 md:pt-10">
      <PanelHead />
      <Problems />
      <PanelTabs current={tab} />
      {tab === 'payments' && (
        <>
          <StatCards />
          <PanelCharts />
        </>
      )}
      <div className="flex flex-col gap-4">
        <Tab />
      </div>
    </div>
  )
}
