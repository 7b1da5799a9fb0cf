/** "Toalhas brancas dobradas", "folded towels": a word that is true of what it stands at asks for nothing more. */

import { foldText } from './clean-text.ts'
import type { FoundMeanings, MeaningfulPhrase, Span } from './find-meanings.ts'
import { inflect } from './lexicon-index.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { ADJECTIVE_COMES_FIRST } from './lexicon/small-words.ts'
import { TRUE_WORDS } from './lexicon/true-words.ts'
import { BASE_LANGUAGES, type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

/** By language, what each word is true of. */
const TRUE_OF: Readonly<Record<BaseLanguage, ReadonlyMap<string, ReadonlySet<string>>>> = forBaseLanguages((language) => {
  const rows = TRUE_WORDS.flatMap(({ of, words }) =>
    (words[language] ?? '').split(', ').flatMap((word) => inflect(foldText(word), language, true).map((form) => ({ form, of }))),
  )
  const forms = Map.groupBy(rows, ({ form }) => form)
  return new Map([...forms].map(([form, all]) => [form, new Set<string>(all.flatMap(({ of }) => of))]))
})

/** @param known the words, spelt right */
export function withoutTrueWords(found: FoundMeanings, known: readonly string[]): FoundMeanings {
  const wordOf = ({ from, to }: Span): string => known.slice(from, to).join(' ')
  const trueOf = (span: Span): MeaningfulPhrase | undefined => {
    for (const language of BASE_LANGUAGES) {
      const of = TRUE_OF[language].get(wordOf(span))
      const noun =
        of &&
        nounOf(
          span,
          found.parts.filter(({ meaning }) => keysOf(meaning).some((key) => of.has(key))),
          ADJECTIVE_COMES_FIRST[language],
        )
      if (noun) return noun
    }
    return undefined
  }
  const asked = [...found.parts.filter(({ meaning }) => DESCRIBING.has(meaning.kind)), ...found.unknown]
  const told = asked.flatMap(({ from, to, clause, isDenied }) => {
    const of = isDenied ? undefined : trueOf({ from, to, clause, isDenied })
    return of ? [{ from, to, clause, isDenied, of }] : []
  })
  const isTold = (span: Span): boolean => told.some(({ from }) => from === span.from)
  return {
    ...found,
    parts: found.parts.filter((part) => !isTold(part)),
    unknown: found.unknown.filter((span) => !isTold(span)),
    told,
  }
}

const DESCRIBING: ReadonlySet<Meaning['kind']> = new Set(['shade', 'style', 'gradient'])

/** The nearest thing or place before it, or behind it where the language says so. */
function nounOf(span: Span, parts: readonly MeaningfulPhrase[], isAhead: boolean): MeaningfulPhrase | undefined {
  const nouns = parts.filter(({ clause }) => clause === span.clause)
  const before = nouns.findLast(({ to }) => to <= span.from)
  const behind = nouns.find(({ from }) => from >= span.to)
  return isAhead ? (behind ?? before) : before
}

function keysOf(meaning: Meaning): readonly string[] {
  switch (meaning.kind) {
    case 'prop':
      return [meaning.prop]
    case 'surface':
      return [meaning.surface]
    case 'material':
      return [meaning.material]
    case 'place':
      return meaning.plate ? [meaning.plate] : []
    case 'festive':
    case 'colour':
    case 'shade':
    case 'light':
    case 'time':
    case 'style':
    case 'gradient':
      return []
    default:
      return meaning satisfies never
  }
}
