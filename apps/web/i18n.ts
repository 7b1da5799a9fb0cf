/** The language of the page: how it is found, loaded, and changed. */
import i18next, { type i18n as I18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, nearestLanguage, type Language } from '#phrases/shape.ts'
import { LANGUAGE_KEY, rememberLanguage } from './language-choice.ts'

const PHRASES = {
  'pt-BR': () => import('#phrases/pt-BR/web.ts'),
  'pt-PT': () => import('#phrases/pt-PT/web.ts'),
  es: () => import('#phrases/es/web.ts'),
  en: () => import('#phrases/en/web.ts'),
}

const OPTIONS = {
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: 'common',
  load: 'currentOnly',
  // React escapes by itself
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} as const

async function loadPhrases(language: Language) {
  return (await PHRASES[language]()).web
}

/** An instance for one prerendered page. */
export async function createPageI18n(language: Language): Promise<I18n> {
  const instance = i18next.createInstance()
  await instance
    .use(initReactI18next)
    .init({ ...OPTIONS, lng: language, fallbackLng: false, resources: { [language]: await loadPhrases(language) } })
  return instance
}

/**
 * Finds the language (stored choice, then what the server served, then the browser) and loads its phrases, so that the
 * first render says the same as the prerendered page.
 */
export async function startI18n(): Promise<Language> {
  await i18next
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      ...OPTIONS,
      fallbackLng: false,
      partialBundledLanguages: true,
      resources: {},
      detection: {
        order: ['localStorage', 'htmlTag', 'navigator'],
        caches: ['localStorage'],
        lookupLocalStorage: LANGUAGE_KEY,
        convertDetectedLanguage: (tag) => nearestLanguage(tag) ?? DEFAULT_LANGUAGE,
      },
    })
  const language = nearestLanguage(i18next.language) ?? DEFAULT_LANGUAGE
  await changeLanguage(language)
  return language
}

/** Shows the whole page in another language, and keeps the choice for the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  for (const [namespace, phrases] of Object.entries(await loadPhrases(language))) {
    i18next.addResourceBundle(language, namespace, phrases)
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  rememberLanguage(language)
}
