/** How long each question stays open; after that it counts as never asked. */
import { HOUR, MINUTE } from '#platform/clock.ts'
import type { ChatState, Confirmable, Question, Wait } from './state.ts'
import type { PostAction, RedoAction } from './actions.ts'

const CONFIRMED_WITHIN_MS: Readonly<Record<(Confirmable | PostAction | RedoAction)['do'], number>> = {
  'cancel-subscription': 10 * MINUTE,
  refund: 10 * MINUTE,
  'delete-account': 10 * MINUTE,
  'delete-photo': 10 * MINUTE,
  unlink: 10 * MINUTE,
  redo: 30 * MINUTE,
  post: 30 * MINUTE,
  'move-post': 30 * MINUTE,
  'cancel-post': 30 * MINUTE,
}

/** A photo may be sent in the morning and discussed at night; words become obsolete sooner. */
const ANSWERED_WITHIN_MS: Readonly<Record<Question, number>> = {
  operation: 12 * HOUR,
  backdrop: 12 * HOUR,
  words: 2 * HOUR,
  message: 2 * HOUR,
  album: 30 * MINUTE,
  scene: 2 * HOUR,
}

type TimesToLive = { readonly [For in Wait['for']]: (wait: Extract<Wait, { for: For }>) => number }

const TTL_MS: TimesToLive = {
  nothing: () => Infinity,
  'more-photos': () => 12 * HOUR,
  photo: () => 2 * HOUR,
  answer: ({ question }) => ANSWERED_WITHIN_MS[question],
  change: () => 30 * MINUTE,
  caption: () => 30 * MINUTE,
  wish: () => 30 * MINUTE,
  when: () => 30 * MINUTE,
  yes: ({ to }) => CONFIRMED_WITHIN_MS[to.do],
}

/** After this time a caption is no longer the topic. */
const CAPTION_TTL_MS = 12 * HOUR

/** Drops what has expired from a state. @param now in milliseconds */
export function endWaits(state: ChatState, now: number): ChatState {
  const { wait, since = 0, caption, ...rest } = state
  const isOver = now - since > TTL_MS[wait.for](wait as never) // as: the table is keyed by `for`, which TypeScript cannot correlate with the wait
  const isKept = caption !== undefined && now - caption.at <= CAPTION_TTL_MS
  if (!isOver && isKept === (caption !== undefined)) return state
  return { ...rest, since, wait: isOver ? { for: 'nothing' } : wait, ...(isKept && { caption }) }
}

/** Records when a new wait began. */
export function stampWait(before: ChatState, after: ChatState, now: number): ChatState {
  return after.wait === before.wait ? after : { ...after, since: now }
}
