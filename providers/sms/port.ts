/** Sends short messages. Vendors are chosen in `apps/compose.ts`. */
export interface SmsSender {
  /**
   * Hands one message to the vendor; delivery is not awaited.
   * A send is never repeated here: the vendors know no idempotency key, and two codes are worse than none.
   * @throws ProviderFault with one of `SmsFaultCode`
   */
  readonly send: (message: OutgoingSms) => Promise<AcceptedSms>
}

export interface OutgoingSms {
  /** E.164. */
  readonly to: string
  /** One GSM-7 segment where possible: carriers replace other letters. */
  readonly body: string
  /** After this long the message is worthless and must not be delivered any more; 6…36000. */
  readonly validitySeconds: number
  /** Our own id of what is being sent, for logs and for vendors that take one. */
  readonly reference: string
}

export interface AcceptedSms {
  readonly vendorMessageId: string
}

/**
 * - `recipient_invalid`: no such number, or not a mobile
 * - `recipient_unreachable`: the vendor may not or cannot send there
 * - `recipient_opted_out`: the person asked the vendor for silence
 * - `credentials_refused`, `account_refused`: ours to mend; nobody gets a message
 * - `rate_limited`, `vendor_down`: not sent; the same request may be sent later
 * - `unreachable`: no connection, not sent
 * - `in_doubt`: it may have been sent; a blind repetition can send it twice
 */
export type SmsFaultCode =
  | 'recipient_invalid'
  | 'recipient_unreachable'
  | 'recipient_opted_out'
  | 'credentials_refused'
  | 'account_refused'
  | 'rate_limited'
  | 'vendor_down'
  | 'unreachable'
  | 'in_doubt'
