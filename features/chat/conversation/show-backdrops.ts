import { askForBackdrop } from './ask.ts'
import { pendingOf } from './answer-photo.ts'
import type { Conversation, Reply } from './types.ts'

/** Shows the ready backdrops. With a photo waiting this asks which one; without, the list stays valid until the photo arrives. */
export function showBackdrops(conversation: Conversation): Reply {
  const pending = pendingOf(conversation.state.wait)
  return askForBackdrop(conversation, { ...pending, order: { ...pending.order, kind: 'order', operation: 'swap' } })
}
