/** "Toalhas brancas dobradas", "folded towels": a word that is true of what it stands at asks for nothing more. */

import { foldText } from './clean-text.ts'
import type { FoundMeanings, MeaningfulPhrase, Span } from './find-meanings.ts'
import { inflect } from './lexicon-index.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { ADJECTIVE_COMES_FIRST, EDGES, OF } from './lexicon/small-words.ts'
import { TRUE_OF_PLATES } from './lexicon/true-of-plates.ts'
import { TRUE_WORDS, type TrueWords } from './lexicon/true-words.ts'
import { BASE_LANGUAGES, type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

/** By language, what each word is true of. */
const TRUE_OF: Readonly<Record<BaseLanguage, ReadonlyMap<string, readonly TrueWords[]>>> = forBaseLanguages((language) => {
  const rows = [...TRUE_WORDS, ...TRUE_OF_PLATES].flatMap((row) => formsOf(row, language).map((form) => ({ form, row })))
  return new Map([...Map.groupBy(rows, ({ form }) => form)].map(([form, all]) => [form, all.map(({ row }) => row)]))
})

/** @param known the words, spelt right */
export function withoutTrueWords(found: FoundMeanings, known: readonly string[]): FoundMeanings {
  // "rolled up", "toldo listrado": a word may be a half of what is true
  const phrasesOf = ({ from, to }: Span): string[] =>
    [
      { from, to },
      { from, to: to + 1 },
      { from: Math.max(0, from - 1), to },
    ].map((span) => known.slice(span.from, span.to).join(' '))
  const trueOf = (span: Span, isAsked: (row: TrueWords) => boolean): MeaningfulPhrase | undefined => {
    for (const language of BASE_LANGUAGES) {
      const rows = phrasesOf(span).flatMap((phrase) => (TRUE_OF[language].get(phrase) ?? []).filter(isAsked))
      const nouns = found.parts.flatMap((part) => {
        const row = rows.find(({ of }) => keysOf(part.meaning).some((key) => of.some((name) => name === key)))
        return row && part.from !== span.from
          ? [{ ...part, part, isThere: row.isThere === true, ...(row.isThere && { clause: span.clause }) }]
          : []
      })
      const noun = nounOf(span, nouns, ADJECTIVE_COMES_FIRST[language])
      if (noun) return noun.part
    }
    return undefined
  }
  const edgeOf = ({ from, to, isDenied }: Span): MeaningfulPhrase | undefined => {
    if (isDenied || to - from > 2 || !known.slice(from, to).some((word) => EDGES.has(word))) return undefined
    let next = to
    while (OF.has(known[next] ?? '')) next += 1
    return found.parts.find((part) => part.meaning.kind === 'place' && (part.to === from || (next > to && part.from === next)))
  }
  // of what we show elsewhere only what the place has anyway
  const things = new Set<Span>(found.parts.filter(({ meaning }) => !DESCRIBING.has(meaning.kind)))
  const told = [...found.parts, ...found.unknown].flatMap((asked) => {
    const { from, to, clause, isDenied } = asked
    const of = isDenied ? undefined : (edgeOf(asked) ?? trueOf(asked, ({ isThere }) => isThere === true || !things.has(asked)))
    return of ? [{ from, to, clause, isDenied, of }] : []
  })
  const become = (part: MeaningfulPhrase): MeaningfulPhrase => {
    const { meaning } = part
    const words = told.filter(({ of }) => of === part).flatMap(phrasesOf)
    if (meaning.kind !== 'prop' || words.length === 0) return part
    const rows = words.flatMap((word) => BASE_LANGUAGES.flatMap((language) => TRUE_OF[language].get(word) ?? []))
    const prop = rows.find(({ of, becomes }) => becomes && of.some((name) => name === meaning.prop))?.becomes
    return prop ? { ...part, meaning: { kind: 'prop', prop } } : part
  }
  const parts = new Map(found.parts.map((part) => [part, become(part)]))
  const isTold = (span: Span): boolean => told.some(({ from }) => from === span.from)
  return {
    ...found,
    parts: [...parts].flatMap(([part, now]) => (isTold(part) ? [] : [now])),
    unknown: found.unknown.filter((span) => !isTold(span)),
    told: told.map((word) => ({ ...word, of: parts.get(word.of) ?? word.of })),
  }
}

function formsOf({ words }: TrueWords, language: BaseLanguage): string[] {
  return (words[language] ?? '').split(', ').flatMap((word) => inflect(foldText(word), language, true))
}

const DESCRIBING: ReadonlySet<Meaning['kind']> = new Set(['shade', 'style', 'gradient'])

/** The nearest thing or place before it, or behind it where the language says so. */
function nounOf<Noun extends Span & { readonly isThere: boolean }>(
  span: Span,
  parts: readonly Noun[],
  isAhead: boolean,
): Noun | undefined {
  const nouns = parts.filter(({ clause }) => clause === span.clause)
  const before = nouns.findLast(({ to }) => to <= span.from)
  const behind = nouns.find(({ from }) => from >= span.to)
  return isAhead ? (behind ?? before) : (before ?? nouns.find(({ isThere }) => isThere))
}

function keysOf(meaning: Meaning): readonly string[] {
  if (meaning.kind === 'surface') return [meaning.surface]
  if (meaning.kind === 'material') return meaning.plate ? [meaning.material, meaning.plate] : [meaning.material]
  if (meaning.kind === 'festive') return [...(meaning.isPlain ? ['lights'] : []), ...(meaning.plate ? [meaning.plate] : [])]
  if (meaning.kind !== 'prop' && meaning.kind !== 'place') return []
  const own = meaning.kind === 'prop' ? meaning.prop : (meaning.land ?? meaning.room ?? meaning.family)
  return meaning.plate ? [own, meaning.plate] : [own]
}
