/** How far a mark before a word is ahead of none, as it is told from both sides of the line. */
import { gapSlots, type Looked } from '../punctuation/features.ts'
import { type Perceptron, scoresOf } from '../punctuation/perceptron.ts'

export const IS_MARK = /^[,.:?]$/u

/** How far the best mark is ahead of none. */
export function leadOfMark({ labels, weights }: Perceptron, slots: readonly number[]): number {
  const scores = scoresOf(weights, labels.length, slots)
  const best = (isWanted: (label: string) => boolean) => Math.max(...scores.filter((_, index) => isWanted(labels[index] ?? '')))
  return best((label) => IS_MARK.test(label)) - best((label) => label === '')
}

/**
 * The leads of the marks before the words, read from the end of the line: there the thing that follows is known before what it
 * follows.
 * @param typed the marks before the words that she set herself; undefined where she set none
 */
export function leadsFromEnd(looked: readonly Looked[], typed: readonly (string | undefined)[], gaps: Perceptron): number[] {
  const mirrored = looked.toReversed()
  const leads: number[] = []
  const decided = ['']
  for (let at = 1; at < mirrored.length; at++) {
    const lead = leadOfMark(gaps, gapSlots(mirrored, at, decided))
    leads.push(lead)
    decided.push(typed[looked.length - at] ?? (lead > 0 ? ',' : ''))
  }
  return [0, ...leads.toReversed()]
}
