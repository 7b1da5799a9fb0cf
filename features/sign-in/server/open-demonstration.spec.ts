import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import parsePhone from 'libphonenumber-js/max'

const META = 'Meta-Review-7hQ2'
const STORE = 'store-review-x91k'
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: { REVIEW_TOKENS: `${META}, ${STORE}` } })
})
afterAll(() => product.close())

const open = (token: unknown, remoteAddress = '192.0.2.1', target = product) =>
  target.app.inject({ method: 'POST', url: '/api/session/review-token', payload: { token }, remoteAddress })
const cookieOf = (answer: Awaited<ReturnType<typeof open>>) => `session=${answer.cookies[0]?.value ?? ''}`
const ask = (url: string, cookie: string, query: Record<string, string> = {}) =>
  product.app.inject({ url, query, headers: { cookie } })

test('opens its own account with the plan of a demonstration, in upper or lower case', async () => {
  const [meta, again, store] = [await open(META), await open(` ${META.toUpperCase()} `), await open(STORE)]
  const phone = String(meta.json().user.phone)
  expect(meta.statusCode).toBe(200)
  expect(again.json().user.id).toBe(meta.json().user.id)
  expect(store.json().user.id).not.toBe(meta.json().user.id)
  expect(meta.json().user.is_admin).toBe(false)
  expect(meta.cookies[0]).toMatchObject({ name: 'session', httpOnly: true })
  const subscription = await ask('/api/user/subscription', cookieOf(meta), { phone })
  expect(subscription.json().subscription).toMatchObject({ status: 'active', is_courtesy: true })
})

test('has a phone without a network, which gets no code and cannot sign in', async () => {
  const phone = String((await open(META)).json().user.phone)
  expect(phone).toMatch(/^\+999\d{11}$/)
  expect(parsePhone(phone)?.isValid() ?? false).toBe(false)
  const answer = await product.app.inject({ method: 'POST', url: '/api/otp/send', payload: { phone } })
  expect(answer.json().code).toBe('invalid_phone')
})

test('keeps its phone', async () => {
  const entered = await open(META)
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/user',
    headers: { cookie: cookieOf(entered) },
    payload: { phone: String(entered.json().user.phone), action: 'change_phone', new_phone: '(81) 98111-2201' },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'demonstration_only'])
})

test.each(['x', `${META}x`, META.slice(0, -1), '%', 'null'])('stays closed for %j', async (token) => {
  const answer = await open(token, '192.0.2.2')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'code_invalid', field: 'token' })
  expect(answer.cookies).toEqual([])
})

test.each([[''], [undefined], [['a']], [{}]])('refuses %j as it cannot be a token', async (token) => {
  expect((await open(token, '192.0.2.3')).json().code).toBe('invalid_request')
})

test('counts wrong ones by address, also parallel ones, and then refuses even the right one', async () => {
  const address = '192.0.2.4'
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => open(`guess-${index}`, address)))
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(15)
  const right = await open(META, address)
  expect([right.statusCode, right.json().status]).toEqual([429, 'rate_limited'])
  expect(right.json().remainingTime).toBeGreaterThan(3600)
  expect((await open(META, '192.0.2.5')).statusCode).toBe(200)
  await product.advance(24 * 3600 + 1)
  expect((await open(META, address)).statusCode).toBe(200)
})

test('never counts a right one', async () => {
  for (let times = 0; times < 20; times += 1) expect((await open(META, '192.0.2.6')).statusCode).toBe(200)
})

test('is recorded without the token', async () => {
  await open('a-wrong-token-of-mine', '192.0.2.7')
  const { rows } = await product.core.database.pool.query('select * from activity')
  const logged = JSON.stringify(rows)
  expect(logged).toContain('review_token_used')
  expect(logged).toContain('review_token_refused')
  expect(logged).not.toMatch(/Meta-Review|a-wrong-token-of-mine/i)
})

test('accepts the right one during guesses from everywhere, and makes addresses with wrong ones wait sooner', async () => {
  await product.advance(24 * 3600)
  const guesses = Array.from({ length: 130 }, (_, index) => open(`guess-${index}`, `198.51.100.${index}`))
  await Promise.all(guesses)
  expect((await open(META, '203.0.113.1')).statusCode).toBe(200)
  const again = []
  for (let tries = 0; tries < 4; tries += 1) again.push((await open('wrong', '203.0.113.2')).statusCode)
  expect(again).toEqual([400, 400, 400, 429])
})

test('counts a wider IPv6 network as a whole as well', async () => {
  await product.advance(24 * 3600)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => open(`guess-${index}`, `2001:db8:2:${index.toString(16)}::1`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(22)
})

test('records one entry for each address and hour, however many were wrong', async () => {
  const lines = async () => {
    const { rows } = await product.core.database.pool.query<{ count: number }>(
      "select count(*)::int as count from activity where kind = 'review_token_refused' and address = '192.0.2.9'",
    )
    return rows[0]?.count
  }
  await product.advance(24 * 3600)
  for (let tries = 0; tries < 5; tries += 1) await open('wrong', '192.0.2.9')
  expect(await lines()).toBe(1)
  await product.advance(3601)
  await open('wrong', '192.0.2.9')
  expect(await lines()).toBe(2)
})

test('does not exist unless it is configured', async () => {
  const plain = await startTestProduct()
  expect((await open('', '192.0.2.8', plain)).statusCode).toBe(400)
  expect((await open(META, '192.0.2.8', plain)).json().code).toBe('code_invalid')
  await plain.close()
})
