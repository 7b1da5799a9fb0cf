import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import { askVendor, NoAnswer, type VendorAnswer, type VendorRequest } from '#providers/ask-vendor.ts'
import type { AcceptedSms, OutgoingSms, SmsFaultCode, SmsSender } from '../port.ts'

export interface TwilioSettings {
  /** Origin of the API, `https://api.twilio.com` for the real one. */
  readonly baseUrl: string
  readonly accountSid: string
  readonly authToken: string
  /** A number, a short code or an alphanumeric sender; `MG…` names a Messaging Service instead. */
  readonly from: string
  readonly timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 10 * SECOND

const acceptedAnswer = z.object({ sid: z.string().min(1) })
const refusedAnswer = z.object({ code: z.number(), message: z.string().optional() })

interface FaultKind {
  readonly code: SmsFaultCode
  readonly isRetryable: boolean
}

/** https://www.twilio.com/docs/api/errors, as far as a send can answer them. */
const KIND_OF_CODE: Readonly<Record<number, FaultKind>> = {
  20003: { code: 'credentials_refused', isRetryable: false },
  20429: { code: 'rate_limited', isRetryable: true },
  21211: { code: 'recipient_invalid', isRetryable: false },
  21408: { code: 'recipient_unreachable', isRetryable: false },
  21608: { code: 'recipient_unreachable', isRetryable: false },
  21610: { code: 'recipient_opted_out', isRetryable: false },
  21611: { code: 'rate_limited', isRetryable: true },
  21612: { code: 'recipient_unreachable', isRetryable: false },
  21614: { code: 'recipient_invalid', isRetryable: false },
}

/** Twilio Programmable Messaging: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
export function createTwilioSender(settings: TwilioSettings): SmsSender {
  const { accountSid, authToken, timeoutMs = DEFAULT_TIMEOUT_MS } = settings
  const url = `${settings.baseUrl.replace(/\/+$/, '')}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const headers = {
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    accept: 'application/json',
  }
  const sender = settings.from.startsWith('MG') ? { MessagingServiceSid: settings.from } : { From: settings.from }

  return {
    send: async (message) => {
      const form = { To: message.to, ...sender, Body: message.body, ValidityPeriod: String(message.validitySeconds) }
      const answer = await ask({ url, method: 'POST', headers, body: new URLSearchParams(form), timeoutMs })
      return readAnswer(answer, message)
    },
  }
}

async function ask(request: VendorRequest): Promise<VendorAnswer> {
  try {
    return await askVendor(request)
  } catch (cause) {
    const isUnsent = cause instanceof NoAnswer && !cause.wasSent
    throw new ProviderFault({ provider: 'sms', code: isUnsent ? 'unreachable' : 'in_doubt', isRetryable: isUnsent, cause })
  }
}

function readAnswer({ status, json }: VendorAnswer, { reference }: OutgoingSms): AcceptedSms {
  if (status >= 200 && status < 300) {
    const accepted = acceptedAnswer.safeParse(json)
    if (accepted.success) return { vendorMessageId: accepted.data.sid }
    throw new ProviderFault({ provider: 'sms', code: 'in_doubt', isRetryable: false, detail: `${reference}: unreadable answer` })
  }
  const refused = refusedAnswer.safeParse(json)
  const vendorCode = refused.success ? refused.data.code : undefined
  const kind = (vendorCode === undefined ? undefined : KIND_OF_CODE[vendorCode]) ?? kindOfStatus(status)
  throw new ProviderFault({ provider: 'sms', ...kind, detail: `${reference}: Twilio ${vendorCode ?? `HTTP ${status}`}` })
}

/** Without a code that we know, the status says whether waiting can help. */
function kindOfStatus(status: number): FaultKind {
  if (status === 401 || status === 403) return { code: 'credentials_refused', isRetryable: false }
  if (status === 429) return { code: 'rate_limited', isRetryable: true }
  if (status >= 500) return { code: 'vendor_down', isRetryable: true }
  return { code: 'account_refused', isRetryable: false }
}
