/** An attacker guesses the codes of another person's phone from any number of addresses. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'

const GUESSES = 10_000
/** Parallel guesses. */
const AT_ONCE = 25
const HOUR_SECONDS = 3600
const DRILL_MS = 120_000

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

interface Told {
  readonly code?: string
  readonly remainingTime?: number
}

let addresses = 0
const post = (url: string, payload: object) => {
  addresses += 1
  return product.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: `100.64.${(addresses >> 8) & 255}.${addresses & 255}`,
  })
}
const send = async (phone: string) => (await post('/api/otp/send', { phone })).json<Told>()
const verify = (phone: string, code: string) => post('/api/otp/verify', { phone, code })
const guess = async (phone: string, code: string) => (await verify(phone, code)).json<Told>()

/** Requests a code and guesses wrong five times; returns the error codes. */
async function wearOut(phone: string): Promise<(string | undefined)[]> {
  await send(phone)
  const right = Number(await product.readCode(phone))
  const told: (string | undefined)[] = []
  for (let offset = 1; offset <= 5; offset += 1)
    told.push((await guess(phone, String((right + offset) % 1_000_000).padStart(6, '0'))).code)
  return told
}

/** Three codes with five wrong guesses each, as fast as the waits allow. */
async function lock(phone: string): Promise<void> {
  await wearOut(phone)
  await product.advance(61)
  await wearOut(phone)
  await product.advance(121)
  await wearOut(phone)
}

test('a new code does not give new tries: fifteen wrong ones in a day lock the phone', async () => {
  const phone = '+5561991110001'
  expect(await wearOut(phone)).toEqual(['code_invalid', 'code_invalid', 'code_invalid', 'code_invalid', 'code_expired'])
  await product.advance(61)
  expect(await wearOut(phone)).toEqual(['code_invalid', 'code_invalid', 'code_invalid', 'code_invalid', 'code_expired'])
  await product.advance(121)
  expect(await wearOut(phone)).toEqual(['code_invalid', 'code_invalid', 'code_invalid', 'code_invalid', 'phone_locked'])
  const refused = await verify(phone, await product.readCode(phone))
  expect(refused.statusCode).toBe(429)
  expect(refused.json<Told>()).toMatchObject({ code: 'phone_locked', remainingTime: HOUR_SECONDS })
  expect(await send(phone)).toMatchObject({ code: 'phone_locked', remainingTime: HOUR_SECONDS })
})

test('the owner gets in as soon as the lock ends, and all counters are reset', async () => {
  const phone = '+5561991110002'
  await lock(phone)
  await product.advance(HOUR_SECONDS + 1)
  await send(phone)
  expect((await verify(phone, await product.readCode(phone))).statusCode).toBe(200)
  await product.advance(61)
  expect(await wearOut(phone)).toHaveLength(5)
  await product.advance(61 + 60)
  await send(phone)
  expect((await verify(phone, await product.readCode(phone))).statusCode).toBe(200)
})

test('a signed-in member stays signed in while strangers lock their phone', async () => {
  const phone = '+5561991110003'
  const cookie = await product.signIn(phone)
  await product.advance(61)
  await lock(phone)
  expect((await product.app.inject({ url: '/api/session', headers: { cookie } })).statusCode).toBe(200)
})

test('guesses without a valid code do not bring a phone nearer to a lock', async () => {
  const phone = '+5561991110004'
  const answers = await Promise.all(Array.from({ length: 40 }, () => guess(phone, '000000')))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['code_invalid']))
  await send(phone)
  expect((await verify(phone, await product.readCode(phone))).statusCode).toBe(200)
  await Promise.all(Array.from({ length: 40 }, () => guess(phone, '000000')))
  await product.advance(61)
  await send(phone)
  expect((await verify(phone, await product.readCode(phone))).statusCode).toBe(200)
})

