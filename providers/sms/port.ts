import type { WebhookRequest } from '../webhook-request.ts'

/** The vendors that we support; each is a folder beside this file. */
export const SMS_VENDORS = ['twilio', 'zenvia'] as const
export type SmsVendor = (typeof SMS_VENDORS)[number]

/** Sends short messages. Vendors are chosen in `apps/vendors/choose-sms.ts`. */
export interface SmsSender {
  /**
   * Sends one message through a vendor; does not wait for delivery. When a vendor certainly did not accept it, the next one is
   * tried. Safe to call again with the same `reference`, as a retried job does: each vendor gets each reference once at most, and
   * a message that was accepted before counts as accepted.
   * @throws ProviderFault with one of `SmsFaultCode`; `isRetryable` says whether the same call may succeed later
   */
  readonly send: (message: OutgoingSms) => Promise<AcceptedSms>
}

/** One vendor's client. It never repeats a send: vendors have no idempotency key, and two codes are worse than none. */
export interface SmsVendorClient extends SmsSender {
  readonly vendor: SmsVendor
}

export interface OutgoingSms {
  /** E.164. */
  readonly to: string
  /** One GSM-7 segment where possible: carriers replace other letters. */
  readonly body: string
  /** After this time the message is useless; vendors that support it must not deliver it later; 6…36000. */
  readonly validitySeconds: number
  /** Our own id (a UUID) of this one message: vendors report with it, and it identifies a repetition. */
  readonly reference: string
  /** A vendor that has already failed this message, according to its delivery report. */
  readonly excludedVendor?: SmsVendor
}

export interface AcceptedSms {
  readonly vendor: SmsVendor
  readonly vendorMessageId: string
}

/**
 * - `recipient_invalid`: no such number, or not a mobile
 * - `recipient_unreachable`: the vendor may not or cannot send there
 * - `recipient_opted_out`: the person opted out at the vendor
 * - `credentials_refused`, `account_refused`: our account must be fixed; nobody gets a message
 * - `rate_limited`, `vendor_down`: not sent; the same request may be sent later
 * - `unreachable`: no connection, not sent
 * - `in_doubt`: it may have been sent; repeating it can send it twice
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

/** A vendor's call to `POST /api/sms/{vendor}/status`, as it was received. */
export interface SmsWebhookRequest extends WebhookRequest {
  /** The public address that was called, with its query: a signature may cover it. */
  readonly url: string
}

/** What happened to a message after a vendor accepted it. Reports repeat and overtake each other. */
export interface SmsReport {
  readonly vendorMessageId: string
  /** Our reference; undefined when the vendor did not repeat it. */
  readonly reference: string | undefined
  readonly status: 'sent' | 'delivered' | 'undelivered'
  /** The vendor's own code for a failure, for the log and the row. */
  readonly reason: string | undefined
  /** False when the failure is a protection that another vendor should not bypass. */
  readonly isWorthAnotherVendor: boolean
}

export interface SmsReportReader {
  readonly vendor: SmsVendor
  /** Whether the vendor itself called, compared in constant time. */
  readonly isGenuine: (request: SmsWebhookRequest) => boolean
  /** Undefined for a call that changes nothing: an intermediate step, or an unknown status. */
  readonly readWebhook: (request: SmsWebhookRequest) => SmsReport | undefined
}
