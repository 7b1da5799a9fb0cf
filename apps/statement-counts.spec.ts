import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStatements } from '../bench/sign-in/record-statements.ts'
import { COURTESY_PHONE, startTestProduct, type TestProduct } from './testing/product.test-support.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** The call that every screen makes. */
async function countStatements(phone: string): Promise<number> {
  const cookie = await product.signIn(phone)
  const ask = () => product.app.inject({ url: `/api/user/photo-limit?phone=${encodeURIComponent(phone)}`, headers: { cookie } })
  // the first one gives the courtesy
  await ask()
  const recording = recordStatements(product.core.database.pool)
  expect((await ask()).statusCode).toBe(200)
  return recording.stop().length
}

test('asking what is left of the allowance costs few statements: they are what a server is limited by', async () => {
  expect(await countStatements(COURTESY_PHONE)).toBeLessThanOrEqual(9)
  expect(await countStatements('+5511987659999')).toBeLessThanOrEqual(4)
})
