import { afterAll, beforeAll, expect, test } from 'vitest'
import { COURTESY_PHONE, startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const verify = (code: string) =>
  product.app.inject({
    method: 'POST',
    url: '/api/otp/verify',
    remoteAddress: '203.0.113.9',
    headers: { 'user-agent': 'Navegador' },
    payload: { phone: COURTESY_PHONE, code },
  })

test('attempts to sign in are recorded, right or wrong, with time, address and browser', async () => {
  await product.app.inject({ method: 'POST', url: '/api/otp/send', payload: { phone: COURTESY_PHONE } })
  const code = await product.readCode(COURTESY_PHONE)
  await verify(code === '000000' ? '000001' : '000000')
  await verify(code)
  const { rows } = await product.core.database.pool.query<{ kind: string; address: string; detail: object; created_at: Date }>(
    "select kind, address, user_agent, detail, created_at from activity where kind in ('sign_in_failed', 'signed_in') order by created_at, id",
  )
  expect(rows).toMatchObject([
    { kind: 'sign_in_failed', address: '203.0.113.9', user_agent: 'Navegador' },
    { kind: 'signed_in', address: '203.0.113.9', user_agent: 'Navegador', detail: { way: 'code' } },
  ])
  expect(rows.every(({ created_at: at }) => at instanceof Date)).toBe(true)
})
