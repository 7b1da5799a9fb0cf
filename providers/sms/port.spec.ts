import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProviderFault } from '#platform/errors.ts'
import { findFreePort } from '#platform/find-free-port.ts'
import { CREDENTIALS, TWILIO_CREDENTIALS, ZENVIA_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'
import type { OutgoingSms, SmsVendorClient } from './port.ts'
import { createTwilioSender } from './twilio/twilio-sender.ts'
import { createZenviaSender } from './zenvia/zenvia-sender.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
})
afterAll(() => sandbox.close())
beforeEach(() => control('POST', 'reset'))

/** Short enough to wait for, long enough for the vendor to accept the message on a busy machine. */
const IMPATIENT_MS = 800

const message: OutgoingSms = {
  to: '+5511987654321',
  body: '123456 e o seu codigo.\n\n@mandou.example #123456',
  validitySeconds: 300,
  reference: 'code-1',
}

interface DriverUnderTest {
  readonly name: string
  /** The sandbox's name for this vendor. */
  readonly provider: string
  readonly create: (overrides?: { baseUrl?: string; secret?: string; timeoutMs?: number }) => SmsVendorClient
  readonly faults: readonly (readonly [string, string, boolean])[]
}

const drivers: readonly DriverUnderTest[] = [
  {
    name: 'twilio',
    provider: 'sms',
    create: ({ baseUrl = sandbox.url, secret = TWILIO_CREDENTIALS.auth_token, timeoutMs } = {}) =>
      createTwilioSender({
        baseUrl,
        accountSid: TWILIO_CREDENTIALS.account_sid,
        authToken: secret,
        from: TWILIO_CREDENTIALS.from,
        timeoutMs,
      }),
    faults: [
      ['unauthorized', 'credentials_refused', false],
      ['rate_limited', 'rate_limited', true],
      ['server_error', 'vendor_down', true],
      ['unavailable', 'vendor_down', true],
      ['invalid_number', 'recipient_invalid', false],
      ['not_mobile', 'recipient_invalid', false],
      ['country_disabled', 'recipient_unreachable', false],
      ['unverified_number', 'recipient_unreachable', false],
      ['not_routable', 'recipient_unreachable', false],
      ['opted_out', 'recipient_opted_out', false],
      ['lost_answer', 'in_doubt', false],
      ['broken_answer', 'in_doubt', false],
    ],
  },
  {
    name: 'zenvia',
    provider: 'zenvia',
    create: ({ baseUrl = sandbox.url, secret = ZENVIA_CREDENTIALS.api_token, timeoutMs } = {}) =>
      createZenviaSender({ baseUrl, apiToken: secret, from: ZENVIA_CREDENTIALS.from, timeoutMs }),
    faults: [
      ['unauthorized', 'credentials_refused', false],
      ['server_error', 'vendor_down', true],
      ['invalid_number', 'recipient_invalid', false],
      ['duplicated', 'in_doubt', false],
      ['lost_answer', 'in_doubt', false],
      ['broken_answer', 'in_doubt', false],
    ],
  },
]

describe.each(drivers)('the SMS port over $name', ({ name, provider, create, faults }) => {
  it('sends the text to the phone and returns the vendor’s id', async () => {
    const { vendor, vendorMessageId } = await create().send(message)
    const { messages } = await control('GET', 'sms')
    expect(vendor).toBe(name)
    expect(messages).toMatchObject([{ id: vendorMessageId, to: message.to, body: message.body, vendor }])
  })

  it.each(faults)('turns the fault %s into %s', async (fault, code, isRetryable) => {
    await control('POST', 'faults', { provider, fault, times: 1 })
    await expect(create().send(message)).rejects.toMatchObject({ provider: 'sms', code, isRetryable })
  })

  it.each([
    ['slow', 1],
    ['timeout', 0],
  ])('does not report a message as unsent when no answer comes in time (%s)', async (fault, received) => {
    await control('POST', 'faults', { provider, fault, times: 1 })
    await expect(create({ timeoutMs: IMPATIENT_MS }).send(message)).rejects.toMatchObject({
      code: 'in_doubt',
      isRetryable: false,
    })
    expect((await control('GET', 'sms')).messages).toHaveLength(received)
  })

  it('reports that a retry may help when no server listens', async () => {
    const sender = create({ baseUrl: `http://127.0.0.1:${await findFreePort()}` })
    await expect(sender.send(message)).rejects.toMatchObject({ code: 'unreachable', isRetryable: true })
  })

  it('reports a number that no mobile has as the number’s fault', async () => {
    await expect(create().send({ ...message, to: '+551132654321' })).rejects.toMatchObject({ code: 'recipient_invalid' })
  })

  it('keeps phone, text and secret out of its errors', async () => {
    const secret = 'a-token-that-nobody-may-read'
    const fault: unknown = await create({ secret })
      .send(message)
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(ProviderFault)
    const logged = JSON.stringify(fault, Object.getOwnPropertyNames(fault))
    for (const hidden of [secret, message.to, message.to.slice(1), '123456']) expect(logged).not.toContain(hidden)
  })
})

async function control(method: 'GET' | 'POST', call: string, body: unknown = {}) {
  const json = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${sandbox.url}/control/${call}`, { method, ...json })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { messages: { id: string }[] } // the structure that the sandbox's own specs check
}
