/** Where the chosen language is stored: local storage for the browser, a cookie for the server, which picks the HTML. */
import { LANGUAGES, nearestLanguage, type Language } from '#phrases/shape.ts'

export const LANGUAGE_KEY = 'i18nextLng'
/** The language of a link that was opened in this tab. */
const VIEW_KEY = 'viewedLanguage'
/** Read by `pageLanguageOf` in `apps/build-app.ts`. Over https it is `__Host-lng`, which no other host can set for us. */
const COOKIE = 'lng'
const YEAR_SECONDS = 31_536_000

/** Stores a choice for the next visit. */
export function rememberLanguage(language: Language): void {
  endView()
  try {
    // when there is no space for the new one, the old one must not stay
    localStorage.removeItem(LANGUAGE_KEY)
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // storage is unavailable: the cookie must do
  }
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${secure && '__Host-'}${COOKIE}=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`
}

/** The stored choice, if it is one of our languages. */
export function storedLanguage(): Language | undefined {
  try {
    return nearestLanguage(localStorage.getItem(LANGUAGE_KEY) ?? '')
  } catch {
    return undefined // storage is unavailable
  }
}

/**
 * The language named by the link that was followed: this tab shows it instead of the stored choice, and does not change that
 * choice.
 */
export function viewedLanguage(): Language | undefined {
  const linked = nearestLanguage(new URLSearchParams(location.search).get('lang') ?? '')
  if (linked !== undefined) return linked
  try {
    return nearestLanguage(sessionStorage.getItem(VIEW_KEY) ?? '')
  } catch {
    return undefined // storage is unavailable: the view lasts as long as the address
  }
}

/** A choice ends the tab's view, in its address and in its storage. */
function endView(): void {
  const address = new URL(location.href)
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang')
    history.replaceState(history.state, '', address)
  }
  try {
    sessionStorage.removeItem(VIEW_KEY)
  } catch {
    // storage is unavailable: there is no view
  }
}

interface FirstScriptNames {
  languages: readonly string[]
  key: string
  view: string
  cookie: string
  maxAge: number
}

/**
 * Runs before the first paint and makes sure that the page has the right language: the one just chosen (`?choose=`), else that of
 * the link opened in this tab (`?lang=`, a view and no choice), else the stored one. It sends the server a cookie of the stored
 * one, once and only if the cookie sticks. A page restored from the browser's cache is checked again, unless its app runs and
 * does so itself. Sent to the browser as text, so it uses nothing from outside.
 */
function showRightLanguage({ languages, key, view, cookie, maxAge }: FirstScriptNames): void {
  const served = document.documentElement.lang
  const address = new URL(location.href)
  const secure = location.protocol === 'https:' ? ';secure' : ''
  const kept = `${secure && '__Host-'}${cookie}=`
  const nearest = (tag: string | null) => {
    const wanted = (tag ?? '').trim().toLowerCase()
    return (
      languages.find((language) => language.toLowerCase() === wanted) ??
      languages.find((language) => language.slice(0, 2) === wanted.split('-', 1)[0])
    )
  }
  const applyChosen = () => {
    address.searchParams.delete('lang')
    // a person who receives this address should not get the choice with it
    if (document.cookie.includes(kept + served)) address.searchParams.delete('choose')
    history.replaceState(history.state, '', address)
    localStorage.setItem(key, served)
    sessionStorage.removeItem(view)
  }
  const switchToLinked = (viewed: string) => {
    address.searchParams.set('lang', viewed)
    location.replace(address)
  }
  const goOnInStored = (hasComeBack: boolean) => {
    const stored = nearest(localStorage.getItem(key))
    const wasCookieSent = !hasComeBack && sessionStorage.getItem(cookie) === stored
    if (stored === undefined || stored === served || wasCookieSent) return
    document.cookie = `${kept}${stored};path=/;max-age=${maxAge};samesite=lax${secure}`
    if (!document.cookie.includes(kept + stored)) return
    sessionStorage.setItem(cookie, stored)
    location.reload()
  }
  const ensureLanguage = (hasComeBack: boolean) => {
    try {
      const linked = nearest(address.searchParams.get('lang'))
      const viewed = linked ?? nearest(sessionStorage.getItem(view))
      if (nearest(address.searchParams.get('choose')) === served) applyChosen()
      else if (linked !== undefined) sessionStorage.setItem(view, linked)
      else if (viewed === undefined) goOnInStored(hasComeBack)
      else if (viewed !== served) switchToLinked(viewed)
    } catch {
      // storage is unavailable: the served language stays
    }
  }
  ensureLanguage(false)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !('hydrated' in document.documentElement.dataset)) ensureLanguage(true)
  })
}

export const FIRST_SCRIPT = `(${showRightLanguage.toString()})(${JSON.stringify({
  languages: LANGUAGES,
  key: LANGUAGE_KEY,
  view: VIEW_KEY,
  cookie: COOKIE,
  maxAge: YEAR_SECONDS,
} satisfies FirstScriptNames)})`
