import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

it('returns the seller as configured, without a session', async () => {
  const answer = await product.app.inject({ method: 'GET', url: '/api/company' })
  expect(answer.json()).toEqual({
    legal_name: 'Mandou Demonstração Ltda. (fictícia)',
    tax_id: '00.000.000/0000-00',
    address: 'Rua de Exemplo, 100, Recife, PE',
    support_email: 'ajuda@mandou.example',
  })
})
