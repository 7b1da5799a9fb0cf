import type { Language } from '#phrases/shape.ts'
import { refuse } from '#platform/errors.ts'
import type { WordsReading } from '../words-reading.ts'
import type { PhotoEditsDeps } from './deps.ts'

type Deps = Pick<PhotoEditsDeps, 'hasPainter' | 'readInEngine'>

/** How a described backdrop would be understood. A generator is assumed to understand everything. */
export async function readWords({ hasPainter, readInEngine }: Deps, words: string, language: Language): Promise<WordsReading> {
  const text = words.trim()
  if (text === '' || hasPainter) {
    return { understood: { taken: text === '' ? [] : [text], missed: [] }, suggestions: [], near_backdrops: [] }
  }
  const { taken, missed, suggestions, nearBackdrops } = await readInEngine(text, language)
  return {
    understood: { taken: [...taken], missed: [...missed] },
    suggestions: [...suggestions],
    near_backdrops: [...nearBackdrops],
  }
}

/** Refuses with `words_not_understood` and suggestions when a picture would be a mere guess. */
export async function requireUnderstood(deps: Deps, words: string, language: Language): Promise<void> {
  const { understood, ...instead } = await readWords(deps, words, language)
  if (understood.taken.length === 0) refuse('words_not_understood', { field: 'words', extra: instead })
}
