import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let lastNumber = 0
/** A mobile number that no other test uses. */
const aPhone = () => `+55819${String(82_000_000 + (lastNumber += 1))}`

/** Signs in with a browser, which may have a cookie already; returns the new cookie. */
async function signIn(phone: string, { userAgent = FIREFOX, cookie = '' } = {}): Promise<string> {
  await product.advance(3 * 60 * 60) // longer than any wait after earlier codes
  await product.app.inject({ method: 'POST', url: '/api/otp/send', payload: { phone } })
  const code = await product.readCode(phone)
  const headers = { 'user-agent': userAgent, cookie }
  const answer = await product.app.inject({ method: 'POST', url: '/api/otp/verify', headers, payload: { phone, code } })
  return `session=${answer.cookies[0]?.value ?? ''}`
}

const session = (cookie: string) => product.app.inject({ url: '/api/session', headers: { cookie } })
const statusOf = async (cookie: string) => (await session(cookie)).statusCode
const others = (cookie: string) => product.app.inject({ url: '/api/session/others', headers: { cookie } })
const endOthers = (cookie: string, query: Record<string, string> = {}) =>
  product.app.inject({ method: 'DELETE', url: '/api/session/others', query, headers: { cookie } })
const signOut = (cookie: string) => product.app.inject({ method: 'DELETE', url: '/api/session', headers: { cookie } })

const kindsOf = async (phone: string) => {
  const { rows } = await product.core.database.pool.query<{ kind: string }>(
    'select a.kind from activity a join members m on m.id = a.member_id where m.phone = $1 order by a.created_at',
    [phone],
  )
  return rows.map(({ kind }) => kind)
}

describe('other devices', () => {
  test('are listed with readable names, latest first, without the current one', async () => {
    const phone = aPhone()
    await signIn(phone, { userAgent: IPHONE })
    await signIn(phone, { userAgent: 'who knows' })
    const here = await signIn(phone)
    const { sessions } = (await others(here)).json<{ sessions: { id: string; device: string; last_seen_at: string }[] }>()
    expect(sessions.map(({ device }) => device)).toEqual(['Navegador desconhecido', 'Safari no iPhone'])
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(['device', 'id', 'last_seen_at'])
    expect(Date.parse(sessions[0]?.last_seen_at ?? '')).toBeGreaterThan(Date.parse(sessions[1]?.last_seen_at ?? ''))
  })

  test('are signed out all at once, while the current one stays', async () => {
    const phone = aPhone()
    const elsewhere = [await signIn(phone), await signIn(phone)]
    const here = await signIn(phone)
    expect((await endOthers(here)).json()).toEqual({ ok: true })
    expect(await Promise.all(elsewhere.map(statusOf))).toEqual([401, 401])
    expect(await statusOf(here)).toBe(200)
    expect((await others(here)).json()).toEqual({ sessions: [] })
    expect((await endOthers(here)).statusCode).toBe(200)
    expect((await kindsOf(phone)).filter((kind) => kind === 'other_sessions_ended')).toHaveLength(1)
  })

  test('are signed out one by one', async () => {
    const phone = aPhone()
    const phoneCookie = await signIn(phone, { userAgent: IPHONE })
    const laptopCookie = await signIn(phone)
    const here = await signIn(phone)
    const { sessions } = (await others(here)).json<{ sessions: { id: string; device: string }[] }>()
    const id = sessions.find(({ device }) => device === 'Safari no iPhone')?.id ?? ''
    expect((await endOthers(here, { id })).statusCode).toBe(200)
    expect([await statusOf(phoneCookie), await statusOf(laptopCookie)]).toEqual([401, 200])
    expect((await endOthers(here, { id })).json().code).toBe('not_found')
  })

  test("are the member's own alone", async () => {
    const mine = aPhone()
    const here = await signIn(mine)
    const other = await signIn(aPhone())
    const { rows } = await product.core.database.pool.query<{ id: string }>(
      'select s.id from sessions s join members m on m.id = s.member_id where m.phone = $1',
      [mine],
    )
    const id = rows[0]?.id ?? ''
    expect((await endOthers(other, { id })).statusCode).toBe(404)
    expect((await endOthers(here, { id })).statusCode).toBe(404)
    expect((await endOthers(here, { id: 'x' })).json()).toMatchObject({ code: 'invalid_request', field: 'id' })
    expect(await statusOf(here)).toBe(200)
  })
})

