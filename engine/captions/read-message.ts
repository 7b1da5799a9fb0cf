/** What a member's line says: objective, profession, and the line itself as it should be written. */

import { cleanText } from '#engine/backdrop-description/clean-text.ts'
import type { CaptionOrder } from '#engine/types.ts'
import { type BaseLanguage, baseLanguageOf, forBaseLanguages } from '#phrases/languages.ts'

import { NO_WORDS, type Words } from './dictionary/words.ts'
import { findCalls } from './find-calls.ts'
import { findEvent } from './find-event.ts'
import { findFacts, type Fact } from './find-facts.ts'
import { findProfession, withoutAddresses } from './find-profession.ts'
import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import type { CalendarEvent } from './lexicon/events.ts'
import type { Objective } from './lexicon/grammar.ts'
import { READING } from './lexicon/reading.ts'
import { isRegulated, type Profession } from './lexicon/trades.ts'
import { mendSpelling } from './mend-spelling.ts'
import type { Wishes } from './orders/obey-instructions.ts'
import { type Line, setLines } from './lines/set-lines.ts'
import { readOrders } from './orders/read-orders.ts'
import { softenClaims } from './soften-claims.ts'
import { writePlainly } from './write-plainly.ts'

/** Longest message that is read. */
export const MESSAGE_LIMIT = 500

export interface Reading {
  readonly objective: Objective
  readonly profession: Profession
  /** The member's words as tidy sentences, or as a line for each thing; empty when there were none. */
  readonly told: string
  /** The same by what each line tells. */
  readonly lines: readonly Line[]
  /** A price or a date is named: somebody may want it. */
  readonly isOffering: boolean
  /** A price is named. */
  readonly isPriced: boolean
  /** They already ask the reader to do something, or tell where. */
  readonly isCalling: boolean
  /** Gone, free for all, shut, a notice or a thank-you: nobody is asked to buy, and no line of the trade is said. */
  readonly isKept: boolean
  /** Something is said of the world, and nothing offered: "ansiedade não é frescura". */
  readonly isStatement: boolean
  /** Made for somebody, a tip, or served at the table: there is nothing to order. */
  readonly isPlaced: boolean
  /** Something to take home, whatever the trade does besides. */
  readonly isGoods: boolean
  /** Orders are taken in a kitchen: there is nothing on the table yet. */
  readonly isForOrders: boolean
  /** A day of the year that they are about. */
  readonly event?: CalendarEvent
  /** Names of places, without their preposition. */
  readonly places: readonly string[]
  /** In the member's own words; empty where it was not told. */
  readonly occupation: string
  /** What she told us about the post. */
  readonly wishes: Wishes
}

type Asked = Pick<CaptionOrder, 'language' | 'occupation' | 'country'>

interface Patterns {
  readonly objectives: readonly (readonly [Objective, RegExp])[]
  readonly request: RegExp
}

const EATEN: ReadonlySet<Profession> = new Set(['bakery', 'snacks', 'pizza', 'acai', 'icecream', 'food'])

const PATTERNS: Readonly<Record<BaseLanguage, Patterns>> = forBaseLanguages(patternsOf)

function patternsOf(baseLanguage: BaseLanguage): Patterns {
  const { objectives, request } = READING[baseLanguage]
  return {
    objectives: objectives.map(([objective, source]) => [objective, foldedPattern(source, 'u')]),
    request: foldedPattern(`^(?:${request})`, 'u'),
  }
}

