import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '#platform/find-free-port.ts'
import { CREDENTIALS, TWILIO_CREDENTIALS } from '../credentials.test-support.ts'
import { sandboxEnvironment } from '../credentials.ts'
import { listenForCalls } from '../listener.test-support.ts'
import { startSandbox, type Sandbox, type SandboxOptions } from '../start.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
})
afterAll(() => sandbox.close())
beforeEach(() => post('reset', {}))

describe('the inbox', () => {
  it('lists newest first and by phone, with or without an escaped plus', async () => {
    await sendSms('+5511987654321', 'first')
    await sendSms('+5521987654321', 'other phone')
    await sendSms('+5511987654321', 'second')
    expect(await bodies('')).toEqual(['second', 'other phone', 'first'])
    expect(await bodies('?to=+5511987654321')).toEqual(['second', 'first'])
    expect(await bodies('?to=%2B5511987654321')).toEqual(['second', 'first'])
    expect(await bodies('?to=+5531987654321')).toEqual([])
  })

  it('returns for each message an id, its phone, its text, its time, its vendor and its status', async () => {
    await sendSms('+5511987654321', 'x')
    const [message] = (await get('sms')).body['messages'] as Record<string, string>[] // the documented shape
    expect(Object.keys(message ?? {})).toEqual(['id', 'to', 'body', 'sent_at', 'vendor', 'status'])
    expect(new Date(message?.['sent_at'] ?? '').toISOString()).toBe(message?.['sent_at'])
  })

  it('is empty after a reset', async () => {
    await sendSms('+5511987654321', 'x')
    await post('reset', {})
    expect((await get('sms')).body).toEqual({ messages: [] })
  })
})

describe('the clock', () => {
  it('moves the product by the whole offset, with the secret, and then itself', async () => {
    await using product = await listenForCalls()
    await using started = await aSandbox({ productUrl: product.url, clockSecret: 'between-us' })
    await started.post('clock', { advance_seconds: 60 })
    const moved = await started.post('clock', { advance_seconds: 3600 })
    expect(moved).toMatchObject({ status: 200, body: { offset_seconds: 3660 } })
    for (const { path, headers } of product.calls) {
      expect(path).toBe('/api/sandbox/clock')
      expect(headers['authorization']).toBe('Bearer between-us')
    }
    expect(product.calls.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
      { offset_seconds: 60 },
      { offset_seconds: 3660 },
    ])
  })

  it('does not move when the product refuses or does not answer', async () => {
    await using product = await listenForCalls(401)
    await using refused = await aSandbox({ productUrl: product.url })
    await using alone = await aSandbox({ productUrl: `http://127.0.0.1:${await findFreePort()}` })
    for (const started of [refused, alone]) {
      expect(await started.post('clock', { advance_seconds: 60 })).toMatchObject({
        status: 502,
        body: { error: expect.any(String) as unknown },
      })
      expect((await started.get('clock')).body).toMatchObject({ offset_seconds: 0 })
    }
  })

  it('gives what happens after a move the new time', async () => {
    await using started = await aSandbox({})
    const { body } = await started.post('clock', { advance_seconds: 864_000 })
    await sendSms('+5511987654321', 'x', started.url)
    const [message] = (await started.get('sms')).body['messages'] as { sent_at: string }[] // the documented shape
    expect(Date.parse(message?.sent_at ?? '')).toBeGreaterThanOrEqual(Date.parse(String(body['now'])))
  })

  it('keeps its offset over a restart and a reset', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-clock-'))
    {
      await using before = await aSandbox({ dataDir })
      await before.post('clock', { advance_seconds: 120 })
      await before.post('reset', {})
    }
    await using after = await aSandbox({ dataDir })
    expect((await after.get('clock')).body).toMatchObject({ offset_seconds: 120 })
    await rm(dataDir, { recursive: true })
  })

  it.each([[{ advance_seconds: -1 }], [{ advance_seconds: '60' }], [{}]])('refuses %j', async (body) => {
    expect(await post('clock', body)).toMatchObject({ status: 400, body: { error: expect.any(String) as unknown } })
  })
})

