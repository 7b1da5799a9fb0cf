/** What becomes of a message that the network did not take, or took and could not deliver. */
import { later, MINUTE, SECOND } from '#platform/clock.ts'
import { otherForm } from '#platform/phone-keys.ts'
import { type ChatFaultCode, waitBeforeRetryMs } from '#providers/chat/port.ts'
import type { OutgoingRow } from './outgoing-queries.ts'

/**
 * A send has no key that would make a repetition harmless. But every receipt names our own id of the message, and the first one
 * comes within seconds of a send that arrived: after this long without any it did not, and is made again.
 */
export const IN_DOUBT_MS = MINUTE
/** People must look: until then one try now and then. */
const PAUSE_MS = 5 * MINUTE
const MOST_ATTEMPTS = 12

/**
 * - `again`: as it is, after a wait
 * - `look`: it may have been sent; its receipt tells
 * - `other-form`: once more to the number's other form, with or without the ninth digit
 * - `pause`: nothing of ours goes out until somebody has mended something
 * - `give-up`: asking again would not help, or make it worse
 */
type Reaction = 'again' | 'look' | 'other-form' | 'pause' | 'give-up'

const REACTIONS: Readonly<Record<ChatFaultCode, Reaction>> = {
  unreachable: 'again',
  vendor_down: 'again',
  pair_limited: 'again',
  rate_limited: 'again',
  in_doubt: 'look',
  recipient_unreachable: 'other-form',
  credentials_refused: 'pause',
  account_blocked: 'pause',
  payment_problem: 'pause',
  spam_limited: 'pause',
  // a file is uploaded anew at every attempt
  file_gone: 'again',
  file_refused: 'again',
  window_closed: 'give-up',
  recipient_refuses: 'give-up',
  recipient_not_allowed: 'give-up',
  phone_needed: 'give-up',
  template_refused: 'give-up',
  message_invalid: 'give-up',
  refused: 'give-up',
}

export interface Fault {
  readonly code: ChatFaultCode
  readonly retryAfterMs?: number | undefined
}

type Sent = Pick<OutgoingRow, 'attempts' | 'failure'>
type Changes = Pick<OutgoingRow, 'state' | 'failure'> & Partial<Pick<OutgoingRow, 'dueAt'>>

interface Moment {
  readonly now: Date
  readonly phone: string | null
}

/** @param row its `attempts` count those made so far, 1 or more */
export function reactTo(fault: Fault, row: Sent, moment: Moment): Changes {
  const failure = fault.code
  const { state, waitMs } = NEXT[REACTIONS[failure]](fault, row, moment)
  return { state, failure, ...(waitMs !== undefined && { dueAt: later(moment.now, waitMs) }) }
}

interface Next {
  readonly state: OutgoingRow['state']
  readonly waitMs?: number
}

const GIVEN_UP: Next = { state: 'failed' }

const NEXT: Readonly<Record<Reaction, (fault: Fault, row: Sent, moment: Moment) => Next>> = {
  again: ({ code, retryAfterMs }, { attempts }) =>
    attempts < MOST_ATTEMPTS ? { state: 'waiting', waitMs: waitBeforeRetryMs({ code, retryAfterMs }, attempts) } : GIVEN_UP,
  look: () => ({ state: 'sending', waitMs: IN_DOUBT_MS }),
  'other-form': ({ code }, { failure }, { phone }) => {
    const hasOther = phone !== null && otherForm(phone) !== undefined
    return hasOther && failure !== code ? { state: 'waiting', waitMs: SECOND } : GIVEN_UP
  },
  pause: () => ({ state: 'waiting', waitMs: PAUSE_MS }),
  'give-up': () => GIVEN_UP,
}

/** Somebody has to hear of it. */
export function isForOperators(code: ChatFaultCode): boolean {
  return REACTIONS[code] === 'pause' || code === 'message_invalid'
}
