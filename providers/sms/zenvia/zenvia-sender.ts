import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import type { VendorAnswer } from '#providers/ask-vendor.ts'
import { askSmsVendor, faultOfStatus, smsFault } from '../ask-sms-vendor.ts'
import type { SmsFaultCode, SmsVendorClient } from '../port.ts'

export interface ZenviaSettings {
  /** Origin of the API, `https://api.zenvia.com` for the real one. */
  readonly baseUrl: string
  readonly apiToken: string
  /** The alias of the account's SMS channel. */
  readonly from: string
  readonly timeoutMs?: number | undefined
}

const DEFAULT_TIMEOUT_MS = 10 * SECOND

const acceptedAnswer = z.object({ id: z.string().min(1) })
const refusedAnswer = z.object({
  code: z.string(),
  details: z.array(z.object({ path: z.string().optional() })).default([]),
})

/**
 * https://zenvia.github.io/zenvia-openapi-spec/v2/#section/Error-Handling. `DUPLICATED` means that the entity already exists: an
 * earlier request with this reference succeeded.
 */
const FAULT_OF_CODE: ReadonlyMap<string, SmsFaultCode> = new Map([
  ['AUTHENTICATION_ERROR', 'credentials_refused'],
  ['DUPLICATED', 'in_doubt'],
  ['INTERNAL_ERROR', 'vendor_down'],
])

/** Zenvia SMS: https://zenvia.github.io/zenvia-openapi-spec/v2/#tag/SMS. It has no validity period for messages. */
export function createZenviaSender({ baseUrl, apiToken, from, timeoutMs = DEFAULT_TIMEOUT_MS }: ZenviaSettings): SmsVendorClient {
  const url = `${baseUrl.replace(/\/$/, '')}/v2/channels/sms/messages`
  const headers = { 'x-api-token': apiToken, 'content-type': 'application/json', accept: 'application/json' }
  return {
    vendor: 'zenvia',
    send: async ({ to, body: text, reference }) => {
      const message = { from, to: to.replace('+', ''), externalId: reference, contents: [{ type: 'text', text }] }
      const answer = await askSmsVendor({ url, method: 'POST', headers, body: JSON.stringify(message), timeoutMs })
      return { vendor: 'zenvia', vendorMessageId: readId(answer, reference) }
    },
  }
}

function readId({ status, json }: VendorAnswer, reference: string): string {
  if (status >= 200 && status < 300) {
    const accepted = acceptedAnswer.safeParse(json)
    if (accepted.success) return accepted.data.id
    throw smsFault('in_doubt', { detail: `${reference}: Zenvia's answer is unreadable` })
  }
  const refused = refusedAnswer.safeParse(json)
  if (!refused.success) throw smsFault(faultOfStatus(status), { detail: `${reference}: Zenvia HTTP ${status}` })
  const { code, details } = refused.data
  const isRecipient = code === 'VALIDATION_ERROR' && details.some(({ path }) => path === 'to')
  const fault = isRecipient ? 'recipient_invalid' : (FAULT_OF_CODE.get(code) ?? faultOfStatus(status))
  throw smsFault(fault, { detail: `${reference}: Zenvia ${code}` })
}
