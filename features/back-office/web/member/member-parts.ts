import type { ReactNode } from 'react'
import type { PanelMemberPage } from '#features/back-office/member-shapes.ts'
import { ActivityTab } from '../activity/ActivityTab.tsx'
import type { MemberPart } from '../panel-location.ts'
import { PaymentsTab } from '../refunds/PaymentsTab.tsx'
import { RefundsTab } from '../refunds/RefundsTab.tsx'
import { AllowancePart } from './AllowancePart.tsx'
import { ChatPart } from '../support/ChatPart.tsx'
import { EditsPart } from './EditsPart.tsx'
import { WebhookEventsPart } from './WebhookEventsPart.tsx'
import { MemberOverview } from './MemberOverview.tsx'
import { NoticesPart } from './NoticesPart.tsx'

export interface PartProps {
  page: PanelMemberPage
  memberId: string
}

/** The component of each part of a member's page. */
export const PARTS = {
  overview: MemberOverview,
  payments: PaymentsTab,
  refunds: RefundsTab,
  allowance: AllowancePart,
  edits: EditsPart,
  notices: NoticesPart,
  chat: ChatPart,
  webhooks: WebhookEventsPart,
  activity: ActivityTab,
} as const satisfies Record<MemberPart, (props: PartProps) => ReactNode>
