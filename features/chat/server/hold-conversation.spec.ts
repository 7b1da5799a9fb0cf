import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChatProduct, startChat } from '#apps/chat-for-tests.ts'
import { takeMessage } from './take-message.ts'

let product: ChatProduct
beforeAll(async () => {
  product = await startChat()
})
afterAll(() => product.close())

test('more messages of one person at once than there are connections are all answered', async () => {
  const ana = await product.aPerson()
  const ids: string[] = []
  for (let message = 0; message < 12; message += 1) ids.push(await ana.says('obrigada')) // oxlint-disable-line no-await-in-loop -- in their order
  await Promise.all(ids.map((messageId) => takeMessage(product.deps, { messageId }, { isLast: false })))
  expect(await product.query('select 1 from chat_incoming where handled_at is null')).toEqual([])
})
