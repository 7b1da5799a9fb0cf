/** What a member's line says: objective, profession, the thing it is about, and the facts around it. */

import { cleanText, foldText } from '#engine/words/clean-text.ts'
import type { Tongue } from '#engine/words/lexicon/meaning.ts'

import { findFacts, type Fact } from './find-facts.ts'
import { findProduct, type Product } from './find-product.ts'
import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import type { Objective, Profession } from './lexicon/grammar.ts'
import { isRegulated, PROFESSION_STEMS } from './lexicon/professions.ts'
import { READING } from './lexicon/reading.ts'
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
  /** Names of places, without their preposition. */
  readonly places: readonly string[]
}

const PROFESSIONS: readonly (readonly [Profession, RegExp])[] = PROFESSION_STEMS.map(([profession, stems]) => [
  profession,
  new RegExp(`(?<![a-z])(?:${stems})`, 'u'),
])

const OBJECTIVE_PATTERNS: Readonly<Record<Tongue, readonly (readonly [Objective, RegExp])[]>> = {
  pt: objectivePatterns('pt'),
  es: objectivePatterns('es'),
  en: objectivePatterns('en'),
}

function objectivePatterns(tongue: Tongue): readonly (readonly [Objective, RegExp])[] {
  return READING[tongue].objectives.map(([objective, source]) => [objective, foldedPattern(source, 'u')])
}

const REQUEST: Readonly<Record<Tongue, RegExp>> = { pt: requestPattern('pt'), es: requestPattern('es'), en: requestPattern('en') }

function requestPattern(tongue: Tongue): RegExp {
  return foldedPattern(`^(?:${READING[tongue].request})`, 'u')
}

export function readMessage(message: string, tongue: Tongue, occupation: string | undefined): Reading {
  const clean = cleanText(message.trim(), MESSAGE_LIMIT)
    .normalize('NFC')
    .slice(0, MESSAGE_LIMIT)
    .toWellFormed()
    .replaceAll('\ufffd', '')
  const profession = findProfession(clean, occupation)
  const asked = withoutRequest(softenClaims(clean, profession), tongue)
  const facts = findFacts(asked, tongue)
  const objective = mayBoast(findObjective(asked, facts, tongue), profession)
  const product = NAMING.has(objective) ? findProduct(asked, facts, tongue) : undefined
  return {
    objective,
    profession,
    told: tidySentences(asked),
    isOffering: product !== undefined || facts.some(({ kind }) => kind !== 'where'),
    ...(product && { product }),
    places: facts.filter(({ kind }) => kind === 'where').map((fact) => placeName(asked.slice(fact.from, fact.to))),
  }
}

/** Objectives that are about one thing, so that the caption may begin with its name. */
const NAMING: ReadonlySet<Objective> = new Set(['sell', 'new', 'agenda', 'share'])

/** Physicians and dentists may show a case, not boast of it. */
function mayBoast(objective: Objective, profession: Profession): Objective {
  return isRegulated(profession) && (objective === 'result' || objective === 'testimonial') ? 'share' : objective
}

/** Addresses and handles are made of words too; what they spell is no message. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/(?:https?:\/\/|www\.|@)\S+|\S+\.\p{L}{2,}\/\S*/gu, ' ')
}

/** The message knows better than the profile: a hairdresser may post about a cake. */
function findProfession(message: string, occupation = ''): Profession {
  for (const text of [message, occupation]) {
    const folded = foldText(withoutAddresses(text))
    const hit = PROFESSIONS.find(([, pattern]) => pattern.test(folded))
    if (hit) return hit[0]
  }
  return 'generic'
}

function findObjective(message: string, facts: readonly Fact[], tongue: Tongue): Objective {
  const folded = foldInPlace(withoutAddresses(message))
  const said = OBJECTIVE_PATTERNS[tongue].filter(([, pattern]) => pattern.test(folded)).map(([objective]) => objective)
  const isSelling = said.includes('sell') || facts.some(({ kind }) => kind === 'offer')
  const [first] = said
  // a basket for Mother's Day with a price is for sale, and so is a tip that ends in one
  if (isSelling && (first === undefined || first === 'celebration' || first === 'tip')) return 'sell'
  return first ?? 'share'
}

/** "Faz um post sobre bolo de pote": what follows is the message. */
function withoutRequest(message: string, tongue: Tongue): string {
  const length = REQUEST[tongue].exec(foldInPlace(message))?.[0].length ?? 0
  return length < message.length ? message.slice(length) : message
}

function placeName(span: string): string {
  return span.slice(span.search(/\p{Lu}/u))
}
