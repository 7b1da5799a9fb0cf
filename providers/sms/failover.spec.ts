import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#platform/log.ts'
import { CREDENTIALS, TWILIO_CREDENTIALS, ZENVIA_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'
import type { OutgoingSms, SmsSender } from './port.ts'
import { createTwilioSender } from './twilio/twilio-sender.ts'
import { withBreaker } from './with-breaker.ts'
import { withFailover } from './with-failover.ts'
import { createZenviaSender } from './zenvia/zenvia-sender.ts'

/** The breaker's documented values: failures in a row, and the length of the pause. */
const FAILURES = 5
const PAUSE_MS = 30_000
/** Short enough to wait for, long enough for the vendor to accept the message on a busy machine. */
const IMPATIENT_MS = 800

let sandbox: Sandbox
let logged: string
let sender: SmsSender

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await control('reset', {})
  logged = ''
  sender = aSender()
})
afterEach(() => vi.useRealTimers())

const message: OutgoingSms = { to: '+5511987654321', body: '123456 e o seu codigo.', validitySeconds: 300, reference: 'code-1' }

test('sends the second vendor nothing while the first accepts messages', async () => {
  expect(await sender.send(message)).toMatchObject({ vendor: 'twilio' })
  expect(await vendorsInInbox()).toEqual(['twilio'])
})

test.each(['rate_limited', 'server_error', 'unavailable', 'unauthorized', 'country_disabled', 'not_routable'])(
  'tries the second vendor when the first certainly did not send (%s)',
  async (fault) => {
    await fail('sms', fault)
    expect(await sender.send(message)).toMatchObject({ vendor: 'zenvia' })
    expect(await vendorsInInbox()).toEqual(['zenvia'])
  },
)

test.each([
  ['lost_answer', 'in_doubt', ['twilio']],
  ['slow', 'in_doubt', ['twilio']],
  ['timeout', 'in_doubt', []],
  ['broken_answer', 'in_doubt', ['twilio']],
  ['invalid_number', 'recipient_invalid', []],
  ['opted_out', 'recipient_opted_out', []],
])('does not try the second vendor after %s, which is %s', async (fault, code, received) => {
  await fail('sms', fault)
  await expect(aSender(IMPATIENT_MS).send(message)).rejects.toMatchObject({ code, isRetryable: false })
  expect(await vendorsInInbox()).toEqual(received)
})

test('reports that a retry may help when one of the vendors may recover', async () => {
  await fail('sms', 'unauthorized')
  await fail('zenvia', 'server_error')
  await expect(sender.send(message)).rejects.toMatchObject({ code: 'vendor_down', isRetryable: true })
})

test('skips the vendor that has failed the message already', async () => {
  expect(await sender.send({ ...message, excludedVendor: 'twilio' })).toMatchObject({ vendor: 'zenvia' })
  await fail('zenvia', 'server_error')
  await expect(sender.send({ ...message, excludedVendor: 'twilio' })).rejects.toMatchObject({ code: 'vendor_down' })
})

test('has no vendor left when the only one is excluded', async () => {
  const alone = withFailover([twilio()], silentLog())
  await expect(alone.send({ ...message, excludedVendor: 'twilio' })).rejects.toMatchObject({
    code: 'no_vendor_left',
    isRetryable: false,
  })
})

test('pauses a vendor that fails again and again, and tries it after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await fail('sms', 'server_error', FAILURES + 1)
  for (let i = 0; i < FAILURES; i++) expect(await sender.send(message)).toMatchObject({ vendor: 'zenvia' })
  expect(await timesLeft('sms', 'server_error')).toBe(1)

  await sender.send(message)
  expect(await timesLeft('sms', 'server_error')).toBe(1)

  vi.setSystemTime(Date.now() + PAUSE_MS)
  expect(await sender.send(message)).toMatchObject({ vendor: 'zenvia' })
  expect(await timesLeft('sms', 'server_error')).toBe(0)
  expect(await sender.send(message)).toMatchObject({ vendor: 'zenvia' })

  vi.setSystemTime(Date.now() + PAUSE_MS)
  expect(await sender.send(message)).toMatchObject({ vendor: 'twilio' })
  expect(await sender.send(message)).toMatchObject({ vendor: 'twilio' })
})

test('does not count numbers that do not exist against a vendor', async () => {
  await fail('sms', 'invalid_number', FAILURES + 1)
  for (let i = 0; i <= FAILURES; i++) await expect(sender.send(message)).rejects.toMatchObject({ code: 'recipient_invalid' })
  expect(await sender.send(message)).toMatchObject({ vendor: 'twilio' })
})

test('logs every failure with vendor and reference, never with phone, text or secrets', async () => {
  await fail('sms', 'unauthorized', FAILURES)
  await fail('zenvia', 'server_error', FAILURES)
  for (let i = 0; i < FAILURES; i++) await sender.send(message).catch(() => undefined)
  for (const word of ['"vendor":"twilio"', '"vendor":"zenvia"', 'code-1', '20003', 'INTERNAL_ERROR', '"circuit":"Open"'])
    expect(logged).toContain(word)
  for (const secret of ['5511987654321', '123456', TWILIO_CREDENTIALS.auth_token, ZENVIA_CREDENTIALS.api_token])
    expect(logged).not.toContain(secret)
})

function twilio(timeoutMs?: number) {
  const { account_sid: accountSid, auth_token: authToken, from } = TWILIO_CREDENTIALS
  return createTwilioSender({ baseUrl: sandbox.url, accountSid, authToken, from, timeoutMs })
}

function aSender(timeoutMs?: number): SmsSender {
  const { api_token: apiToken, from } = ZENVIA_CREDENTIALS
  const zenvia = createZenviaSender({ baseUrl: sandbox.url, apiToken, from, timeoutMs })
  const log = silentLog()
  return withFailover([withBreaker(twilio(timeoutMs), log), withBreaker(zenvia, log)], log)
}

function silentLog() {
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk)
      done()
    },
  })
  return createLog('debug', 'test', destination)
}

const fail = (provider: string, fault: string, times = 1) => control('faults', { provider, fault, times })

async function control(call: string, body?: unknown) {
  const request =
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${sandbox.url}/control/${call}`, request)
  expect(answer.status).toBe(200)
  return answer.json() as Promise<{
    messages: { vendor: string }[]
    faults: { provider: string; fault: string; times: number }[]
  }> // documented shapes
}

async function vendorsInInbox(): Promise<readonly string[]> {
  return (await control('sms')).messages.map(({ vendor }) => vendor)
}

async function timesLeft(provider: string, fault: string): Promise<number | undefined> {
  return (await control('faults')).faults.find((each) => each.provider === provider && each.fault === fault)?.times
}
