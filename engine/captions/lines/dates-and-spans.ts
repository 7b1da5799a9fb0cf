/** Numbers that may be a day of the month, and prices from one amount to another. */
import type { Looked } from '../learned/features.ts'

interface Token {
  readonly bare: string
  readonly mark: string
}

const DAY_OF_MONTH = /^(?:[1-9]|[12]\d|3[01])$/u
const HOUR = /^(?:[1-9]|1[0-2])$/u
const FROM = /^(?:partir|desde|from|starting)$/u
const BETWEEN = /^(?:de|e|y|and|a|ao|al|until|till|to)$/u
const COIN = /[$€£]/u

/**
 * "Sábado 29 y domingo 30", "bolo 18€, levantar a partir de 23", "open 10 to 4": what may be a day of the month or an hour is never
 * claimed to be a price. Behind "a partir de" it may be one where another price has its coin.
 */
export function mayBeDate(words: readonly Token[], looked: readonly Looked[], at: number): boolean {
  if (isOfHours(words, looked, at)) return true
  if (!DAY_OF_MONTH.test(words[at]?.bare ?? '')) return false
  if (looked[at - 1]?.kind === 'day' && words[at - 1]?.mark === '') return true
  // "el finde del 13": a price has "de"
  if (looked[at - 1]?.key === 'del') return true
  return isFrom(looked, at) && words.some((word) => COIN.test(word.bare))
}

function isFrom(looked: readonly Looked[], at: number): boolean {
  const [before = '', before2 = ''] = [looked[at - 1]?.key, looked[at - 2]?.key]
  return FROM.test(before) || (BETWEEN.test(before) && FROM.test(before2))
}

/** Both ends of "10 to 4". */
function isOfHours(words: readonly Token[], looked: readonly Looked[], at: number): boolean {
  const isHour = (place: number) => HOUR.test(words[place]?.bare ?? '')
  const isTo = (place: number) => looked[place]?.key === 'to'
  return isHour(at) && ((isTo(at + 1) && isHour(at + 2)) || (isTo(at - 1) && isHour(at - 2)))
}

const SPAN_FROM = /^(?:de|from|entre|between)$/u
const SPAN_TO = /^(?:a|to|e|y|and)$/u
const LEAST = 60
const IS_THING = /^(?:unit|hour|part|month)$/u

/** "Tatuagens de 200 a 350", "everything 80 to 150": round amounts that nothing is counted by. */
export function findSpans(words: readonly Token[], looked: readonly Looked[]): ReadonlySet<number> {
  const places = [...words.keys()].filter((at) => {
    const [least, most] = [Number(words[at]?.bare), Number(words[at + 2]?.bare)]
    const isLed = SPAN_FROM.test(looked[at - 1]?.key ?? '') || (looked[at + 1]?.key === 'to' && at > 0)
    return (
      isLed && SPAN_TO.test(looked[at + 1]?.key ?? '') && areAmounts(words, at) && least < most && isNotCounted(looked, at + 3)
    )
  })
  return new Set(places.flatMap((at) => [at, at + 2]))
}

function areAmounts(words: readonly Token[], at: number): boolean {
  return [at, at + 2].every((place) => {
    const { bare = '' } = words[place] ?? {}
    return /^\d{2,4}$/u.test(bare) && !/^(?:19|20)\d\d$/u.test(bare) && Number(bare) >= LEAST && Number(bare) % 5 === 0
  })
}

function isNotCounted(looked: readonly Looked[], at: number): boolean {
  const after = looked[at]
  return after === undefined || (!IS_THING.test(after.kind) && !after.key.endsWith('s') && after.key !== 'de')
}
