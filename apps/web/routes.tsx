/** The map of the product: every address with its screen. */
import type { TFunction } from 'i18next'
import { paths } from '#features/paths.ts'
import { FORMER_WORDS, type FormerVersion } from '#features/privacy/web/index.ts'
import { FORMER_TERMS_VERSIONS } from '#features/sign-in/contract.ts'
import type { Language } from '#phrases/shape.ts'
import type { PageSearch } from './rendered-page.ts'
import { screen, type Screen } from './screen.tsx'
import { PLAN } from '#features/plan.ts'

/** The namespaces that titles are taken from. */
export const TITLE_PHRASES = [
  'common',
  'account',
  'admin',
  'checkout',
  'superseded',
  'install',
  'instagram',
  'legal',
  'payments',
  'publishing',
  'signIn',
  'studio',
] as const
type TextOf = (t: TFunction<typeof TITLE_PHRASES>) => string

export interface ScreenRoute {
  /** Also the name of its pages: `<name>.<language>.html`. */
  readonly name: string
  /** In react-router's syntax. */
  readonly path: string
  readonly screen: Screen
  /** The file of the screen, used to preload its chunks. The build fails when it does not exist. */
  readonly source: string
  /** `member`: only with a session. `bare`: its page loads no script. */
  readonly shell: 'guest' | 'member' | 'bare'
  /** The screen's only language, whatever was chosen. */
  readonly language?: Language
  readonly title: TextOf
  readonly description: TextOf
  /** Search engines and other sites may show it. */
  readonly isPublic?: boolean
  /** Search engines may index it, though no page links to it: without a session it shows no personal data. */
  readonly isFindable?: boolean
  /** Further states of the screen with HTML of their own, by the search parameter that selects them. */
  readonly variants?: readonly { readonly name: string; readonly search: PageSearch }[]
}

export const NOT_FOUND: ScreenRoute = {
  name: 'not-found',
  path: '*',
  screen: screen(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen),
  source: 'apps/web/NotFoundScreen.tsx',
  shell: 'guest',
  title: (t) => t('common:notFound.title'),
  description: (t) => t('common:notFound.description'),
}

