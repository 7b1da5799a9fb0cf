/** A backdrop chosen from a list: for the redo that asked, for the photos that wait, or for a photo to come. */
import { chatTexts } from '#phrases/chat.ts'
import type { Order } from '../understanding/intent.ts'
import { pendingOf } from './answer-photo.ts'
import { placeOrder, takeWishes } from './place-order.ts'
import { redo } from './talk-of-edit.ts'
import { answer, type Talk, turn, type Turn } from './turn.ts'

export function pickBackdrop(talk: Talk, backdrop: string): Turn {
  const { wait } = talk.state
  if (wait.for === 'change') return redo(talk, { editId: wait.editId, operation: 'swap', wishes: { backdrop } })
  const pending = pendingOf(wait)
  const order: Order = { ...pending.order, kind: 'order', operation: 'swap', backdrop }
  if (pending.photos.length > 0) return placeOrder(talk, { ...pending, order })
  return wait.for === 'answer' ? takeWishes(talk, order) : explainStale(talk)
}

export function explainStale(talk: Talk): Turn {
  return turn(talk, { said: [answer(chatTexts[talk.facts.language].stale)] })
}
