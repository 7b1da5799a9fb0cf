import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_TAB } from './account-tab.ts'
import { AccountTabs } from './AccountNav.tsx'
import { StudioCard } from './StudioCard.tsx'

interface AccountLayoutProps {
  greeting: ReactNode
  nav: ReactNode
  children: ReactNode
}

/** The layout of the account page, for every tab. */
export function AccountLayout({ greeting, nav, children }: AccountLayoutProps) {
  return (
    <div className="mx-auto w-full max-w-frame px-5 pt-6 pb-16 md:px-6 md:pt-10">
      {greeting}
      <div className="mt-5 items-start gap-10 md:mt-8 md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
        {nav}
        <div className="mt-5 flex flex-col gap-4 md:mt-0 md:gap-6">{children}</div>
      </div>
    </div>
  )
}

/** The first tab's placeholder, until the session is loaded. */
export function AccountWaiting() {
  const { t } = useTranslation('account')
  return (
    <AccountLayout
      greeting={<h1 className="text-2xl md:text-3xl">{t('greetingNameless')}</h1>}
      nav={<AccountTabs current={FIRST_TAB} />}
    >
      <StudioCard />
    </AccountLayout>
  )
}
