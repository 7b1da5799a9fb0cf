/** How long a question stays open. The one place that knows: what nobody answered in time is as if it had never been asked. */
import { HOUR, MINUTE } from '#platform/clock.ts'
import type { ChatState, Confirmable, Question, Wait } from './state.ts'
import type { PostAction } from './actions.ts'

const CONFIRMED_WITHIN_MS: Readonly<Record<(Confirmable | PostAction)['do'], number>> = {
  'cancel-subscription': 10 * MINUTE,
  refund: 10 * MINUTE,
  'delete-account': 10 * MINUTE,
  'delete-photo': 10 * MINUTE,
  unlink: 10 * MINUTE,
  post: 30 * MINUTE,
  'move-post': 30 * MINUTE,
  'cancel-post': 30 * MINUTE,
}

/** A photo may be sent in the morning and talked of at night; words are soon about something else. */
const ANSWERED_WITHIN_MS: Readonly<Record<Question, number>> = {
  operation: 12 * HOUR,
  backdrop: 12 * HOUR,
  words: 2 * HOUR,
  message: 2 * HOUR,
  album: 30 * MINUTE,
}

type Lives = { readonly [For in Wait['for']]: (wait: Extract<Wait, { for: For }>) => number }

const LIVES: Lives = {
  nothing: () => Infinity,
  'more-photos': () => 12 * HOUR,
  photo: () => 2 * HOUR,
  answer: ({ question }) => ANSWERED_WITHIN_MS[question],
  change: () => 30 * MINUTE,
  caption: () => 30 * MINUTE,
  when: () => 30 * MINUTE,
  yes: ({ to }) => CONFIRMED_WITHIN_MS[to.do],
}

/** A caption that was talked of the day before is a matter of its own. */
const CAPTION_KEPT_MS = 12 * HOUR

/** What still counts of a state. @param now in milliseconds */
export function endWaits(state: ChatState, now: number): ChatState {
  const { wait, since = 0, caption, ...rest } = state
  const isOver = now - since > LIVES[wait.for](wait as never) // as: the table has each wait at its own name
  const isKept = caption !== undefined && now - caption.at <= CAPTION_KEPT_MS
  if (!isOver && isKept === (caption !== undefined)) return state
  return { ...rest, since, wait: isOver ? { for: 'nothing' } : wait, ...(isKept && { caption }) }
}

/** Notes when a wait began that was not there before. */
export function stampWait(before: ChatState, after: ChatState, now: number): ChatState {
  return after.wait === before.wait ? after : { ...after, since: now }
}
