import { createHmac } from 'node:crypto'
import { isTimingSafeEqual } from '#platform/crypto.ts'
import type { SmsReport, SmsReportReader, SmsWebhookRequest } from '../port.ts'

/**
 * https://www.twilio.com/docs/messaging/guides/outbound-message-status-in-status-callbacks; the steps before `sent` are ignored.
 */
const STATUS: ReadonlyMap<string, SmsReport['status']> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['partially_delivered', 'delivered'],
  ['undelivered', 'undelivered'],
  ['failed', 'undelivered'],
  ['canceled', 'undelivered'],
])

/** Blocks against SMS pumping: https://www.twilio.com/docs/api/errors/30450 and 30453. */
const PUMPING_BLOCKS = new Set(['30450', '30453'])

/** A callback has about a dozen fields. A stranger's may have thousands, and is read before its signature can be judged. */
const MAX_FIELDS = 64
const AMPERSAND = '&'.codePointAt(0)

/** Twilio's calls to a StatusCallback, signed with the account's primary token; two are accepted while it changes. */
export function createTwilioReports({ authTokens }: { readonly authTokens: readonly string[] }): SmsReportReader {
  return {
    vendor: 'twilio',
    isGenuine: ({ url, headers, rawBody }) => {
      const signature = headers['x-twilio-signature']
      if (typeof signature !== 'string' || countFields(rawBody) > MAX_FIELDS) return false
      const fields = fieldsToSign(readForm(rawBody))
      return spellings(url).some((spelling) =>
        authTokens.some((authToken) => isTimingSafeEqual(signature, signCall(authToken, spelling + fields))),
      )
    },
    readWebhook: readReport,
  }
}

function countFields(rawBody: Uint8Array): number {
  return rawBody.reduce((count, byte) => (byte === AMPERSAND ? count + 1 : count), 1)
}

function readForm(rawBody: Uint8Array): URLSearchParams {
  return new URLSearchParams(Buffer.from(rawBody).toString())
}

function readReport({ url, rawBody }: SmsWebhookRequest): SmsReport | undefined {
  const form = readForm(rawBody)
  const vendorMessageId = form.get('MessageSid')
  const status = STATUS.get(form.get('MessageStatus') ?? '')
  if (!vendorMessageId || !status) return undefined
  const reason = form.get('ErrorCode') ?? undefined
  return {
    vendorMessageId,
    reference: new URL(url).searchParams.get('reference') ?? undefined,
    status,
    reason,
    isWorthAnotherVendor: reason === undefined || !PUMPING_BLOCKS.has(reason),
  }
}

/** Each field's name and value, sorted by name; the values of a repeated field count once each. */
function fieldsToSign(form: URLSearchParams): string {
  const values = new Map<string, Set<string>>()
  for (const [name, value] of form) values.set(name, (values.get(name) ?? new Set()).add(value))
  const names = [...values.keys()].sort()
  return names.flatMap((name) => [...(values.get(name) ?? [])].sort().map((value) => name + value)).join('')
}

/** HMAC-SHA1 over the address as called and the fields. https://www.twilio.com/docs/usage/security#validating-requests */
function signCall(authToken: string, signed: string): string {
  return createHmac('sha1', authToken).update(signed).digest('base64')
}

/** The address with and without the default port: Twilio's own client accepts both. */
function spellings(url: string): readonly string[] {
  const { protocol, host, port } = new URL(url)
  if (port !== '') return [url]
  return [url, url.replace(host, `${host}:${protocol === 'https:' ? 443 : 80}`)]
}
