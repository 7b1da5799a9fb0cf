import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CREDENTIALS, ZENVIA_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { listenForCalls, type ReceivedCall } from '#sandbox/listener.test-support.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'

const { api_token: token, from } = ZENVIA_CREDENTIALS
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
})
afterAll(() => sandbox.close())
beforeEach(() => control('reset', {}))

const message = { from, to: '5511987654321', externalId: 'otp-1', contents: [{ type: 'text', text: 'x' }] }

describe('sending a message', () => {
  it('answers 200 with the message and Zenvia’s fields', async () => {
    expect(await send()).toMatchObject({
      status: 200,
      body: {
        ...message,
        id: expect.any(String) as unknown,
        direction: 'OUT',
        channel: 'sms',
        timestamp: expect.stringMatching(ISO_TIME) as unknown,
      },
    })
  })

  it('delivers with single spaces, as Zenvia’s carriers do', async () => {
    await send({ contents: [{ type: 'text', text: 'a  b\tc\n\n@host #1' }] })
    expect(await inbox()).toMatchObject([{ to: '+5511987654321', body: 'a b c\n\n@host #1', vendor: 'zenvia' }])
  })

  it.each([
    ['a plus before the number', { to: '+5511987654321' }, 'to'],
    ['a landline', { to: '551132654321' }, 'to'],
    ['the alias of somebody else', { from: 'acme' }, 'from'],
    ['no contents', { contents: [] }, 'contents'],
    ['a text that is too long', { contents: [{ type: 'text', text: 'a'.repeat(1521) }] }, 'contents.0.text'],
  ])('refuses %s and names the field', async (_case, wrong, path) => {
    const details = [{ code: expect.any(String) as unknown, path, message: expect.any(String) as unknown }]
    expect(await send(wrong)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', message: 'Validation error', details },
    })
    expect(await inbox()).toEqual([])
  })

  it('refuses a wrong token, a broken body and an unknown address in Zenvia’s format', async () => {
    expect(await zenvia('POST', '/channels/sms/messages', { key: 'wrong', body: '{}' })).toMatchObject({
      status: 401,
      body: { code: 'AUTHENTICATION_ERROR' },
    })
    expect(await zenvia('POST', '/channels/sms/messages', { body: '{"to":' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR' },
    })
    expect(await zenvia('GET', '/pigeons')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})

describe('a subscription', () => {
  it('gets each step with its own headers, first sent and then delivered', async () => {
    await using product = await listenForCalls()
    await subscribe(product.url, { 'x-webhook-token': 'ours' })
    const { body: sent } = await send()
    const calls = await product.first(2)
    expect(calls.map(codeOf)).toEqual(['SENT', 'DELIVERED'])
    const [first] = calls
    expect(first?.headers).toMatchObject({ 'x-webhook-token': 'ours', 'content-type': 'application/json' })
    expect(JSON.parse(first?.text ?? '')).toMatchObject({
      type: 'MESSAGE_STATUS',
      channel: 'sms',
      message: { id: sent['id'], externalId: 'otp-1', direction: 'OUT', to: '5511987654321' },
      messageStatus: { timestamp: expect.stringMatching(ISO_TIME) as unknown },
    })
  })

  it.each([
    ['undelivered', ['SENT', 'NOT_DELIVERED']],
    ['rejected', ['REJECTED']],
  ])('gets the cause when a message is %s', async (fault, codes) => {
    await control('faults', { provider: 'zenvia', fault, times: 1 })
    await using product = await listenForCalls()
    await subscribe(product.url)
    await send()
    const calls = await product.first(codes.length)
    expect(calls.map(codeOf)).toEqual(codes)
    expect(JSON.parse(calls.at(-1)?.text ?? '')).toMatchObject({
      messageStatus: { causes: [{ channelErrorCode: expect.any(String) as unknown }] },
    })
  })

  it('is listed, read and removed, and at most two have the same criteria', async () => {
    const made = await subscribe('https://mandou.example/a')
    await subscribe('https://mandou.example/b')
    expect(await subscribe('https://mandou.example/c')).toMatchObject({ status: 409, body: { code: 'DUPLICATED' } })
    const path = `/subscriptions/${String(made.body['id'])}`
    expect(await zenvia('GET', path)).toMatchObject({ status: 200, body: { webhook: { url: 'https://mandou.example/a' } } })
    expect(await zenvia('DELETE', path)).toMatchObject({ status: 204 })
    expect(await zenvia('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await zenvia('GET', '/subscriptions')).body).toHaveLength(1)
  })

  it('for the product exists from the beginning', async () => {
    const started = await startSandbox({ port: 0, credentials: CREDENTIALS, productUrl: 'http://localhost:3000' })
    const answer = await fetch(`${started.url}/v2/subscriptions`, { headers: { 'x-api-token': token } })
    expect(await answer.json()).toMatchObject([
      {
        eventType: 'MESSAGE_STATUS',
        webhook: {
          url: 'http://localhost:3000/api/sms/zenvia/status',
          headers: { 'x-webhook-token': ZENVIA_CREDENTIALS.webhook_token },
        },
        criteria: { channel: 'sms' },
      },
    ])
    await started.close()
  })
})

function subscribe(url: string, headers: Record<string, string> = {}) {
  const body = { eventType: 'MESSAGE_STATUS', webhook: { url, headers }, criteria: { channel: 'sms' } }
  return zenvia('POST', '/subscriptions', { body: JSON.stringify(body) })
}

const codeOf = ({ text }: ReceivedCall) => (JSON.parse(text) as { messageStatus: { code: string } }).messageStatus.code // Zenvia's documented shape

const send = (wrong: Record<string, unknown> = {}) =>
  zenvia('POST', '/channels/sms/messages', { body: JSON.stringify({ ...message, ...wrong }) })

async function zenvia(method: string, path: string, { key = token, body }: { key?: string; body?: string } = {}) {
  const answer = await fetch(`${sandbox.url}/v2${path}`, {
    method,
    headers: { 'x-api-token': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> } // an object or, for lists, an array
}

async function inbox(): Promise<unknown> {
  const answer = await fetch(`${sandbox.url}/control/sms`)
  return ((await answer.json()) as { messages: unknown }).messages // checked by the caller
}

async function control(call: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${sandbox.url}/control/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
}
