/** One line of a member as the texts of a post: "limpeza de pele R$ 120 até sexta" is a title, a price and a date. */

import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { cleanText } from '#engine/backdrop-description/clean-text.ts'
import type { Language, LayoutTexts } from '#engine/types.ts'
import { type BaseLanguage, baseLanguageOf } from '#phrases/languages.ts'

import { findFacts, type Fact } from './find-facts.ts'
import { findProfession } from './find-profession.ts'
import { namePrices } from './name-prices.ts'
import { withoutRequest } from './read-message.ts'

/** The longest texts of a layout, in characters. */
export const MOST_CHARACTERS = { title: 60, price: 24, date: 40, body: 140 } as const

/** Longest line that is read; a longer one is a caption, and its beginning says what it is about. */
const LINE_LIMIT = 240

/** Little words that led a fact, and are not shown with it. */
const LED_PRICE: Readonly<Record<BaseLanguage, RegExp>> = {
  pt: /^(?:por(?: apenas| só)?|de|a|com) (?=\S)/iu,
  es: /^(?:por(?: sólo| solo)?|de|a|con) (?=\S)/iu,
  en: /^(?:for(?: only| just)?|at|with) (?=\S)/iu,
}
/** A price has a sign of money, a unit of it, or is a share off. */
const PRICED = /[$€£%]|\d\s?(?:reais|real|euros?|d[óo]lares|pesos|dollars|bucks|soles|mil|k)(?!\p{L})|(?:pague|leve|pay|lleva)/iu
/** What a price is for, right after it: "por mês", "each". */
const UNIT =
  /^ (?:(?:por|al|ao|a|per|an?|o|la|el) )?(?:m[êe]s|mes|month|hora|hour|dia|d[íi]a|day|pessoa|persona|person|sess[ãa]o|sesi[óo]n|session|unidade|unidad|d[úu]zia|docena|dozen|cento|kg|quilo|kilo|cada|each)(?!\p{L})/iu
/** Between days of one date, and after the last of them. */
const AND = /^[\s,]{0,3}(?:(?:e|y|and|a|to) )?$/iu
const ONLY = /^ only(?!\p{L})/iu
/** What is left hanging where a fact was taken out. */
const HANGING = boundedPattern(
  String.raw`(?:[\s,;:.\-–—+|/]|(?<=[\s,;:]|^)(?:por|de|a|com|at[ée]|s[óo]|apenas|no|na|em|e|con|hasta|solo|el|la|en|y|for|at|by|only|on|until|and|just|with))+$`,
  'iu',
)
const LEADING = boundedPattern(String.raw`^[\s,;:.\-–—+|/]+`, 'u')
const TRAILING = boundedPattern(String.raw`[\s,;:\-–—]+$`, 'u')
/** A title may end at a pause. */
const PAUSE = /[.!?;:–—]\s|,\s/gu

/**
 * Reads prices and days out of a line; what stands before them is the title, and what is left the body. Words are kept as they were
 * written. At most 240 characters are read; time grows linearly with them.
 */
export function readLine(line: string, language: Language): LayoutTexts {
  const baseLanguage = baseLanguageOf(language)
  const clean = cleanText(line.trim(), LINE_LIMIT).normalize('NFC').slice(0, LINE_LIMIT).toWellFormed()
  const asked = withoutRequest(clean.replaceAll(/\s{1,9}/gu, ' '), baseLanguage)
  const told = language === 'pt-BR' ? namePrices(asked, findProfession(asked, baseLanguage)) : asked
  const facts = findFacts(told, baseLanguage)
  const offer = facts.find(({ kind, from, to }) => kind === 'offer' && PRICED.test(told.slice(from, to)))
  const price = offer && { from: offer.from, to: offer.to + (UNIT.exec(told.slice(offer.to))?.[0].length ?? 0) }
  const date = dateIn(told, facts)
  const rest = withoutSpans(told, [price, date])
  const [title, more] = titleOf(rest)
  return {
    ...(title !== '' && { title }),
    ...fitting('price', price && told.slice(price.from, price.to).replace(LED_PRICE[baseLanguage], '')),
    ...fitting('date', date && told.slice(date.from, date.to)),
    ...(more !== '' && { body: cut(more, MOST_CHARACTERS.body)[0] }),
  }
}

type Span = Pick<Fact, 'from' | 'to'>

/** The first day or hour, with those that follow it at once: "sábado das 9h às 12h". */
function dateIn(told: string, facts: readonly Fact[]): Span | undefined {
  const days = facts.filter(({ kind }) => kind === 'when')
  const [first, ...others] = days
  if (!first) return undefined
  const { from, to } = others.reduce<Span>(
    (span, next) => (AND.test(told.slice(span.to, next.from)) ? { from: span.from, to: next.to } : span),
    first,
  )
  return { from, to: to + (ONLY.exec(told.slice(to))?.[0].length ?? 0) }
}

/** A fact that is longer than its field is told in the body instead of being cut. */
function fitting(field: 'price' | 'date', text: string | undefined): LayoutTexts {
  return text === undefined || text === '' || text.length > MOST_CHARACTERS[field] ? {} : { [field]: text.trim() }
}

/** What is left of a text without spans, as clauses in their order. */
function withoutSpans(told: string, spans: readonly (Span | undefined)[]): readonly string[] {
  const taken = spans.filter((span) => span !== undefined).sort((one, other) => one.from - other.from)
  const ends = [0, ...taken.map(({ to }) => to)]
  return ends
    .map((from, index) => told.slice(from, taken[index]?.from))
    .map((piece, index) => piece.replace(LEADING, '').replace(index < taken.length ? HANGING : TRAILING, ''))
    .filter((piece) => piece !== '')
}

/** The first clause as a title with a capital, and the others; a long one ends at a pause or a word. */
function titleOf([clause = '', ...others]: readonly string[]): readonly [title: string, more: string] {
  // before it is cut: some letters grow in upper case
  const first = capital(clause)
  const pauses = Array.from(first.matchAll(PAUSE), ({ index, 0: mark }) => index + mark.trimEnd().length)
  const at = first.length <= MOST_CHARACTERS.title ? undefined : pauses.findLast((pause) => pause <= MOST_CHARACTERS.title)
  const [head, tail] =
    at === undefined ? cut(first, MOST_CHARACTERS.title) : [first.slice(0, at).replace(/[,;:–—]$/u, ''), first.slice(at).trim()]
  const more = [tail, ...others].filter((piece) => piece !== '').join(' · ')
  return [head, more === '' ? '' : capital(more)]
}

/** As many whole words as fit; a single endless word is cut. */
function cut(text: string, most: number): readonly [head: string, tail: string] {
  if (text.length <= most) return [text, '']
  const blank = text.lastIndexOf(' ', most)
  const at = blank > 0 ? blank : most
  return [text.slice(0, at).trimEnd().toWellFormed(), text.slice(at).trim().toWellFormed()]
}

function capital(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase() + text.slice(first.length)
}
