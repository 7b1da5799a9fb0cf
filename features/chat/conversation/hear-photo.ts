import { errorText } from '#features/serve-errors.ts'
import { SECOND } from '#platform/clock.ts'
import { askWhatToDo } from './ask.ts'
import { placeOrder } from './place-order.ts'
import type { PendingPhotos, Wait } from './state.ts'
import { tellPlanNeeded } from './tell.ts'
import { answer, type Heard, type Talk, turn, type Turn } from './turn.ts'

/** The photos of an album come within moments of each other; a single photo waits as long for words that follow it. */
export const ALBUM_PAUSE_MS = 3 * SECOND

type HeardPhoto = Extract<Heard, { what: 'photo' }>

/** A photo is ordered, or asked about, once nothing more has come for a moment. */
export function hearPhoto(talk: Talk, { photo, refusal, order }: HeardPhoto): Turn {
  const { state, facts } = talk
  if (refusal !== undefined) return turn(talk, { said: [answer(errorText(refusal, facts.language))] })
  if (!photo) return tellPlanNeeded(talk)
  const waiting = pendingOf(state.wait)
  const known = order ?? waiting.order
  const wait: Wait = { ...waiting, for: 'more-photos', photos: [...waiting.photos, photo], ...(known && { order: known }) }
  return turn(talk, { state: { ...state, wait }, wakeAfterMs: ALBUM_PAUSE_MS })
}

/** The photos that are spoken of, if any. */
export function pendingOf(wait: Wait): PendingPhotos {
  if (wait.for === 'more-photos' || wait.for === 'answer') {
    const { photos, order, asked, told } = wait
    return { photos, asked, told, ...(order && { order }) }
  }
  return { photos: [], asked: 0, told: 0, ...(wait.for === 'photo' && { order: wait.order }) }
}

export function hearSilence(talk: Talk): Turn {
  const { wait } = talk.state
  if (wait.for !== 'more-photos') return turn(talk)
  const pending = pendingOf(wait)
  return pending.order ? placeOrder(talk, { ...pending, order: pending.order }) : askWhatToDo(talk, pending)
}
