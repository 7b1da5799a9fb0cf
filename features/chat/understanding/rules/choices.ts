/** A position in a list: "2", "a segunda", "option three", "la última". */
import { isTimeWord, NUMBERS } from '../lexicon/time.ts'
import { isSmall } from '../lexicon/small-words.ts'
import { asks, type ParsedMessage } from '../reading.ts'
import { sure, type Utterance, type Rule } from './rule.ts'
import { ORDINALS, AROUND, COUNTED, COUNTS_UP } from '../lexicon/choosing.ts'

/** Our lists are never longer. */
const LONGEST_LIST = 30
/** When no list was shown, a longer sentence with a number is about something else. */
const MAX_WORDS_UNASKED = 3

/** Unknown words allowed beside an ordinal that was asked for: "first one hands down". */
const MAX_UNKNOWN_WORDS = 2

function isOtherWish(reading: ParsedMessage): boolean {
  return asks(reading, 'cancel', 'erase', 'refund', 'caption', 'person', 'price', 'again', 'dislike')
}

export const readChoice: Rule = (utterance) => {
  const number = isChoosing(utterance) ? readPlace(utterance) : undefined
  return number !== undefined && saysLittleElse(utterance) ? sure({ kind: 'choice', number }) : undefined
}

/** The one position that is named, if exactly one is. */
export function readPlace({ reading, about }: Utterance): number | undefined {
  const words = reading.words.map((word) => word.folded)
  const places = new Set(words.map(placeOf).filter((place) => place !== undefined))
  const spelt = new Set(words.map((word) => NUMBERS[word]).filter((place) => place !== undefined))
  // "a segunda", "the second one": a spelt-out number may be an article, so it counts only when there is no other
  const numbers = places.size > 0 || about.expecting !== 'choice' ? places : spelt
  const [number] = numbers
  return numbers.size === 1 && !isAmount(words) ? number : undefined
}

/** "Um segundo", "mais uma", "são 2 fotos": an amount or a duration, no position. */
function isAmount(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const before = words[at - 1] ?? ''
    if (ORDINALS.some((ordinal) => ordinal.test(word))) return NUMBERS[before] === 1
    const isNumber = NUMBERS[word] !== undefined || placeOf(word) !== undefined
    return isNumber && (COUNTS_UP.has(before) || COUNTED.has(words[at + 1] ?? ''))
  })
}

/** When no list was shown, only a few words can be a choice. */
function isChoosing({ reading, about }: Utterance): boolean {
  return (
    about.expecting === 'choice' ||
    (about.expecting !== 'message' && about.expecting !== 'words' && reading.words.length <= MAX_WORDS_UNASKED)
  )
}

function saysLittleElse({ reading, about }: Utterance): boolean {
  const others = reading.words
    .map(({ folded }) => folded)
    .filter((word) => placeOf(word) === undefined && NUMBERS[word] === undefined)
  const strange = others.filter((word) => !AROUND.has(word) && !isSmall(word, reading.baseLanguage))
  // "2 bolos", "uma flor" count things; "first one hands down" is a position
  const isOrdinal = reading.words.some(({ folded }) => ORDINALS.some((ordinal) => ordinal.test(folded)))
  const isForgiving = about.expecting === 'choice' && isOrdinal && !strange.some(isTimeWord) && !isOtherWish(reading)
  return strange.length <= (isForgiving ? MAX_UNKNOWN_WORDS : 0)
}

/** Counted from 1, -1 for the last. */
function placeOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return inList(Number(word))
  const keycap = /^([1-9])\ufe0f?\u20e3$/u.exec(word)?.[1]
  if (keycap !== undefined) return Number(keycap)
  const ordinal = ORDINALS.findIndex((pattern) => pattern.test(word))
  if (ordinal < 0) return undefined
  return ordinal === 0 ? -1 : ordinal
}

function inList(number: number): number | undefined {
  return number >= 1 && number <= LONGEST_LIST ? number : undefined
}
