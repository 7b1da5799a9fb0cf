import { clsx } from 'clsx'
import { Activity, CreditCard, Undo2, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { PANEL_TABS, placeOfTab, type PanelTab, usePanelPlace } from './panel-place.ts'

const ICONS: Record<PanelTab, LucideIcon> = { payments: CreditCard, refunds: Undo2, activity: Activity }

/** Links, since each list has an address. */
export function PanelTabs({ current }: { current: PanelTab }) {
  const { t } = useTranslation('panel')
  const { search } = usePanelPlace()
  return (
    <nav aria-label={t('tabs.label')} className="border-b border-line">
      <ul className="flex gap-1 md:gap-2">
        {PANEL_TABS.map((tab) => {
          const Icon = ICONS[tab]
          const isCurrent = tab === current
          return (
            <li key={tab} className="max-md:flex-1">
              <Link
                to={paths.admin(placeOfTab(tab, search))}
                preventScrollReset
                aria-current={isCurrent ? 'page' : undefined}
                className={clsx(
                  '-mb-px flex min-h-12 items-center justify-center gap-2 border-b-3 px-1 text-sm font-semibold md:px-4',
                  isCurrent ? 'border-ink text-ink' : 'border-transparent text-soft hover:text-ink',
                )}
              >
                <Icon className="size-5 max-sm:hidden" aria-hidden="true" />
                {t(`tabs.${tab}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
