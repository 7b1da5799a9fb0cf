import { createHmac } from 'node:crypto'

/**
 * `X-Twilio-Signature` of a form: HMAC-SHA1 over the address as called, then each field's name and value, fields sorted by name.
 * https://www.twilio.com/docs/usage/security#validating-requests
 */
export function signCallback(authToken: string, url: string, fields: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  const signed = url + sorted.map(([name, value]) => name + value).join('')
  return createHmac('sha1', authToken).update(signed).digest('base64')
}
