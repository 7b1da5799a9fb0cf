import type { Language } from '#phrases/shape.ts'
import { refuse } from '#platform/errors.ts'
import type { WordsReading } from '#features/photo-edits/words-reading.ts'
import type { PhotoEditsDeps } from '../deps.ts'

type Deps = Pick<PhotoEditsDeps, 'hasImageGenerator' | 'readInEngine'>

export interface Described {
  readonly words: string
  readonly language: Language
  /** The member who wrote it. */
  readonly owner: string
}

/** How a described backdrop would be understood. A generator is assumed to understand everything. */
export async function readDescription({ hasImageGenerator, readInEngine }: Deps, described: Described): Promise<WordsReading> {
  const text = described.words.trim()
  if (text === '' || hasImageGenerator) {
    return { understood: { taken: text === '' ? [] : [text], missed: [] }, suggestions: [], near_backdrops: [] }
  }
  const { taken, missed, suggestions, nearBackdrops } = await readInEngine({ ...described, words: text })
  return {
    understood: { taken: [...taken], missed: [...missed] },
    suggestions: [...suggestions],
    near_backdrops: [...nearBackdrops],
  }
}

/** Refuses with `words_not_understood` and suggestions when a picture would be a mere guess. */
export async function requireUnderstood(deps: Deps, described: Described): Promise<void> {
  const { understood, ...instead } = await readDescription(deps, described)
  if (understood.taken.length === 0) refuse('words_not_understood', { field: 'words', extra: instead })
}
