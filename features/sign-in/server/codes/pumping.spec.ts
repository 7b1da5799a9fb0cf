/** SMS pumping earns money by making us send: many numbers close together, many addresses, and no code is ever typed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'

const PER_BLOCK = 8
const PER_AREA = 20
const PER_DAY = 1000

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({
    env: { SMS_CODES_PER_BLOCK: String(PER_BLOCK), SMS_CODES_PER_AREA: String(PER_AREA) },
  })
})
afterAll(() => product.close())

interface Told {
  readonly ok?: true
  readonly error?: string
  readonly code?: string
  readonly remainingTime?: number
}

let addresses = 0
/** Each call comes from another address. */
const ask = async (phone: string): Promise<Told> => {
  addresses += 1
  const remoteAddress = `100.${64 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`
  return (await product.app.inject({ method: 'POST', url: '/api/otp/send', payload: { phone }, remoteAddress })).json<Told>()
}
const askAll = (phones: readonly string[]) => Promise.all(phones.map(ask))
const sent = (answers: readonly Told[]) => answers.filter(({ ok }) => ok === true).length
const many = (count: number) => Array.from({ length: count }, (_, index) => index)
/** Numbers of one block differ only in their last four digits. */
const aPhone = (area: number | string, block: number, index = 0) => `+55${area}9${8000 + block}${1000 + index}`

async function signIn(phone: string): Promise<number> {
  await ask(phone)
  const payload = { phone, code: await product.readCode(phone) }
  return (await product.app.inject({ method: 'POST', url: '/api/otp/verify', payload })).statusCode
}

describe('SMS pumping', () => {
  test('gets few messages from one block of numbers', async () => {
    expect(sent(await askAll(many(50).map((index) => aPhone(81, 1, index))))).toBe(PER_BLOCK)
    expect(await signIn(aPhone(81, 2))).toBe(200)
  })

  test('uses up the credit of an area where no code is used, down to one message a minute', async () => {
    const answers = await askAll(many(100).map((index) => aPhone(85, index)))
    expect(sent(answers)).toBe(PER_AREA)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'rate_limited', error: 'Aguarde antes de reenviar' })
    await product.advance(61)
    expect(sent(await askAll(many(10).map((index) => aPhone(85, 200 + index))))).toBe(1)
  })

  test('does not block people elsewhere', async () => {
    for (const index of many(PER_AREA + 5)) expect(await signIn(aPhone(11, index))).toBe(200)
  })

  test('cannot spend more than the day’s limit, which the answer states', async () => {
    const { pool } = product.core.database
    await pool.query("update limit_counters set count = $1 where scope = 'day'", [PER_DAY - 5])
    expect(sent(await askAll(many(10).map((index) => aPhone(12, index))))).toBe(5)
    const refused = await ask(aPhone(21, 0))
    expect(refused.code).toBe('sms_paused')
    expect(refused.error).toContain('até amanhã')
    expect(refused.remainingTime).toBeLessThanOrEqual(24 * 3600)
  })

  test('is visible in the metrics, which identify nobody', async () => {
    const metrics = (await product.app.inject('/metrics')).body
    expect(metrics).toContain('sign_in_codes_left_today 0')
    expect(metrics).toMatch(/sign_in_codes_sent\{area="\+5585"\} 21/)
    expect(metrics).toMatch(/sign_in_codes_used\{area="\+5511"\} 25/)
    expect(metrics).toMatch(/sign_in_codes_used_ratio\{area="\+5511"\} 1/)
    expect(metrics).not.toMatch(/\+\d{6}/)
  })

  test('ends at midnight in São Paulo', async () => {
    const { remainingTime = 0 } = await ask(aPhone(21, 0))
    await product.advance(remainingTime + 1)
    expect(await signIn(aPhone(21, 1))).toBe(200)
  })
})

describe('with the default limits', () => {
  let usual: TestProduct
  beforeAll(async () => {
    usual = await startTestProduct()
  })
  afterAll(() => usual.close())

  const AREAS = [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 28, 31, 32, 33, 34, 35]
  const from = async (remoteAddress: string, phone: string) =>
    (await usual.app.inject({ method: 'POST', url: '/api/otp/send', payload: { phone }, remoteAddress })).json<Told>()
  const attack = (count: number, addressOf: (index: number) => string, areas: readonly number[], first = 0) =>
    Promise.all(many(count).map((index) => from(addressOf(index), aPhone(areas[index % areas.length] ?? 11, first + index))))
  const honest = (index: number) => from(`198.51.100.${index}`, aPhone(85, 500 + index))

  test('one rented network of 65,536 blocks no one else', async () => {
    const answers = await attack(300, (index) => `2001:db8:1:${index.toString(16)}::1`, AREAS)
    expect(sent(answers)).toBe(90)
    expect(await honest(1)).toMatchObject({ ok: true })
  })

  test('seventeen addresses get a tenth of the day in a minute and a third in an hour', async () => {
    await usual.advance(3600)
    const answers = await attack(150, (index) => `203.0.113.${index % 17}`, AREAS)
    expect(sent(answers)).toBe(100)
    await usual.advance(61)
    expect(await honest(2)).toMatchObject({ ok: true })
    const { rows } = await usual.core.database.pool.query<{ count: number }>(
      "update limit_counters set count = 333 where scope = 'hour' returning count",
    )
    expect(rows).toHaveLength(1)
    expect((await honest(3)).code).toBe('rate_limited')
    await usual.advance(3600)
    expect(await honest(4)).toMatchObject({ ok: true })
  })

  test('one address shuts sign-in for no area, an hour long or hour after hour, and no more does a network of IPv6', async () => {
    for (const hour of many(3)) {
      await usual.advance(3600)
      expect(sent(await attack(60, () => '203.0.113.200', [88], hour * 100))).toBe(15)
      expect(await from(`198.51.100.${100 + hour}`, aPhone(88, 700 + hour))).toMatchObject({ ok: true })
    }
    expect(sent(await attack(60, (index) => `2001:db8:2:${index.toString(16)}::1`, [89]))).toBe(22)
    expect(await from('198.51.100.104', aPhone(89, 704))).toMatchObject({ ok: true })
  })

  test('people who share an address use their codes, and are not limited by their area', async () => {
    await usual.advance(3600)
    for (const index of many(20)) {
      const phone = aPhone(87, index)
      expect(await from('203.0.113.201', phone)).toMatchObject({ ok: true })
      const payload = { phone, code: await usual.readCode(phone) }
      expect((await usual.app.inject({ method: 'POST', url: '/api/otp/verify', payload })).statusCode).toBe(200)
    }
  })

  test('an area may send more where codes are used', async () => {
    const { pool } = usual.core.database
    const creditOf = async (area: string) =>
      (await pool.query<{ credit: number }>('select credit from code_areas where area = $1', [area])).rows[0]?.credit ?? 0
    await usual.advance(3600)
    for (const index of many(3)) expect(await usual.signIn(aPhone(86, index))).not.toBe('')
    expect(await creditOf('+5586')).toBe(60 + 3 * 4)
  })
})
