import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '#platform/find-free-port.ts'
import { CREDENTIALS, TWILIO_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { listenForCalls, type ReceivedCall } from '#sandbox/listener.test-support.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'
import { signCallback } from './sign-callback.ts'

const { account_sid: accountSid, auth_token: authToken, from } = TWILIO_CREDENTIALS
const basic = (sid: string, token: string) => `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
})
afterAll(() => sandbox.close())
beforeEach(() => post('/control/reset', {}))

describe('sending a message', () => {
  it('answers 201 with Twilio’s message: counts as strings, dates as RFC 2822', async () => {
    const { status, body } = await send({ To: '+5511987654321', From: from, Body: 'x' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      sid: expect.stringMatching(/^SM[0-9a-f]{32}$/) as unknown,
      account_sid: accountSid,
      status: 'queued',
      direction: 'outbound-api',
      num_segments: '1',
      num_media: '0',
      error_code: null,
      price: null,
      date_created: expect.stringMatching(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d \+0000$/) as unknown,
      date_sent: null,
    })
  })

  it('accepts through a Messaging Service before it counts segments', async () => {
    const { body } = await send({
      To: '+5511987654321',
      MessagingServiceSid: TWILIO_CREDENTIALS.messaging_service_sid,
      Body: 'x',
    })
    expect(body).toMatchObject({ status: 'accepted', num_segments: '0', from: null })
  })

  it('returns the message by its sid', async () => {
    const { body } = await send({ To: '+5511987654321', From: from, Body: 'once more' })
    const again = await twilio('GET', `/Messages/${String(body['sid'])}.json`)
    expect(again).toMatchObject({ status: 200, body: { sid: body['sid'], body: 'once more' } })
  })
})

describe('refusing a message', () => {
  it.each([
    ['a number that does not exist', { To: '+15005550001' }, 21211],
    ['no route', { To: '+15005550002' }, 21612],
    ['a country that is off', { To: '+15005550003' }, 21408],
    ['a person who wrote STOP', { To: '+15005550004' }, 21610],
    ['a number that is no mobile', { To: '+15005550009' }, 21614],
    ['a Brazilian landline', { To: '+551132654321' }, 21614],
    ['a Brazilian number with a digit too few', { To: '+55119876543' }, 21211],
    ['words for a number', { To: 'maria' }, 21211],
    ['no recipient', { To: '' }, 21604],
    ['an invalid sender', { From: '+15005550001' }, 21212],
    ['a sender of somebody else', { From: '+15005550007' }, 21606],
    ['a sender whose queue is full', { From: '+15005550008' }, 21611],
    ['no words', { Body: '' }, 21602],
    ['1601 letters', { Body: 'a'.repeat(1601) }, 21617],
  ])('%s', async (_case, wrong, code) => {
    const answer = await send({ To: '+5511987654321', From: from, Body: 'x', ...wrong })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code,
        status: 400,
        more_info: `https://www.twilio.com/docs/errors/${code}`,
        message: expect.any(String) as unknown,
      },
    })
    expect(await inbox()).toEqual([])
  })

  it('requires the right key in Twilio’s way', async () => {
    const answer = await twilio('POST', '/Messages.json', { key: basic(accountSid, 'wrong'), form: {} })
    expect(answer).toMatchObject({ status: 401, body: { code: 20003, status: 401 } })
    expect(answer.headers.get('www-authenticate')).toContain('Basic')
  })

  it('knows no other account and no other call', async () => {
    const url = `${sandbox.url}/2010-04-01/Accounts/AC${'0'.repeat(32)}/Messages.json`
    const other = await fetch(url, { method: 'POST', headers: { authorization: basic(accountSid, authToken) } })
    expect([other.status, await other.json()]).toMatchObject([404, { code: 20404 }])
    expect(await twilio('GET', '/Calls.json')).toMatchObject({ status: 404, body: { code: 20404 } })
  })

  it('reads nothing from a body that is no form', async () => {
    const answer = await fetch(`${sandbox.url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: { authorization: basic(accountSid, authToken), 'content-type': 'application/json' },
      body: '{"To":',
    })
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 21602 }])
  })
})

describe('delivery reports', () => {
  it('are sent to the given address, signed, for sent and then delivered', async () => {
    await using product = await listenForCalls()
    const address = `${product.url}/status?member=1`
    await sendWithCallback(address)
    const calls = await product.first(2)
    expect(calls.map(statusOf)).toEqual(['sent', 'delivered'])
    for (const { text, headers } of calls) {
      expect(headers['x-twilio-signature']).toBe(signCallback(authToken, address, Object.fromEntries(new URLSearchParams(text))))
    }
  })

  it('state the carrier’s reason when it cannot deliver', async () => {
    await post('/control/faults', { provider: 'sms', fault: 'undelivered', times: 1 })
    await using product = await listenForCalls()
    await sendWithCallback(product.url)
    const [, last] = await product.first(2)
    expect(Object.fromEntries(new URLSearchParams(last?.text))).toMatchObject({
      MessageStatus: 'undelivered',
      ErrorCode: '30003',
    })
  })

  it('are repeated in the requested order', async () => {
    await using product = await listenForCalls()
    await sendWithCallback(product.url)
    await expect.poll(deliveries).toHaveLength(2)
    const answer = await post('/control/webhooks/redeliver', { provider: 'sms', order: 'reversed' })
    expect(answer).toMatchObject({ status: 200, body: { redelivered: 2 } })
    expect(product.calls.map(statusOf)).toEqual(['sent', 'delivered', 'delivered', 'sent'])
    const listed = await deliveries()
    expect(listed).toHaveLength(4)
    expect(listed[0]).toMatchObject({ event: 'sent', status: 200, body: { MessageStatus: 'sent' } })
  })

  it('have status 0 in the list when no server took them', async () => {
    await sendWithCallback(`http://127.0.0.1:${await findFreePort()}`)
    await expect.poll(deliveries).toMatchObject([{ status: 0 }, { status: 0 }])
  })
})

const sendWithCallback = (url: string) => send({ To: '+5511987654321', From: from, Body: 'x', StatusCallback: url })

const statusOf = ({ text }: ReceivedCall) => new URLSearchParams(text).get('MessageStatus')

const send = (form: Record<string, string>) => twilio('POST', '/Messages.json', { form })

async function twilio(method: string, path: string, options: { key?: string; form?: Record<string, string> } = {}) {
  const answer = await fetch(`${sandbox.url}/2010-04-01/Accounts/${accountSid}${path}`, {
    method,
    headers: { authorization: options.key ?? basic(accountSid, authToken) },
    ...(options.form ? { body: new URLSearchParams(options.form) } : {}),
  })
  const body = (await answer.json()) as Record<string, unknown> // every answer of Twilio's is an object
  return { status: answer.status, headers: answer.headers, body }
}

async function post(path: string, body: unknown) {
  const answer = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

async function inbox(): Promise<unknown> {
  const { messages } = (await (await fetch(`${sandbox.url}/control/sms`)).json()) as { messages: unknown } // checked by the caller
  return messages
}

async function deliveries(): Promise<readonly unknown[]> {
  const answer = await fetch(`${sandbox.url}/control/webhooks?provider=sms`)
  return ((await answer.json()) as { deliveries: unknown[] }).deliveries // the caller knows its structure
}
