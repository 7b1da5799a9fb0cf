/** "Mais claro que a bolsa", "darker than the cake": what a colour is compared with is the subject, and asks for nothing. */

import { JOINERS, MORE, NOT_JOINERS, THAN } from './lexicon/small-words.ts'
import type { Word } from './split-words.ts'

/** How many words the comparison may take: "mais claro um pouco do que". */
const REACH = 4

/** Where the words of comparisons are. @param known the words, spelt right */
export function comparedWords(words: readonly Word[], known: readonly string[]): ReadonlySet<number> {
  const aside = new Set<number>()
  known.forEach((word, at) => {
    if (!THAN.has(word) || !known.slice(Math.max(0, at - REACH), at).some((one) => MORE.has(one))) return
    for (let to = at; to < words.length; to += 1) {
      const isNext =
        to > at && (words[to]?.isAfterBreak === true || JOINERS.has(known[to] ?? '') || NOT_JOINERS.has(known[to] ?? ''))
      if (isNext) return
      aside.add(to)
    }
  })
  return aside
}
