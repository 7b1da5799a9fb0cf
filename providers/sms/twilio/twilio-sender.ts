import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import type { VendorAnswer } from '#providers/ask-vendor.ts'
import { askSmsVendor, faultOfStatus, smsFault } from '../ask-sms-vendor.ts'
import type { OutgoingSms, SmsFaultCode, SmsVendorClient } from '../port.ts'

export interface TwilioSettings {
  /** Origin of the API, `https://api.twilio.com` for the real one. */
  readonly baseUrl: string
  readonly accountSid: string
  readonly authToken: string
  /** A number, a short code or an alphanumeric sender; `MG…` names a Messaging Service instead. */
  readonly from: string
  /** Where Twilio sends delivery reports; none when left out. */
  readonly statusUrl?: string | undefined
  readonly timeoutMs?: number | undefined
}

const DEFAULT_TIMEOUT_MS = 10 * SECOND

const acceptedAnswer = z.object({ sid: z.string().min(1) })
const refusedAnswer = z.object({ code: z.number() })

/** The part of https://www.twilio.com/docs/api/errors that a send can return. */
const FAULT_OF_CODE: Readonly<Record<number, SmsFaultCode>> = {
  20003: 'credentials_refused',
  20429: 'rate_limited',
  20500: 'vendor_down',
  20503: 'vendor_down',
  21211: 'recipient_invalid',
  21408: 'recipient_unreachable',
  21608: 'recipient_unreachable',
  21610: 'recipient_opted_out',
  21611: 'rate_limited',
  21612: 'recipient_unreachable',
  21614: 'recipient_invalid',
}

/** Twilio Programmable Messaging: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
export function createTwilioSender(settings: TwilioSettings): SmsVendorClient {
  const { accountSid, authToken, timeoutMs = DEFAULT_TIMEOUT_MS } = settings
  const url = `${settings.baseUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const headers = {
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    accept: 'application/json',
  }
  return {
    vendor: 'twilio',
    send: async (message) => {
      const body = writeForm(settings, message)
      const answer = await askSmsVendor({ url, method: 'POST', headers, body, timeoutMs })
      return { vendor: 'twilio', vendorMessageId: readSid(answer, message.reference) }
    },
  }
}

function writeForm({ from, statusUrl }: TwilioSettings, message: OutgoingSms): URLSearchParams {
  const form = new URLSearchParams({
    To: message.to,
    [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
    Body: message.body,
    ValidityPeriod: String(message.validitySeconds),
  })
  // Twilio does not return our id by itself; the address that contains it is part of the signature
  if (statusUrl !== undefined) form.set('StatusCallback', `${statusUrl}?reference=${encodeURIComponent(message.reference)}`)
  return form
}

function readSid({ status, json }: VendorAnswer, reference: string): string {
  if (status >= 200 && status < 300) {
    const accepted = acceptedAnswer.safeParse(json)
    if (accepted.success) return accepted.data.sid
    throw smsFault('in_doubt', { detail: `${reference}: Twilio's answer is unreadable` })
  }
  const refused = refusedAnswer.safeParse(json)
  const code = refused.success ? refused.data.code : undefined
  const fault = (code === undefined ? undefined : FAULT_OF_CODE[code]) ?? faultOfStatus(status)
  throw smsFault(fault, { detail: `${reference}: Twilio ${code ?? `HTTP ${status}`}` })
}
