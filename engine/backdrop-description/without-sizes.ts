/** "Vaso grande de flores", "a small jug": how large a thing is asks for nothing, and must not part the words of its name. */

import { BASE_LANGUAGES } from '#phrases/languages.ts'

import { LOOK_ALIKES } from './lexicon/look-alikes.ts'
import { SIZES } from './lexicon/small-words.ts'
import { LONGEST_PHRASE } from './lexicon-index.ts'
import { lookUpRendered } from './plate-words.ts'
import type { SplitText } from './split-words.ts'

/** The same text without such words, except in names that have one ("espelho grande", "rio grande do sul"). */
export function withoutSizes({ text, words }: SplitText): SplitText {
  const folded = words.map((word) => word.folded)
  const isKept = words.map((word, at) => !SIZES.has(word.folded) || isInName(folded, at))
  const kept = words.flatMap((word, at) => {
    if (!isKept[at]) return []
    const isBehindLost = at > 0 && !isKept[at - 1] && words[at - 1]?.isAfterBreak === true
    return [isBehindLost ? { ...word, isAfterBreak: true } : word]
  })
  return { text, words: kept }
}

function isInName(words: readonly string[], at: number): boolean {
  for (let from = Math.max(0, at - LONGEST_PHRASE + 1); from <= at; from += 1) {
    for (let to = Math.max(at + 1, from + 2); to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
      const phrase = words.slice(from, to).join(' ')
      if (BASE_LANGUAGES.some((language) => LOOK_ALIKES[language].has(phrase) || lookUpRendered(phrase, language))) return true
    }
  }
  return false
}
