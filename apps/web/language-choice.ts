/** Where the chosen language is kept: for the browser in local storage, for the server (which picks the HTML) in a cookie. */
import { LANGUAGES, nearestLanguage, type Language } from '#phrases/shape.ts'

export const LANGUAGE_KEY = 'i18nextLng'
/** Of a tab that came by a link with a language in it. */
const VIEW_KEY = 'viewedLanguage'
/** Read by `pageLanguageOf` in `apps/build-app.ts`. Over https it is `__Host-lng`, which no other host can set for us. */
const COOKIE = 'lng'
const YEAR_SECONDS = 31_536_000

/** Keeps a choice for the next visit. */
export function rememberLanguage(language: Language): void {
  endView()
  try {
    // where there is no room for the new one, the old one must not stay
    localStorage.removeItem(LANGUAGE_KEY)
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // storage is closed to us: the cookie has to do
  }
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${secure && '__Host-'}${COOKIE}=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`
}

/** The choice that was kept, if it is one of ours. */
export function storedLanguage(): Language | undefined {
  try {
    return nearestLanguage(localStorage.getItem(LANGUAGE_KEY) ?? '')
  } catch {
    return undefined // storage is closed to us
  }
}

/**
 * The language of a link that was followed, if it named one: what this tab shows from there on, over the stored choice
 * and without touching it.
 */
export function viewedLanguage(): Language | undefined {
  const linked = nearestLanguage(new URLSearchParams(location.search).get('lang') ?? '')
  if (linked !== undefined) return linked
  try {
    return nearestLanguage(sessionStorage.getItem(VIEW_KEY) ?? '')
  } catch {
    return undefined // storage is closed to us: a view lasts as long as its address
  }
}

/** A choice ends the view that the tab had, in its address and in its memory. */
function endView(): void {
  const address = new URL(location.href)
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang')
    history.replaceState(history.state, '', address)
  }
  try {
    sessionStorage.removeItem(VIEW_KEY)
  } catch {
    // storage is closed to us: it has no view
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
 * Runs before anything is painted, and sees to it that the page is in the right language: the one that was chosen just
 * now (`?choose=`), else the one of the link that this tab came by (`?lang=`, which is a view and no choice), else the
 * stored one, of which it tells the server by the cookie, once and only if the cookie stuck. A page that the browser kept
 * whole is looked at again when it comes back, unless it is alive and sees to itself. Sent to the browser as text, so it
 * uses nothing from outside.
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
  const takeChoice = () => {
    address.searchParams.delete('lang')
    // whoever is sent this address shall not choose by it
    if (document.cookie.includes(kept + served)) address.searchParams.delete('choose')
    history.replaceState(history.state, '', address)
    localStorage.setItem(key, served)
    sessionStorage.removeItem(view)
  }
  const goOnInView = (viewed: string) => {
    address.searchParams.set('lang', viewed)
    location.replace(address)
  }
  const goOnInStored = (hasComeBack: boolean) => {
    const stored = nearest(localStorage.getItem(key))
    const wasTold = !hasComeBack && sessionStorage.getItem(cookie) === stored
    if (stored === undefined || stored === served || wasTold) return
    document.cookie = `${kept}${stored};path=/;max-age=${maxAge};samesite=lax${secure}`
    if (!document.cookie.includes(kept + stored)) return
    sessionStorage.setItem(cookie, stored)
    location.reload()
  }
  const look = (hasComeBack: boolean) => {
    try {
      const linked = nearest(address.searchParams.get('lang'))
      const viewed = linked ?? nearest(sessionStorage.getItem(view))
      if (nearest(address.searchParams.get('choose')) === served) takeChoice()
      else if (linked !== undefined) sessionStorage.setItem(view, linked)
      else if (viewed === undefined) goOnInStored(hasComeBack)
      else if (viewed !== served) goOnInView(viewed)
    } catch {
      // storage is closed to us: the served language stands
    }
  }
  look(false)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !('alive' in document.documentElement.dataset)) look(true)
  })
}

export const FIRST_SCRIPT = `(${showRightLanguage.toString()})(${JSON.stringify({
  languages: LANGUAGES,
  key: LANGUAGE_KEY,
  view: VIEW_KEY,
  cookie: COOKIE,
  maxAge: YEAR_SECONDS,
} satisfies FirstScriptNames)})`
