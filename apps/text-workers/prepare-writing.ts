import { writeCaptions } from '#engine/captions/write-captions.ts'
import { readWords } from '#engine/backdrop-description/read-words.ts'
import { LANGUAGES } from '#engine/types.ts'

/**
 * Words and patterns of a language take a second on a busy machine, and are loaded by its first caption.
 *
 * @param languages with blanks between them; others are left out
 */
export function prepareWriting(languages: string): void {
  const wanted = new Set(languages.split(' '))
  for (const language of LANGUAGES.filter((one) => wanted.has(one))) {
    writeCaptions({ language, message: '10', tone: 'warm', length: 'short', hashtags: false, count: 1, seed: 1 })
    readWords('10', language)
  }
}
