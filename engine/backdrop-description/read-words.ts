/** How a described backdrop would be understood, before anything is painted or spent. */

import { listNearBackdrops } from '#engine/backdrop/near-backdrops.ts'
import type { CataloguedBackdrop } from '#engine/backdrop/ready-backdrops.ts'
import type { Language, Understood } from '#engine/types.ts'
import { EXAMPLES } from './lexicon/examples.ts'
import { describeScene } from './parse-words.ts'

export interface WordsReading extends Understood {
  /** False when not one word describes anything that can be painted: a picture would be a mere guess. */
  readonly isUnderstood: boolean
  /** Ids of ready backdrops that come nearest to the words, the nearest first: at least three. */
  readonly nearBackdrops: readonly string[]
  /** Other descriptions in the member's language: at least three, each completely understood. */
  readonly suggestions: readonly string[]
}

const NEAR = 4

/**
 * Reads the text of a `describe` order without painting: pure and fast, at most 500 characters are read, it never throws. Call it
 * before an edit is accepted, and refuse with `nearBackdrops` and `suggestions` where `isUnderstood` is false.
 */
export function readWords(words: string, language: Language): WordsReading {
  const { scene, understood, isGuess } = describeScene(words, language)
  const near = listNearBackdrops(isGuess && scene.family === 'studio' ? undefined : scene, NEAR)
  return {
    ...understood,
    isUnderstood: !isGuess,
    nearBackdrops: near.map(({ id }) => id),
    suggestions: suggestionsFor(near, language),
  }
}

/** One for each near group, filled up with those that suit most people. */
function suggestionsFor(near: readonly CataloguedBackdrop[], language: Language): string[] {
  const groups = [...near, ...listNearBackdrops(undefined, NEAR)].map(({ group }) => group)
  return [...new Set(groups)].slice(0, NEAR).map((group) => EXAMPLES[group][language])
}
