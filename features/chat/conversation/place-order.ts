/** From wishes to an order, with as few questions as possible: of at most two messages for each photo, one is the result. */
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import type { Order } from '../understanding/intent.ts'
import { askAboutAlbum, askForBackdrop, askForScene, askForText } from './ask.ts'
import { doubtScene, type DoubtfulScene } from './doubt-scene.ts'
import type { ChatState, PendingOrder, PendingPhotos, Wait } from './state.ts'
import { explainPlanNeeded, explainUsedUp } from './explain.ts'
import { writeCaption } from './answer-about-caption.ts'
import { answer, withoutQuestion, smallTalk, type Conversation, replyWith, type Reply } from './types.ts'
import { makesPicture, needOf, type Need } from '#features/photo-edits/operations.ts'

export function placeOrder(conversation: Conversation, pending: PendingOrder): Reply {
  const { order, photos, questions, photosConfirmed } = pending
  const { allowance } = conversation.facts
  if (!allowance.isActive) return explainPlanNeeded(conversation)
  if (isUsedUp(conversation, order)) return explainUsedUp(conversation)
  const missing = missingOf(order)
  if (missing) return complete(conversation, pending, missing)
  const doubt = doubtOf(conversation, pending)
  if (doubt) return askForScene(conversation, pending, doubt)
  if (photos.length > 1 && photosConfirmed !== photos.length && canAsk(conversation, pending))
    return askAboutAlbum(conversation, pending)
  const affordable = makesPicture(order.operation) ? photos.slice(0, allowance.remaining) : photos
  const { caption: _caption, ...state } = withoutQuestion(conversation)
  return replyWith(conversation, { state, actions: [{ do: 'order', photos: affordable, order, questions }] })
}

function doubtOf(conversation: Conversation, { order, wordsConfirmed }: PendingOrder): DoubtfulScene | undefined {
  const isOpen = order.operation === 'describe' && order.words !== wordsConfirmed
  return isOpen ? doubtScene(conversation, order.words) : undefined
}

/** Whether the allowance is used up. A caption reserves nothing of it. */
function isUsedUp({ facts: { allowance } }: Conversation, { operation }: Order): boolean {
  return makesPicture(operation) && allowance.remaining === 0
}

/** Each edit may cost one question; photos that the allowance does not cover become no edits. */
function canAsk({ facts: { allowance } }: Conversation, { questions, photos, order }: PendingPhotos): boolean {
  const edits = order && !makesPicture(order.operation) ? photos.length : Math.min(photos.length, allowance.remaining)
  return questions < edits
}

/** Asks for what is missing while the message limit allows it; otherwise picks a backdrop, or waits for words. */
function complete(conversation: Conversation, pending: PendingOrder, missing: Need): Reply {
  const [suggested] = conversation.facts.backdrops
  if (missing !== 'backdrop')
    return (canAsk(conversation, pending) ? askForText : awaitText)(conversation, { ...pending, question: missing })
  if (canAsk(conversation, pending) || !suggested) return askForBackdrop(conversation, pending)
  return placeOrder(conversation, { ...pending, order: { ...pending.order, backdrop: suggested.id } })
}

function missingOf(order: Order): Need | undefined {
  const need = needOf(order.operation)
  return need !== undefined && order[need] === undefined ? need : undefined
}

/** Waits for the text without a message: the tapped row has already said what to write, and is visible in the chat. */
function awaitText(
  conversation: Conversation,
  { question, ...pending }: PendingOrder & { question: 'words' | 'message' },
): Reply {
  const wait: Wait = { ...pending, for: 'answer', question }
  return replyWith(conversation, { state: { ...conversation.state, wait } })
}

/** Wishes without a photo wait for one, except for a caption, which needs no photo. */
export function takeWishes(conversation: Conversation, order: Order): Reply {
  if (!conversation.facts.allowance.isActive) return explainPlanNeeded(conversation)
  if (!makesPicture(order.operation)) return wordsAlone(conversation, order)
  if (conversation.facts.allowance.remaining === 0) return explainUsedUp(conversation)
  const isAskedFor = isPhotoAskedFor(conversation.state.wait)
  if (missingOf(order) === 'backdrop' && !isAskedFor)
    return askForBackdrop(conversation, { photos: [], questions: 0, photosConfirmed: 0, order })
  const texts = chatTexts[conversation.facts.language]
  const message = smallTalk('send-photo', fill(texts.sendPhoto, { operation: texts.operations[order.operation] }))
  // said again, the question about the backdrop stays open
  if (missingOf(order) === 'backdrop') return replyWith(conversation, { messages: [message] })
  const state: ChatState = { ...conversation.state, wait: { for: 'photo', order } }
  return replyWith(conversation, { state, messages: isAskedFor ? [] : [message] })
}

/** Whether the open question about the backdrop also asked for the photo. */
function isPhotoAskedFor(wait: Wait): boolean {
  return wait.for === 'answer' && wait.question === 'backdrop' && wait.photos.length === 0
}

function wordsAlone(conversation: Conversation, order: Order): Reply {
  if (order.message !== undefined) return writeCaption(conversation, order)
  const wait: Wait = { for: 'answer', question: 'message', photos: [], order, questions: 1, photosConfirmed: 0 }
  return replyWith(conversation, {
    state: { ...conversation.state, wait },
    messages: [answer(chatTexts[conversation.facts.language].askForMessage)],
  })
}