/** @param words of the language; without them only what our own lists hold is spelt right */
export function readMessage(message: string, { language, country, occupation = '' }: Asked, words: Words = NO_WORDS): Reading {
  const baseLanguage = baseLanguageOf(language)
  const clean = cleanText(message.trim(), MESSAGE_LIMIT)
    .normalize('NFC')
    .slice(0, MESSAGE_LIMIT)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replaceAll(/[^\S\n]{2,}/gu, ' ')
  const { text: wanted, asked: toAsk, ...wishes } = readOrders(clean, baseLanguage, words.marks)
  const meant = findProfession(wanted, baseLanguage, occupation)
  const spelt = mendSpelling(wanted, language, words)
  const softened = withoutLonePerson(softenClaims(spelt, meant), spelt)
  // a slimming tea without its promise is a tea; whoever is bound by rules stays bound
  const profession = softened === spelt || isRegulated(meant) ? meant : findProfession(softened, baseLanguage, occupation)
  const asked = writePlainly(withoutRequest(softened, baseLanguage), language, profession)
  const lines = setLines(asked, { language, country, occupation, isWithoutPrice: wishes.isWithoutPrice }, words.marks)
  const facts = findFacts(lines.map(({ text }) => text).join(', '), baseLanguage)
  const found = findObjective(asked, facts, baseLanguage)
  // what was made for somebody is shown, not offered
  const objective = fitToTrade(found === 'share' && namesSomebody(asked, facts) ? 'result' : found, profession)
  const event = findEvent(asked)
  const { takesOrders, isStatement, ...calls } = findCalls(foldInPlace(asked), baseLanguage)
  return {
    objective,
    profession,
    told: lines.map(({ text }) => text).join('\n'),
    lines,
    isOffering: facts.some(({ kind }) => kind !== 'where'),
    isPriced: lines.some(({ text }) => findFacts(text, baseLanguage).some((fact) => isPrice(text, fact))),
    ...calls,
    isStatement: isStatement && objective === 'share' && facts.every(({ kind }) => kind === 'when'),
    isForOrders: takesOrders && EATEN.has(profession),
    ...(event && { event }),
    places: placesIn(asked, findFacts(asked, baseLanguage)).filter((name) => name !== ''),
    occupation,
    wishes: { ...wishes, ...(toAsk !== undefined && { asked: softenClaims(mendSpelling(toAsk, language, words), profession) }) },
  }
}

function isPrice(text: string, { kind, from, to }: Fact): boolean {
  return kind === 'offer' && !text.slice(from, to).includes('%')
}

/** "Meu aluno João": where what is said of somebody was a promise, nothing is left to say. */
const LONE_PERSON = /^(?:meu|minha|mi|my)\s(?:\S{1,40}\s?){1,4}$/iu

function withoutLonePerson(softened: string, spelt: string): string {
  return softened !== spelt && LONE_PERSON.test(softened.trim()) ? '' : softened
}

/** Physicians and dentists may show a case, not boast of it; homes are visited, not booked. */
function fitToTrade(objective: Objective, profession: Profession): Objective {
  const isBoast = objective === 'result' || objective === 'testimonial'
  if (isBoast && isRegulated(profession)) return 'share'
  return objective === 'agenda' && profession === 'real-estate' ? 'share' : objective
}

function findObjective(message: string, facts: readonly Fact[], baseLanguage: BaseLanguage): Objective {
  if (message === '') return 'untold'
  const folded = foldInPlace(withoutAddresses(message))
  const said = PATTERNS[baseLanguage].objectives.filter(([, pattern]) => pattern.test(folded)).map(([objective]) => objective)
  const isSelling = said.includes('sell') || facts.some(({ kind }) => kind === 'offer')
  const [first] = said
  // a basket for Mother's Day with a price is for sale, and so is a tip that ends in one
  if (isSelling && (first === undefined || first === 'celebration' || first === 'tip')) return 'sell'
  return first ?? 'share'
}

/** "Faz um post sobre bolo de pote": what follows is the message. */
export function withoutRequest(message: string, baseLanguage: BaseLanguage): string {
  const length = PATTERNS[baseLanguage].request.exec(foldInPlace(message))?.[0].length ?? 0
  return length < message.length ? message.slice(length) : message
}

const STREET = /(?:^|\s)(?:rua|avenida|av|praça|largo|travessa|alameda|parque|estrada|centro|bairro|zona|calle|plaza|avenida)$/iu

/** "Ensaio da Ana" is somebody's; "feijoada na Lapa" stands among the places, "bolo de Natal" among the days. */
function namesSomebody(text: string, facts: readonly Fact[]): boolean {
  const at = /\s(?:d[ao]|de la|of|del|para|for) \p{Lu}\p{Ll}/u.exec(text)?.index
  if (at !== undefined && STREET.test(text.slice(0, at))) return false
  return at !== undefined && !findEvent(text.slice(at)) && !facts.some(({ from, to }) => from <= at + 1 && at < to)
}

/** Where every word has a capital, capitals tell no names. */
function placesIn(text: string, facts: readonly Fact[]): readonly string[] {
  const words = text.match(/\p{L}{3,}/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  if (words.length > 2 && capitals.length > words.length / 2) return []
  return facts.filter(({ kind }) => kind === 'where').map(({ from, to }) => placeName(text.slice(from, to)))
}

/** "Na Camila" is somebody's: behind an article one name alone may be a person's, and makes no hashtag. */
const OF_SOMEBODY = /^(?:[Ll][áa] |[Aa]qui )?[Nn][oa]s? \p{Lu}[\p{L}'’]{0,40}$/u

function placeName(span: string): string {
  return OF_SOMEBODY.test(span) ? '' : span.slice(span.search(/\p{Lu}/u))
}
