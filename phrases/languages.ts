/**
 * The languages of the product, and the lexicons that each one reads with. Phrases, captions, the chat's tables and the engine's
 * words follow from these two tables: a language that is added here does not compile until every one of them has it.
 */

/** In the order of menus. */
export const LANGUAGES = ['pt-BR', 'pt-PT', 'es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'pt-BR'

/** Both variants of Portuguese read with the same lexicons, because their speakers understand each other's words. */
const BASE_LANGUAGE = { 'pt-BR': 'pt', 'pt-PT': 'pt', es: 'es', en: 'en' } as const satisfies Readonly<Record<Language, string>>
export type BaseLanguage = (typeof BASE_LANGUAGE)[Language]
export const BASE_LANGUAGES: readonly BaseLanguage[] = [...new Set(Object.values(BASE_LANGUAGE))]

export function baseLanguageOf(language: Language): BaseLanguage {
  return BASE_LANGUAGE[language]
}

/** One value for each base language: a compiled pattern, an index of a lexicon. */
export function forBaseLanguages<Value>(make: (baseLanguage: BaseLanguage) => Value): Readonly<Record<BaseLanguage, Value>> {
  const made = BASE_LANGUAGES.map((baseLanguage) => [baseLanguage, make(baseLanguage)])
  return Object.fromEntries(made) as Record<BaseLanguage, Value> // as: one entry for each of them
}
