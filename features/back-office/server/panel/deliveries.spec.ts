/** What administrators see of a member's chat: that a message was sent, and its delivery state. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPanel } from '#apps/testing/open-panel.test-support.ts'
import { COURTESY_PHONE, startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { newId } from '#platform/crypto.ts'
import { PANEL_PAGE } from '#features/back-office/panel-contract.ts'
import type { PanelDelivery } from '#features/back-office/member-shapes.ts'

let product: TestProduct
let headers: Record<string, string>
let memberId: string

beforeAll(async () => {
  product = await startTestProduct()
  headers = await openPanel(product)
  await product.signIn(COURTESY_PHONE)
  const [member] = await run('select id from members where phone = $1', [COURTESY_PHONE])
  memberId = String(member?.['id'])
})
afterAll(() => product.close())

const run = async (statement: string, values: unknown[] = []) =>
  (await product.core.database.pool.query<Record<string, unknown>>(statement, values)).rows

async function ask(query: Record<string, string> = {}) {
  const url = `/api/admin/members/${memberId}/deliveries`
  const answer = await product.app.inject({ method: 'GET', url, query, headers })
  return { status: answer.statusCode, body: answer.body, ...answer.json<{ deliveries: PanelDelivery[]; next?: string }>() }
}

interface Traits {
  readonly state: string
  readonly receipt?: string
  readonly failure?: string
}

/** Inserts the member's only messages into the outbox. */
async function write({ state, receipt = '', failure = '' }: Traits, count = 1): Promise<void> {
  const now = product.core.clock.now()
  const chatId = newId(now)
  await run('delete from chats where member_id = $1', [memberId])
  await run(
    `insert into chats (id, network_id, member_id, language, state, last_message_at, created_at) values ($1, $2, $3, 'pt-BR', '{}', $4, $4)`,
    [chatId, `BR.${chatId}`, memberId, now],
  )
  await run(
    `insert into chat_outgoing (id, chat_id, member_id, purpose, state, receipt, failure, is_template, content, due_at, created_at, sent_at)
     select gen_random_uuid(), $1, $2, 'news', $3, nullif($4, ''), nullif($5, ''), true, '{"kind":"text","text":"secret"}', $6,
       $6::timestamptz - (n / 10) * interval '1 second', $6
     from generate_series(1, $7::int) as n`,
    [chatId, memberId, state, receipt, failure, now, count],
  )
}

test.each<[Traits, string]>([
  [{ state: 'waiting' }, 'waiting'],
  [{ state: 'sending' }, 'waiting'],
  [{ state: 'sent' }, 'sent'],
  [{ state: 'sent', receipt: 'delivered' }, 'delivered'],
  [{ state: 'sent', receipt: 'read' }, 'read'],
  [{ state: 'failed', receipt: 'failed', failure: 'recipient_refuses' }, 'failed'],
  [{ state: 'dropped' }, 'dropped'],
])('a message that is %j is shown as %s, without its text', async (traits, state) => {
  await write(traits)
  const { deliveries, body } = await ask()
  expect(deliveries).toMatchObject([{ purpose: 'news', is_template: true, state, failure: traits.failure ?? null }])
  expect(body).not.toContain('secret')
})

test('pages repeat and omit no message', async () => {
  const count = PANEL_PAGE + 3
  await write({ state: 'sent' }, count)
  const first = await ask()
  const second = await ask({ after: first.next ?? '' })
  const ids = [...first.deliveries, ...second.deliveries].map(({ id }) => id)
  expect([first.deliveries.length, new Set(ids).size, second.next]).toEqual([PANEL_PAGE, count, undefined])
  expect((await ask({ after: 'nonsense' })).status).toBe(400)
})
