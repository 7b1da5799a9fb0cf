import type { Language } from '#phrases/shape.ts'

/** Languages of the tables: both shores of Portuguese understand each other, so it is one here. */
export const BASE_LANGUAGES = ['pt', 'es', 'en'] as const
export type BaseLanguage = (typeof BASE_LANGUAGES)[number]

export function baseLanguageOf(language: Language): BaseLanguage {
  return language === 'es' || language === 'en' ? language : 'pt'
}
