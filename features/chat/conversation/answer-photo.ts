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
import { answer, type ChatInput, rested, type Talk, turn, type Turn } from './turn.ts'

/** Photos of an album arrive within seconds of each other; a single photo waits as long for words that follow it. */
export const ALBUM_PAUSE_MS = 3 * SECOND

/** How long we wait for another photo after the person announced one. */
const NEXT_PHOTO_MS = 2 * MINUTE

type PhotoInput = Extract<ChatInput, { what: 'photo' }>

/** Orders a photo, or asks about it, once nothing more has arrived for a moment. */
export function answerPhoto(talk: Talk, input: PhotoInput): Turn {
  const { photo, refusal, order, isMoreToCome = false } = input
  const { state } = talk
  if (refusal !== undefined) return refuseFile(talk, { ...input, refusal })
  if (!photo) return explainPlanNeeded(talk)
  const waiting = pendingOf(state.wait)
  const known = order ?? waiting.order
  const wait: Wait = {
    ...waiting,
    for: 'more-photos',
    photos: [...waiting.photos, photo],
    ...(known && { order: known }),
    ...(isMoreToCome && { isTold: true }),
  }
  return turn(talk, { state: { ...state, wait }, wakeAfterMs: isMoreToCome ? NEXT_PHOTO_MS : ALBUM_PAUSE_MS })
}

/** Refuses a file. With several files it says which one: by name, else by its position. */
function refuseFile(talk: Talk, { refusal, name }: PhotoInput & { readonly refusal: ErrorCode }): Turn {
  const { state, facts } = talk
  const { fileRefused, photoRefused } = chatTexts[facts.language]
  const why = errorText(refusal, facts.language)
  const waiting = pendingOf(state.wait)
  const refused = (waiting.refused ?? 0) + 1
  const number = waiting.photos.length + refused
  const isOneOfMany = number > 1 || facts.isMoreComing
  if (!isOneOfMany) return turn(talk, { said: [answer(why)] })
  const told =
    name === undefined ? fill(photoRefused, { number, why }) : fill(fileRefused, { name: clip(name, LONGEST_FILE_NAME), why })
  const wait: Wait = { ...waiting, for: 'more-photos', refused }
  return turn(talk, { state: { ...state, wait }, said: [answer(told)], wakeAfterMs: ALBUM_PAUSE_MS })
}

const LONGEST_FILE_NAME = 60

/** "Espera, vou mandar outra": keeps the photos and the open question until the next photo arrives. */
export function awaitMore(talk: Talk): Turn {
  const { state } = talk
  if (state.wait.for !== 'more-photos') return turn(talk)
  const pending = pendingOf(state.wait)
  if (pending.photos.length === 0) return turn(talk)
  return turn(talk, { state: { ...state, wait: { ...pending, for: 'more-photos', isTold: true } }, wakeAfterMs: NEXT_PHOTO_MS })
}

/** Ends the wait for another photo, because other words came instead. */
export function endAwaiting(talk: Talk): Turn {
  return answerSilence(talk)
}

/** The photos that the conversation is waiting to order; empty when there are none. */
export function pendingOf(wait: Wait): PendingPhotos {
  if (wait.for === 'more-photos' || wait.for === 'answer') {
    const { photos, order, asked, told, refused } = wait
    return { photos, asked, told, ...(order && { order }), ...(refused !== undefined && { refused }) }
  }
  return { photos: [], asked: 0, told: 0, ...(wait.for === 'photo' && { order: wait.order }) }
}

export function answerSilence(talk: Talk): Turn {
  const { wait } = talk.state
  if (wait.for !== 'more-photos') return turn(talk)
  const { refused: _refused, ...pending } = pendingOf(wait)
  if (pending.photos.length === 0) return turn(talk, { state: withoutPhotos(talk, pending) })
  return pending.order ? placeOrder(talk, { ...pending, order: pending.order }) : askWhatToDo(talk, pending)
}

/** The state after every file was refused: an order in words keeps waiting for a photo. */
function withoutPhotos(talk: Talk, { order }: PendingPhotos): ChatState {
  return order ? { ...talk.state, wait: { for: 'photo', order } } : rested(talk)
}
