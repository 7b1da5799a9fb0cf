import { Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Wordmark } from '#ui/Logo.tsx'
import type { Trade } from '../trades.ts'
import { LanguageToggle, LanguageSelect } from './Languages.tsx'
import { BAR_LINK, ButtonLink, PLACES_ON_PAGE } from './parts.tsx'

const LINKS = ['top', 'how', 'pricing', 'contact'] as const
const WORDS = { top: 'nav.home', how: 'nav.how', pricing: 'nav.pricing', contact: 'nav.contact' } as const

/**
 * Always in view; it gets a shadow once the page is scrolled (`page-script.ts`). Without a script nothing would close a phone's menu,
 * so there it stays at the top of the page.
 */
export function Bar({ trade }: { trade: Trade | undefined }) {
  const { t } = useTranslation(['landing', 'common'])
  return (
    <header
      data-bar=""
      className="sticky top-0 z-40 bg-page text-ink transition-[background-color,box-shadow] duration-200 data-scrolled:bg-surface data-scrolled:shadow-lift max-md:noscript:relative"
    >
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-on-accent px-4 py-2 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('common:skipToContent')}
      </a>
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-5 lg:px-8">
        <a
          href={PLACES_ON_PAGE.top}
          aria-label={t('common:brand')}
          className="mr-auto inline-flex min-h-11 max-w-[180px] items-center rounded-control lg:mr-6"
        >
          <Wordmark />
        </a>
        <nav aria-label={t('nav.label')} className="flex items-center max-md:hidden lg:mr-auto">
          {LINKS.map((link) => (
            <a key={link} href={PLACES_ON_PAGE[link]} className={BAR_LINK}>
              {t(WORDS[link])}
            </a>
          ))}
        </nav>
        <LanguageToggle trade={trade} className="max-md:hidden" />
        <a href={paths.auth()} className={`${BAR_LINK} max-md:hidden`}>
          {t('nav.account')}
        </a>
        <ButtonLink
          href={PLACES_ON_PAGE.pricing}
          variant="ink"
          className="min-h-11! px-3! text-sm! whitespace-nowrap max-md:hidden lg:px-4!"
        >
          {t('nav.start')}
        </ButtonLink>
        <PhoneMenu trade={trade} />
      </div>
    </header>
  )
}

/** Opens without a script too. */
function PhoneMenu({ trade }: { trade: Trade | undefined }) {
  const { t } = useTranslation('landing')
  return (
    <details data-menu="" className="md:hidden">
      <summary
        aria-label={t('nav.menu')}
        className="-mr-2.5 grid size-11 cursor-pointer list-none place-items-center rounded-control [&::-webkit-details-marker]:hidden"
      >
        <Menu className="size-6" aria-hidden="true" />
      </summary>
      <div className="absolute inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-surface px-5 pt-2 pb-6 text-ink shadow-float">
        <nav aria-label={t('nav.menu')} className="flex flex-col">
          {LINKS.map((link) => (
            <a
              key={link}
              href={PLACES_ON_PAGE[link]}
              className="flex min-h-13 items-center border-b border-line font-display text-lg font-bold"
            >
              {t(WORDS[link])}
            </a>
          ))}
          <a href={paths.auth()} className="flex min-h-13 items-center border-b border-line font-display text-lg font-bold">
            {t('nav.login')}
          </a>
        </nav>
        <LanguageSelect trade={trade} />
        <ButtonLink href={PLACES_ON_PAGE.pricing} className="mt-5 w-full">
          {t('nav.start')}
        </ButtonLink>
      </div>
    </details>
  )
}
