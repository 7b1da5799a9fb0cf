/** Puts hurried typing right: accents, abbreviations, prices, hours. Names, addresses and meaning stay as they are. */

import type { Language } from '#engine/types.ts'
import { boundedPattern } from '#engine/words/bounded-pattern.ts'
import { foldText } from '#engine/words/clean-text.ts'
import { SPELLING, type Mend, type Spelling } from './lexicon/spelling.ts'

interface Mender {
  readonly words: ReadonlyMap<string, string>
  readonly endings: readonly (readonly [RegExp, string])[]
  readonly phrases: readonly (readonly [RegExp, string])[]
}

const START = String.raw`(?<![\p{L}\p{N}@#/_.-])`
/** No letter goes on where a letter ended. */
const END = String.raw`(?!(?<=[\p{L}\p{N}])[\p{L}\p{N}])`

const MENDERS: Readonly<Record<Language, Mender>> = {
  'pt-BR': menderOf(SPELLING['pt-BR']),
  'pt-PT': menderOf(SPELLING['pt-PT']),
  es: menderOf(SPELLING.es),
  en: menderOf(SPELLING.en),
}

function menderOf({ accented, endings, shortened, phrases }: Spelling): Mender {
  const known = accented.filter((word) => foldText(word) !== word).map((word): Mend => [foldText(word), word])
  return {
    words: new Map([...known, ...Object.entries(shortened)]),
    endings: endings.map(([ending, instead]) => [boundedPattern(`${ending}$`, 'u'), instead]),
    phrases: phrases.map(([pattern, instead]) => [boundedPattern(`${START}(?:${pattern})${END}`, 'giu'), instead]),
  }
}

/** A word as it is typed, with what makes `p/` and `c/` out of a letter. Addresses, handles and hashtags are passed over. */
const WORD =
  /(?<![\p{L}\p{N}@#/_.-])(?:https?:\/\/\S+|[\p{L}\p{M}]\/[co]?(?=\s|\d|$)|[\p{L}\p{M}]+(?:['’][\p{L}]+)?)(?![\p{L}\p{N}@_]|[./]\p{L})/gu

export function mendSpelling(text: string, language: Language): string {
  const { words, endings, phrases } = MENDERS[language]
  const shouting = isShouting(text)
  const respelt = text.replace(WORD, (word, at: number) => {
    if (word.includes('://') || isName(word, text.slice(Math.max(0, at - AHEAD), at), shouting)) return word
    const folded = word.toLowerCase()
    const known = words.get(folded)
    if (known !== undefined) return inCaseOf(word, known, shouting)
    const ending = folded.length > 3 ? endings.find(([pattern]) => pattern.test(folded)) : undefined
    return ending === undefined ? word : inCaseOf(word, folded.replace(ending[0], ending[1]), shouting)
  })
  return phrases.reduce((mended, [pattern, instead]) => mended.replace(pattern, instead), respelt)
}

/** How far before a word its sentence is looked for, in UTF-16 units. */
const AHEAD = 40

/** A capital within a sentence: somebody's, or some place's, own way to be written. */
function isName(word: string, before: string, shouting: boolean): boolean {
  if (shouting || !/^\p{Lu}/u.test(word)) return false
  const last = before.trimEnd()
  return last !== '' && !/(?:[.!?:]|\p{Extended_Pictographic}\ufe0f?)$/u.test(last) && !before.slice(last.length).includes('\n')
}

function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter))
  return letters.length > 6 && capitals.length > letters.length * 0.8
}

function inCaseOf(typed: string, word: string, shouting: boolean): string {
  if (shouting && typed === typed.toUpperCase()) return word.toUpperCase()
  return /^\p{Lu}/u.test(typed) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
}
