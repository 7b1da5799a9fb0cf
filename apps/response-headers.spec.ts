/** The headers that browsers get with every kind of answer, and which answers they may cache. */
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMarkedMember, type MarkedMember } from './testing/account-deletion.test-support.ts'
import { type Money, startMoney } from './testing/money.test-support.ts'
import { openPanel } from './testing/open-panel.test-support.ts'

const PUBLIC_URL = 'https://mandou.example'
let money: Money
let ana: MarkedMember
let admin: Record<string, string>
beforeAll(async () => {
  money = await startMoney({ env: { PUBLIC_URL } })
  admin = await openPanel(money)
})
afterAll(() => money.close())

test('the member has something to look at', async () => {
  ana = await aMarkedMember(money)
  await money.query("update edits set operation = 'post', format = '4:5' where member_id = $1", [ana.memberId])
  expect(ana.cookie).toMatch(/^__Host-session=[\w-]{43}$/)
})

const get = (url: string, headers: Record<string, string> = { cookie: ana.cookie }) => money.app.inject({ url, headers })
const idIn = async (table: string) =>
  String(
    (await money.query(`select id from ${table} where member_id = $1 order by created_at limit 1`, [ana.memberId]))[0]?.['id'],
  )
const preview = async () => `/api/photos/${await idIn('photos')}/preview`

async function again(): Promise<LightMyRequestResponse> {
  const first = await get(await preview())
  return get(await preview(), { cookie: ana.cookie, 'if-none-match': String(first.headers.etag) })
}
async function tooLarge(): Promise<LightMyRequestResponse> {
  const headers = { cookie: ana.cookie, 'content-type': 'application/json' }
  return money.app.inject({
    method: 'POST',
    url: '/api/captions',
    headers,
    payload: JSON.stringify({ message: 'x'.repeat(70_000) }),
  })
}
const signInWith = (code: string) =>
  money.app.inject({ method: 'POST', url: '/api/otp/verify', payload: { phone: ana.phone, code } })

const download = async () => get(`/api/edits/${await idIn('edits')}/image?download=1`)
const members = () => get('/api/admin/export/members', admin)

interface Kind {
  readonly status: number
  readonly type: string | undefined
  readonly cache: string
  readonly ask: () => Promise<LightMyRequestResponse>
}
const PUBLIC_HOUR = 'public, max-age=3600'
const KINDS: Readonly<Record<string, Kind>> = {
  'JSON about a member': {
    status: 200,
    type: 'application/json; charset=utf-8',
    cache: 'no-store',
    ask: () => get('/api/session'),
  },
  'JSON for everybody': {
    status: 200,
    type: 'application/json; charset=utf-8',
    cache: 'no-store',
    ask: () => get('/api/company'),
  },
  'a refusal': { status: 403, type: 'application/json; charset=utf-8', cache: 'no-store', ask: () => get('/api/admin/stats') },
  'a guess at a code': {
    status: 400,
    type: 'application/json; charset=utf-8',
    cache: 'no-store',
    ask: () => signInWith('000000'),
  },
  'nobody’s call': { status: 404, type: 'application/json; charset=utf-8', cache: 'no-store', ask: () => get('/api/nowhere') },
  'an address that cannot be read': {
    status: 400,
    type: 'application/json; charset=utf-8',
    cache: 'no-store',
    ask: () => get('/api/%zz'),
  },
  'a body that is too large': { status: 413, type: 'application/json; charset=utf-8', cache: 'no-store', ask: tooLarge },
  'a photo': { status: 200, type: 'image/jpeg', cache: 'private, max-age=900, immutable', ask: async () => get(await preview()) },
  'a photo that one has': { status: 304, type: undefined, cache: 'private, max-age=900, immutable', ask: again },
  'a picture to download': {
    status: 200,
    type: 'image/jpeg',
    cache: 'private, max-age=900, immutable',
    ask: download,
  },
  'a drawing': { status: 200, type: 'image/svg+xml; charset=utf-8', cache: PUBLIC_HOUR, ask: () => get('/api/chat/qr.svg') },
  'a table to download': {
    status: 200,
    type: 'text/csv; charset=utf-8',
    cache: 'no-store',
    ask: members,
  },
  'a copy of one’s data': { status: 200, type: 'application/zip', cache: 'no-store', ask: () => get('/api/user/export') },
  'a way on': {
    status: 303,
    type: undefined,
    cache: 'no-store',
    ask: () => get('/api/instagram/callback?state=x&code=y'),
  },
  'words for robots': { status: 200, type: 'text/plain; charset=utf-8', cache: PUBLIC_HOUR, ask: () => get('/robots.txt') },
  health: { status: 200, type: 'application/json; charset=utf-8', cache: 'no-store', ask: () => get('/healthz') },
}

describe.each(Object.entries(KINDS))('%s', (_, { status, type, cache, ask }) => {
  test('has only its own type, cannot be framed, sends no referrer, and is cached as long as it may be', async () => {
    const { statusCode, headers } = await ask()
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([status, type, cache])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
    for (const name of ['access-control-allow-origin', 'server', 'x-powered-by', 'via']) expect(headers[name]).toBeUndefined()
  })
})

test('a stream of events carries the same headers, and no cache or proxy keeps it', async () => {
  const origin = money.app.listeningOrigin
  const answer = await fetch(`${origin}/api/edits/${await idIn('edits')}/events`, { headers: { cookie: ana.cookie } })
  await answer.body?.cancel()
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^text\/event-stream/) as string, // as: a matcher stands for the text it matches
    'cache-control': expect.stringContaining('no-store') as string, // as above
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  })
})

test('every file name of a download is made by us, whatever the upload was called', async () => {
  for (const answer of [await download(), await members()])
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z]+-\d{4}-\d\d-\d\d(-4x5)?\.(jpg|csv)"$/)
})

test('the cookie is for this host only, over TLS, hidden from scripts, and in no answer body', async () => {
  await money.advance(3600)
  await money.app.inject({ method: 'POST', url: '/api/otp/send', payload: { phone: ana.phone } })
  const answer = await signInWith(await money.readCode(ana.phone))
  const written = String(answer.headers['set-cookie'])
  expect(written).toMatch(/^__Host-session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(answer.body).not.toContain(written.slice('__Host-session='.length).split(';', 1)[0])
})
