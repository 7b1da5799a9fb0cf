/** Where the chosen language is kept: for the browser in local storage, for the server (which picks the HTML) in a cookie. */
import { LANGUAGES, type Language } from '#phrases/shape.ts'

export const LANGUAGE_KEY = 'i18nextLng'
/** Read by `platform/http/language.ts`. */
const COOKIE = 'lng'
const YEAR_SECONDS = 31_536_000

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // storage is closed to us: the cookie has to do
  }
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${COOKIE}=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`
}

interface FirstScriptNames {
  languages: readonly string[]
  key: string
  cookie: string
  maxAge: number
}

/**
 * Runs before anything is painted: when the stored language is not the one that was served, tells the server by the
 * cookie and reloads, once and only if the cookie stuck. Sent to the browser as text, so it uses nothing from outside.
 */
function reloadInStoredLanguage({ languages, key, cookie, maxAge }: FirstScriptNames): void {
  try {
    // a link with a language in it is a choice, and the server has taken it already
    const served = document.documentElement.lang
    if (new URLSearchParams(location.search).get('lang') === served) localStorage.setItem(key, served)
    const stored = (localStorage.getItem(key) ?? '').toLowerCase()
    const match =
      languages.find((language) => language.toLowerCase() === stored) ??
      languages.find((language) => language.slice(0, 2) === stored.slice(0, 2))
    if (match === undefined || match === served) return
    if (sessionStorage.getItem(cookie) === match) return
    const secure = location.protocol === 'https:' ? ';secure' : ''
    document.cookie = `${cookie}=${match};path=/;max-age=${maxAge};samesite=lax${secure}`
    if (!document.cookie.includes(`${cookie}=${match}`)) return
    sessionStorage.setItem(cookie, match)
    location.reload()
  } catch {
    // storage is closed to us: the served language stands
  }
}

export const FIRST_SCRIPT = `(${reloadInStoredLanguage.toString()})(${JSON.stringify({
  languages: LANGUAGES,
  key: LANGUAGE_KEY,
  cookie: COOKIE,
  maxAge: YEAR_SECONDS,
} satisfies FirstScriptNames)})`
