/** A backdrop chosen from a list: for the redo that asked, for the photos that wait, or for a photo to come. */
import { chatTexts } from '#phrases/chat.ts'
import type { Order } from '../understanding/intent.ts'
import { pendingOf } from './answer-photo.ts'
import { placeOrder, takeWishes } from './place-order.ts'
import { redo } from './answer-about-edit.ts'
import { answer, type Conversation, replyWith, type Reply } from './types.ts'

export function pickBackdrop(conversation: Conversation, backdrop: string): Reply {
  const { wait } = conversation.state
  if (wait.for === 'change') return redo(conversation, { editId: wait.editId, operation: 'swap', wishes: { backdrop } })
  const pending = pendingOf(wait)
  const order: Order = { ...pending.order, kind: 'order', operation: 'swap', backdrop }
  if (pending.photos.length > 0) return placeOrder(conversation, { ...pending, order })
  return wait.for === 'answer' ? takeWishes(conversation, order) : explainStale(conversation)
}

export function explainStale(conversation: Conversation): Reply {
  return replyWith(conversation, { messages: [answer(chatTexts[conversation.facts.language].stale)] })
}
