/** Requests that a proxy, the parser or a field's reader could misunderstand. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPanel } from './testing/open-panel.test-support.ts'
import { ADMIN_PHONE, COURTESY_PHONE, startTestProduct, type TestProduct } from './testing/product.test-support.ts'
import { rawRequest, sendRaw } from './testing/raw-requests.test-support.ts'

const PUBLIC_URL = 'https://mandou.example'
let product: TestProduct
let cookie: string
let admin: Record<string, string>
const log: string[] = []
beforeAll(async () => {
  product = await startTestProduct({ env: { PUBLIC_URL, LOG_LEVEL: 'info' }, logTo: { write: (line) => log.push(line) } })
  await product.app.listen({ port: 0, host: 'localhost' })
  cookie = await product.signIn(COURTESY_PHONE)
  admin = await openPanel(product)
})
afterAll(() => product.close())

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  product.app.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const member = async () => {
  const { rows } = await product.core.database.pool.query('select * from members where phone = $1', [COURTESY_PHONE])
  return rows[0] as Record<string, unknown>
}

describe('the bounds of a message', () => {
  const hidden = rawRequest(['GET /healthz HTTP/1.1', 'Host: mandou.example'])
  const head = ['POST /api/otp/send HTTP/1.1', 'Host: mandou.example', 'Content-Type: application/json']

  test.each([
    ['a length besides chunks', [...head, 'Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`],
    ['two lengths', [...head, 'Content-Length: 0', `Content-Length: ${hidden.length}`], hidden],
    ['a length with a sign', [...head, `Content-Length: +${hidden.length}`], hidden],
    ['a transfer coding that is none', [...head, 'Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
    ['chunks twice', [...head, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${hidden}`],
    ['a space before the colon', [...head, 'Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`],
    ['a folded header', [...head, 'Transfer-Encoding:', ' chunked'], `0\r\n\r\n${hidden}`],
    ['a chunk size that is none', [...head, 'Transfer-Encoding: chunked'], `0x0\r\n\r\n${hidden}`],
    ['a bare carriage return', [`${head.join('\r\n')}\rTransfer-Encoding: chunked`], hidden],
  ])('%s get one refusal, and the connection ends', async (_, lines, body) => {
    const answers = await sendRaw(product.app, rawRequest(lines, body))
    expect(answers.map(({ status }) => status)).toEqual([400])
    expect(answers[0]?.headers).toMatchObject({
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ code: 'invalid_request' })
  })

  test.each([
    ['GET', '/healthz', 200],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/sms/twilio/status', 401],
    ['POST', '/api/otp/send', 415],
  ])('a request that names the whole address is the same: %s %s', async (method, path, status) => {
    for (const target of [path, `http://elsewhere.example${path}`, `HTTPS://elsewhere.example:1${path}`]) {
      const lines = [
        `${method} ${target} HTTP/1.1`,
        'Host: mandou.example',
        'Content-Type: text/plain',
        'X-Twilio-Signature: abc',
      ]
      const answers = await sendRaw(product.app, rawRequest([...lines, 'Content-Length: 3'], 'a=b'))
      expect(answers.map((answer) => [target, answer.status])).toEqual([[target, status]])
    }
  })

  test.each([
    ['two hosts', ['GET /healthz HTTP/1.1', 'Host: mandou.example', 'Host: elsewhere.example']],
    ['the same host twice', ['GET /healthz HTTP/1.1', 'Host: mandou.example', 'host: mandou.example']],
    ['no host', ['GET /healthz HTTP/1.1', 'Accept: */*']],
    ['an expectation that is none', [...head, 'Expect: 200-ok', 'Content-Length: 2']],
  ])('%s get one refusal, with code, text and headers', async (_, lines) => {
    const answers = await sendRaw(product.app, rawRequest(lines, lines.includes('Content-Length: 2') ? '{}' : ''))
    expect(answers.map(({ status, body }) => [status, JSON.parse(body)['code']])).toEqual([[400, 'invalid_request']])
    expect(answers[0]?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })

  test('HTTP/1.0 needs no host, and a body may wait to be asked for', async () => {
    const [old] = await sendRaw(product.app, rawRequest(['GET /healthz HTTP/1.0', 'Accept: */*']))
    const asked = await sendRaw(product.app, rawRequest([...head, 'Expect: 100-Continue', 'Content-Length: 2'], '{}'))
    expect([old?.status, ...asked.map(({ status }) => status)]).toEqual([200, 100, 400])
  })

  test('a broken message after an answered one gets no answer, which could be taken for the end of the first', async () => {
    const answers = await sendRaw(product.app, hidden, rawRequest(['BROKEN', 'x']))
    expect(answers.map(({ status }) => status)).toEqual([200])
  })

  test('headers without an end are refused, with the headers of every answer', async () => {
    const [answer] = await sendRaw(
      product.app,
      rawRequest(['GET / HTTP/1.1', 'Host: mandou.example', `X: ${'x'.repeat(70_000)}`]),
    )
    expect(answer).toMatchObject({ status: 431, headers: { 'x-content-type-options': 'nosniff' } })
  })
})

