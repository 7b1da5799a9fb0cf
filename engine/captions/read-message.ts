/** What a member's line says: objective, profession, the thing it is about, and the facts around it. */

import { cleanText } from '#engine/words/clean-text.ts'
import type { Language } from '#engine/types.ts'
import { type BaseLanguage, baseLanguageOf, forBaseLanguages } from '#phrases/languages.ts'

import { findFacts, type Fact } from './find-facts.ts'
import { findProduct, type Product } from './find-product.ts'
import { findProfession, withoutAddresses } from './find-profession.ts'
import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import type { Objective, Profession } from './lexicon/grammar.ts'
import { isRegulated } from './lexicon/professions.ts'
import { READING } from './lexicon/reading.ts'
import { mendSpelling } from './mend-spelling.ts'
import { punctuateFacts } from './punctuate-facts.ts'
import { punctuateHomes } from './punctuate-homes.ts'
import { softenClaims } from './soften-claims.ts'
import { tidySentences } from './tidy-sentences.ts'

/** Longest message that is read. */
export const MESSAGE_LIMIT = 500

export interface Reading {
  readonly objective: Objective
  readonly profession: Profession
  /** The member's words as tidy sentences; empty when there were none. */
  readonly told: string
  readonly product?: Product
  /** A thing, a price or a date is named: somebody may want it. */
  readonly isOffering: boolean
  /** A day or an hour is told. */
  readonly isDated: boolean
  /** Names of places, without their preposition. */
  readonly places: readonly string[]
  /** In the member's own words; empty where it was not told. */
  readonly occupation: string
}

const OBJECTIVE_PATTERNS: Readonly<Record<BaseLanguage, readonly (readonly [Objective, RegExp])[]>> =
  forBaseLanguages(objectivePatterns)

function objectivePatterns(baseLanguage: BaseLanguage): readonly (readonly [Objective, RegExp])[] {
  return READING[baseLanguage].objectives.map(([objective, source]) => [objective, foldedPattern(source, 'u')])
}

const REQUEST: Readonly<Record<BaseLanguage, RegExp>> = forBaseLanguages(requestPattern)

function requestPattern(baseLanguage: BaseLanguage): RegExp {
  return foldedPattern(`^(?:${READING[baseLanguage].request})`, 'u')
}

export function readMessage(message: string, language: Language, occupation = ''): Reading {
  const baseLanguage = baseLanguageOf(language)
  const clean = cleanText(message.trim(), MESSAGE_LIMIT)
    .normalize('NFC')
    .slice(0, MESSAGE_LIMIT)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replaceAll(/[^\S\n]{2,}/gu, ' ')
  const meant = findProfession(clean, baseLanguage, occupation)
  const spelt = mendSpelling(clean, language)
  const softened = softenClaims(spelt, meant)
  // a slimming tea without its promise is a tea; whoever is bound by rules stays bound
  const profession = softened === spelt || isRegulated(meant) ? meant : findProfession(softened, baseLanguage, occupation)
  const told = withoutRequest(softened, baseLanguage)
  const asked = punctuateFacts(profession === 'real-estate' ? punctuateHomes(told, baseLanguage) : told, baseLanguage)
  const facts = findFacts(asked, baseLanguage)
  const objective = fitToTrade(findObjective(asked, facts, baseLanguage), profession)
  const product = NAMING.has(objective) ? findProduct(asked, facts, baseLanguage) : undefined
  return {
    objective,
    profession,
    told: tidySentences(asked),
    isOffering: product !== undefined || facts.some(({ kind }) => kind !== 'where'),
    isDated: facts.some(({ kind }) => kind === 'when'),
    ...(product && { product }),
    places: placesIn(asked, facts),
    occupation,
  }
}

/** Objectives that are about one thing, so that the caption may begin with its name. */
const NAMING: ReadonlySet<Objective> = new Set(['sell', 'new', 'agenda', 'share'])

/** Physicians and dentists may show a case, not boast of it; homes are visited, not booked. */
function fitToTrade(objective: Objective, profession: Profession): Objective {
  const isBoast = objective === 'result' || objective === 'testimonial'
  if (isBoast && isRegulated(profession)) return 'share'
  return objective === 'agenda' && profession === 'real-estate' ? 'share' : objective
}

function findObjective(message: string, facts: readonly Fact[], baseLanguage: BaseLanguage): Objective {
  if (message === '') return 'untold'
  const folded = foldInPlace(withoutAddresses(message))
  const said = OBJECTIVE_PATTERNS[baseLanguage].filter(([, pattern]) => pattern.test(folded)).map(([objective]) => objective)
  const isSelling = said.includes('sell') || facts.some(({ kind }) => kind === 'offer')
  const [first] = said
  // a basket for Mother's Day with a price is for sale, and so is a tip that ends in one
  if (isSelling && (first === undefined || first === 'celebration' || first === 'tip')) return 'sell'
  return first ?? 'share'
}

/** "Faz um post sobre bolo de pote": what follows is the message. */
function withoutRequest(message: string, baseLanguage: BaseLanguage): string {
  const length = REQUEST[baseLanguage].exec(foldInPlace(message))?.[0].length ?? 0
  return length < message.length ? message.slice(length) : message
}

/** Where every word has a capital, capitals tell no names. */
function placesIn(text: string, facts: readonly Fact[]): readonly string[] {
  const words = text.match(/\p{L}{3,}/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  if (words.length > 2 && capitals.length > words.length / 2) return []
  return facts.filter(({ kind }) => kind === 'where').map(({ from, to }) => placeName(text.slice(from, to)))
}

function placeName(span: string): string {
  return span.slice(span.search(/\p{Lu}/u))
}
