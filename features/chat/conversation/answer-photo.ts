import type { ErrorCode } from '#features/error-codes.ts'
import { errorText } from '#features/serve-errors.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { askWhatToDo } from './ask.ts'
import { clip } from './clip.ts'
import { placeOrder } from './place-order.ts'
import type { ChatState, PendingPhotos, Wait } from './state.ts'
import { explainPlanNeeded } from './explain.ts'
import { answer, type ChatInput, withoutQuestion, type Conversation, replyWith, type Reply } from './types.ts'

/** Photos of an album arrive within seconds of each other; a single photo waits as long for words that follow it. */
export const ALBUM_PAUSE_MS = 3 * SECOND

/** How long we wait for another photo after the person announced one. */
const NEXT_PHOTO_MS = 2 * MINUTE

type PhotoInput = Extract<ChatInput, { what: 'photo' }>

/** Orders a photo, or asks about it, once nothing more has arrived for a moment. */
export function answerPhoto(conversation: Conversation, input: PhotoInput): Reply {
  const { photo, refusal, order, isMoreToCome = false } = input
  const { state } = conversation
  if (refusal !== undefined) return refuseFile(conversation, { ...input, refusal })
  if (!photo) return explainPlanNeeded(conversation)
  const waiting = pendingOf(state.wait)
  const known = order ?? waiting.order
  const wait: Wait = {
    ...waiting,
    for: 'more-photos',
    photos: [...waiting.photos, photo],
    ...(known && { order: known }),
    ...(isMoreToCome && { isTold: true }),
  }
  return replyWith(conversation, { state: { ...state, wait }, wakeAfterMs: isMoreToCome ? NEXT_PHOTO_MS : ALBUM_PAUSE_MS })
}

/** Refuses a file. With several files it says which one: by name, else by its position. */
function refuseFile(conversation: Conversation, { refusal, name }: PhotoInput & { readonly refusal: ErrorCode }): Reply {
  const { state, facts } = conversation
  const { fileRefused, photoRefused } = chatTexts[facts.language]
  const why = errorText(refusal, facts.language)
  const waiting = pendingOf(state.wait)
  const refused = (waiting.refused ?? 0) + 1
  const number = waiting.photos.length + refused
  const isOneOfMany = number > 1 || facts.isMoreComing
  if (!isOneOfMany) return replyWith(conversation, { messages: [answer(why)] })
  const text =
    name === undefined ? fill(photoRefused, { number, why }) : fill(fileRefused, { name: clip(name, LONGEST_FILE_NAME), why })
  const wait: Wait = { ...waiting, for: 'more-photos', refused }
  return replyWith(conversation, { state: { ...state, wait }, messages: [answer(text)], wakeAfterMs: ALBUM_PAUSE_MS })
}

const LONGEST_FILE_NAME = 60

/** "Espera, vou mandar outra": keeps the photos and the open question until the next photo arrives. */
export function awaitMore(conversation: Conversation): Reply {
  const { state } = conversation
  if (state.wait.for !== 'more-photos') return replyWith(conversation)
  const pending = pendingOf(state.wait)
  if (pending.photos.length === 0) return replyWith(conversation)
  return replyWith(conversation, {
    state: { ...state, wait: { ...pending, for: 'more-photos', isTold: true } },
    wakeAfterMs: NEXT_PHOTO_MS,
  })
}

/** The photos that the conversation is waiting to order; empty when there are none. */
export function pendingOf(wait: Wait): PendingPhotos {
  if (wait.for === 'more-photos' || wait.for === 'answer') {
    const { photos, order, questions, photosConfirmed, wordsConfirmed, refused } = wait
    return {
      photos,
      questions,
      photosConfirmed,
      ...(wordsConfirmed !== undefined && { wordsConfirmed }),
      ...(order && { order }),
      ...(refused !== undefined && { refused }),
    }
  }
  return { photos: [], questions: 0, photosConfirmed: 0, ...(wait.for === 'photo' && { order: wait.order }) }
}

/** Nothing more came for a moment: orders what waits, or asks about it. */
export function answerSilence(conversation: Conversation): Reply {
  const { wait } = conversation.state
  if (wait.for !== 'more-photos') return replyWith(conversation)
  const { refused: _refused, ...pending } = pendingOf(wait)
  if (pending.photos.length === 0) return replyWith(conversation, { state: withoutPhotos(conversation, pending) })
  return pending.order ? placeOrder(conversation, { ...pending, order: pending.order }) : askWhatToDo(conversation, pending)
}

/** The state after every file was refused: an order in words keeps waiting for a photo. */
function withoutPhotos(conversation: Conversation, { order }: PendingPhotos): ChatState {
  return order ? { ...conversation.state, wait: { for: 'photo', order } } : withoutQuestion(conversation)
}