describe('methods', () => {
  test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG', 'PROPFIND'])(
    '%s is refused without being repeated in the answer',
    async (method) => {
      const answers = await sendRaw(
        product.app,
        rawRequest([`${method} /api/session HTTP/1.1`, 'Host: mandou.example', `Cookie: ${cookie}`, 'Connection: close']),
      )
      for (const { status, body } of answers) {
        expect([400, 404, 405]).toContain(status)
        expect(body).not.toContain(cookie)
      }
    },
  )

  test('are not replaced by a header, a parameter or a field', async () => {
    const before = await product.app.inject({ url: '/api/session', headers: { cookie } })
    const overrides = { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE', 'x-method-override': 'DELETE' }
    await product.app.inject({ url: '/api/session?_method=DELETE', headers: { cookie, ...overrides } })
    await post('/api/session', { _method: 'DELETE' }, overrides)
    const after = await product.app.inject({ url: '/api/session', headers: { cookie } })
    expect([before.statusCode, after.statusCode]).toEqual([200, 200])
  })
})

describe('the visitor’s own host headers', () => {
  test('never appear in an answer: addresses come from the configuration', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-original-url': '/x',
    }
    const urls = [
      '/robots.txt',
      '/api/company',
      '/api/chat',
      '/api/nowhere',
      '/api/instagram/callback?state=x&code=y',
      '/openapi.json',
    ]
    const answers = await Promise.all(urls.map((url) => product.app.inject({ url, headers: { ...headers, cookie } })))
    const dialog = await post('/api/instagram/dialogs', { phone: COURTESY_PHONE }, { ...headers, origin: PUBLIC_URL })
    for (const { body, headers: answerHeaders } of [...answers, dialog])
      expect(body + JSON.stringify(answerHeaders)).not.toContain('evil.example')
    expect(dialog.body).toContain(encodeURIComponent(`${PUBLIC_URL}/api/instagram/callback`))
  })

  test('open nothing to another origin, with or without a preflight', async () => {
    for (const origin of ['https://elsewhere.example', 'null', PUBLIC_URL]) {
      const headers = { cookie, origin, 'access-control-request-method': 'DELETE', 'access-control-request-headers': 'x' }
      const asked = await product.app.inject({ method: 'OPTIONS', url: '/api/session', headers })
      const read = await product.app.inject({ url: '/api/session', headers: { cookie, origin } })
      expect(asked.statusCode).toBe(404)
      for (const answer of [asked, read]) expect(Object.keys(answer.headers).join()).not.toContain('access-control')
    }
  })
})

describe('a body', () => {
  test.each([
    ['form', 'application/x-www-form-urlencoded', 'phone=x'],
    ['plain text, which needs no leave of the browser', 'text/plain', '{"phone":"x"}'],
    ['nothing named', '', '{"phone":"x"}'],
    ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ])('that is %s is not read as JSON', async (_, type, payload) => {
    const answer = await post('/api/otp/send', payload, { 'content-type': type })
    expect([answer.statusCode, answer.json()['code']]).toEqual([415, 'unsupported_content'])
  })

  test.each(['"__proto__":{"is_admin":true}', '"constructor":{"prototype":{"is_admin":true}}'])(
    'reaches no prototype by %s',
    async (poison) => {
      const answer = await post('/api/user', `{"phone":"${COURTESY_PHONE}","action":"update_profile",${poison}}`)
      expect([answer.statusCode, answer.json()['code']]).toEqual([400, 'invalid_request'])
      expect('is_admin' in {}).toBe(false)
    },
  )

  test('changes the fields that its call names and no other', async () => {
    const before = await member()
    const extra = {
      id: '01890000-0000-7000-8000-000000000000',
      member_id: '01890000-0000-7000-8000-000000000000',
      is_admin: true,
      isAdmin: true,
      language: 'en',
      asaas_customer_id: 'cus_of_somebody',
      providerCustomerId: 'cus_of_somebody',
      is_just_recreated: true,
      created_at: '2001-01-01T00:00:00Z',
      avatar_url: 'https://elsewhere.example/a.png',
      subscription: { status: 'active' },
      used: 0,
      remaining: 999,
    }
    const answer = await post('/api/user', { action: 'update_profile', phone: COURTESY_PHONE, bio: 'Bolos', ...extra })
    expect(answer.statusCode).toBe(200)
    expect(await member()).toEqual({ ...before, bio: 'Bolos' })
    expect(answer.json()['user']).toMatchObject({ is_admin: false })
  })

  test.each([[true], [0], [{}], [[]], [['a']], [{ $ne: '' }], [null]])(
    'with %j where a text belongs is refused',
    async (wrong) => {
      const bodies = [
        ['/api/otp/send', { phone: wrong }],
        ['/api/otp/verify', { phone: COURTESY_PHONE, code: wrong }],
        ['/api/session/review-token', { token: wrong }],
        ['/api/captions', { phone: COURTESY_PHONE, message: wrong }],
        ['/api/user', { phone: COURTESY_PHONE, action: wrong }],
      ] as const
      for (const [url, body] of bodies) {
        const answer = await post(url, body)
        expect([url, answer.statusCode, answer.json()['code']]).toEqual([url, 400, 'invalid_request'])
      }
    },
  )
})

