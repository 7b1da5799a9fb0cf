/** Decides what to do with a message that the network refused, or accepted and could not deliver. */
import { addMs, MINUTE, SECOND } from '#platform/clock.ts'
import { otherForm } from '#platform/phone-keys.ts'
import { type ChatFaultCode, waitBeforeRetryMs } from '#providers/chat/port.ts'
import type { MessageForm } from './outgoing.ts'
import type { OutgoingRow } from './outgoing-queries.ts'

/**
 * The network offers no idempotency key for sends. But every receipt contains our own id of the message, and the first one
 * comes within seconds of a send that arrived: after this time without any, the message did not arrive and is sent again.
 */
export const UNCERTAIN_MS = MINUTE
/** The cause needs a person; until it is fixed, an occasional attempt is enough. */
const PAUSE_MS = 5 * MINUTE
const MAX_ATTEMPTS = 12
/** Each attempt in doubt may have arrived, and may be billed: no more than these copies of a message whose receipts stay away. */
const MAX_IN_DOUBT = 3
/** A message that cannot be composed now may be composed in a moment, or never. */
const MAX_DRAFTS = 3

/** The network's faults, and our own failure to compose the message. */
export type ProblemCode = ChatFaultCode | 'not_composed'

/**
 * - `again`: unchanged, after a wait
 * - `redraft`: the same content, a few times; then less of it
 * - `lighter`: at once, with a smaller picture; then without one
 * - `apologise`: only say that something went wrong
 * - `await-receipt`: it may have been sent, which its receipt will show; without one it is sent again, a few times
 * - `other-form`: once more to the number's other form, with or without the ninth digit
 * - `pause`: send nothing until an operator has fixed the cause
 * - `give-up`: another attempt would not help, or would do harm
 */
type Reaction = 'again' | 'redraft' | 'lighter' | 'apologise' | 'await-receipt' | 'other-form' | 'pause' | 'give-up'

const REACTIONS: Readonly<Record<ProblemCode, Reaction>> = {
  unreachable: 'again',
  vendor_down: 'again',
  pair_limited: 'again',
  rate_limited: 'again',
  in_doubt: 'await-receipt',
  recipient_unreachable: 'other-form',
  credentials_refused: 'pause',
  account_blocked: 'pause',
  payment_problem: 'pause',
  spam_limited: 'pause',
  // every attempt uploads the file again
  file_gone: 'lighter',
  file_refused: 'lighter',
  not_composed: 'redraft',
  message_invalid: 'apologise',
  window_closed: 'give-up',
  recipient_refuses: 'give-up',
  recipient_not_allowed: 'give-up',
  phone_needed: 'give-up',
  template_refused: 'give-up',
  refused: 'give-up',
}

export interface Fault {
  readonly code: ProblemCode
  readonly retryAfterMs?: number | undefined
}

type Sent = Pick<OutgoingRow, 'attempts' | 'failure' | 'form' | 'isToOtherForm' | 'purpose'>
type Changes = Pick<OutgoingRow, 'state' | 'failure'> & Partial<Pick<OutgoingRow, 'dueAt' | 'form' | 'isToOtherForm'>>

interface FaultContext {
  readonly now: Date
  readonly phone: string | null
}

/** @param row its `attempts` counts the attempts so far, 1 or more; its `failure` is that of the attempt before */
export function reactTo(fault: Fault, row: Sent, context: FaultContext): Changes {
  const failure = fault.code
  const { waitMs, ...next } = NEXT[REACTIONS[failure]](fault, row, context)
  return { ...next, failure, ...(waitMs !== undefined && { dueAt: addMs(context.now, waitMs) }) }
}

interface Next extends Pick<Changes, 'state' | 'form' | 'isToOtherForm'> {
  readonly waitMs?: number
}

const GIVEN_UP: Next = { state: 'failed' }
/** After an apology there is nothing lighter to send. */
const LIGHTER: Readonly<Record<MessageForm, MessageForm | undefined>> = {
  whole: 'smaller',
  smaller: 'words',
  words: 'apology',
  apology: undefined,
}

function inForm(form: MessageForm | undefined): Next {
  return form === undefined ? GIVEN_UP : { state: 'waiting', waitMs: SECOND, form }
}

/** News get no apology: they are in the account and may go by SMS. */
function inApology({ form, purpose }: Sent): Next {
  return inForm(form === 'apology' || purpose === 'news' ? undefined : 'apology')
}

const NEXT: Readonly<Record<Reaction, (fault: Fault, row: Sent, context: FaultContext) => Next>> = {
  again: ({ code, retryAfterMs }, { attempts }) =>
    attempts < MAX_ATTEMPTS ? { state: 'waiting', waitMs: waitOf(code, { retryAfterMs, attempts }) } : GIVEN_UP,
  redraft: ({ code }, row) => (row.attempts < MAX_DRAFTS ? { state: 'waiting', waitMs: waitOf(code, row) } : inApology(row)),
  lighter: (_fault, { form }) => inForm(LIGHTER[form]),
  apologise: (_fault, row) => inApology(row),
  'await-receipt': ({ code }, { attempts, failure }) =>
    attempts >= MAX_IN_DOUBT && failure === code ? GIVEN_UP : { state: 'sending', waitMs: UNCERTAIN_MS },
  'other-form': (_fault, { isToOtherForm }, { phone }) => {
    const hasOther = phone !== null && otherForm(phone) !== undefined
    return hasOther && !isToOtherForm ? { state: 'waiting', waitMs: SECOND, isToOtherForm: true } : GIVEN_UP
  },
  pause: () => ({ state: 'waiting', waitMs: PAUSE_MS }),
  'give-up': () => GIVEN_UP,
}

function waitOf(code: ProblemCode, { retryAfterMs, attempts }: { retryAfterMs?: number | undefined; attempts: number }): number {
  return waitBeforeRetryMs({ code: code === 'not_composed' ? 'vendor_down' : code, retryAfterMs }, attempts)
}

/** Whether another attempt may succeed without an operator fixing anything. */
export function mayPass(code: ProblemCode): boolean {
  return REACTIONS[code] === 'again' || REACTIONS[code] === 'other-form'
}

/** Faults that are logged for the operators. */
export function isForOperators(code: ProblemCode): boolean {
  return REACTIONS[code] === 'pause' || code === 'message_invalid' || code === 'not_composed'
}
