import { afterAll, beforeAll, expect, test } from 'vitest'
import { COURTESY_PHONE, startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'

const PHONE = '+5581985110001'
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

async function subscriptionOf(phone: string) {
  const headers = { cookie: await product.signIn(phone) }
  return (await product.app.inject({ url: '/api/user/subscription', query: { phone }, headers })).json<unknown>()
}

test('returns null without a plan', async () => {
  expect(await subscriptionOf(PHONE)).toEqual({ subscription: null })
})

test('marks the courtesy plan given by configuration', async () => {
  expect(await subscriptionOf(COURTESY_PHONE)).toMatchObject({
    subscription: { status: 'active', asaas_subscription_id: null, coupon_code: null, is_courtesy: true },
  })
})
