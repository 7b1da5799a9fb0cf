/** The chat inbox for administrators: messages without an answer, and how to retry them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPanel } from '#apps/testing/open-panel.test-support.ts'
import { ADMIN_PHONE, startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import { type MessageLine, OPERATIONS_PAGE } from '#features/back-office/operations-contract.ts'

let product: TestProduct
let headers: Record<string, string>
let chatId: string

beforeAll(async () => {
  product = await startTestProduct()
  headers = await openPanel(product)
  const now = product.core.clock.now()
  chatId = newId(now)
  await run(
    `insert into chats (id, network_id, language, state, last_message_at, created_at) values ($1, 'BR.1', 'pt-BR', '{}', $2, $2)`,
    [chatId, now],
  )
})
afterAll(() => product.close())

const run = async (statement: string, values: unknown[] = []) =>
  (await product.core.database.pool.query<Record<string, unknown>>(statement, values)).rows

interface Answer {
  readonly messages: MessageLine[]
  readonly next?: string
  readonly replayed: number
}

async function ask(method: 'GET' | 'POST', path: string, fields: Record<string, string> = {}) {
  const carried = method === 'GET' ? { query: fields } : { payload: { phone: ADMIN_PHONE, ...fields } }
  const answer = await product.app.inject({ method, url: `/api/admin/operations${path}`, headers, ...carried })
  return { status: answer.statusCode, body: answer.body, ...answer.json<Answer>() }
}

async function receive(id: string, { minutesAgo, isHandled = false }: { minutesAgo: number; isHandled?: boolean }) {
  const at = new Date(product.core.clock.now().getTime() - minutesAgo * MINUTE)
  await run(
    `insert into chat_incoming (id, chat_id, sent_at, received_at, content, is_fetched, handled_at) values ($1, $2, $3, $3, $4, true, $5)`,
    [id, chatId, at, isHandled ? null : { kind: 'text', text: 'a secret of mine' }, isHandled ? at : null],
  )
}

const jobsOf = (id: string) => run(`select 1 from pgboss.job where name = 'chat.take-message' and data->>'messageId' = $1`, [id])

test('only waiting messages are listed, without their text, and once across pages', async () => {
  await receive('wamid.answered', { minutesAgo: 30, isHandled: true })
  await receive('wamid.fresh', { minutesAgo: 1 })
  await receive('wamid.stuck', { minutesAgo: 30 })
  const { messages, body } = await ask('GET', '/messages')
  expect(messages).toMatchObject([
    { id: 'wamid.fresh', kind: 'text', is_stuck: false },
    { id: 'wamid.stuck', kind: 'text', is_stuck: true },
  ])
  expect(body).not.toContain('secret')
  expect((await ask('GET', '')).body).toContain('"messages":{"waiting":1,"stuck":1}')
  for (let n = 0; n < OPERATIONS_PAGE; n += 1) await receive(`wamid.${n}`, { minutesAgo: 5 })
  const first = await ask('GET', '/messages')
  const second = await ask('GET', '/messages', { after: first.next ?? '' })
  const ids = [...first.messages, ...second.messages].map(({ id }) => id)
  expect([ids.length, new Set(ids).size, second.next]).toEqual([OPERATIONS_PAGE + 2, OPERATIONS_PAGE + 2, undefined])
})

test('one or all stuck messages get one more attempt, which is recorded', async () => {
  expect(await ask('POST', '/messages/replay', { id: 'wamid.fresh' })).toMatchObject({ status: 200, replayed: 1 })
  expect(await jobsOf('wamid.fresh')).toHaveLength(1)
  expect(await ask('POST', '/messages/replay')).toMatchObject({ status: 200, replayed: 1 })
  expect(await jobsOf('wamid.stuck')).toHaveLength(1)
  expect((await ask('POST', '/messages/replay', { id: 'wamid.answered' })).status).toBe(404)
  expect(await run(`select detail from activity where kind = 'webhooks_replayed' order by id`)).toMatchObject([
    { detail: { list: 'chat', webhook_id: 'wamid.fresh', replayed: 1 } },
    { detail: { list: 'chat', replayed: 1 } },
  ])
})

test('a message that waits behind a photo is retried with the photo', async () => {
  await receive('wamid.photo', { minutesAgo: 3 })
  await run(`update chat_incoming set is_fetched = false where id = 'wamid.photo'`)
  await receive('wamid.behind', { minutesAgo: 2 })
  expect(await ask('POST', '/messages/replay', { id: 'wamid.behind' })).toMatchObject({ status: 200, replayed: 1 })
  expect([await jobsOf('wamid.photo'), await jobsOf('wamid.behind')]).toMatchObject([[{}], [{}]])
})
