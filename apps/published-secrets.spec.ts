/** Anybody can read every string of the repository, so none of them may sign, open or confirm anything. */
import { createHmac } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { drawCredentials } from '#sandbox/credentials.ts'
import { type Sandbox, startSandbox } from '#sandbox/start.ts'
import { ADMIN_PHONE, startTestProduct, type TestProduct } from './testing/product.test-support.ts'

/** Candidates for secrets: single words of eight characters or more inside quotes in sources, settings and documents. */
const SOURCES = '{apps,features,engine,providers,sandbox,platform,phrases,tools,e2e,bench,db}/**/*.{ts,tsx,mjs,json}'
const QUOTED = /(['"`])([^\s'"`]{8,200})\1/g
const SETTING = /^# [A-Z_]+=(\S{8,200})$/gm
/** Credentials that the sandbox accepted before it generated its own: the history is published too. */
const FORMER = [
  'sandbox0auth0token0opens0nothing',
  'sandbox-zenvia-token-opens-nothing',
  'sandbox-zenvia-webhook-opens-nothing',
  '$aact_hmlg_sandbox0opens0nothing',
  'b7e1f0a2-5a4d-4b0c-8a4d-5a4db0c5a4db',
  '5a4db0c05a4db0c05a4db0c05a4db0c0',
  'EAASsandboxopensnothing5a4db0c5a4db0c5a4db0c5a4db0cZD',
  'sandbox-verify-token-opens-nothing',
  'sk-sandbox-opens-nothing',
]
const RARE = /[\d_-]/

function listPublished(): string[] {
  const sources = globSync(SOURCES, { exclude: ['**/node_modules/**'] }).map((path) => readFileSync(path, 'utf8'))
  const quoted = sources.flatMap((text) => [...text.matchAll(QUOTED)].map(([, , word = '']) => word))
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(SETTING)].map(([, value = '']) => value)
  return [...new Set([...FORMER, ...quoted, ...settings])]
}

const published = listPublished()

let product: TestProduct
let sandbox: Sandbox
beforeAll(async () => {
  product = await startTestProduct()
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS, isGuarded: true })
})
afterAll(async () => {
  await product.close()
  await sandbox.close()
})

/** Returns the words that were accepted. */
async function listOpening(words: readonly string[], webhookEvent: (word: string) => Promise<boolean>): Promise<string[]> {
  const opening: string[] = []
  for (const word of words) if (await webhookEvent(word)) opening.push(word)
  return opening
}

const isLetIn = ({ statusCode }: LightMyRequestResponse) => statusCode < 300

/** Only words that look like a secret: thousands of plain words would make the slower calls take too long. */
const likely = [
  ...FORMER,
  ...published.filter((word) => word.length >= 16 && RARE.test(word) && !/[./#<{]/.test(word)).slice(0, 600),
]

test('thousands of strings are tried', () => {
  expect(published.length).toBeGreaterThan(5000)
  expect(likely.length).toBeGreaterThan(100)
})

test('none is a credential of the sandbox, and no two data folders have the same', () => {
  const drawn = Object.values(CREDENTIALS).flatMap((account) => Object.entries(account))
  const secrets = drawn.filter(([name]) => /token|key|secret/.test(name)).map(([, value]) => value)
  expect(secrets).toHaveLength(10)
  expect(published.filter((word) => secrets.some((secret) => secret === word))).toEqual([])
  const others = Object.values(drawCredentials('0'.repeat(64))).flatMap((account) => Object.values(account))
  expect(secrets.filter((secret) => others.includes(secret))).toEqual([])
})

test('none signs a message of a member in the chat', async () => {
  const payload = JSON.stringify({ object: 'whatsapp_business_account', entry: [] })
  const opening = await listOpening(likely, async (secret) => {
    const signature = createHmac('sha256', secret).update(payload).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }
    return isLetIn(await product.app.inject({ method: 'POST', url: '/api/whatsapp/webhook', headers, payload }))
  })
  expect(opening).toEqual([])
})

test('none sets up the chat’s callback', async () => {
  const opening = await listOpening(likely, async (word) => {
    const query = { 'hub.mode': 'subscribe', 'hub.challenge': '1', 'hub.verify_token': word }
    return isLetIn(await product.app.inject({ url: '/api/whatsapp/webhook', query }))
  })
  expect(opening).toEqual([])
})

test('none confirms a payment', async () => {
  const payload = { id: 'evt_1', event: 'PAYMENT_CONFIRMED', payment: { id: 'pay_1', subscription: 'sub_1' } }
  const opening = await listOpening(likely, async (word) => {
    const headers = { 'asaas-access-token': word }
    return isLetIn(await product.app.inject({ method: 'POST', url: '/api/asaas/webhook', headers, payload }))
  })
  expect(opening).toEqual([])
})

test('none reports on a message', async () => {
  const opening = await listOpening(likely, async (word) => {
    const zenvia = { method: 'POST', url: '/api/sms/zenvia/status', headers: { 'x-webhook-token': word }, payload: {} } as const
    const form = { MessageSid: 'SM1', MessageStatus: 'delivered' }
    const url = '/api/sms/twilio/status?reference=1'
    const text = `${product.core.env.publicUrl}${url}MessageSidSM1MessageStatusdelivered`
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', word).update(text).digest('base64'),
    }
    const twilio = { method: 'POST', url, headers, payload: new URLSearchParams(form).toString() } as const
    return isLetIn(await product.app.inject(zenvia)) || isLetIn(await product.app.inject(twilio))
  })
  expect(opening).toEqual([])
})

test('none deletes a person’s data in Meta’s name', async () => {
  const body = { algorithm: 'HMAC-SHA256', issued_at: Math.floor(Date.now() / 1000), user_id: '1' }
  const encoded = Buffer.from(JSON.stringify(body)).toString('base64url')
  const opening = await listOpening(likely, async (secret) => {
    const signed = `${createHmac('sha256', secret).update(encoded).digest('base64url')}.${encoded}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams({ signed_request: signed }).toString()
    return isLetIn(await product.app.inject({ method: 'POST', url: '/api/instagram/data-deletion', headers, payload }))
  })
  expect(opening).toEqual([])
})

test('none is a special token, or opens the panel or the clock', async () => {
  const opening = await listOpening(likely.slice(0, 60), async (word) => {
    const token = { method: 'POST', url: '/api/session/review-token', payload: { token: word } } as const
    const headers = { authorization: `Bearer ${word}`, 'x-user-phone': ADMIN_PHONE }
    const clock = { method: 'POST', url: '/api/sandbox/clock', headers, payload: { offset_seconds: 1 } } as const
    const answers = [token, { url: '/api/admin/stats', headers }, clock].map((call) => product.app.inject(call))
    return (await Promise.all(answers)).some(isLetIn)
  })
  expect(opening).toEqual([])
})

test('none opens a publicly reachable sandbox', async () => {
  const opening = await listOpening(likely, async (word) => {
    const bearer = { headers: { authorization: `Bearer ${encodeURIComponent(word)}` } }
    const asaas = { headers: { access_token: encodeURIComponent(word) } }
    const calls = [
      fetch(`${sandbox.url}/control/sms`, bearer),
      fetch(`${sandbox.url}/v3/payments`, asaas),
      fetch(`${sandbox.url}/v1/models`, bearer),
      fetch(`${sandbox.url}/me`, bearer),
    ]
    const answers = await Promise.all(calls)
    for (const answer of answers) void answer.body?.cancel()
    return answers.some(({ ok }) => ok)
  })
  expect(opening).toEqual([])
})
