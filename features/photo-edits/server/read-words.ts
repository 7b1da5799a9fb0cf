import { readWords as readInEngine } from '#engine/words/read-words.ts'
import type { Language } from '#phrases/shape.ts'
import { refuse } from '#platform/errors.ts'
import type { WordsReading } from '../words-reading.ts'
import type { PhotoEditsDeps } from './deps.ts'

type Deps = Pick<PhotoEditsDeps, 'hasPainter'>

/** What would come of a backdrop in words. A generator is taken to understand all of them. */
export function readWords({ hasPainter }: Deps, words: string, language: Language): WordsReading {
  const text = words.trim()
  if (text === '' || hasPainter) {
    return { understood: { taken: text === '' ? [] : [text], missed: [] }, suggestions: [], near_backdrops: [] }
  }
  const { taken, missed, suggestions, nearBackdrops } = readInEngine(text, language)
  return {
    understood: { taken: [...taken], missed: [...missed] },
    suggestions: [...suggestions],
    near_backdrops: [...nearBackdrops],
  }
}

/** Refuses `words_not_understood`, with what to try instead, when a picture would be a mere guess. */
export function requireUnderstood(deps: Deps, words: string, language: Language): void {
  const { understood, ...instead } = readWords(deps, words, language)
  if (understood.taken.length === 0) refuse('words_not_understood', { field: 'words', extra: instead })
}
