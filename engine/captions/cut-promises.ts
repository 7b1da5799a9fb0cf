/** Cuts promises of health out of a sentence and leaves what was offered beside them. */

import { findFacts, type Fact } from './find-facts.ts'
import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import { COMPLAINT, CURES, GUARANTEE, HARMLESS_THING, HEALING, ILLNESS, LASTING, REMOVAL } from './lexicon/claims.ts'
import { DURATION, HEALTH_PROMISE, LEFT_HANGING, SOMEBODY } from './lexicon/health-promises.ts'
import { withoutEnd } from '#engine/backdrop-description/without-end.ts'
import { BASE_LANGUAGES } from '#phrases/languages.ts'

const ofAny = (...sources: readonly string[]) => foldedPattern(sources.join('|'), 'u')
const HEALTH = ofAny(HEALTH_PROMISE)
const ANY_SIGN = ofAny(HEALTH_PROMISE, CURES, ILLNESS, HEALING, REMOVAL, LASTING, GUARANTEE, COMPLAINT)
const IS_SOMEBODY = ofAny(SOMEBODY)
const NAMES_A_THING = ofAny(HARMLESS_THING)
const HANGING = ofAny(LEFT_HANGING)
const DURATIONS = foldedPattern(DURATION)
/** A short piece that goes on with the promise before it: ", em 30 dias", ", garantido", ", ansiedade e insônia". */
const GOES_ON = ofAny(
  String.raw`^\s*(?:${DURATION})`,
  ILLNESS,
  COMPLAINT,
  LASTING,
  GUARANTEE,
  String.raw`^\s*(?:e |y |and )?(?:sem|sin|without) `,
)
const LONGEST_CONTINUATION = 5
/** Every character stays in one of the pieces. */
// "adeus, celulite" is one
const CLAUSE_ENDS = /(?<=(?<!\b(?:adeus|adi[oó]s|bye)),(?=\s)|;|\s[–—|•-](?=\s))/iu
const END_MARK = /[\s,;–—|•.!?…-]/u

export function promisesHealth(folded: string): boolean {
  return HEALTH.test(folded)
}

/**
 * The sentence without its clauses that promise; of those the thing, the prices, days and places stay.
 * @param isPromise judges a clause, as typed
 * @returns the sentence itself where no clause promises
 */
export function cutPromises(sentence: string, isPromise: (clause: string) => boolean): string {
  const kept: string[] = []
  let isCut = false
  let isAfterPromise = false
  for (const clause of sentence.split(CLAUSE_ENDS)) {
    if (isPromise(clause)) {
      kept.push(harmlessPart(clause))
      isCut = true
      isAfterPromise = true
    } else if (!isAfterPromise || !goesOn(clause)) {
      kept.push(clause)
      isAfterPromise = false
    }
  }
  if (!isCut) return sentence
  const whole = kept.filter((clause) => clause.trim() !== '').join(' ')
  return whole === '' ? '' : `${withoutEnd(whole, END_MARK)}. `
}

function goesOn(clause: string): boolean {
  return (clause.match(/[\p{L}\p{N}]+/gu) ?? []).length <= LONGEST_CONTINUATION && GOES_ON.test(foldInPlace(clause))
}

function harmlessPart(clause: string): string {
  const folded = foldInPlace(clause)
  const from = ANY_SIGN.exec(folded)?.index ?? 0
  const head = clause.slice(0, from)
  const offered = head.slice(0, head.length - (HANGING.exec(foldInPlace(head))?.[0].length ?? 0)).trim()
  const thing = offered === '' ? NAMES_A_THING.exec(folded)?.[0] : undefined
  const named = thing === undefined ? offered : clause.slice(folded.indexOf(thing)).slice(0, thing.length)
  const parts = [named, ...factsBehind(clause, from)].filter((part) => part !== '')
  if (parts.length === 1 && parts[0] === offered && IS_SOMEBODY.test(foldInPlace(offered))) return offered
  return parts.length === 0 ? '' : `${parts.join(', ')},`
}

/** In whichever language tells most: a promise is cut before anybody knows the language it was typed in. */
function factsBehind(clause: string, from: number): readonly string[] {
  const tail = clause.slice(from)
  const told = blanked(tail, foldInPlace(tail).matchAll(DURATIONS))
  const found = BASE_LANGUAGES.map((baseLanguage) => findFacts(told, baseLanguage))
  const [best = []] = found.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  return best.map((fact) => told.slice(fact.from, fact.to).trim())
}

function blanked(text: string, spans: Iterable<RegExpExecArray>): string {
  let told = ''
  for (const { 0: span, index } of spans) told += text.slice(told.length, index) + ' '.repeat(span.length)
  return told + text.slice(told.length)
}

function lengthOf(facts: readonly Fact[]): number {
  return facts.reduce((sum, { from, to }) => sum + to - from, 0)
}
