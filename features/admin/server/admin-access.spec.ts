import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN_PHONE, startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'

/** Each test has an administrator of its own, because codes and tries are counted for each. */
const PHONES = Array.from({ length: 20 }, (_, index) => `+55119123457${String(index).padStart(2, '0')}`)
const OTHER_PHONE = '+5581981118844'
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: { ADMIN_PHONES: [ADMIN_PHONE, ...PHONES].join(',') } })
})
afterAll(() => product.close())

let used = 0
const newAdmin = async () => {
  const phone = PHONES[(used += 1) - 1] ?? ''
  return { phone, cookie: await product.signIn(phone) }
}
type Admin = Awaited<ReturnType<typeof newAdmin>>

const login = ({ phone, cookie }: Admin, code?: string, name = 'Ana') =>
  product.app.inject({ method: 'POST', url: '/api/admin/login', headers: { cookie }, payload: { phone, name, code } })
const check = ({ cookie }: Pick<Admin, 'cookie'>, headers: Record<string, string> = {}) =>
  product.app.inject({ url: '/api/admin/auth', headers: { cookie, ...headers } })
const logout = ({ cookie }: Pick<Admin, 'cookie'>, token: string, headers: Record<string, string> = {}) =>
  product.app.inject({
    method: 'POST',
    url: '/api/admin/logout',
    headers: { cookie, authorization: `Bearer ${token}`, ...headers },
  })

const changePhone = ({ phone, cookie }: Admin, payload: object, headers: Record<string, string> = {}) =>
  product.app.inject({
    method: 'POST',
    url: '/api/user',
    headers: { cookie, ...headers },
    payload: { action: 'change_phone', phone, ...payload },
  })

