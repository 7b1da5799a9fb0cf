import { askForBackdrop } from './ask.ts'
import { pendingOf } from './answer-photo.ts'
import type { Talk, Turn } from './turn.ts'

/** Shows the ready backdrops. With a photo waiting this asks which one; without, the list stays valid until the photo arrives. */
export function showBackdrops(talk: Talk): Turn {
  const pending = pendingOf(talk.state.wait)
  return askForBackdrop(talk, { ...pending, order: { ...pending.order, kind: 'order', operation: 'swap' } })
}
