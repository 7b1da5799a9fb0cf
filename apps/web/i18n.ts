/** The language of the page: how it is found, loaded, and changed. */
import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, nearestLanguage, type Language } from '#phrases/shape.ts'
import { I18N_OPTIONS } from './i18n-options.ts'
import { LANGUAGE_KEY, rememberLanguage, storedLanguage, viewedLanguage } from './language-choice.ts'

const SHELL_PHRASES = {
  'pt-BR': () => import('#phrases/pt-BR/shell.ts'),
  'pt-PT': () => import('#phrases/pt-PT/shell.ts'),
  es: () => import('#phrases/es/shell.ts'),
  en: () => import('#phrases/en/shell.ts'),
}

/** The phrases that load with the screens that use them. */
const SCREEN_PHRASES = {
  account: {
    'pt-BR': async () => (await import('#phrases/pt-BR/account.ts')).account,
    'pt-PT': async () => (await import('#phrases/pt-PT/account.ts')).account,
    es: async () => (await import('#phrases/es/account.ts')).account,
    en: async () => (await import('#phrases/en/account.ts')).account,
  },
  admin: {
    'pt-BR': async () => (await import('#phrases/pt-BR/admin.ts')).admin,
    'pt-PT': async () => (await import('#phrases/pt-PT/admin.ts')).admin,
    es: async () => (await import('#phrases/es/admin.ts')).admin,
    en: async () => (await import('#phrases/en/admin.ts')).admin,
  },
  brand: {
    'pt-BR': async () => (await import('#phrases/pt-BR/brand.ts')).brand,
    'pt-PT': async () => (await import('#phrases/pt-PT/brand.ts')).brand,
    es: async () => (await import('#phrases/es/brand.ts')).brand,
    en: async () => (await import('#phrases/en/brand.ts')).brand,
  },
  checkout: {
    'pt-BR': async () => (await import('#phrases/pt-BR/checkout.ts')).checkout,
    'pt-PT': async () => (await import('#phrases/pt-PT/checkout.ts')).checkout,
    es: async () => (await import('#phrases/es/checkout.ts')).checkout,
    en: async () => (await import('#phrases/en/checkout.ts')).checkout,
  },
  instagram: {
    'pt-BR': async () => (await import('#phrases/pt-BR/instagram.ts')).instagram,
    'pt-PT': async () => (await import('#phrases/pt-PT/instagram.ts')).instagram,
    es: async () => (await import('#phrases/es/instagram.ts')).instagram,
    en: async () => (await import('#phrases/en/instagram.ts')).instagram,
  },
  panel: {
    'pt-BR': async () => (await import('#phrases/pt-BR/panel.ts')).panel,
    'pt-PT': async () => (await import('#phrases/pt-PT/panel.ts')).panel,
    es: async () => (await import('#phrases/es/panel.ts')).panel,
    en: async () => (await import('#phrases/en/panel.ts')).panel,
  },
  payments: {
    'pt-BR': async () => (await import('#phrases/pt-BR/payments.ts')).payments,
    'pt-PT': async () => (await import('#phrases/pt-PT/payments.ts')).payments,
    es: async () => (await import('#phrases/es/payments.ts')).payments,
    en: async () => (await import('#phrases/en/payments.ts')).payments,
  },
  publishing: {
    'pt-BR': async () => (await import('#phrases/pt-BR/publishing.ts')).publishing,
    'pt-PT': async () => (await import('#phrases/pt-PT/publishing.ts')).publishing,
    es: async () => (await import('#phrases/es/publishing.ts')).publishing,
    en: async () => (await import('#phrases/en/publishing.ts')).publishing,
  },
  studio: {
    'pt-BR': async () => (await import('#phrases/pt-BR/studio.ts')).studio,
    'pt-PT': async () => (await import('#phrases/pt-PT/studio.ts')).studio,
    es: async () => (await import('#phrases/es/studio.ts')).studio,
    en: async () => (await import('#phrases/en/studio.ts')).studio,
  },
  superseded: {
    'pt-BR': async () => (await import('#phrases/pt-BR/superseded.ts')).superseded,
    'pt-PT': async () => (await import('#phrases/pt-PT/superseded.ts')).superseded,
    es: async () => (await import('#phrases/es/superseded.ts')).superseded,
    en: async () => (await import('#phrases/en/superseded.ts')).superseded,
  },
  legal: {
    'pt-BR': async () => (await import('#phrases/pt-BR/legal.ts')).legal,
    'pt-PT': async () => (await import('#phrases/pt-PT/legal.ts')).legal,
    es: async () => (await import('#phrases/es/legal.ts')).legal,
    en: async () => (await import('#phrases/en/legal.ts')).legal,
  },
}
export type ScreenPhrases = keyof typeof SCREEN_PHRASES