export const ROUTES: readonly ScreenRoute[] = [
  {
    name: 'auth',
    path: paths.auth(),
    isPublic: true,
    screen: screen(async () => {
      const { loadSignInScreen } = await import('#features/sign-in/web/SignInScreen.tsx')
      return loadSignInScreen(globalThis.location?.search ?? '')
    }),
    source: 'features/sign-in/web/SignInScreen.tsx',
    shell: 'guest',
    title: (t) => t('signIn:title'),
    description: (t) => t('signIn:description'),
    variants: [
      { name: 'auth-code', search: { step: 'otp' } },
      { name: 'auth-success', search: { step: 'success' } },
    ],
  },
  {
    name: 'checkout',
    path: paths.checkout(),
    isFindable: true,
    screen: screen(async () => (await import('#features/checkout/web/CheckoutScreen.tsx')).CheckoutScreen, ['checkout']),
    source: 'features/checkout/web/CheckoutScreen.tsx',
    shell: 'guest',
    title: (t) => t('checkout:title'),
    description: (t) => t('checkout:description', { limit: PLAN.editsPerPeriod }),
  },
  {
    name: 'account',
    path: paths.account(),
    isFindable: true,
    // the checkout's phrases for a new card, the studio's for what is left of the plan
    screen: screen(
      async () => (await import('#features/account/web/AccountScreen.tsx')).AccountScreen,
      ['account', 'brand', 'checkout', 'instagram', 'payments', 'studio'],
      async () => (await import('#features/account/web/AccountScreen.tsx')).AccountWaiting,
    ),
    source: 'features/account/web/AccountScreen.tsx',
    shell: 'member',
    title: (t) => t('account:title'),
    description: (t) => t('account:description'),
    // what is shown before the member is known is the first view: an address with parameters may mean another
    variants: [{ name: 'account-elsewhere', search: 'any' }],
  },
  {
    name: 'admin',
    path: paths.admin(),
    screen: screen(
      async () => (await import('#features/back-office/web/AdminScreen.tsx')).AdminScreen,
      ['admin', 'panel', 'payments'],
    ),
    source: 'features/back-office/web/AdminScreen.tsx',
    shell: 'member',
    title: (t) => t('admin:title'),
    description: (t) => t('admin:description'),
  },
  {
    name: 'fix-payments',
    path: paths.fixPayments(),
    screen: screen(
      async () => (await import('#features/admin/web/FixPaymentsScreen.tsx')).FixPaymentsScreen,
      ['admin', 'payments'],
    ),
    source: 'features/admin/web/FixPaymentsScreen.tsx',
    shell: 'member',
    title: (t) => t('payments:fix.title'),
    description: (t) => t('payments:fix.description'),
  },
  {
    name: 'studio',
    path: paths.studio(),
    isFindable: true,
    screen: screen(
      async () => (await import('#features/photo-edits/web/StudioScreen.tsx')).StudioScreen,
      ['studio', 'brand', 'publishing'],
      async () => (await import('#features/photo-edits/web/StudioScreen.tsx')).StudioWaiting,
    ),
    source: 'features/photo-edits/web/StudioScreen.tsx',
    shell: 'member',
    title: (t) => t('studio:title'),
    description: (t) => t('studio:description'),
    // what is shown before the member is known is the first view: an address with parameters may mean another
    variants: [{ name: 'studio-elsewhere', search: 'any' }],
  },
  {
    name: 'calendar',
    path: paths.calendar(),
    screen: screen(async () => (await import('#features/publishing/web/CalendarScreen.tsx')).CalendarScreen, ['publishing']),
    source: 'features/publishing/web/CalendarScreen.tsx',
    shell: 'member',
    title: (t) => t('publishing:title'),
    description: (t) => t('publishing:description'),
  },
  {
    name: 'social-connect',
    path: paths.socialConnect(),
    screen: screen(
      async () => (await import('#features/instagram/web/SocialConnectScreen.tsx')).SocialConnectScreen,
      ['instagram'],
    ),
    source: 'features/instagram/web/SocialConnectScreen.tsx',
    shell: 'member',
    language: 'pt-BR',
    title: (t) => t('instagram:title'),
    description: (t) => t('instagram:description'),
  },
  {
    name: 'terms',
    path: paths.terms(),
    isPublic: true,
    screen: screen(async () => (await import('#features/privacy/web/TermsScreen.tsx')).TermsScreen, ['legal']),
    source: 'features/privacy/web/TermsScreen.tsx',
    shell: 'guest',
    title: (t) => t('legal:terms.title'),
    description: (t) => t('legal:terms.description'),
  },
  {
    name: 'privacy',
    path: paths.privacy(),
    isPublic: true,
    screen: screen(async () => (await import('#features/privacy/web/PrivacyScreen.tsx')).PrivacyScreen, ['legal']),
    source: 'features/privacy/web/PrivacyScreen.tsx',
    shell: 'guest',
    title: (t) => t('legal:privacy.title'),
    description: (t) => t('legal:privacy.description'),
  },
  ...FORMER_TERMS_VERSIONS.flatMap(formerPages),
  {
    name: 'sad-goodbye',
    path: paths.sadGoodbye(),
    screen: screen(async () => (await import('#features/privacy/web/SadGoodbyeScreen.tsx')).SadGoodbyeScreen, ['legal']),
    source: 'features/privacy/web/SadGoodbyeScreen.tsx',
    shell: 'guest',
    title: (t) => t('legal:goodbye.title'),
    description: (t) => t('legal:goodbye.description'),
  },
  {
    name: 'offline',
    path: paths.offline(),
    screen: screen(async () => (await import('./OfflineScreen.tsx')).OfflineScreen),
    source: 'apps/web/OfflineScreen.tsx',
    shell: 'bare',
    title: (t) => t('install:offline.heading'),
    description: (t) => t('install:description'),
  },
  NOT_FOUND,
]

export function routeOf(pathname: string): ScreenRoute {
  return ROUTES.find((route) => route.path === pathname.replace(/(?<=.)\/$/, '')) ?? NOT_FOUND
}

function formerPages(version: FormerVersion): ScreenRoute[] {
  const words = FORMER_WORDS[version]
  return [
    {
      name: `former-terms-${version}`,
      path: paths.formerTerms(version),
      screen: screen(async () => {
        const { FormerTermsScreen } = await import('#features/privacy/web/FormerTermsScreen.tsx')
        return () => <FormerTermsScreen version={version} />
      }, ['legal', 'superseded']),
      source: 'features/privacy/web/FormerTermsScreen.tsx',
      shell: 'guest',
      title: (t) => t(`superseded:${words}.terms.title`),
      description: (t) => t(`superseded:${words}.terms.description`),
    },
    {
      name: `former-privacy-${version}`,
      path: paths.formerPrivacy(version),
      screen: screen(async () => {
        const { FormerPrivacyScreen } = await import('#features/privacy/web/FormerPrivacyScreen.tsx')
        return () => <FormerPrivacyScreen version={version} />
      }, ['legal', 'superseded']),
      source: 'features/privacy/web/FormerPrivacyScreen.tsx',
      shell: 'guest',
      title: (t) => t(`superseded:${words}.privacy.title`),
      description: (t) => t(`superseded:${words}.privacy.description`),
    },
  ]
}
