/** What the words right beside a number tell: that it numbers or counts something, or that it is a price like the one beside it. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { TOLD_NUMBERS } from '../lexicon/told-numbers.ts'
import type { Looked } from '../learned/features.ts'
import { whole } from './told-words.ts'
import type { Typed } from './words-of-line.ts'

/** Of registers, helplines and editions: "CRN3 55102", "CVV 188", "ciclo 12". */
const NUMBERS = boundedPattern(`^${TOLD_NUMBERS.numbering}$`, 'u')
/** "Cupo 12", "mín. 25": how many there may be. */
const COUNTS = whole(TOLD_NUMBERS.besideCounts)
const LEAST = whole(TOLD_NUMBERS.besideLeast)
const COUNTED = whole(TOLD_NUMBERS.besideCounted)
const IS_DIGITS = /^0+$/u

/** Whether a number without a coin is none, whatever is learned of it. */
export function isToldCount(looked: readonly Looked[], at: number): boolean {
  const keyAt = (place: number): string => looked[place]?.key ?? ''
  // "50 min 80": behind a number minutes are measured
  const isLeast = LEAST.test(keyAt(at - 1)) && !IS_DIGITS.test(keyAt(at - 2))
  // "3 lugares 180": what has its number counts no more
  const isLimit = COUNTS.test(keyAt(at - 1)) && !IS_DIGITS.test(keyAt(at - 2))
  return isLeast || isLimit || NUMBERS.test(keyAt(at - 1)) || COUNTED.test(keyAt(at + 1)) || isOfSum(looked, at)
}

const isNumber = (word: Looked | undefined): boolean => word?.key.startsWith('0') === true
const isBy = (word: Looked | undefined): boolean => word?.key === 'x'

/** "1,20 x 0,60": sides of one thing. */
export function isSide(looked: readonly Looked[], at: number): boolean {
  return (isBy(looked[at + 1]) && isNumber(looked[at + 2])) || (isBy(looked[at - 1]) && isNumber(looked[at - 2]))
}

/** "50 salgados + 20 docinhos". */
function isOfSum(looked: readonly Looked[], at: number): boolean {
  const isAdded = looked[at - 1]?.kind === 'plus' || looked[at + 2]?.kind === 'plus'
  return isAdded && looked[at + 1]?.key.endsWith('s') === true
}

/** What something cost, costs later or is saved: "antes 50", "depois volta pra 119", "usually 130". */
const LEADS_OTHER = boundedPattern(TOLD_NUMBERS.leadsOther, 'u')

/** "Manutenção 90 últimas vagas": nothing is counted before these. */
const BEGINS_ANEW = whole(TOLD_NUMBERS.besideBeginsAnew)

const MOST_LEADING = 2

/** Whether a number is a price where another one of its line is. */
export function isLikeOther(looked: readonly Looked[], at: number): boolean {
  const former = looked.slice(Math.max(0, at - MOST_LEADING), at).map(({ key }) => key)
  const after = looked[at + 1]?.key ?? ''
  return (
    (LEADS_OTHER.test(former.join(' ')) && !COUNTED.test(after)) || (looked[at - 1]?.kind === 'word' && BEGINS_ANEW.test(after))
  )
}

/** "3 tacos x 75": what a thing is had for; "1,20 x 0,60" are its sides. */
const isHadFor = (looked: readonly Looked[], at: number): boolean =>
  isBy(looked[at - 1]) && looked[at - 2] !== undefined && !isNumber(looked[at - 2]) && /^0{2,4}$/u.test(looked[at]?.key ?? '')

/** "PP ao G 89 tops separados": behind the sizes that there are. */
const isBehindSizes = (looked: readonly Looked[], at: number): boolean =>
  /^(?:p|m|g|gg|xg|s|l|xl|xxl)$/u.test(looked[at - 1]?.key ?? '') &&
  /^(?:a|ao|ate|to|al|hasta)$/u.test(looked[at - 2]?.key ?? '') &&
  /^0{2,3}$/u.test(looked[at]?.key ?? '')

/** "A + b + c = 169,90". */
export const isSum = (looked: readonly Looked[], at: number): boolean =>
  (looked[at - 1]?.key === '=' && isNumber(looked[at])) || isHadFor(looked, at) || isBehindSizes(looked, at)

const BEHIND_MEASURE = boundedPattern(TOLD_NUMBERS.measures, 'iu')
const LONGEST_MEASURE = 20

/** "Relaxante 50 min 80", "10 sessões 750": two numbers, of which the first one measures. */
export function isBehindMeasure(line: string, { from, bare }: Typed): boolean {
  return bare.length > 1 && BEHIND_MEASURE.test(line.slice(Math.max(0, from - LONGEST_MEASURE), from))
}

/** "Serves 10", "8 raciones", "90 day warranty". */
const MEASURING = boundedPattern(TOLD_NUMBERS.measuring, 'iu')
const LONGEST_MEASURING = 14

/** @param before what stands before a number */
export const isBehindMeasuring = (before: string): boolean => MEASURING.test(before.slice(-LONGEST_MEASURING))

const LONGEST_SHORT = 3
/** "Sola nova. 65.": a sentence of its own. */
export function isAlone(words: readonly Typed[], at: number): boolean {
  const ends = (place: number) => place === words.length - 1 || /[.!?…]/u.test(words[place]?.mark ?? '')
  // "mín. 25"
  const isShort = (words[at - 1]?.typed.length ?? 0) <= LONGEST_SHORT
  return at > 0 && !isShort && ends(at - 1) && ends(at) && /^[1-9]\d{1,3}$/u.test(words[at]?.bare ?? '')
}
