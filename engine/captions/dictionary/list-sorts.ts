/** What a word may be in a sentence, as far as dictionaries tell: that is how "banho tomado" is known to be one thing. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { keyOf } from './accent-table.ts'
import { listForms } from './build-table.ts'
import type { Form } from './expand-dictionary.ts'
import { SORTS, type Sort } from './sorts.ts'

interface Teller {
  readonly thing: RegExp
  readonly quality: RegExp
  /** Of an entry whose forms do what verbs do; only where forms do not tell. */
  readonly act: RegExp
  readonly masculine: RegExp
  readonly feminine: RegExp
}

const NEVER = /(?!)/u

/** Portuguese entries say what they are; the others are told by which suffixes they take. */
const TELLERS: Readonly<Record<BaseLanguage, Teller>> = {
  pt: {
    thing: /CAT=(?:a_)?nc/u,
    quality: /CAT=a(?:dj|_nc)/u,
    act: NEVER,
    masculine: /G=m/u,
    feminine: /G=f/u,
  },
  es: { thing: /^[^/]+\/[^\s]*S/u, quality: /^[^/]+\/[^\s]*G/u, act: NEVER, masculine: NEVER, feminine: NEVER },
  en: { thing: /^[^/]+\/[^\s]*M/u, quality: /^[^/]+\/[^\s]*[YP]/u, act: NEVER, masculine: NEVER, feminine: NEVER },
}

const IS_FEMININE = /as?$/u

/** The keys of a language's words by what they may be. */
export function listSorts(language: BaseLanguage): Readonly<Record<Sort, ReadonlySet<string>>> {
  const teller = TELLERS[language]
  const forms = forSorts(() => new Set<string>())
  const isThere = (sort: Sort, entry: string) => sort !== 'verb' && teller[sort].test(entry)
  for (const form of listForms(language)) {
    if (form.isBookish) continue
    const key = keyOf(form.word)
    if (form.isVerbForm) forms.verb.add(key)
    else for (const sort of sortsOf(form, isThere)) forms[sort].add(key)
  }
  return parted(forms)
}

function sortsOf({ word, entry }: Form, isThere: (sort: Sort, entry: string) => boolean): readonly Sort[] {
  const sorts = SORTS.filter((sort) => isThere(sort, entry))
  const isMade = entry.startsWith('+')
  const isLeft =
    isMade || !sorts.includes('masculine') || !IS_FEMININE.test(word) || IS_FEMININE.test(entry.split(/[/\s]/u)[0] ?? '')
  return isLeft ? sorts : sorts.map((sort) => (sort === 'masculine' ? 'feminine' : sort))
}

/** Forms of verbs that are other words too are told apart. */
function parted(forms: Readonly<Record<Sort, ReadonlySet<string>>>): Readonly<Record<Sort, ReadonlySet<string>>> {
  const isOther = (key: string) => forms.thing.has(key) || forms.quality.has(key)
  return {
    ...forms,
    verb: new Set([...forms.verb].filter((key) => !isOther(key))),
    act: new Set([...forms.act, ...[...forms.verb].filter(isOther)]),
  }
}

function forSorts<Value>(make: (sort: Sort) => Value): Record<Sort, Value> {
  return {
    verb: make('verb'),
    act: make('act'),
    thing: make('thing'),
    quality: make('quality'),
    masculine: make('masculine'),
    feminine: make('feminine'),
  }
}
