import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProviderFault } from '#platform/errors.ts'
import { findFreePort } from '#platform/find-free-port.ts'
import { SMS_CREDENTIALS } from '#sandbox/credentials.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'
import type { OutgoingSms, SmsSender } from './port.ts'
import { createTwilioSender } from './twilio/twilio-sender.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
})
afterAll(() => sandbox.close())
beforeEach(() => control('POST', 'reset'))

const message: OutgoingSms = {
  to: '+5511987654321',
  body: '123456 e o seu codigo. @mandou.example #123456',
  validitySeconds: 300,
  reference: 'code-1',
}

interface DriverUnderTest {
  readonly name: string
  readonly create: (overrides?: { baseUrl?: string; authToken?: string; timeoutMs?: number }) => SmsSender
}

const drivers: readonly DriverUnderTest[] = [
  {
    name: 'twilio',
    create: (overrides = {}) =>
      createTwilioSender({
        baseUrl: sandbox.url,
        accountSid: SMS_CREDENTIALS.account_sid,
        authToken: SMS_CREDENTIALS.auth_token,
        from: SMS_CREDENTIALS.from,
        ...overrides,
      }),
  },
]

describe.each(drivers)('the SMS port over $name', ({ create }) => {
  it('sends the words to the phone and returns the vendor’s id', async () => {
    const { vendorMessageId } = await create().send(message)
    const { messages } = await control('GET', 'sms')
    expect(messages).toMatchObject([{ id: vendorMessageId, to: message.to, body: message.body }])
  })

  it.each([
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
  ])('turns the fault %s into %s', async (fault, code, isRetryable) => {
    await control('POST', 'faults', { provider: 'sms', fault, times: 1 })
    await expect(create().send(message)).rejects.toMatchObject({ provider: 'sms', code, isRetryable })
  })

  it('does not call a message unsent when the answer is late', async () => {
    await control('POST', 'faults', { provider: 'sms', fault: 'slow', times: 1 })
    await expect(create({ timeoutMs: 150 }).send(message)).rejects.toMatchObject({ code: 'in_doubt', isRetryable: false })
    expect((await control('GET', 'sms')).messages).toHaveLength(1)
  })

  it('says that it may be tried again when nobody listens', async () => {
    const sender = create({ baseUrl: `http://127.0.0.1:${await findFreePort()}` })
    await expect(sender.send(message)).rejects.toMatchObject({ code: 'unreachable', isRetryable: true })
  })

  it('keeps phone, words and token out of its errors', async () => {
    const token = 'a-token-that-nobody-may-read'
    const fault: unknown = await create({ authToken: token })
      .send(message)
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(ProviderFault)
    const told = JSON.stringify(fault, Object.getOwnPropertyNames(fault))
    for (const secret of [token, message.to, '123456']) expect(told).not.toContain(secret)
  })
})

async function control(method: 'GET' | 'POST', call: string, body: unknown = {}) {
  const json = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${sandbox.url}/control/${call}`, { method, ...json })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { messages: { id: string }[] } // the shape that the sandbox's own specs check
}
