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

/** @param attempts made so far, 1 or more */
export function reactTo(fault: Fault, row: Sent, { now, phone }: { now: Date; phone: string | null }): Changes {
  const { code, retryAfterMs } = fault
  const again = (waitMs: number): Changes =>
    row.attempts < MOST_ATTEMPTS
      ? { state: 'waiting', failure: code, dueAt: later(now, waitMs) }
      : { state: 'failed', failure: code }
  switch (REACTIONS[code]) {
    case 'again':
      return again(waitBeforeRetryMs({ code, retryAfterMs }, row.attempts))
    case 'look':
      return { state: 'sending', failure: code, dueAt: later(now, IN_DOUBT_MS) }
    case 'other-form': {
      const hasOther = phone !== null && otherForm(phone) !== undefined && row.failure !== code
      return hasOther ? again(SECOND) : { state: 'failed', failure: code }
    }
    case 'pause':
      return { state: 'waiting', failure: code, dueAt: later(now, PAUSE_MS) }
    case 'give-up':
      return { state: 'failed', failure: code }
  }
}

/** Somebody has to hear of it. */
export function isForOperators(code: ChatFaultCode): boolean {
  return REACTIONS[code] === 'pause' || code === 'message_invalid'
}
