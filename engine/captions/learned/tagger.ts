/**
 * Labels the words of a line one after the other: multinomial logistic regression over hashed features. What was chosen for the
 * words before may be among the features.
 */

export interface Tagger {
  /** How many labels there are. */
  readonly labels: number
  /** For each slot of the hash a weight for each label. */
  readonly weights: Float32Array
}

/** A power of two. */
export const TAGGER_SLOTS = 262_144
const FNV_PRIME = 16_777_619
const FNV_OFFSET = 2_166_136_261

/** FNV-1a. */
export function hashText(text: string): number {
  let value = FNV_OFFSET
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME)
  return value
}

/** The slot of a feature: of its name and of what it tells, in this order. */
export function slotOf(...parts: readonly number[]): number {
  let value = FNV_OFFSET
  for (const part of parts) {
    value = Math.imul(value ^ part, FNV_PRIME)
    value ^= value >>> 13
  }
  return ((value ^ (value >>> 15)) >>> 0) & (TAGGER_SLOTS - 1)
}

/** @returns how likely each label is: 0…1, together 1 */
export function shareLabels({ labels, weights }: Tagger, slots: readonly number[]): Float64Array {
  const scores = new Float64Array(labels)
  for (const slot of slots)
    for (let label = 0; label < labels; label++) scores[label] = (scores[label] ?? 0) + (weights[slot * labels + label] ?? 0)
  const highest = Math.max(...scores)
  let sum = 0
  for (let label = 0; label < labels; label++) {
    scores[label] = Math.exp((scores[label] ?? 0) - highest)
    sum += scores[label] ?? 0
  }
  return scores.map((score) => score / sum)
}

/** @returns the likeliest label */
export function likeliest(shares: Float64Array): number {
  let best = 0
  for (let label = 1; label < shares.length; label++) if ((shares[label] ?? 0) > (shares[best] ?? 0)) best = label
  return best
}
