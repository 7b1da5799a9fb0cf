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

/** Twilio's calls to a StatusCallback, signed with the account's primary token; two are accepted while it changes. */
export function createTwilioReports({ authTokens }: { readonly authTokens: readonly string[] }): SmsReportReader {
  return {
    vendor: 'twilio',
    isGenuine: ({ url, headers, rawBody }) => {
      const signature = headers['x-twilio-signature']
      if (typeof signature !== 'string') return false
      const form = readForm(rawBody)
      return spellings(url).some((spelling) =>
        authTokens.some((authToken) => isTimingSafeEqual(signature, signForm(authToken, spelling, form))),
      )
    },
    readWebhook: readReport,
  }
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

/**
 * HMAC-SHA1 over the address as called, then each field's name and value, sorted by name; the values of a repeated field count
 * once each. https://www.twilio.com/docs/usage/security#validating-requests
 */
function signForm(authToken: string, url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort()
  const fields = names.flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value))
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest('base64')
}

/** The address with and without the default port: Twilio's own client accepts both. */
function spellings(url: string): readonly string[] {
  const { protocol, host, port } = new URL(url)
  if (port !== '') return [url]
  return [url, url.replace(host, `${host}:${protocol === 'https:' ? 443 : 80}`)]
}
