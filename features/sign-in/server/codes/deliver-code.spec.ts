/** What happens to a code between its request and the phone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { findFreePort } from '#platform/find-free-port.ts'
import type { SmsSender } from '#providers/sms/port.ts'
import { deliverCode } from './deliver-code.ts'

const post = (product: TestProduct, url: string, phone: string) => product.app.inject({ method: 'POST', url, payload: { phone } })

describe('when no vendor can be reached', () => {
  let product: TestProduct
  beforeAll(async () => {
    const nowhere = `http://127.0.0.1:${await findFreePort()}`
    product = await startTestProduct({ env: { TWILIO_BASE_URL: nowhere, ZENVIA_BASE_URL: nowhere } })
  })
  afterAll(() => product.close())

  const left = async () => /^sign_in_codes_left_today (\d+)$/m.exec((await product.app.inject('/metrics')).body)?.[1]

  it('charges nothing, lets the visitor retry at once, and soon says that no code can be sent', async () => {
    const phone = '+5548991110001'
    for (const _ of [1, 2, 3]) {
      expect((await post(product, '/api/otp/send', phone)).json()).toMatchObject({ ok: true })
      await product.readCode(phone)
      expect(await left()).toBe('1000')
    }
    const refused = await post(product, '/api/otp/send', '+5511991110009')
    expect(refused.statusCode).toBe(502)
    expect(refused.json()).toMatchObject({ code: 'sms_unavailable', error: 'Erro ao enviar código de verificação' })
    await product.advance(61)
    expect((await post(product, '/api/otp/send', phone)).json()).toMatchObject({ ok: true })
  })
})

describe('a code', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startTestProduct()
  })
  afterAll(() => product.close())

  const messagesTo = async (phone: string) => {
    await product.readCode(phone)
    const answer = await fetch(`${product.sandboxUrl}/control/sms?to=${encodeURIComponent(phone)}`)
    return ((await answer.json()) as { messages: { body: string }[] }).messages // as: the sandbox's documented shape
  }

  it('is in one message, with the line that browsers look for', async () => {
    const phone = '+5548991110002'
    await post(product, '/api/otp/send', phone)
    const [message, ...others] = await messagesTo(phone)
    expect(others).toEqual([])
    expect(message?.body).toMatch(/^(\d{6}) e o seu codigo Mandou\. .*\n\n@localhost #\1$/)
  })

  it('is nowhere in the database in plain text', async () => {
    const phone = '+5548991110003'
    await post(product, '/api/otp/send', phone)
    const code = await product.readCode(phone)
    const { rows } = await product.core.database.pool.query<{ line: string }>(`
      select c::text as line from sign_in_codes c union all select j.data::text from pgboss.job j union all select a::text from activity a`)
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.filter(({ line }) => new RegExp(`\\b${code}\\b`).test(line))).toEqual([])
  })

  it('cannot be read by anyone, not even us, a minute after a vendor accepted it', async () => {
    const phone = '+5548991110005'
    await post(product, '/api/otp/send', phone)
    const code = await product.readCode(phone)
    const sealed = async () => {
      await product.sweeps.find(({ name }) => name === 'sign-in.forget-readable-codes')?.run()
      const { rows } = await product.core.database.pool.query<{ is_sealed: boolean }>(
        'select sealed_code is not null as is_sealed from sign_in_codes where phone = $1',
        [phone],
      )
      return rows[0]?.is_sealed
    }
    expect(await sealed()).toBe(true)
    await product.advance(61)
    expect(await sealed()).toBe(false)
    const payload = { phone, code }
    expect((await product.app.inject({ method: 'POST', url: '/api/otp/verify', payload })).statusCode).toBe(200)
  })

  it('that is about to expire is not sent, and is not reported as sent', async () => {
    const phone = '+5548991110006'
    await post(product, '/api/otp/send', phone)
    await product.readCode(phone)
    const { rows } = await product.core.database.pool.query<{ id: string }>(
      'update sign_in_codes set handed_over_at = null where phone = $1 returning id',
      [phone],
    )
    await product.advance(5 * 60 - 3)
    const sent: string[] = []
    const sms: SmsSender = {
      send: async ({ to }) => {
        sent.push(to)
        return { vendor: 'twilio', vendorMessageId: '1' }
      },
    }
    await deliverCode({ ...product.core.signIn, sms }, { codeId: rows[0]?.id ?? '' }, { isLast: true })
    expect(sent).toEqual([])
    const after = await product.core.database.pool.query('select handed_over_at from sign_in_codes where phone = $1', [phone])
    expect(after.rows).toEqual([{ handed_over_at: null }])
  })

  it('leaves an activity log entry that does not contain the phone', async () => {
    const phone = '+5548991110004'
    await post(product, '/api/otp/send', phone)
    const { rows } = await product.core.database.pool.query<{ detail: object }>(
      "select detail from activity where kind = 'code_sent' order by created_at desc, id desc limit 1",
    )
    expect(rows[0]?.detail).toMatchObject({ purpose: 'sign-in', phone_end: '04' })
    expect(JSON.stringify(rows[0]?.detail)).not.toContain(phone.slice(3))
  })
})
