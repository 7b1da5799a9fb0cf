/** What is told to us in words that our lists do not know, without a mark: learned from finished lines. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { wordsOf } from '../lines/words-of-line.ts'
import { lookAt } from '../learned/features.ts'
import type { Marks } from '../learned/marks.ts'
import { findOrders } from '../learned/tag-orders.ts'

export interface ToldApart {
  /** What is to be said. */
  readonly text: string
  /** What was told to us. */
  readonly told: readonly string[]
}

/** A number or a sum is never left out: a lost word of hers is worse than a posted order. */
const HAS_NUMBER = /[\d€£$%]/u

/** @returns each line without what is told to us; time grows with the words */
export function leaveOutOrders(message: string, language: BaseLanguage, marks: Marks): ToldApart {
  const told: string[] = []
  const lines = message.split('\n').map((line) => {
    const words = wordsOf(line)
    const looked = lookAt(
      words.map(({ bare }) => bare),
      { language, sorts: marks.sorts },
    )
    const textOf = (from: number, to: number) =>
      line.slice(words[from]?.from ?? line.length, words[to]?.from ?? line.length).trim()
    const kept: string[] = []
    let last = 0
    for (const { from, to } of findOrders(looked, marks.orders)) {
      const order = textOf(from, to)
      if (HAS_NUMBER.test(order)) continue
      told.push(order)
      kept.push(textOf(last, from))
      last = to
    }
    return last === 0 && kept.length === 0 ? line : joined([...kept, textOf(last, words.length)])
  })
  return { text: lines.join('\n').trim(), told }
}

/** What an order stood between are sentences of their own. */
function joined(kept: readonly string[]): string {
  return kept.reduce((former, text) => {
    if (former === '' || text === '') return former + text
    return /[\p{L}\p{N})]$/u.test(former) ? `${former}. ${text}` : `${former.replace(/[,;:]$/u, '.')} ${text}`
  }, '')
}
