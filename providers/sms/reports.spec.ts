import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { SmsWebhookRequest } from './port.ts'
import { createTwilioReports } from './twilio/twilio-reports.ts'
import { createZenviaReports } from './zenvia/zenvia-reports.ts'

const received = ({ url, headers, body }: { url: string; headers: SmsWebhookRequest['headers']; body: string }) => ({
  url,
  headers,
  rawBody: Buffer.from(body),
})
const fieldsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => [`Field${String(index).padStart(4, '0')}`, 'x'] as const)
const signed = (value: string) => ({ 'x-twilio-signature': value })

describe('a report of Twilio', () => {
  const reader = createTwilioReports({ authTokens: ['tok'] })
  const url = 'https://example.com/hooks/sms'
  const body = 'MessageSid=SM00000000000000000000000000000001&MessageStatus=delivered&To=%2B5511987654321'
  /** Computed by hand with Twilio's rule and the key `tok`. */
  const signature = 'VLrPg3DpwtzUUx18FtPFtute5lo='

  it('is genuine with the signature of Twilio’s rule, in any order of its fields', () => {
    expect(reader.isGenuine(received({ url, body, headers: signed(signature) }))).toBe(true)
    const turned = body.split('&').reverse().join('&')
    expect(reader.isGenuine(received({ url, body: turned, headers: signed(signature) }))).toBe(true)
  })

  it.each([
    ['another word', { body: body.replace('delivered', 'undelivered') }],
    ['another address', { url: `${url}?reference=other` }],
    ['one field more', { body: `${body}&ErrorCode=1` }],
    ['another signature', { headers: signed('AAAAAAAAAAAAAAAAAAAAAAAAAAA=') }],
    ['no signature', { headers: {} }],
    ['two signatures', { headers: { 'x-twilio-signature': [signature, signature] } }],
  ])('is forged with %s', (_case, change) => {
    expect(reader.isGenuine(received({ url, body, headers: signed(signature), ...change }))).toBe(false)
  })

  /** Signed by Twilio's rule, over fields in its order. */
  const signedForm = (fields: readonly (readonly [string, string])[]) => {
    const written = fields.flat().join('')
    const value = createHmac('sha1', 'tok')
      .update(url + written)
      .digest('base64')
    return received({
      url,
      body: new URLSearchParams(fields.map(([name, text]): [string, string] => [name, text])).toString(),
      headers: signed(value),
    })
  }

  it('counts the values of a repeated field once each, in their order', () => {
    const call = signedForm([
      ['A', 'c'],
      ['To', 'a'],
      ['To', 'b'],
    ])
    expect(reader.isGenuine(call)).toBe(true)
    const repeated = received({ url, body: 'To=b&To=a&A=c&To=b', headers: call.headers })
    expect(reader.isGenuine(repeated)).toBe(true)
  })

  it('is read with five times the fields that Twilio sends, and refused with more, whatever its signature says', () => {
    expect([64, 65, 1000].map((count) => reader.isGenuine(signedForm(fieldsOf(count))))).toEqual([true, false, false])
  })

  it.each([
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'delivered'],
    ['undelivered', 'undelivered'],
    ['failed', 'undelivered'],
    ['canceled', 'undelivered'],
  ])('of a message that is %s means %s', (status, meaning) => {
    const form = `MessageSid=SM1&MessageStatus=${status}`
    expect(reader.readWebhook(received({ url: `${url}?reference=otp-1`, body: form, headers: {} }))).toMatchObject({
      vendorMessageId: 'SM1',
      reference: 'otp-1',
      status: meaning,
    })
  })

  it.each(['queued', 'sending', 'something-new', 'hasOwnProperty', ''])('of a message that is %j is ignored', (status) => {
    expect(reader.readWebhook(received({ url, body: `MessageSid=SM1&MessageStatus=${status}`, headers: {} }))).toBeUndefined()
  })

  it('does not let another vendor bypass Twilio’s block against pumping', () => {
    const answers = ['30450', '30453', '30003'].map((code) =>
      reader.readWebhook(received({ url, body: `MessageSid=SM1&MessageStatus=failed&ErrorCode=${code}`, headers: {} })),
    )
    expect(answers.map((report) => report?.isWorthAnotherVendor)).toEqual([false, false, true])
  })
})

describe('a report of Zenvia', () => {
  const reader = createZenviaReports({ webhookTokens: ['a-long-secret-of-ours', 'the-one-before-it'] })
  const event = {
    id: 'ev1',
    timestamp: '2026-11-21T12:00:05Z',
    type: 'MESSAGE_STATUS',
    subscriptionId: 's1',
    channel: 'sms',
    messageId: 'm1',
    message: { id: 'm1', externalId: 'otp-1', contentIndex: 0, direction: 'OUT', from: 'acme-sms', to: '5511987654321' },
    messageStatus: { timestamp: '2026-11-21T12:00:04Z', code: 'DELIVERED', description: 'x', channelData: {} },
  }
  const read = (body: unknown) =>
    reader.readWebhook(received({ url: 'https://example.com', headers: {}, body: JSON.stringify(body) }))
  const withCode = (code: string, more = {}) => ({ ...event, messageStatus: { ...event.messageStatus, code, ...more } })

  it.each([
    ['the secret of its subscription', { 'x-webhook-token': 'a-long-secret-of-ours' }, true],
    ['the one before it', { 'x-webhook-token': 'the-one-before-it' }, true],
    ['another one', { 'x-webhook-token': 'a-long-secret-of-hers' }, false],
    ['none', {}, false],
  ])('with %s', (_case, headers, isGenuine) => {
    expect(reader.isGenuine(received({ url: 'https://example.com', body: '{}', headers }))).toBe(isGenuine)
  })

  it('identifies the message by Zenvia’s id and by ours', () => {
    expect(read(event)).toEqual({
      vendorMessageId: 'm1',
      reference: 'otp-1',
      status: 'delivered',
      reason: undefined,
      isWorthAnotherVendor: true,
    })
  })

  it('states why a message did not arrive', () => {
    const causes = [{ channelErrorCode: 301, reason: 'x', details: '' }]
    expect(read(withCode('NOT_DELIVERED', { causes }))).toMatchObject({ status: 'undelivered', reason: '301' })
    expect(read(withCode('REJECTED'))).toMatchObject({ status: 'undelivered', reason: 'REJECTED' })
  })

  it.each([
    ['a code of another channel', withCode('CLICKED')],
    ['a name that every object knows', withCode('constructor')],
    ['another kind of event', { ...event, type: 'MESSAGE' }],
    ['another channel', { ...event, channel: 'whatsapp' }],
    ['no object', 'x'],
  ])('is ignored with %s', (_case, body) => {
    expect(read(body)).toBeUndefined()
  })

  it('is ignored when it is no JSON', () => {
    expect(reader.readWebhook(received({ url: 'https://example.com', headers: {}, body: '{"type":' }))).toBeUndefined()
  })
})
