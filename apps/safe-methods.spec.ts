/** A link, a picture or a preloading browser may request any address, so no call that reads may change anything. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/crypto.ts'
import { listCalls } from './testing/list-calls.test-support.ts'
import { openPanel } from './testing/open-panel.test-support.ts'
import { ADMIN_PHONE, startTestProduct, type TestProduct } from './testing/product.test-support.ts'

const reading = (await listCalls()).filter(({ method }) => method === 'GET')

/**
 * Tables that record the reading itself: the activity log, when a session and the panel were last used, rate limits, and how often
 * providers answered. A copy of one's data counts too, and is refused to a link of another site. Outside of this test, the plan that
 * the configuration gives a phone (`COURTESY_PHONES`) is stored when anything first asks for the member's plan.
 */
const RECORDS = ['activity', 'sessions', 'admin_tokens', 'payments_request_counts', 'provider_hours', 'data_exports']

let product: TestProduct
let admin: Record<string, string>
beforeAll(async () => {
  product = await startTestProduct()
  admin = await openPanel(product)
  await addWatermarkedEdit()
})
afterAll(() => product.close())

const query = async (sql: string) => (await product.core.database.pool.query<{ name: string; content: string }>(sql)).rows

/** The administrator has a plan, and an edit that still bears the trial's watermark: its removal is a job's work. */
async function addWatermarkedEdit(): Promise<void> {
  const { core } = product
  const [member] = await query("select id as name, '' as content from members limit 1")
  const memberId = member?.name ?? ''
  const coupon = { code: 'SPEC', periods: 1 }
  await core.database.db.transaction((tx) => core.membership.subscriptions.openByCoupon(tx, { memberId, coupon }))
  const [photoId, editId] = [newId(core.clock.now()), newId(core.clock.now())]
  await core.database.pool.query(
    `insert into photos (id, member_id, file_key, preview_key, width, height, bytes, warnings, created_at, delete_after)
     values ($1, $2, 'x', 'x', 8, 8, 1, '[]', now(), now() + interval '1 year')`,
    [photoId, memberId],
  )
  await core.database.pool.query(
    `insert into edits (id, member_id, photo_id, operation, state, stage, format, wishes, language, root_id, request_hash, created_at,
       finished_at, is_trial, watermarked)
     values ($1, $2, $3, 'swap', 'done', 'encode', '4:5', '{}', 'pt-BR', $1, 'spec', now(), now(), true, true)`,
    [editId, memberId, photoId],
  )
}

/** A hash of the content of each of our tables, those that are divided by month as a whole. */
async function contentOf(): Promise<Readonly<Record<string, string>>> {
  const tables = await query(
    `select relname as name, '' as content from pg_class
     where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as content from "${name}" t`,
  )
  const rows = await query(parts.join(' union all '))
  return Object.fromEntries(rows.filter(({ name }) => !RECORDS.includes(name)).map(({ name, content }) => [name, content]))
}

test('reading changes nothing except the records of the reading', async () => {
  const [member] = await query("select id as name, '' as content from members limit 1")
  const before = await contentOf()
  expect(Object.keys(before).length).toBeGreaterThan(30)
  expect(reading.length).toBeGreaterThan(40)
  const statuses = new Set<number>()
  for (const { path } of reading) {
    const url = path
      .replace('/members/:id', `/members/${member?.name ?? ''}`)
      .replaceAll(/:\w+/g, '01890000-0000-7000-8000-000000000000')
    const answer = await product.app.inject({ url, query: { phone: ADMIN_PHONE }, headers: admin })
    statuses.add(answer.statusCode)
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([])
  expect(statuses).toContain(200)
  expect(await contentOf()).toEqual(before)
})
