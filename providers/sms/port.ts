/** The vendors that we know; each is a folder beside this file. */
export const SMS_VENDORS = ['twilio', 'zenvia'] as const
export type SmsVendor = (typeof SMS_VENDORS)[number]

/** Sends short messages. Vendors are chosen in `apps/choose-vendors.ts`. */
export interface SmsSender {
  /**
   * Hands one message to a vendor; delivery is not awaited. When a vendor surely did not take it, the next one is asked.
   * Safe to call again with the same `reference`, as a job does that is run twice: each vendor gets each reference once at
   * most, and a message that was accepted before is answered as accepted.
   * @throws ProviderFault with one of `SmsFaultCode`; `isRetryable` says whether the same call may succeed later
   */
  readonly send: (message: OutgoingSms) => Promise<AcceptedSms>
}

/** One vendor's client. It never repeats a send: vendors know no idempotency key, and two codes are worse than none. */
export interface SmsVendorClient extends SmsSender {
  readonly vendor: SmsVendor
}

export interface OutgoingSms {
  /** E.164. */
  readonly to: string
  /** One GSM-7 segment where possible: carriers replace other letters. */
  readonly body: string
  /** After this long the message is worthless; a vendor that can must not deliver it any more; 6…36000. */
  readonly validitySeconds: number
  /** Our own id (a UUID) of this one message: vendors report with it, and a repetition is known by it. */
  readonly reference: string
  /** A vendor that has failed this message already, as its delivery report said. */
  readonly notThrough?: SmsVendor
}

export interface AcceptedSms {
  readonly vendor: SmsVendor
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
 * - `no_vendor_left`: every vendor has failed this message, or the only one is excluded
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
  | 'no_vendor_left'

/** A vendor's call to `POST /api/sms/{vendor}/status`, as it came over the wire. */
export interface VendorCallback {
  /** The public address that was called, with its query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** What became of a message after a vendor took it. Reports repeat and overtake each other. */
export interface SmsReport {
  readonly vendorMessageId: string
  /** Ours; undefined when the vendor did not repeat it. */
  readonly reference: string | undefined
  readonly status: 'sent' | 'delivered' | 'undelivered'
  /** The vendor's own code for a failure, for the log and the row. */
  readonly reason: string | undefined
  /** False when the failure is a protection that another vendor should not get around. */
  readonly isWorthAnotherVendor: boolean
}

export interface SmsReportReader {
  readonly vendor: SmsVendor
  /** Whether the vendor itself called, compared in constant time. */
  readonly isGenuine: (callback: VendorCallback) => boolean
  /** Undefined for a call that says nothing new: a step on the way, or something that we do not know. */
  readonly read: (callback: VendorCallback) => SmsReport | undefined
}
