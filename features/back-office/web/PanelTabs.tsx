import { Activity, ChartColumn, CreditCard, type LucideIcon, MessagesSquare, ServerCog, Ticket, Undo2, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { PANEL_TABS, placeOfTab, type PanelTab, usePanelLocation } from './panel-location.ts'
import { TabLinks } from './TabLinks.tsx'

const ICONS: Record<PanelTab, LucideIcon> = {
  overview: ChartColumn,
  payments: CreditCard,
  refunds: Undo2,
  members: Users,
  conversations: MessagesSquare,
  activity: Activity,
  coupons: Ticket,
  operations: ServerCog,
}

export function PanelTabs({ current }: { current: PanelTab }) {
  const { t } = useTranslation('panel')
  const { search } = usePanelLocation()
  const tabs = PANEL_TABS.map((tab) => ({
    name: tab,
    text: t(`tabs.${tab}`),
    to: paths.admin(placeOfTab(tab, search)),
    Icon: ICONS[tab],
  }))
  return <TabLinks label={t('tabs.label')} tabs={tabs} current={current} />
}
