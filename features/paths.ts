/** Every link of the product. A path that is written by hand somewhere else is a mistake. */

type Search = Readonly<Record<string, string | undefined>>

function withSearch(path: string, search: Search): string {
  const given = Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

export type AuthSearch = {
  readonly step?: 'otp' | 'success' | undefined
  readonly next?: string | undefined
  readonly plan?: string | undefined
}

/** Stands for the id of a photo that is still on its way to the server. */
export const NEW_PHOTO = 'new'

export type StudioSearch = {
  readonly photo?: string | undefined
  readonly edit?: string | undefined
  readonly redo?: string | undefined
  readonly publish?: string | undefined
  readonly operation?: string | undefined
  readonly state?: string | undefined
}

export type AccountSearch = {
  readonly tab?: string | undefined
  readonly receipt?: string | undefined
  readonly card?: 'new' | undefined
}

export type CheckoutSearch = {
  readonly plan?: string | undefined
  readonly next?: 'chat' | undefined
}

export type CalendarSearch = {
  readonly month?: string | undefined
  readonly day?: string | undefined
  readonly post?: string | undefined
}

export type AdminSearch = {
  readonly tab?: string | undefined
  readonly search?: string | undefined
  readonly status?: string | undefined
  readonly actor?: string | undefined
  readonly kind?: string | undefined
  /** The first and the last day that a list tells. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** How far back the charts go. */
  readonly days?: string | undefined
  /** How finely the calls of providers are told. */
  readonly step?: string | undefined
  readonly member?: string | undefined
  readonly part?: string | undefined
}

export const paths = {
  /** The front page is a document of its own: link to it with `reloadDocument`. */
  /** `choose`: the language to go on in and to keep, for links that work without script. */
  home: ({ choose }: { readonly choose?: string | undefined } = {}) => withSearch('/', { choose }),
  /** `step`: where one is; `next`: where to go on to; `plan`: what is wanted. */
  auth: ({ step, next, plan }: AuthSearch = {}) => withSearch('/auth', { step, next, plan }),
  /**
   * `photo`: the one to choose for; `edit`: the one that is open; `redo`: the one to do again; `publish`: whether the open one is
   * being published, `new` or by the post's id; the rest filters the gallery.
   */
  studio: ({ photo, edit, redo, publish, operation, state }: StudioSearch = {}) =>
    withSearch('/studio', { photo, edit, redo, publish, operation, state }),
  /** `month` as `2026-12`, `day` as `2026-12-05`: what is shown; `post`: the one that is open. */
  calendar: ({ month, day, post }: CalendarSearch = {}) => withSearch('/studio/calendar', { month, day, post }),
  /** `next`: where to go on to once an account is connected. */
  socialConnect: ({ next }: { readonly next?: string | undefined } = {}) => withSearch('/social-connect', { next }),
  /** `plan`: what is wanted; there is only one. `next`: where one came from, and goes back to with a plan. */
  checkout: ({ plan, next }: CheckoutSearch = {}) => withSearch('/checkout', { plan, next }),
  /** `tab`: the one that is open; `receipt`: the one to read or print; `card`: whether a new one is asked for. */
  account: ({ tab, receipt, card }: AccountSearch = {}) => withSearch('/account', { tab, receipt, card }),
  /**
   * `tab`: the list that is open; `search`: whom it is about; `status`, `actor`, `kind` and the days `from` and `to` filter it. `member`: whose page is open
   * instead, and `part` what of it.
   */
  admin: ({ tab, search, status, actor, kind, from, to, days, step, member, part }: AdminSearch = {}) =>
    withSearch('/admin', { tab, search, status, actor, kind, from, to, days, step, member, part }),
  fixPayments: () => '/fix-payments',
  sadGoodbye: () => '/sad-goodbye',
  /** Where a phone's gallery hands photos over: no screen, but a door of the service worker. */
  share: () => '/share',
  /** What the service worker shows while there is no connection. */
  offline: () => '/offline',
  /** As they were before; `version` is one of `FORMER_TERMS_VERSIONS`. */
  formerTerms: (version: string) => `/terms/${version}`,
  formerPrivacy: (version: string) => `/privacy/${version}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  cookies: () => '/privacy#cookies',
} as const

/** Where somebody can be led on to. The front page is none of them: it is no screen, but a document of its own. */
const SCREENS: readonly string[] = [
  paths.account(),
  paths.admin(),
  paths.calendar(),
  paths.checkout(),
  paths.fixPayments(),
  paths.privacy(),
  paths.socialConnect(),
  paths.studio(),
  paths.terms(),
]

/**
 * The given path if it leads to a screen of this site, else undefined. Refuses what a browser would take for another
 * origin (`//host`, `/\host`, a scheme), since `next` may come from anybody's link.
 */
export function sameSitePath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/')) return undefined
  const here = 'https://here.invalid'
  if (!URL.canParse(path, here)) return undefined
  const address = new URL(path, here)
  if (address.origin !== here || !SCREENS.includes(address.pathname)) return undefined
  return `${address.pathname}${address.search}${address.hash}`
}
