import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_PHONE, startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  product.app.inject({ method: 'POST', url, payload, headers })
const send = (phone: string) => post('/api/otp/send', { phone })
const verify = (phone: string, code: string) => post('/api/otp/verify', { phone, code })
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

let lastNumber = 0
/** A mobile number that no other test uses. */
const aPhone = () => `+55819${String(81_000_000 + (lastNumber += 1))}`

test.each([
  ['(81) 98111-2201', '+5581981112201'],
  ['81981112202', '+5581981112202'],
  ['5581981112203', '+5581981112203'],
  ['+55 81 98111-2204', '+5581981112204'],
])('sends a code to %s', async (typed, phone) => {
  expect((await send(typed)).json()).toEqual({ ok: true, resend_after: 60 })
  expect(await product.readCode(phone)).toMatch(/^\d{6}$/)
})

test.each([
  ['', 'invalid_request'],
  ['12345', 'invalid_phone'],
  ['(10) 98111-2201', 'invalid_phone'],
  ['(81) 3221-2201', 'invalid_phone'],
  ['<script>', 'invalid_phone'],
  ['+1 415 555 2671', 'country_not_served'],
])('refuses %j with %s', async (typed, code) => {
  const answer = await send(typed)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code, field: 'phone' })
})

test('opens a session with the right code, in a cookie that scripts cannot read', async () => {
  const phone = aPhone()
  await send(phone)
  const answer = await verify(phone, await product.readCode(phone))
  expect(answer.json().user).toMatchObject({ phone, is_admin: false, just_recreated: false })
  expect(answer.cookies[0]).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' })
  const session = await product.app.inject({ url: '/api/session', cookies: { session: answer.cookies[0]?.value ?? '' } })
  expect(session.json().user.phone).toBe(phone)
})

test('recognises the administrator by phone', async () => {
  const cookie = await product.signIn(ADMIN_PHONE)
  expect((await product.app.inject({ url: '/api/session', headers: { cookie } })).json().user.is_admin).toBe(true)
})

test('records consent to the named text, and none when none was named', async () => {
  const phone = aPhone()
  const consents = async () => {
    const { rows } = await product.core.database.pool.query(
      'select terms_version, channel from consents c join members m on m.id = c.member_id where m.phone = $1',
      [phone],
    )
    return rows
  }
  await product.signIn(phone)
  expect(await consents()).toEqual([])
  await product.advance(61)
  await send(phone)
  const payload = { phone, code: await product.readCode(phone), terms_version: '2026-11-21' }
  expect((await post('/api/otp/verify', payload)).statusCode).toBe(200)
  expect(await consents()).toEqual([{ terms_version: '2026-11-21', channel: 'web' }])
})

test('accepts a code once', async () => {
  const phone = aPhone()
  await send(phone)
  const code = await product.readCode(phone)
  await verify(phone, code)
  expect((await verify(phone, code)).json().code).toBe('code_expired')
})

test('accepts one of many parallel requests with the same right code', async () => {
  const phone = aPhone()
  await send(phone)
  const code = await product.readCode(phone)
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(phone, code)))
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
})

test('refuses a wrong code with the text of the spec', async () => {
  const phone = aPhone()
  await send(phone)
  const answer = await verify(phone, wrongFor(await product.readCode(phone)))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: 'Código de verificação inválido', code: 'code_invalid', field: 'code' })
})

test('ends a code after five wrong tries, also parallel ones', async () => {
  const phone = aPhone()
  await send(phone)
  const code = await product.readCode(phone)
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(phone, wrongFor(code))))
  const codes = answers.map((answer) => answer.json<{ code: string }>().code)
  expect(codes.sort()).toEqual(['code_expired', ...Array.from({ length: 4 }, () => 'code_invalid')])
  expect((await verify(phone, code)).json()).toMatchObject({ code: 'code_expired' })
})

test('ends a code after five minutes', async () => {
  const phone = aPhone()
  await send(phone)
  const code = await product.readCode(phone)
  await product.advance(5 * 60 + 1)
  expect((await verify(phone, code)).json().code).toBe('code_expired')
})

test('makes a request for another code wait, and says how long', async () => {
  const phone = aPhone()
  await send(phone)
  const answer = await post('/api/otp/resend', { phone })
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ error: 'Aguarde antes de reenviar', code: 'rate_limited', status: 'rate_limited' })
  expect(answer.json().remainingTime).toBeGreaterThan(50)
  await product.advance(61)
  const first = await product.readCode(phone)
  expect((await post('/api/otp/resend', { phone })).json()).toEqual({ ok: true, resend_after: 120 })
  expect((await verify(phone, first)).json().code).toMatch(/code_invalid/)
})

test('answers in the language of the visitor', async () => {
  const answer = await post('/api/otp/verify', { phone: aPhone(), code: '123456' }, { 'accept-language': 'en-GB,en;q=0.8' })
  expect(answer.json().error).toBe('Invalid verification code')
})

test('ends the session at the server when the member signs out', async () => {
  const cookie = await product.signIn(aPhone())
  await product.app.inject({ method: 'DELETE', url: '/api/session', headers: { cookie } })
  const answer = await product.app.inject({ url: '/api/session', headers: { cookie } })
  expect(answer.statusCode).toBe(401)
  expect(answer.json().code).toBe('unauthorised')
})

test.each(['/api/user', '/api/user/photo-limit', '/api/user/subscription'])(
  '%s requires the phone of the session',
  async (url) => {
    const phone = aPhone()
    const cookie = await product.signIn(phone)
    const ask = (query: Record<string, string>) => product.app.inject({ url, query, headers: { cookie } })
    expect((await product.app.inject({ url, query: { phone } })).statusCode).toBe(401)
    expect((await ask({})).statusCode).toBe(403)
    expect((await ask({ phone: '+5581981119999' })).json()).toMatchObject({ code: 'wrong_phone' })
    expect((await ask({ phone })).statusCode).toBe(200)
  },
)

test('refuses a change requested by another site', async () => {
  const cookie = await product.signIn(aPhone())
  const answer = await post('/api/user', { action: 'update_profile', bio: 'x' }, { cookie, origin: 'https://elsewhere.example' })
  expect(answer.statusCode).toBe(403)
  expect(answer.json().code).toBe('foreign_origin')
})

test('does not answer to a foreign host name for this machine', async () => {
  const answer = await product.app.inject({ url: '/api/session', headers: { host: 'elsewhere.example' } })
  expect([answer.statusCode, answer.json().code]).toEqual([421, 'unknown_host'])
})

test('saves the profession and leaves the rest of the profile alone', async () => {
  const phone = aPhone()
  const cookie = await product.signIn(phone)
  await post('/api/user', { phone, action: 'update_profile', bio: 'Bolos em Recife' }, { cookie })
  const answer = await post('/api/user', { phone, action: 'update_profile', occupation_area: 'Confeitaria' }, { cookie })
  expect(answer.json().user).toMatchObject({ bio: 'Bolos em Recife', occupation_area: 'Confeitaria' })
})

test('distinguishes a broken body from a server fault', async () => {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/otp/send',
    payload: '{"phone":',
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  expect((await product.app.inject('/api/nowhere')).json()).toMatchObject({ code: 'not_found' })
})
