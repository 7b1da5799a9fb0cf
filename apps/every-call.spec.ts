/** Rules that hold for every call of every contract, including those that are added later. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, isRaw } from '#features/endpoint.ts'
import { listCalls } from './testing/list-calls.test-support.ts'
import { openPanel } from './testing/open-panel.test-support.ts'
import { ADMIN_PHONE, startTestProduct, type TestProduct } from './testing/product.test-support.ts'

const calls = await listCalls()
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const named = (chosen: readonly Endpoint[]) => chosen.map((endpoint) => [nameOf(endpoint), endpoint] as const)

let product: TestProduct
/** Headers of an administrator who has opened the panel: they may make every call, except those with another member's phone. */
let admin: Record<string, string>
beforeAll(async () => {
  product = await startTestProduct()
  admin = await openPanel(product)
})
afterAll(() => product.close())

interface Sent {
  readonly query?: Record<string, string>
  readonly payload?: object
  readonly headers?: Record<string, string>
}

function send({ method, path }: Endpoint, { query = {}, payload, headers = {} }: Sent = {}) {
  const url = path.replaceAll(/:\w+/g, '01890000-0000-7000-8000-000000000000')
  return product.app.inject({ method, url, query, headers, ...(payload && { payload }) })
}

const takesJson = ({ body }: Endpoint) => body !== undefined && body !== 'multipart'
const outcomeOf = async (answer: ReturnType<typeof send>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ code: string }>().code]
}

test('there are calls to look at', () => {
  expect(calls.length).toBeGreaterThan(25)
  expect(new Set(calls.map(nameOf)).size).toBe(calls.length)
})

/** What the document says of a call. */
interface WrittenCall {
  readonly security?: readonly object[]
  readonly description?: string
}

test('one document describes every call: who may make it, and with what it is refused', async () => {
  const { paths } = (await product.app.inject('/openapi.json')).json<{ paths: Record<string, Record<string, WrittenCall>> }>()
  const written = (endpoint: Endpoint) => paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
  const needs = {
    public: [],
    picture: [],
    session: ['session'],
    'admin-phone': ['session'],
    admin: ['panel', 'session'],
  } as const
  for (const endpoint of calls) {
    const { security = [], description = '' } = written(endpoint) ?? {}
    const ways = [...new Set(security.flatMap((way) => Object.keys(way)))].sort()
    expect([nameOf(endpoint), ways]).toEqual([nameOf(endpoint), needs[endpoint.access]])
    for (const code of endpoint.errors)
      expect([nameOf(endpoint), description]).toEqual([nameOf(endpoint), expect.stringContaining(code)])
  }
})

const signedIn = calls.filter(({ access }) => access !== 'public' && access !== 'picture')

describe.each(named(signedIn))('%s', (_, endpoint) => {
  const body = takesJson(endpoint) ? { payload: { phone: ADMIN_PHONE } } : {}

  test('refuses a call without a live session', async () => {
    for (const cookie of ['', 'session=', 'session=forged', `session=${'x'.repeat(5000)}`])
      expect(await outcomeOf(send(endpoint, { ...body, headers: { ...admin, cookie } }))).toEqual([401, 'unauthorised'])
  })

  test('refuses another member’s phone, wherever it is sent', async () => {
    const phone = '+5581981119999'
    const carriers: Sent[] = [
      { ...body, query: { phone } },
      { ...body, headers: { 'x-user-phone': phone } },
      ...(takesJson(endpoint) ? [phone, null, 1, [ADMIN_PHONE]].map((other) => ({ payload: { phone: other } })) : []),
    ]
    for (const carrier of carriers) {
      const outcome = await outcomeOf(send(endpoint, { ...carrier, headers: { ...admin, ...carrier.headers } }))
      expect(outcome).toEqual([403, 'wrong_phone'])
    }
  })

  test.runIf(endpoint.needsPhone)('requires the member’s own phone', async () => {
    const nobody = takesJson(endpoint) ? { payload: {} } : {}
    expect(await outcomeOf(send(endpoint, { ...nobody, headers: admin }))).toEqual([403, 'wrong_phone'])
  })
})

