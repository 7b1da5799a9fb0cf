import type { Caption, CaptionOrder } from '#engine/types.ts'
import { composeCaptions } from './compose-captions.ts'
import { loadWords } from './dictionary/load-words.ts'

/** As `composeCaptions`, with the dictionary of the order's language. The first call in a process reads it. */
export function writeCaptions(order: CaptionOrder): Caption[] {
  return composeCaptions(order, loadWords(order.language))
}
