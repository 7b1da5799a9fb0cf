import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { receiptsOf, webhooksOf } from '../arrivals/signed-webhook.test-support.ts'

const product = await openChat()
const network = webhooksOf(product)

/** The network sends up to a thousand updates in one request. */
const MANY = 800

/** So many messages as were sent a moment ago. @returns the network's ids */
async function sentMessages(count: number): Promise<readonly string[]> {
  const person = await product.aPerson()
  await person.says('saldo')
  const [chat] = await product.query('select id, member_id from chats where phone_key like $1', [`%${person.address.slice(-8)}`])
  const ids = Array.from({ length: count }, () => randomUUID())
  await product.query(
    `insert into chat_outgoing (id, chat_id, member_id, purpose, content, state, due_at, network_id, sent_at, created_at, receipt)
      select id, $2, $3, 'answer', '{"kind":"text"}', 'sent', now(), 'wamid.' || id, now(), now(), 'sent' from unnest($1::uuid[]) as id`,
    [ids, chat?.['id'], chat?.['member_id']],
  )
  return ids.map((id) => `wamid.${id}`)
}

const statusOf = (id: string, status: string, reference?: string) => ({
  id,
  status,
  timestamp: String(Math.floor(product.core.clock.now().getTime() / 1000)),
  recipient_id: '1',
  pricing: { billable: true, pricing_model: 'PMP', category: 'service', type: 'regular' },
  ...(reference !== undefined && { biz_opaque_callback_data: reference }),
  ...(status === 'failed' && { errors: [{ code: 131_000, title: 'x' }] }),
})

/** Sends a webhook. @returns how often it took a database connection */
async function countTransactions(statuses: readonly object[]): Promise<number> {
  const { pool } = product.core.database
  let taken = 0
  const count = () => void taken++
  pool.on('acquire', count)
  const answer = await network.webhookEvent(receiptsOf(statuses))
  pool.off('acquire', count)
  expect(answer.statusCode).toBe(200)
  return taken
}

const receiptsIn = async (ids: readonly string[]) =>
  product.query(
    `select receipt, price_category, is_billable, content is null as is_forgotten, count(*)::int as count from chat_outgoing
      where network_id = any($1) group by 1, 2, 3, 4 order by 1`,
    [ids],
  )

test('many receipts of one webhook are recorded in a few transactions', async () => {
  const ids = await sentMessages(MANY)
  const statuses = ids.map((id, at) => statusOf(id, at % 2 === 0 ? 'delivered' : 'read', at % 3 === 0 ? id.slice(6) : undefined))
  expect(await countTransactions(statuses)).toBeLessThan(10)
  const known = { price_category: 'service', is_billable: true, is_forgotten: true, count: MANY / 2 }
  expect(await receiptsIn(ids)).toEqual([
    { receipt: 'delivered', ...known },
    { receipt: 'read', ...known },
  ])
})

test('receipts of one message in one webhook count in their order and by their rank', async () => {
  const [first = '', second = '', third = ''] = await sentMessages(3)
  await countTransactions([
    ...['delivered', 'read', 'delivered', 'sent'].map((status) => statusOf(first, status)),
    statusOf(second, 'sent'),
    statusOf(third, 'failed'),
    statusOf(third, 'delivered'),
  ])
  const rows = await product.query('select network_id, receipt, state from chat_outgoing where network_id = any($1)', [
    [first, second, third],
  ])
  const byId = Object.fromEntries(rows.map((row) => [String(row['network_id']), [row['receipt'], row['state']]]))
  expect(byId).toMatchObject({ [first]: ['read', 'sent'], [second]: ['sent', 'sent'] })
  expect(byId[third]?.[1]).toBe('waiting')
})

test('many receipts of messages that nobody knows are answered with as few', async () => {
  const statuses = Array.from({ length: MANY }, (_, at) => statusOf(`wamid.unknown.${at}`, 'failed', randomUUID()))
  expect(await countTransactions(statuses)).toBeLessThan(10)
})
