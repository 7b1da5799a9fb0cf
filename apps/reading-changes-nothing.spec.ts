/** A link, a picture or a preloading browser may request any address, so no call that reads may change anything. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCalls } from './testing/list-calls.test-support.ts'
import { openPanel } from './testing/open-panel.test-support.ts'
import { ADMIN_PHONE, startTestProduct, type TestProduct } from './testing/product.test-support.ts'

const reading = (await listCalls()).filter(({ method }) => method === 'GET')

/**
 * Tables that record the reading itself: the activity log, when a session and the panel were last used, rate limits, and how often
 * providers answered. A copy of one's data counts too, and is refused to a link of another site.
 */
const RECORDS = ['activity', 'sessions', 'admin_tokens', 'payments_request_counts', 'provider_hours', 'data_exports']

let product: TestProduct
let admin: Record<string, string>
beforeAll(async () => {
  product = await startTestProduct()
  admin = await openPanel(product)
})
afterAll(() => product.close())

const query = async (sql: string) => (await product.core.database.pool.query<{ name: string; content: string }>(sql)).rows

/** A hash of the content of each of our tables. */
async function contentOf(): Promise<Readonly<Record<string, string>>> {
  const tables = await query("select tablename as name, '' as content from pg_tables where schemaname = 'public'")
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