describe('a parameter that comes twice', () => {
  const twice = [`phone=${encodeURIComponent(COURTESY_PHONE)}`, `phone=${encodeURIComponent(ADMIN_PHONE)}`]

  test('is refused as a phone, in any order', async () => {
    for (const query of [twice.join('&'), twice.toReversed().join('&'), `phone[]=x&${twice[0] ?? ''}&phone=`]) {
      const answer = await product.app.inject({ url: `/api/user?${query}`, headers: { cookie } })
      expect([answer.statusCode, answer.json()['code']]).toEqual([403, 'wrong_phone'])
    }
  })

  test('counts where its call reads it: the query replaces no field of the body, and the body none of the query', async () => {
    const query = `?phone=${encodeURIComponent(ADMIN_PHONE)}`
    expect((await post(`/api/captions${query}`, { phone: COURTESY_PHONE, message: 'Bolo' })).json()['code']).toBe('wrong_phone')
    const message = await post('/api/captions?message=Bolo', { phone: COURTESY_PHONE })
    expect(message.json()).toMatchObject({ code: 'invalid_request', field: 'message' })
    const operation = await product.app.inject({ url: '/api/edits?state=done&state=queued', headers: { cookie } })
    expect(operation.json()).toMatchObject({ code: 'invalid_request', field: 'state' })
  })
})

test.each(['%', '_', '\\\\', "' or '1'='1", "'; drop table members; --", '$1', '{}', '.*', '(((('])(
  'a search looks for the text and runs none of it: %j',
  async (search) => {
    const before = await member()
    const answer = await product.app.inject({ url: '/api/admin/members', query: { search, phone: ADMIN_PHONE }, headers: admin })
    expect([answer.statusCode, answer.json()['members']]).toEqual([200, []])
    expect(await member()).toEqual(before)
  },
)

test('whatever a request contains, the log has one line for each event and no forged line', async () => {
  const forged = '{"level":30,"msg":"forged"}'
  await product.app.inject({ url: `/api/nowhere%0a${encodeURIComponent(forged)}`, headers: { 'user-agent': `a\r\n${forged}` } })
  await post('/api/captions', { phone: COURTESY_PHONE, message: `\n${forged}\u001b[2J` })
  await sendRaw(product.app, rawRequest([`GET /x HTTP/1.1\n${forged}`, 'Host: mandou.example']))
  expect(log.length).toBeGreaterThan(10)
  for (const line of log) {
    expect(line.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' })
    expect(line).not.toContain('\u001b')
  }
})

test('a refused call is logged with time, method, path and reason, and without the content sent', async () => {
  log.length = 0
  await product.app.inject({ url: `/api/user?phone=${encodeURIComponent(ADMIN_PHONE)}`, headers: { cookie } })
  await product.app.inject({ url: '/api/admin/stats', headers: { cookie } })
  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>)
  const refused = lines.filter(({ msg }) => msg === 'a call was refused')
  expect(refused.map(({ code }) => code)).toEqual(['wrong_phone', 'admin_denied'])
  for (const { time, part } of refused) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(part).toBe('test')
  }
  const asked = refused.map(({ trace }) => lines.find((line) => line['req'] && line['trace'] === trace)?.['req'])
  expect(asked).toEqual([
    { method: 'GET', path: '/api/user' },
    { method: 'GET', path: '/api/admin/stats' },
  ])
  expect(log.join('')).not.toContain(ADMIN_PHONE.slice(3))
})
