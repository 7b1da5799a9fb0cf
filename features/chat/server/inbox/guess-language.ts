import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#phrases/languages.ts'

/** Country codes where most people speak one of our languages. */
const COUNTRIES: Readonly<Record<Language, readonly string[]>> = {
  'pt-BR': ['55'],
  'pt-PT': ['351'],
  es: ['34', '51', '52', '53', '54', '56', '57', '58', '591', '593', '595', '598'],
  en: ['1', '44', '353', '61', '64'],
}

/** The language for a person who has written nothing yet. */
export function guessLanguage(phone: string | undefined): Language {
  return LANGUAGES.find((language) => COUNTRIES[language].some((prefix) => phone?.startsWith(prefix))) ?? DEFAULT_LANGUAGE
}