/** The phrases that the screens shown so far needed, so that a change of language loads them too. */
const needed = new Set<ScreenPhrases>()

let chosen: Language = DEFAULT_LANGUAGE

/** The member's choice, or the language of the link they followed; a screen with a language of its own does not change it. */
export function chosenLanguage(): Language {
  return chosen
}

/**
 * Finds the language (a link's, then the stored choice, then what the server served, then the browser) and loads its
 * phrases, so that the first render says the same as the prerendered page.
 * @param only of the screen that is opened, when it has one
 */
export async function startI18n(only: Language | undefined): Promise<void> {
  const viewed = viewedLanguage()
  await i18next
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      ...I18N_OPTIONS,
      fallbackLng: false,
      partialBundledLanguages: true,
      resources: {},
      // the stored value may be none of our languages: the next source counts then
      supportedLngs: LANGUAGES,
      ...(viewed !== undefined && { lng: viewed }),
      detection: {
        order: only === undefined ? ['localStorage', 'htmlTag', 'navigator'] : ['localStorage', 'navigator'],
        caches: [], // a screen's own language is not stored
        lookupLocalStorage: LANGUAGE_KEY,
        convertDetectedLanguage: (tag) => nearestLanguage(tag) ?? tag,
      },
    })
  // despite its type it is undefined when the browser wants none of our languages
  chosen = nearestLanguage(i18next.language ?? '') ?? DEFAULT_LANGUAGE
  if (only === undefined && viewed === undefined) rememberLanguage(chosen)
  await showLanguage(only ?? chosen)
}

/** Loads the phrases of a screen in the language of the page. Prerendered pages already have all of them. */
export async function needPhrases(namespaces: readonly ScreenPhrases[]): Promise<void> {
  if (!i18next.isInitialized) return
  for (const namespace of namespaces) needed.add(namespace)
  await loadScreenPhrases(nearestLanguage(i18next.language) ?? DEFAULT_LANGUAGE)
}

/**
 * Shows the whole page in another language, and stores the choice for the next visit.
 * @throws when its phrases cannot be loaded
 */
export async function changeLanguage(language: Language): Promise<void> {
  chosen = language
  // stored first: if the phrases disappeared with an older build, the page is reloaded in the new language
  rememberLanguage(language)
  await showLanguage(language)
}

/**
 * A page restored from the browser's cache has the language in which it was left. Switches to the current choice without a
 * reload, so that typed text stays.
 */
export function matchChoiceOnReturn(only: () => Language | undefined): void {
  addEventListener('pageshow', ({ persisted }) => {
    const due = viewedLanguage() ?? storedLanguage()
    if (!persisted || due === undefined || due === chosen) return
    chosen = due
    // when the phrases cannot be loaded, it keeps its language
    void showLanguage(only() ?? due).catch(() => undefined)
  })
}

let wanted: Language | undefined

/** Shows the whole page in another language. Of several calls the last one counts, in whatever order they load. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language
  const [{ shell }] = await Promise.all([SHELL_PHRASES[language](), loadScreenPhrases(language)])
  for (const [namespace, phrases] of Object.entries(shell)) i18next.addResourceBundle(language, namespace, phrases)
  if (wanted !== language) return
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

async function loadScreenPhrases(language: Language): Promise<void> {
  const missing = [...needed].filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      i18next.addResourceBundle(language, namespace, await SCREEN_PHRASES[namespace][language]())
    }),
  )
}