describe.each(named(calls.filter(({ access }) => access === 'picture')))('%s', (_, endpoint) => {
  test('refuses a session that sends another member’s phone', async () => {
    expect(await outcomeOf(send(endpoint, { query: { phone: '+5581981119999' }, headers: admin }))).toEqual([403, 'wrong_phone'])
  })
})

describe.each(named(calls.filter(({ access }) => access === 'admin' || access === 'admin-phone')))('%s', (_, endpoint) => {
  test('is for administrators alone', async () => {
    const cookie = await product.signIn(`+55819${84_000_000 + signedIn.indexOf(endpoint)}`)
    const { authorization = '' } = admin
    const headers = { cookie, authorization, 'x-user-phone': ADMIN_PHONE }
    const payload = takesJson(endpoint) ? { payload: { phone: ADMIN_PHONE } } : {}
    expect(await outcomeOf(send(endpoint, { ...payload, headers }))).toEqual([403, 'admin_denied'])
  })
})

const panelCalls = calls.filter(({ access }) => access === 'admin')
/** Calls of the panel that do not need its token. */
async function opened(headers: Record<string, string>): Promise<string[]> {
  const outcomes = await Promise.all(
    panelCalls.map((endpoint) =>
      outcomeOf(send(endpoint, { headers, ...(takesJson(endpoint) && { payload: { phone: ADMIN_PHONE } }) })),
    ),
  )
  return panelCalls.filter((_, at) => outcomes[at]?.join(' ') !== '401 admin_login_required').map(nameOf)
}
/** Sets the times of the only token. */
const age = (column: 'expires_at' | 'last_used_at', by: string) =>
  product.core.database.pool.query(`update admin_tokens set ${column} = ${column} - interval '${by}'`)

describe('the panel’s token', () => {
  test('is required by every call of the panel, and a forged one is refused', async () => {
    const { cookie = '' } = admin
    expect(panelCalls.length).toBeGreaterThan(20)
    expect(await opened({ cookie })).toEqual([])
    expect(await opened({ cookie, authorization: `Bearer ${'x'.repeat(43)}` })).toEqual([])
  })

  test.each([
    ['has lain unused for an hour', 'last_used_at', '61 minutes'],
    ['has lived for eight hours', 'expires_at', '8 hours'],
  ] as const)('is refused once it %s', async (_, column, by) => {
    await age(column, by)
    expect(await opened(admin)).toEqual([])
    await age(column, `-${by}`)
  })
})

describe.each(named(calls.filter(({ method }) => method !== 'GET')))('%s', (_, endpoint) => {
  test.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost.elsewhere.example:3000' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('is refused when a page of another site calls: %j', async (page) => {
    const headers = { ...admin, ...page } as Record<string, string> // as: an absent key of the union is no header
    const payload = takesJson(endpoint) ? { payload: { phone: ADMIN_PHONE } } : {}
    expect(await outcomeOf(send(endpoint, { ...payload, headers }))).toEqual([403, 'foreign_origin'])
  })
})

const ADDRESSES = ['/healthz', '/readyz', '/metrics', '/openapi.json', '/api/nowhere', '/%zz']

const answersOf = () => [
  ...calls.filter(({ reply }) => !isRaw(reply)).map((endpoint) => send(endpoint)),
  ...ADDRESSES.map((url) => product.app.inject({ url })),
]

describe('every answer', () => {
  test('forbids loading, framing and caching', async () => {
    const answers = await Promise.all(answersOf())
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': expect.stringMatching(/no-store|private|max-age/) as string, // as: a matcher stands for the text it matches
      })
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  test('sets no cookie for a visitor', async () => {
    const answers = await Promise.all(answersOf())
    expect(answers.flatMap(({ cookies }) => cookies)).toEqual([])
  })
})