test('an address with too many wrong guesses waits, whatever phones it guesses at', async () => {
  const guessFrom = (remoteAddress: string, index: number) =>
    product.app.inject({
      method: 'POST',
      url: '/api/otp/verify',
      payload: { phone: `+55619921${String(10_000 + index).slice(1)}0`, code: '000000' },
      remoteAddress,
    })
  const told = async (addressOf: (index: number) => string, count: number) => {
    const codes: (string | undefined)[] = []
    for (let index = 0; index < count; index += 1) codes.push((await guessFrom(addressOf(index), index)).json<Told>().code)
    return codes
  }
  const fromOne = await told(() => '192.0.2.200', 61)
  expect(fromOne.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 'code_invalid'))
  expect(fromOne.at(-1)).toBe('rate_limited')
  const fromNetwork = await told((index) => `2001:db8:9:${index.toString(16)}::1`, 91)
  expect(fromNetwork.filter((code) => code === 'code_invalid')).toHaveLength(90)
  await product.advance(HOUR_SECONDS + 1)
  expect(await told(() => '192.0.2.200', 1)).toEqual(['code_invalid'])
})

test('parallel guesses from one place are not checked beyond the limit, and a right one resets nothing', async () => {
  const remoteAddress = '192.0.2.201'
  const guessAt = async (phone: string, code: string) =>
    (await product.app.inject({ method: 'POST', url: '/api/otp/verify', payload: { phone, code }, remoteAddress })).json<Told>()
  const owner = '+5561991110009'
  await send(owner)
  expect((await guessAt(owner, await product.readCode(owner))).code).toBeUndefined()
  const phones = Array.from({ length: 100 }, (_, index) => `+55619931${String(10_000 + index).slice(1)}0`)
  const told = await Promise.all(phones.map((phone) => guessAt(phone, '000000')))
  expect(told.filter(({ code }) => code === 'code_invalid')).toHaveLength(60)
  expect(told.filter(({ code }) => code === 'rate_limited')).toHaveLength(40)
})

test('what cannot be a code is refused and not counted', async () => {
  const phone = '+5561991110007'
  await send(phone)
  for (const typed of ['', '1', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect((await guess(phone, typed)).code).toBe('code_invalid')
  const { rows } = await product.core.database.pool.query('select wrong_tries from sign_in_codes where phone = $1', [phone])
  expect(rows).toEqual([{ wrong_tries: 0 }])
})

test('fifteen wrong tries lock the phone, although five used up its code', async () => {
  const phone = '+5561991110008'
  await wearOut(phone)
  for (let tries = 5; tries < 14; tries += 1) expect((await guess(phone, '000000')).code).toBe('code_invalid')
  expect((await guess(phone, '000000')).code).toBe('phone_locked')
})

test(
  'ten thousand guesses from many addresses never get in, and lock only this phone',
  async () => {
    const phone = '+5561991110005'
    const neighbour = '+5561991110006'
    await send(phone)
    const right = Number(await product.readCode(phone))
    // the first ones are certainly wrong; the right code is among the later ones
    const guesses = Array.from({ length: GUESSES }, (_, index) =>
      String((right + 1 + (index % 9000)) % 1_000_000).padStart(6, '0'),
    )
    guesses.splice(100, 1, String(right).padStart(6, '0'))
    const told = new Map<string, number>()
    const attack = async () => {
      for (let next = guesses.pop(); next !== undefined; next = guesses.pop()) {
        const { code = 'in' } = await guess(phone, next)
        told.set(code, (told.get(code) ?? 0) + 1)
      }
    }
    const attackers = Promise.all(Array.from({ length: AT_ONCE }, attack))
    await send(neighbour)
    expect((await verify(neighbour, await product.readCode(neighbour))).statusCode).toBe(200)
    await attackers

    expect(told.get('in')).toBeUndefined()
    // fourteen tries and the one that locks; later ones meet the lock, the right code among them
    expect(told.get('code_expired')).toBe(1)
    expect(told.get('code_invalid')).toBe(13)
    // a busy machine refuses some before it looks at them
    const usual = ['code_expired', 'code_invalid', 'phone_locked', 'unavailable', 'too_many_requests', 'busy']
    expect([...told].filter(([code]) => !usual.includes(code))).toEqual([])
    const { rows } = await product.core.database.pool.query<{ count: string }>(
      'select count(*) from sessions s join members m on m.id = s.member_id where m.phone = $1',
      [phone],
    )
    expect(Number(rows[0]?.count)).toBe(0)
    await product.advance(HOUR_SECONDS + 1)
    await send(phone)
    expect((await verify(phone, await product.readCode(phone))).statusCode).toBe(200)
  },
  DRILL_MS,
)
