import { clsx } from 'clsx'
import { Images, LogOut, Settings, Smartphone, UserRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { useSignOut } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ACCOUNT_TABS, FIRST_TAB, type AccountTab } from './account-tab.ts'
import { usePlanProblem } from './use-plan-problem.ts'

const ICONS: Record<AccountTab, LucideIcon> = { connect: Smartphone, profile: UserRound, billing: Images, settings: Settings }

/** Tabs on phones, a side menu elsewhere. They are links, because each part of the account has an address. */
export function AccountNav({ current }: { current: AccountTab }) {
  const { t } = useTranslation('account')
  const { leave, isLeaving } = useSignOut()
  return (
    <AccountTabs current={current} hasPlanProblem={usePlanProblem().hasProblem}>
      <Button
        variant="quiet"
        className="mt-3 w-full justify-start! gap-3! px-4! text-soft max-md:hidden"
        icon={<LogOut className="mx-1.5 size-5" aria-hidden="true" />}
        isBusy={isLeaving}
        onClick={() => void leave()}
      >
        {t('tabs.signOut')}
      </Button>
    </AccountTabs>
  )
}

interface AccountTabsProps {
  current: AccountTab
  hasPlanProblem?: boolean
  /** Shown below the tabs. */
  children?: ReactNode
}

/** The tabs without member data, so that they can be shown before the member is loaded. */
export function AccountTabs({ current, hasPlanProblem = false, children }: AccountTabsProps) {
  const { t } = useTranslation('account')
  return (
    <div className="sticky top-15 z-20 -mx-5 border-b border-line bg-page md:top-25 md:mx-0 md:border-0">
      <nav aria-label={t('tabs.label')}>
        <ul className="flex px-2 md:flex-col md:gap-1 md:px-0">
          {ACCOUNT_TABS.map((tab) => (
            <li key={tab} className="flex flex-auto">
              <TabLink tab={tab} isCurrent={tab === current} wantsAttention={tab === 'billing' && hasPlanProblem} />
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}

interface TabLinkProps {
  tab: AccountTab
  isCurrent: boolean
  wantsAttention: boolean
}

function TabLink({ tab, isCurrent, wantsAttention }: TabLinkProps) {
  const { t } = useTranslation('account')
  const Icon = ICONS[tab]
  return (
    <Link
      to={paths.account({ tab: tab === FIRST_TAB ? undefined : tab })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => scrollTo(0, 0)}
      className={clsx(
        'flex flex-1 items-center gap-1 rounded-control text-xs font-semibold',
        'min-h-17 flex-col justify-center px-1 text-center leading-tight',
        'md:min-h-12 md:flex-row md:justify-start md:gap-3 md:px-4 md:text-left md:text-base',
        isCurrent ? 'text-ink md:bg-surface md:shadow-lift' : 'text-soft hover:text-ink md:hover:bg-sunken',
      )}
    >
      <span className={clsx('relative rounded-full px-3 py-0.5 md:px-1.5 md:py-1.5', isCurrent && 'bg-accent text-on-accent')}>
        <Icon className="size-5" aria-hidden="true" />
        {wantsAttention && (
          <span className="absolute -top-0.5 right-0.5 size-3 rounded-full bg-danger ring-2 ring-page md:-right-1" />
        )}
      </span>
      <span className="flex min-h-8 items-center md:min-h-0">
        <span>{t(`tabs.${tab}`)}</span>
        {wantsAttention && <VisuallyHidden>({t('tabs.attention')})</VisuallyHidden>}
      </span>
    </Link>
  )
}
