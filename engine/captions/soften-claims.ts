import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'

import { cutPromises, promisesHealth } from './cut-promises.ts'
import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import {
  CLAIMS,
  COMPLAINT,
  CURES,
  GUARANTEE,
  HARMLESS_THING,
  HEALING,
  ILLNESS,
  LASTING,
  REMOVAL,
  type Claim,
} from './lexicon/claims.ts'
import { isRegulated, type Profession } from './lexicon/trades.ts'
import { withoutEnd, withoutStart } from '#engine/backdrop-description/without-end.ts'

const KITCHENS: ReadonlySet<Profession> = new Set(['bakery', 'confectionery', 'food', 'snacks', 'pizza', 'meals'])
/** Skin, resin and concrete are cured there. */
const CURING: ReadonlySet<Profession> = new Set([...KITCHENS, 'tattoo', 'building', 'crafts', 'carpentry'])

const compile = (claims: readonly Claim[]) => claims.map(({ pattern, instead }) => ({ pattern: foldedPattern(pattern), instead }))
const EVERYWHERE = compile(CLAIMS)

const ofAny = (...sources: readonly string[]) => foldedPattern(sources.join('|'), 'u')
const SAYS_CURE = ofAny(CURES)
const SPEAKS_OF_ILLNESS = ofAny(ILLNESS)
const PROMISES_TO_HEAL = ofAny(HEALING, REMOVAL, LASTING, GUARANTEE)
const SPEAKS_OF_BODIES = ofAny(HEALING, COMPLAINT)
const PROMISES_FOR_EVER = ofAny(LASTING, GUARANTEE)
const GUARANTEES = ofAny(GUARANTEE)
const PRICE = boundedPattern(
  String.raw`(?:R\$|US\$|€|£|\$)\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:€|£|reais|euros?|pesos|dollars)`,
  'iu',
)
const NAMES_A_THING = ofAny(HARMLESS_THING)

/** Whether a promise was left out or softened, so that the member can be told why their words are not all there. */
export function hasClaims(message: string, profession: Profession): boolean {
  return softenClaims(message, profession) !== message
}

/**
 * Leaves out or softens promises that a professional may not make, and closes the gap they leave. A clause that would
 * still promise health goes, but for the thing, the price and the day that it names; nothing may be left.
 */
export function softenClaims(message: string, profession: Profession): string {
  const softened = splitSentences(message)
    .map((sentence) => softenSentence(sentence, profession))
    .join('')
  if (softened === message) return message
  const closed = softened
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/\s{1,3}([,.;:!?])/g, '$1')
    .replaceAll(/,\s{0,3}(?=[,.;!?])/g, '')
  return withoutEnd(withoutStart(closed, /[\s,.;:!?-]/), /[\s,;:-]/)
}

/** Every character stays in one of them. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?…]\s|\n)/u)
}

function soften(text: string): string {
  return EVERYWHERE.reduce((left, { pattern, instead }) => replaceFolded(left, pattern, instead), text)
}

function softenSentence(sentence: string, profession: Profession): string {
  const promises = (text: string) => isPromise(foldInPlace(text), foldInPlace(soften(text)), profession)
  const kept = cutPromises(sentence, promises)
  // "diabetes, colesterol: o chá cura": the promise is in no clause of its own
  return promises(kept) ? harmlessPart(sentence) : soften(kept)
}

function harmlessPart(sentence: string): string {
  const thing = NAMES_A_THING.exec(foldInPlace(sentence))
  if (!thing) return ''
  const price = PRICE.exec(sentence)?.[0]
  const named = sentence.slice(thing.index, thing.index + thing[0].length)
  return `${price === undefined ? named : `${named}, ${price}`}. `
}

/** Judged by what was meant, since "treats cancer" is no better than the cure that it was. Both texts are folded. */
function isPromise(meant: string, softened: string, profession: Profession): boolean {
  if (promisesHealth(meant) || (!CURING.has(profession) && SAYS_CURE.test(meant))) return true
  if (SPEAKS_OF_ILLNESS.test(meant) && PROMISES_TO_HEAL.test(meant)) return true
  if (isRegulated(profession) && GUARANTEES.test(softened)) return true
  return !KITCHENS.has(profession) && SPEAKS_OF_BODIES.test(meant) && PROMISES_FOR_EVER.test(softened)
}

function replaceFolded(text: string, pattern: RegExp, instead: string): string {
  let result = ''
  let end = 0
  for (const match of foldInPlace(text).matchAll(pattern)) {
    result += text.slice(end, match.index) + instead
    end = match.index + match[0].length
  }
  return result + text.slice(end)
}
