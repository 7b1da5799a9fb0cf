/** From wishes to an order, with as few questions as there is room for: of two messages for each photo, the result is one. */
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import type { Order } from '../understanding/intent.ts'
import { askAboutAlbum, askForBackdrop, askForText } from './ask.ts'
import type { PendingPhotos, Wait } from './state.ts'
import { tellPlanNeeded, tellUsedUp } from './tell.ts'
import { answer, rested, type Talk, turn, type Turn } from './turn.ts'

export interface PendingOrder extends PendingPhotos {
  readonly order: Order
}

export function placeOrder(talk: Talk, pending: PendingOrder): Turn {
  const { order, photos, asked, told } = pending
  const { allowance, backdrops } = talk.facts
  if (!allowance.isActive) return tellPlanNeeded(talk)
  if (order.operation !== 'caption' && allowance.remaining === 0) return tellUsedUp(talk)
  const missing = missingOf(order)
  const canAsk = asked < photos.length
  const [suggested] = backdrops
  if (missing === 'backdrop' && !canAsk && suggested)
    return placeOrder(talk, { ...pending, order: { ...order, backdrop: suggested.id } })
  if (missing === 'backdrop') return askForBackdrop(talk, pending)
  if (missing)
    return canAsk ? askForText(talk, { ...pending, question: missing }) : awaitText(talk, { ...pending, question: missing })
  if (photos.length > 1 && told !== photos.length && canAsk) return askAboutAlbum(talk, pending)
  const affordable = order.operation === 'caption' ? photos : photos.slice(0, allowance.remaining)
  return turn(talk, { state: rested(talk), deeds: [{ do: 'order', photos: affordable, order, asked }] })
}

function missingOf({ operation, backdrop, words, message }: Order): 'backdrop' | 'words' | 'message' | undefined {
  if (operation === 'swap' && backdrop === undefined) return 'backdrop'
  if (operation === 'describe' && words === undefined) return 'words'
  return operation === 'caption' && message === undefined ? 'message' : undefined
}

/** The row that was tapped has said already what to write now, and stands in the chat as the person's own message. */
function awaitText(talk: Talk, { question, ...pending }: PendingOrder & { question: 'words' | 'message' }): Turn {
  const wait: Wait = { ...pending, for: 'answer', question }
  return turn(talk, { state: { ...talk.state, wait } })
}

/** Wishes without a photo wait for one, but for a caption, which needs none. */
export function takeWishes(talk: Talk, order: Order): Turn {
  if (!talk.facts.allowance.isActive) return tellPlanNeeded(talk)
  if (order.operation === 'caption') return wordsAlone(talk, order)
  if (talk.facts.allowance.remaining === 0) return tellUsedUp(talk)
  const texts = chatTexts[talk.facts.language]
  const said = answer(fill(texts.sendPhoto, { operation: texts.operations[order.operation] }))
  return turn(talk, { state: { ...talk.state, wait: { for: 'photo', order } }, said: [said] })
}

function wordsAlone(talk: Talk, order: Order): Turn {
  if (order.message !== undefined) return turn(talk, { state: rested(talk), deeds: [{ do: 'write-caption', order }] })
  const wait: Wait = { for: 'answer', question: 'message', photos: [], order, asked: 1, told: 0 }
  return turn(talk, { state: { ...talk.state, wait }, said: [answer(chatTexts[talk.facts.language].askForMessage)] })
}