/** The code that an authenticator app shows for this address; `steps` of thirty seconds away from now. */
function codeOf(url: string, steps = 0): string {
  const totp = URI.parse(url)
  if (!(totp instanceof TOTP)) throw new Error('the address names no time-based code')
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** A code that is not valid near now. */
function wrongCodeOf(url: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(url, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
}

async function enrol(admin: Admin): Promise<{ url: string; token: string }> {
  const url = String((await login(admin)).json().otpauth_url)
  const { token } = (await login(admin, codeOf(url))).json<{ token: string }>()
  return { url, token }
}

const kindsOf = async (phone: string) => {
  const { rows } = await product.core.database.pool.query<{ kind: string }>(
    'select a.kind from activity a join members m on m.id = a.member_id where m.phone = $1 order by a.created_at, a.id',
    [phone],
  )
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('admin_'))
}

describe('the gate', () => {
  test('refuses a visitor without a session', async () => {
    const answer = await product.app.inject('/api/admin/auth')
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorised'])
  })

  test.each([
    ['GET', '/api/admin/auth', {}],
    ['POST', '/api/admin/login', { phone: OTHER_PHONE, name: 'Eva' }],
    ['POST', '/api/admin/login', { phone: ADMIN_PHONE, name: 'Eva', code: '123456' }],
    ['POST', '/api/admin/logout', {}],
  ] as const)('refuses everyone else with the spec’s text: %s %s', async (method, url, payload) => {
    const cookie = await product.signIn(OTHER_PHONE)
    await product.advance(60 * 60)
    const answer = await product.app.inject({
      method,
      url,
      headers: { cookie, 'x-user-phone': ADMIN_PHONE },
      ...(method === 'POST' && { payload }),
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ error: 'Acesso negado. Apenas administradores autorizados.', code: 'admin_denied' })
  })

  test('accepts an administrator, who still has to open the panel', async () => {
    const admin = await newAdmin()
    const answer = await check(admin)
    expect(answer.json()).toEqual({ ok: true, admin: { name: null, phone: admin.phone }, unlocked: false })
  })

  test('requires the phone of the session', async () => {
    const admin = await newAdmin()
    const answer = await login({ ...admin, phone: ADMIN_PHONE })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrong_phone'])
  })
})

describe('the first use', () => {
  test('shows a secret, and opens the panel once a code proves that the authenticator has it', async () => {
    const admin = await newAdmin()
    const shown = await login(admin)
    expect(shown.statusCode).toBe(401)
    expect(shown.json()).toMatchObject({ code: 'second_factor_enrol' })
    const url = String(shown.json().otpauth_url)
    expect(url).toMatch(/^otpauth:\/\/totp\/Mandou:/)

    const wrong = await login(admin, wrongCodeOf(url))
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'code_invalid'])
    const right = await login(admin, codeOf(url))
    const { token, ...rest } = right.json<{ token: string }>()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rest).toEqual({ admin: { name: 'Ana', phone: admin.phone } })
    expect((await check(admin, { authorization: `Bearer ${token}` })).json()).toMatchObject({
      admin: { name: 'Ana' },
      unlocked: true,
    })
    expect((await login(admin)).json()).toMatchObject({ code: 'second_factor_required' })
    expect(await kindsOf(admin.phone)).toEqual(['admin_enrolment_begun', 'admin_sign_in_failed', 'admin_enrolled'])
  })

  test('shows the same secret to a page that reloads, and a different one to another session', async () => {
    const admin = await newAdmin()
    const url = String((await login(admin)).json().otpauth_url)
    expect((await login(admin)).json().otpauth_url).toBe(url)
    await product.advance(60 * 60)
    const elsewhere = { ...admin, cookie: await product.signIn(admin.phone) }
    const other = String((await login(elsewhere)).json().otpauth_url)
    expect(other).not.toBe(url)
    expect((await login(admin, codeOf(url))).json().code).toBe('second_factor_enrol')
  })

  test('blocks nobody when two sessions begin at once and type codes of secrets that were replaced', async () => {
    const admin = await newAdmin()
    await product.advance(60 * 60)
    const elsewhere = { ...admin, cookie: await product.signIn(admin.phone) }
    const url = String((await login(admin)).json().otpauth_url)
    for (let rounds = 0; rounds < 4; rounds += 1) {
      expect((await login(elsewhere, codeOf(url))).json().code).toBe('second_factor_enrol')
      expect((await login(admin, codeOf(url))).json().code).toBe('second_factor_enrol')
      expect((await login(admin, codeOf(url))).json().code).toBe('code_invalid')
      expect((await login(admin, codeOf(url))).json().code).toBe('code_invalid')
    }
    const shown = String((await login(admin)).json().otpauth_url)
    expect((await login(admin, codeOf(shown))).statusCode).toBe(200)
  })

  test('keeps the secret encrypted', async () => {
    const admin = await newAdmin()
    const secret = new URL(String((await login(admin)).json().otpauth_url)).searchParams.get('secret') ?? ''
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const { rows } = await product.core.database.pool.query('select * from admin_factors')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('a code of the authenticator', () => {
  test('is accepted once, and earlier ones no longer are', async () => {
    const admin = await newAdmin()
    const url = String((await login(admin)).json().otpauth_url)
    const code = codeOf(url)
    expect((await login(admin, code)).statusCode).toBe(200)
    expect((await login(admin, code)).json().code).toBe('code_invalid')
    expect((await login(admin, codeOf(url, -1))).json().code).toBe('code_invalid')
    expect((await login(admin, codeOf(url, 1))).statusCode).toBe(200)
  })

  test('is not counted as a guess when it is repeated, as by a double tap', async () => {
    const admin = await newAdmin()
    const { url } = await enrol(admin)
    const code = codeOf(url, 1)
    expect((await login(admin, code)).statusCode).toBe(200)
    for (let taps = 0; taps < 6; taps += 1) expect((await login(admin, code)).json().code).toBe('code_invalid')
    expect(await kindsOf(admin.phone)).not.toContain('admin_locked')
  })

  test('is locked only by wrong tries within one day', async () => {
    const admin = await newAdmin()
    const { url } = await enrol(admin)
    for (let tries = 0; tries < 4; tries += 1) await login(admin, wrongCodeOf(url))
    await product.advance(24 * 60 * 60)
    const later = { ...admin, cookie: await product.signIn(admin.phone) }
    expect((await login(later, wrongCodeOf(url))).json().code).toBe('code_invalid')
    expect((await login(later, codeOf(url, 1))).statusCode).toBe(200)
  })

  test('accepts only one of many parallel requests with it', async () => {
    const admin = await newAdmin()
    const url = String((await login(admin)).json().otpauth_url)
    const code = codeOf(url)
    const answers = await Promise.all([login(admin, code), login(admin, code), login(admin, code)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('is locked after five wrong tries, also parallel ones, and then even the right one waits', async () => {
    const admin = await newAdmin()
    const { url } = await enrol(admin)
    const wrong = wrongCodeOf(url)
    const answers = await Promise.all(Array.from({ length: 9 }, () => login(admin, wrong)))
    const codes = answers.map((answer) => answer.json<{ code: string }>().code)
    expect(codes.filter((code) => code === 'code_invalid')).toHaveLength(4)
    expect(codes.filter((code) => code === 'phone_locked')).toHaveLength(5)
    const right = await login(admin, codeOf(url, 1))
    expect(right.statusCode).toBe(429)
    expect(right.json().remainingTime).toBeGreaterThan(14 * 60)
    await product.advance(15 * 60 + 1)
    expect((await login(admin, codeOf(url, 1))).statusCode).toBe(200)
    expect(await kindsOf(admin.phone)).toContain('admin_locked')
  })
})

async function moveTo(admin: Admin, to: string, headers: Record<string, string> = {}) {
  const asked = await changePhone(admin, { new_phone: to }, headers)
  if (asked.statusCode !== 200) return asked
  return changePhone(admin, { new_phone: to, code: await product.readCode(to) }, headers)
}

describe('the second factor belongs to the phone', () => {
  /** Phones that are no administrator's; the waits of earlier codes are over. */
  const otherPhones = ['+5581981118801', '+5581981118802', '+5581981118803', '+5581981118804']
  const newPhone = () => otherPhones.shift() ?? ''

  test('and stays in force when the SMS alone moves the account to another phone', async () => {
    const admin = await newAdmin()
    await enrol(admin)
    await product.advance(60 * 60)
    const thief = { ...admin, cookie: await product.signIn(admin.phone) }
    const moved = await moveTo(thief, newPhone())
    expect([moved.statusCode, moved.json().code]).toEqual([401, 'admin_login_required'])
    const { rows } = await product.core.database.pool.query("select detail from activity where kind = 'phone_change_failed'")
    expect(rows).toContainEqual({ detail: { reason: 'admin_login_required' } })
  })

  test('and applies to the next owner of the phone, with its lock', async () => {
    const admin = await newAdmin()
    const { url, token } = await enrol(admin)
    expect((await moveTo(admin, newPhone(), { authorization: `Bearer ${token}` })).statusCode).toBe(200)
    await product.advance(60 * 60)
    const next = { ...admin, cookie: await product.signIn(admin.phone) }
    expect((await login(next)).json().code).toBe('second_factor_required')
    for (let tries = 0; tries < 5; tries += 1) await login(next, wrongCodeOf(url))
    expect((await login(next, codeOf(url, 1))).json().code).toBe('phone_locked')
    const { rowCount } = await product.core.database.pool.query("update members set phone = '+5581981118899' where phone = $1", [
      admin.phone,
    ])
    expect(rowCount).toBe(1)
    await product.advance(60)
    const another = { ...admin, cookie: await product.signIn(admin.phone) }
    expect((await login(another, codeOf(url, 1))).json().code).toBe('phone_locked')
  })

  test('and no account moves to an administrator’s phone, which only its owner learns', async () => {
    const phone = newPhone()
    const member = { phone, cookie: await product.signIn(phone) }
    const free = PHONES[(used += 1) - 1] ?? ''
    expect((await changePhone(member, { new_phone: free })).json()).toMatchObject({ user: { phone } })
    expect((await changePhone(member, { new_phone: free, code: '000000' })).json().code).toBe('new_phone_code_invalid')
    const moved = await changePhone(member, { new_phone: free, code: await product.readCode(free) })
    expect([moved.statusCode, moved.json().code]).toEqual([403, 'admin_denied'])
  })
})

describe("the panel's token", () => {
  test('opens calls for administrators, only with the session that it was given to', async () => {
    const admin = await newAdmin()
    const { token } = await enrol(admin)
    const neighbour = await newAdmin()
    const refused = await logout(neighbour, token)
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'admin_login_required'])
    expect((await logout({ cookie: '' }, token)).json().code).toBe('unauthorised')
    expect((await logout(admin, 'guess')).statusCode).toBe(401)
    expect((await logout(admin, token, { 'x-user-phone': ADMIN_PHONE })).json().code).toBe('wrong_phone')
    expect((await logout(admin, token, { 'x-user-phone': admin.phone })).json()).toEqual({ ok: true })
    expect((await logout(admin, token)).json().code).toBe('admin_login_required')
    expect((await check(admin)).statusCode).toBe(200)
  })

  test('may be unused for an hour at most, and lasts eight at most', async () => {
    const admin = await newAdmin()
    const { url, token } = await enrol(admin)
    // a call that passes the access check and is refused later
    const isLetBy = async (held: string) => (await logout(admin, held, { 'x-user-phone': ADMIN_PHONE })).statusCode === 403
    for (let hours = 0; hours < 7.5; hours += 0.75) {
      await product.advance(45 * 60)
      expect(await isLetBy(token)).toBe(true)
    }
    await product.advance(45 * 60)
    expect(await isLetBy(token)).toBe(false)
    const later = (await login(admin, codeOf(url, 1))).json<{ token: string }>().token
    expect(await isLetBy(later)).toBe(true)
    await product.advance(60 * 60)
    expect(await isLetBy(later)).toBe(false)
  })

  test('is not extended by a look at the gate', async () => {
    const admin = await newAdmin()
    const { token } = await enrol(admin)
    const isUnlocked = async () =>
      (await check(admin, { authorization: `Bearer ${token}` })).json<{ unlocked: boolean }>().unlocked
    await product.advance(40 * 60)
    expect(await isUnlocked()).toBe(true)
    await product.advance(20 * 60)
    expect(await isUnlocked()).toBe(false)
  })

  test('ends with the session', async () => {
    const admin = await newAdmin()
    const { token } = await enrol(admin)
    await product.app.inject({ method: 'DELETE', url: '/api/session', headers: { cookie: admin.cookie } })
    expect((await logout(admin, token)).json().code).toBe('unauthorised')
    const { rows } = await product.core.database.pool.query(
      'select count(*)::int as left from admin_tokens t left join sessions s on s.id = t.session_id where s.id is null',
    )
    expect(rows).toEqual([{ left: 0 }])
  })
})
