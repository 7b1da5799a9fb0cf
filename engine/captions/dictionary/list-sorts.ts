/** What a word may be in a sentence, as far as dictionaries tell: that is how "corte 40" is known to be a thing and its price. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { keyOf } from './accent-table.ts'
import { listForms } from './build-table.ts'
import type { Sort } from './sorts.ts'

/** Portuguese entries say what they are; the others are told by which suffixes they take. */
const TELLERS: Readonly<Record<BaseLanguage, Readonly<Record<'thing' | 'quality', RegExp>>>> = {
  pt: { thing: /CAT=(?:a_)?nc/u, quality: /CAT=a(?:dj|_nc)/u },
  es: { thing: /^[^/]+\/[^\s]*S/u, quality: /^[^/]+\/[^\s]*G/u },
  en: { thing: /^[^/]+\/[^\s]*M/u, quality: /^[^/]+\/[^\s]*[YP]/u },
}

/** The keys of a language's words by what they may be. */
export function listSorts(language: BaseLanguage): Readonly<Record<Sort, ReadonlySet<string>>> {
  const teller = TELLERS[language]
  const [verb, thing, quality] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { word, entry, isBookish, isVerbForm } of listForms(language)) {
    if (isBookish) continue
    const key = keyOf(word)
    if (isVerbForm) verb.add(key)
    else {
      if (teller.thing.test(entry)) thing.add(key)
      if (teller.quality.test(entry)) quality.add(key)
    }
  }
  const isOther = (key: string) => thing.has(key) || quality.has(key)
  return {
    thing,
    quality,
    verb: new Set([...verb].filter((key) => !isOther(key))),
    act: new Set([...verb].filter(isOther)),
  }
}