describe('the faults', () => {
  it('fail exactly as often as configured', async () => {
    expect(await post('faults', { provider: 'sms', fault: 'rate_limited', times: 2 })).toMatchObject({ status: 200 })
    const statuses = [
      await sendSms('+5511987654321', 'a'),
      await sendSms('+5511987654321', 'b'),
      await sendSms('+5511987654321', 'c'),
    ]
    expect(statuses).toEqual([429, 429, 201])
  })

  it('are listed with their remaining failures, and end with zero times', async () => {
    await post('faults', { provider: 'sms', fault: 'server_error', times: 5 })
    expect(await timesLeft('server_error')).toBe(5)
    await post('faults', { provider: 'sms', fault: 'server_error', times: 0 })
    expect(await timesLeft('server_error')).toBe(0)
  })

  it.each([
    [{ provider: 'pigeons', fault: 'lost', times: 1 }],
    [{ provider: 'sms', fault: 'pigeons', times: 1 }],
    [{ provider: 'sms', fault: 'server_error', times: -1 }],
    [{ provider: 'sms', fault: 'server_error' }],
  ])('refuse %j', async (body) => {
    expect(await post('faults', body)).toMatchObject({ status: 400, body: { error: expect.any(String) as unknown } })
  })
})

describe('the providers', () => {
  it('list their addresses and credentials, as the product is configured', async () => {
    const { body } = await get('providers')
    expect(body).toMatchObject({ sms: { base_url: sandbox.url, ...TWILIO_CREDENTIALS } })
    const environment = sandboxEnvironment(sandbox.url, CREDENTIALS)
    expect(environment).toMatchObject({ TWILIO_BASE_URL: sandbox.url, TWILIO_ACCOUNT_SID: TWILIO_CREDENTIALS.account_sid })
  })

  it('refuse to list the webhooks of an unknown provider', async () => {
    expect(await get('webhooks?provider=pigeons')).toMatchObject({ status: 400, body: { error: 'unknown provider: pigeons' } })
    expect(await post('webhooks/redeliver', { provider: 'pigeons' })).toMatchObject({ status: 400 })
  })
})

describe('any control call', () => {
  it('answers malformed JSON with an error in words', async () => {
    const answer = await fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"provider":',
    })
    expect([answer.status, await answer.json()]).toEqual([400, { error: expect.any(String) as unknown }])
  })

  it('accepts JSON of any content type and a missing body as an empty one', async () => {
    const plain = await fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '{"provider":"sms","fault":"slow","times":1}',
    })
    expect(plain.status).toBe(200)
    const empty = await fetch(`${sandbox.url}/control/reset`, { method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(empty.status).toBe(200)
  })

  it('answers 404 to a call that does not exist', async () => {
    expect(await get('pigeons')).toMatchObject({ status: 404, body: { error: expect.any(String) as unknown } })
  })

  it('is refused to a page of another origin', async () => {
    const answer = await fetch(`${sandbox.url}/control/sms`, { headers: { origin: 'https://somebody.example' } })
    expect(answer.status).toBe(403)
    const own = await fetch(`${sandbox.url}/control/sms`, { headers: { origin: sandbox.url } })
    expect(own.status).toBe(200)
  })
})

const get = (call: string) => ask(sandbox.url, call)
const post = (call: string, body: unknown) => ask(sandbox.url, call, body)

async function bodies(query: string): Promise<readonly string[]> {
  const { messages } = (await get(`sms${query}`)).body as { messages: { body: string }[] } // the documented shape
  return messages.map(({ body }) => body)
}

async function timesLeft(name: string): Promise<number | undefined> {
  const { faults } = (await get('faults')).body as { faults: { provider: string; fault: string; times: number }[] } // the documented shape
  return faults.find(({ provider, fault }) => provider === 'sms' && fault === name)?.times
}

async function ask(origin: string, call: string, body?: unknown) {
  const request =
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${origin}/control/${call}`, request)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> } // every control call answers an object
}

async function sendSms(to: string, body: string, origin = sandbox.url): Promise<number> {
  const { account_sid: sid, auth_token: token, from } = TWILIO_CREDENTIALS
  const answer = await fetch(`${origin}/2010-04-01/Accounts/${sid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}` },
    body: new URLSearchParams({ To: to, From: from, Body: body }),
  })
  return answer.status
}

async function aSandbox(options: Partial<SandboxOptions>) {
  const started = await startSandbox({ port: 0, credentials: CREDENTIALS, ...options })
  return {
    url: started.url,
    get: (call: string) => ask(started.url, call),
    post: (call: string, body: unknown) => ask(started.url, call, body),
    [Symbol.asyncDispose]: () => started.close(),
  }
}
