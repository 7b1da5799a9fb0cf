import { askForBackdrop } from './ask.ts'
import { pendingOf } from './answer-photo.ts'
import type { Talk, Turn } from './turn.ts'

/** With a photo at hand this is the question which one; without, the numbers wait for the photo. */
export function showBackdrops(talk: Talk): Turn {
  const pending = pendingOf(talk.state.wait)
  return askForBackdrop(talk, { ...pending, order: { ...pending.order, kind: 'order', operation: 'swap' } })
}