describe('a sign-in', () => {
  test('creates a new value, and ends the session that the browser had', async () => {
    const attacker = await signIn(aPhone())
    const victimPhone = aPhone()
    const victim = await signIn(victimPhone, { cookie: attacker })
    expect(victim).not.toBe(attacker)
    expect(await statusOf(attacker)).toBe(401)
    expect((await session(victim)).json().user.phone).toBe(victimPhone)
  })

  test('never reuses a value that was planted', async () => {
    const planted = 'session=planted-by-somebody-else'
    const cookie = await signIn(aPhone(), { cookie: planted })
    expect(cookie).not.toBe(planted)
    expect(await statusOf(planted)).toBe(401)
  })
})

describe('a sign-out', () => {
  test('ends every session of the member on the server, so that a stolen cookie is useless', async () => {
    const phone = aPhone()
    const elsewhere = await signIn(phone)
    const here = await signIn(phone)
    const bystander = await signIn(aPhone())
    const answer = await signOut(here)
    expect(answer.cookies[0]).toMatchObject({ name: 'session', value: '' })
    expect([await statusOf(here), await statusOf(elsewhere), await statusOf(bystander)]).toEqual([401, 401, 200])
    expect((await signOut(here)).statusCode).toBe(401)
    expect(await kindsOf(phone)).toEqual(['signed_in', 'signed_in', 'signed_out'])
  })
})

describe('a session', () => {
  test('gets a new cookie when it is extended, and not at every call', async () => {
    const cookie = await signIn(aPhone())
    expect((await session(cookie)).cookies).toEqual([])
    await product.advance(11 * 60)
    const renewed = (await session(cookie)).cookies[0]
    expect(`session=${renewed?.value ?? ''}`).toBe(cookie)
    expect(renewed).toMatchObject({ maxAge: 60 * 24 * 3600, httpOnly: true, sameSite: 'Lax', path: '/' })
    expect((await session(cookie)).cookies).toEqual([])
  })

  test('lasts sixty days after it was last seen', async () => {
    const cookie = await signIn(aPhone())
    await product.advance(59 * 24 * 3600)
    expect(await statusOf(cookie)).toBe(200)
    await product.advance(59 * 24 * 3600)
    expect(await statusOf(cookie)).toBe(200)
    await product.advance(60 * 24 * 3600 + 1)
    expect(await statusOf(cookie)).toBe(401)
  })

  test('ends half a year after its sign-in, however often it is used', async () => {
    const cookie = await signIn(aPhone())
    for (let month = 1; month <= 5; month += 1) {
      await product.advance(30 * 24 * 3600)
      expect(await statusOf(cookie)).toBe(200)
    }
    await product.advance(30 * 24 * 3600 + 1)
    expect(await statusOf(cookie)).toBe(401)
  })

  test('is deleted when it expires, and not before', async () => {
    const phone = aPhone()
    await signIn(phone)
    await product.advance(30 * 24 * 3600)
    const here = await signIn(phone)
    await product.advance(30 * 24 * 3600 + 1)
    await Promise.all(product.sweeps.map((sweep) => sweep.run()))
    const { rows } = await product.core.database.pool.query<{ left: number }>(
      'select count(*)::int as left from sessions s join members m on m.id = s.member_id where m.phone = $1',
      [phone],
    )
    expect(rows).toEqual([{ left: 1 }])
    expect(await statusOf(here)).toBe(200)
  })
})

test('the activity log keeps no code, no token and no whole phone', async () => {
  const phone = aPhone()
  const cookie = await signIn(phone)
  const code = await product.readCode(phone)
  const { rows } = await product.core.database.pool.query('select * from activity')
  const logged = JSON.stringify(rows)
  expect(logged).toContain('"signed_in"')
  for (const secret of [phone, phone.slice(3), code, cookie.slice('session='.length)]) expect(logged).not.toContain(secret)
})
