/** Twilio's own package, pointed at the sandbox by its base URL alone. */
import twilio, { RestException, type Twilio, validateRequest } from 'twilio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CREDENTIALS, TWILIO_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { listenForCalls } from '#sandbox/listener.test-support.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'

const { account_sid: accountSid, auth_token: authToken, from, messaging_service_sid: messagingServiceSid } = TWILIO_CREDENTIALS
const to = '+5511987654321'

let sandbox: Sandbox
let client: Twilio

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
  client = aClient()
})
afterAll(() => sandbox.close())
beforeEach(() => control('reset', {}))

function aClient(token: string = authToken): Twilio {
  const made = twilio(accountSid, token)
  made.api.baseUrl = sandbox.url
  return made
}

describe('Twilio’s published client', () => {
  it('sends a message and reads its outcome', async () => {
    const sent = await client.messages.create({ to, from, body: 'x', validityPeriod: 300 })
    expect(sent).toMatchObject({ accountSid, to, from, body: 'x', status: 'queued', numSegments: '1', errorCode: null })
    expect(sent.dateCreated.getTime()).toBeGreaterThan(Date.parse('2020-01-01'))
    await expect.poll(async () => (await client.messages(sent.sid).fetch()).status).toBe('delivered')
  })

  it('sends through a Messaging Service', async () => {
    const sent = await client.messages.create({ to, messagingServiceSid, body: 'x' })
    expect(sent).toMatchObject({ status: 'accepted', messagingServiceSid, numSegments: '0' })
  })

  it('pages through the list, newest first', async () => {
    for (const body of ['1', '2', '3', '4', '5']) await client.messages.create({ to, from, body })
    const all = await client.messages.list({ pageSize: 2 })
    expect(all.map(({ body }) => body)).toEqual(['5', '4', '3', '2', '1'])
    expect(await client.messages.list({ to: '+5531987654321' })).toEqual([])
  })

  it.each([
    ['a wrong number', { to: '+15005550001' }, 400, 21211],
    ['a person who wrote STOP', { to: '+15005550004' }, 400, 21610],
    ['a landline', { to: '+551132654321' }, 400, 21614],
    ['no words', { body: '' }, 400, 21602],
  ])('understands the refusal of %s', async (_case, wrong, status, code) => {
    const refusal = await refusalOf(client.messages.create({ to, from, body: 'x', ...wrong }))
    expect(refusal).toMatchObject({ status, code, moreInfo: `https://www.twilio.com/docs/errors/${code}` })
  })

  it('understands wrong credentials, an unknown message and a rate limit', async () => {
    expect(await refusalOf(aClient('wrong').messages.create({ to, from, body: 'x' }))).toMatchObject({ status: 401, code: 20003 })
    expect(await refusalOf(client.messages(`SM${'0'.repeat(32)}`).fetch())).toMatchObject({ status: 404, code: 20404 })
    await control('faults', { provider: 'sms', fault: 'rate_limited', times: 1 })
    expect(await refusalOf(client.messages.create({ to, from, body: 'x' }))).toMatchObject({ status: 429, code: 20429 })
  })

  it('finds each report signed by Twilio’s rule', async () => {
    await control('faults', { provider: 'sms', fault: 'undelivered', times: 1 })
    await using product = await listenForCalls()
    const statusCallback = `${product.url}/status?reference=a%20b&x=1`
    await client.messages.create({ to, from, body: 'x', statusCallback })
    const calls = await product.first(2)
    const forms = calls.map(({ text }) => Object.fromEntries(new URLSearchParams(text)))
    expect(forms).toMatchObject([{ MessageStatus: 'sent' }, { MessageStatus: 'undelivered', ErrorCode: '30003' }])
    for (const [index, { headers }] of calls.entries()) {
      const signature = String(headers['x-twilio-signature'])
      expect(validateRequest(authToken, signature, statusCallback, forms[index] ?? {})).toBe(true)
      expect(validateRequest('another', signature, statusCallback, forms[index] ?? {})).toBe(false)
    }
  })
})

async function refusalOf(asked: Promise<unknown>): Promise<unknown> {
  const error: unknown = await asked.catch((refused: unknown) => refused)
  expect(error).toBeInstanceOf(RestException)
  return error
}

async function control(call: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${sandbox.url}/control/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
}
