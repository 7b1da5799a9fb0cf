/** The failures between us and the network, in our own terms. Exported by `port.ts`. */
import { ProviderFault } from '#platform/errors.ts'

/**
 * What a call throws, and why a message failed later:
 * - `unreachable`, `vendor_down`: certainly not sent; try later
 * - `in_doubt`: may have been sent; its receipts decide, by the reference
 * - `pair_limited`: too many messages to this one person; others are not affected
 * - `rate_limited`: too many calls or messages of the number altogether
 * - `window_closed`: the person has not written for a day; a template may be sent
 * - `recipient_unreachable`: not in the network, blocked us, or too old an app; the number's other form is worth one try
 * - `recipient_refuses`: opted out, or is spared by the network; repeating makes it worse
 * - `recipient_not_allowed`: a test number may write to listed numbers only, or the country is closed
 * - `phone_needed`: this cannot be sent to a user id
 * - `file_refused`: the network could not take the file; make it smaller or send it by id
 * - `file_gone`: the file no longer exists
 * - `template_refused`: missing, paused, or its parameters do not fit
 * - `spam_limited`, `account_blocked`: stop sending; an operator must look
 * - `payment_problem`: our payment to the network fails
 * - `credentials_refused`: our configuration must be fixed
 * - `message_invalid`: our own bug; never retry unchanged
 * - `refused`: any other refusal
 */
export type ChatFaultCode =
  | 'unreachable'
  | 'vendor_down'
  | 'in_doubt'
  | 'pair_limited'
  | 'rate_limited'
  | 'window_closed'
  | 'recipient_unreachable'
  | 'recipient_refuses'
  | 'recipient_not_allowed'
  | 'phone_needed'
  | 'file_refused'
  | 'file_gone'
  | 'template_refused'
  | 'spam_limited'
  | 'account_blocked'
  | 'payment_problem'
  | 'credentials_refused'
  | 'message_invalid'
  | 'refused'

const RETRYABLE: ReadonlySet<ChatFaultCode> = new Set(['unreachable', 'vendor_down', 'pair_limited', 'rate_limited'])

export class ChatFault extends ProviderFault {
  declare readonly code: ChatFaultCode
  /** The wait that the network asked for, if it did. */
  readonly retryAfterMs: number | undefined

  constructor(
    code: ChatFaultCode,
    { detail, cause, retryAfterMs }: { detail?: string; cause?: unknown; retryAfterMs?: number | undefined } = {},
  ) {
    super({ provider: 'chat', code, isRetryable: RETRYABLE.has(code), cause, ...(detail === undefined ? {} : { detail }) })
    this.name = 'ChatFault'
    this.retryAfterMs = retryAfterMs
  }
}
