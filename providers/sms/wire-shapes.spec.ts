/** The requests that vendors receive, compared with their documented examples: a listener stands in for the vendor. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProviderFault } from '#platform/errors.ts'
import { listenForCalls } from '#sandbox/listener.test-support.ts'
import type { OutgoingSms } from './port.ts'
import { createTwilioSender, type TwilioSettings } from './twilio/twilio-sender.ts'
import { createZenviaSender } from './zenvia/zenvia-sender.ts'

const message: OutgoingSms = { to: '+5511987654321', body: 'x y', validitySeconds: 300, reference: 'otp-1' }
const ACCOUNT = `AC${'0'.repeat(32)}`

let vendor: Awaited<ReturnType<typeof listenForCalls>>
beforeEach(async () => {
  vendor = await listenForCalls(503)
})
afterEach(() => vendor[Symbol.asyncDispose]())

const twilio = (settings: Partial<TwilioSettings> = {}) =>
  createTwilioSender({ baseUrl: vendor.url, accountSid: ACCOUNT, authToken: 'tok', from: '+15005550006', ...settings })

async function callOf(send: (message: OutgoingSms) => Promise<unknown>) {
  await expect(send(message)).rejects.toBeInstanceOf(ProviderFault)
  const [call] = await vendor.first(1)
  return { path: call?.path, headers: call?.headers ?? {}, text: call?.text ?? '' }
}

describe('a message to Twilio', () => {
  it('is a form with a validity period and basic authentication', async () => {
    const { path, headers, text } = await callOf(twilio().send)
    expect(path).toBe(`/2010-04-01/Accounts/${ACCOUNT}/Messages.json`)
    expect(headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`${ACCOUNT}:tok`).toString('base64')}`,
      'content-type': expect.stringContaining('application/x-www-form-urlencoded') as unknown,
    })
    expect(Object.fromEntries(new URLSearchParams(text))).toEqual({
      To: '+5511987654321',
      From: '+15005550006',
      Body: 'x y',
      ValidityPeriod: '300',
    })
  })

  it('names a Messaging Service instead of a sender when it has one', async () => {
    const service = `MG${'0'.repeat(32)}`
    const { text } = await callOf(twilio({ from: service }).send)
    const form = new URLSearchParams(text)
    expect([form.get('MessagingServiceSid'), form.has('From')]).toEqual([service, false])
  })

  it('requests reports at an address that contains our reference', async () => {
    const { text } = await callOf(twilio({ statusUrl: 'https://mandou.example/api/sms/twilio/status' }).send)
    const address = new URLSearchParams(text).get('StatusCallback')
    expect(address).toBe('https://mandou.example/api/sms/twilio/status?reference=otp-1')
  })
})

describe('a message to Zenvia', () => {
  it('is JSON with digits for a phone, our reference and a token', async () => {
    const zenvia = createZenviaSender({ baseUrl: vendor.url, apiToken: 'tok', from: 'acme-sms' })
    const { path, headers, text } = await callOf(zenvia.send)
    expect(path).toBe('/v2/channels/sms/messages')
    expect(headers).toMatchObject({ 'x-api-token': 'tok', 'content-type': 'application/json' })
    expect(JSON.parse(text)).toEqual({
      from: 'acme-sms',
      to: '5511987654321',
      externalId: 'otp-1',
      contents: [{ type: 'text', text: 'x y' }],
    })
  })
})

describe('an answer without a documented body', () => {
  it.each([
    [401, 'credentials_refused'],
    [403, 'credentials_refused'],
    [404, 'account_refused'],
    [429, 'rate_limited'],
    [500, 'in_doubt'],
    [502, 'in_doubt'],
    [503, 'vendor_down'],
    [504, 'in_doubt'],
  ])('with status %i means %s', async (status, code) => {
    await using gateway = await listenForCalls(status)
    const zenvia = createZenviaSender({ baseUrl: gateway.url, apiToken: 'tok', from: 'acme-sms' })
    for (const { send } of [twilio({ baseUrl: gateway.url }), zenvia]) await expect(send(message)).rejects.toMatchObject({ code })
  })
})
