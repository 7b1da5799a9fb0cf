import { PLAN } from '../features/plan.ts'
import { type Language, LANGUAGES } from './languages.ts'

export { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages.ts'

/** Same keys, any words: what a translation must be to stand beside the Portuguese original. */
export type Shape<Original> = { readonly [Key in keyof Original]: Original[Key] extends string ? string : Shape<Original[Key]> }

/**
 * Our language nearest to a tag such as `pt`, `en-GB` or `es-419`; undefined when there is none.
 * Portuguese is Brazil's unless Portugal is said.
 */
export function nearestLanguage(tag: string): Language | undefined {
  const wanted = tag.trim().toLowerCase()
  const exact = LANGUAGES.find((language) => language.toLowerCase() === wanted)
  if (exact) return exact
  const primary = wanted.split('-', 1)[0]
  return LANGUAGES.find((language) => language.toLowerCase().split('-', 1)[0] === primary)
}

/** Whether an address says more than the language it is shown in: then it may mean another view of its screen than the first. */
export function namesView(search: URLSearchParams): boolean {
  return [...search.keys()].some((key) => key !== 'lang' && key !== 'choose')
}

/** Values that any phrase may name. Screens give them with the others, because their types ask for them. */
const KNOWN_VALUES: Readonly<Record<string, string | number | boolean | readonly string[]>> = { limit: PLAN.editsPerPeriod }

/** Puts values into the `{{places}}` of a phrase, as the browser's i18next does. */
export function fill(phrase: string, values: Readonly<Record<string, string | number | boolean | readonly string[]>>): string {
  const known = { ...KNOWN_VALUES, ...values }
  return phrase.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => (Object.hasOwn(known, name) ? String(known[name]) : place))
}
