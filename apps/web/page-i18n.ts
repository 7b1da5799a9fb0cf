import i18next, { type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#phrases/shape.ts'
import { I18N_OPTIONS } from './i18n-options.ts'

const PHRASES = {
  'pt-BR': () => import('#phrases/pt-BR/web.ts'),
  'pt-PT': () => import('#phrases/pt-PT/web.ts'),
  es: () => import('#phrases/es/web.ts'),
  en: () => import('#phrases/en/web.ts'),
}

/** An instance for one prerendered page, with the phrases of all screens. */
export async function createPageI18n(language: Language): Promise<I18n> {
  const { web } = await PHRASES[language]()
  const instance = i18next.createInstance()
  await instance
    .use(initReactI18next)
    .init({ ...I18N_OPTIONS, lng: language, fallbackLng: false, resources: { [language]: web } })
  return instance
}
