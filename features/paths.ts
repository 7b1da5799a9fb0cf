/** Every link of the product. A path written by hand anywhere else is a mistake. */

type Search = Readonly<Record<string, string | undefined>>

function withSearch(path: string, search: Search): string {
  const given = Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

export type HomeSearch = {
  readonly para?: string | undefined
  readonly choose?: string | undefined
}

export type AuthSearch = {
  readonly step?: 'otp' | 'success' | undefined
  readonly next?: string | undefined
  readonly plan?: string | undefined
}

/** Used as the id of a photo whose upload is not finished. */
export const NEW_PHOTO = 'new'

export type StudioSearch = {
  readonly photo?: string | undefined
  readonly photos?: string | undefined
  readonly edit?: string | undefined
  readonly edits?: string | undefined
  readonly redo?: string | undefined
  readonly publish?: string | undefined
  readonly operation?: string | undefined
  readonly state?: string | undefined
  /** Whether it was published; and the text that is searched. */
  readonly post?: string | undefined
  readonly q?: string | undefined
}

export type AccountSearch = {
  readonly tab?: string | undefined
  readonly receipt?: string | undefined
  readonly card?: 'new' | undefined
}

export type CheckoutSearch = {
  readonly plan?: string | undefined
  /** `chat`, or a screen of this site. */
  readonly next?: string | undefined
}

export type CalendarSearch = {
  readonly month?: string | undefined
  readonly day?: string | undefined
  readonly post?: string | undefined
  readonly edit?: string | undefined
  readonly at?: string | undefined
}

export type AdminSearch = {
  readonly tab?: string | undefined
  readonly search?: string | undefined
  readonly status?: string | undefined
  readonly actor?: string | undefined
  readonly kind?: string | undefined
  /** The first and last day of a list. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The range of the charts. */
  readonly days?: string | undefined
  /** The resolution of the providers' history. */
  readonly step?: string | undefined
  readonly member?: string | undefined
  readonly part?: string | undefined
}

export const paths = {
  /**
   * The front page is a document of its own: link to it with `reloadDocument`. `para`: the trade that it speaks to; `choose`: the
   * language to switch to and store, for links that work without script.
   */
  home: ({ para, choose }: HomeSearch = {}) => withSearch('/', { para, choose }),
  /** `step`: the current step; `next`: where to continue afterwards; `plan`: the chosen plan. */
  auth: ({ step, next, plan }: AuthSearch = {}) => withSearch('/auth', { step, next, plan }),
  /**
   * `photo`: the one to choose an operation for; `photos`: several, with commas; `edit`: the open one; `edits`: several of one order; `redo`: the one to repeat; `publish`: the open edit's
   * publication, `new` or the post's id; the rest filters the gallery.
   */
  studio: ({ photo, photos, edit, edits, redo, publish, operation, state, post, q }: StudioSearch = {}) =>
    withSearch('/studio', { photo, photos, edit, edits, redo, publish, operation, state, post, q }),
  /** `month` as `2026-12`, `day` as `2026-12-05`: what is shown; `post`: the open one; `edit`: the one to schedule, `at` as `18:30`. */
  calendar: ({ month, day, post, edit, at }: CalendarSearch = {}) =>
    withSearch('/studio/calendar', { month, day, post, edit, at }),
  /** `next`: where to continue once an account is connected. */
  socialConnect: ({ next }: { readonly next?: string | undefined } = {}) => withSearch('/social-connect', { next }),
  /** `plan`: the chosen plan; there is only one. `next`: where to return to with a plan. */
  checkout: ({ plan, next }: CheckoutSearch = {}) => withSearch('/checkout', { plan, next }),
  /** `tab`: the open one; `receipt`: the one to read or print; `card`: `new` opens the form for another card. */
  account: ({ tab, receipt, card }: AccountSearch = {}) => withSearch('/account', { tab, receipt, card }),
  /**
   * `tab`: the open list; `search`: its search text; `status`, `actor`, `kind` and the days `from` and `to` filter it. `member`:
   * opens a member's page instead, and `part` a part of it.
   */
  admin: ({ tab, search, status, actor, kind, from, to, days, step, member, part }: AdminSearch = {}) =>
    withSearch('/admin', { tab, search, status, actor, kind, from, to, days, step, member, part }),
  fixPayments: () => '/fix-payments',
  sadGoodbye: () => '/sad-goodbye',
  /** Where a phone's share menu sends photos: handled by the service worker, without a screen. */
  share: () => '/share',
  /** Shown by the service worker while there is no connection. */
  offline: () => '/offline',
  /** Former versions; `version` is one of `FORMER_TERMS_VERSIONS`. */
  formerTerms: (version: string) => `/terms/${version}`,
  formerPrivacy: (version: string) => `/privacy/${version}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  cookies: () => '/privacy#cookies',
} as const

/** Screens that `next` may name. The front page is not one of them, because it is a document of its own. */
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
 * The given path if it leads to a screen of this site, otherwise undefined. Refuses what a browser would treat as another origin
 * (`//host`, `/\host`, a scheme), because `next` may come from any link.
 */
export function sameSitePath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/')) return undefined
  const here = 'https://here.invalid'
  if (!URL.canParse(path, here)) return undefined
  const address = new URL(path, here)
  if (address.origin !== here || !SCREENS.includes(address.pathname)) return undefined
  return `${address.pathname}${address.search}${address.hash}`
}
