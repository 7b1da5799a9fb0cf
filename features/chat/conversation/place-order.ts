/** From wishes to an order, with as few questions as possible: of at most two messages for each photo, one is the result. */
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import type { Order } from '../understanding/intent.ts'
import { askAboutAlbum, askForBackdrop, askForText } from './ask.ts'
import type { ChatState, PendingOrder, PendingPhotos, Wait } from './state.ts'
import { explainPlanNeeded, explainUsedUp } from './explain.ts'
import { writeCaption } from './talk-of-caption.ts'
import { answer, rested, smallTalk, type Talk, turn, type Turn } from './turn.ts'
import { makesPicture, needOf, type Need } from '#features/photo-edits/operations.ts'

export function placeOrder(talk: Talk, pending: PendingOrder): Turn {
  const { order, photos, asked, told } = pending
  const { allowance } = talk.facts
  if (!allowance.isActive) return explainPlanNeeded(talk)
  if (isUsedUp(talk, order)) return explainUsedUp(talk)
  const missing = missingOf(order)
  if (missing) return complete(talk, pending, missing)
  if (photos.length > 1 && told !== photos.length && canAsk(talk, pending)) return askAboutAlbum(talk, pending)
  const affordable = makesPicture(order.operation) ? photos.slice(0, allowance.remaining) : photos
  const { caption: _caption, ...state } = rested(talk)
  return turn(talk, { state, actions: [{ do: 'order', photos: affordable, order, asked }] })
}

/** Whether the allowance is used up. A caption reserves nothing of it. */
function isUsedUp({ facts: { allowance } }: Talk, { operation }: Order): boolean {
  return makesPicture(operation) && allowance.remaining === 0
}

/** Each edit may cost one question; photos that the allowance does not cover become no edits. */
function canAsk({ facts: { allowance } }: Talk, { asked, photos, order }: PendingPhotos): boolean {
  const edits = order && !makesPicture(order.operation) ? photos.length : Math.min(photos.length, allowance.remaining)
  return asked < edits
}

/** Asks for what is missing while the message limit allows it; otherwise picks a backdrop, or waits for words. */
function complete(talk: Talk, pending: PendingOrder, missing: Need): Turn {
  const [suggested] = talk.facts.backdrops
  if (missing !== 'backdrop') return (canAsk(talk, pending) ? askForText : awaitText)(talk, { ...pending, question: missing })
  if (canAsk(talk, pending) || !suggested) return askForBackdrop(talk, pending)
  return placeOrder(talk, { ...pending, order: { ...pending.order, backdrop: suggested.id } })
}

function missingOf(order: Order): Need | undefined {
  const need = needOf(order.operation)
  return need !== undefined && order[need] === undefined ? need : undefined
}

/** Waits for the text without a message: the tapped row has already said what to write, and is visible in the chat. */
function awaitText(talk: Talk, { question, ...pending }: PendingOrder & { question: 'words' | 'message' }): Turn {
  const wait: Wait = { ...pending, for: 'answer', question }
  return turn(talk, { state: { ...talk.state, wait } })
}

/** Wishes without a photo wait for one, except for a caption, which needs no photo. */
export function takeWishes(talk: Talk, order: Order): Turn {
  if (!talk.facts.allowance.isActive) return explainPlanNeeded(talk)
  if (!makesPicture(order.operation)) return wordsAlone(talk, order)
  if (talk.facts.allowance.remaining === 0) return explainUsedUp(talk)
  const isAskedFor = isPhotoAskedFor(talk.state.wait)
  if (missingOf(order) === 'backdrop' && !isAskedFor) return askForBackdrop(talk, { photos: [], asked: 0, told: 0, order })
  const texts = chatTexts[talk.facts.language]
  const said = smallTalk('send-photo', fill(texts.sendPhoto, { operation: texts.operations[order.operation] }))
  // said again, the question about the backdrop stays open
  if (missingOf(order) === 'backdrop') return turn(talk, { said: [said] })
  const state: ChatState = { ...talk.state, wait: { for: 'photo', order } }
  return turn(talk, { state, said: isAskedFor ? [] : [said] })
}

/** Whether the open question about the backdrop also asked for the photo. */
function isPhotoAskedFor(wait: Wait): boolean {
  return wait.for === 'answer' && wait.question === 'backdrop' && wait.photos.length === 0
}

function wordsAlone(talk: Talk, order: Order): Turn {
  if (order.message !== undefined) return writeCaption(talk, order)
  const wait: Wait = { for: 'answer', question: 'message', photos: [], order, asked: 1, told: 0 }
  return turn(talk, { state: { ...talk.state, wait }, said: [answer(chatTexts[talk.facts.language].askForMessage)] })
}
