import type { Language } from '#phrases/shape.ts'

/** The languages of the tables. Brazilian and European Portuguese are one, because their speakers understand each other. */
export const BASE_LANGUAGES = ['pt', 'es', 'en'] as const
export type BaseLanguage = (typeof BASE_LANGUAGES)[number]

export function baseLanguageOf(language: Language): BaseLanguage {
  return language === 'es' || language === 'en' ? language : 'pt'
}
