/** Sends a recognisable card through every call that takes one, then searches for it wherever data is kept. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Money, startMoney } from '#apps/testing/money.test-support.ts'

/** Passes the check digit; no other number in the product looks like it. */
const NUMBER = '4539578763621486'
const SECURITY_CODE = '8351'
const MARKED = { holderName: 'MARCADA MARCADA', number: NUMBER, expiryMonth: '05', expiryYear: '2040', ccv: SECURITY_CODE }

let money: Money
let dataDir: string
let tokens: string[]
const log: string[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marked-'))
  money = await startMoney({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'trace' }, logTo: { write: (line) => log.push(line) } })
})
afterAll(async () => {
  await money.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function useCardEverywhere(): Promise<void> {
  const ana = await money.visit()
  await money.failOnDemand('refuse_card')
  await ana.buy(NUMBER, { creditCard: MARKED })
  await ana.buy(NUMBER, { creditCard: { ...MARKED, number: `${NUMBER.slice(0, -1)}0` } })
  // with spaces, which the contract refuses; the refusal must not repeat the number
  await ana.buy(NUMBER, { creditCard: { ...MARKED, number: NUMBER.replaceAll(/(\d{4})(?=\d)/g, '$1 ') } })
  await ana.buy(NUMBER, { creditCard: { ...MARKED, ccv: Number(SECURITY_CODE) } })
  await money.failOnDemand('lost_answer')
  await ana.buy(NUMBER, { creditCard: MARKED })
  await money.failOnDemand('server_error')
  await ana.renewCard(NUMBER, { creditCard: MARKED })
  await ana.renewCard(NUMBER, { creditCard: MARKED })
  await ana.call('POST', '/api/user/refund')
  await money.until(ana.status, 'refunded')
  await money.until(async () => (await money.query(`select 1 from refunds where status <> 'completed'`)).length, 0)
  const found = await money.asaas('GET', `/payments?customer=${await ana.register()}`)
  const cards = (found['data'] as { creditCard: { creditCardToken: string } | null }[]).map(({ creditCard }) => creditCard) // as: the provider's list
  tokens = cards.flatMap((card) => card?.creditCardToken ?? [])
}

/** The code has only four digits, so it must match alone and not as part of an id or a timestamp. */
const ALONE = new RegExp(`(?<![\\w.:-])${SECURITY_CODE}(?![\\w.:-])`)
const isGiveaway = (text: string) =>
  text.replaceAll(/[\s.-]/g, '').includes(NUMBER) || tokens.some((token) => text.includes(token)) || ALONE.test(text)

/** Every text column of every table, those of the queue included. */
async function readDatabase(): Promise<readonly string[]> {
  const columns = await money.query(
    `select format('select %L || coalesce(t.%I::text, '''') as text from %I.%I t', c.table_name || '.' || c.column_name || ': ', c.column_name, c.table_schema, c.table_name) as sql
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and c.data_type not in ('uuid', 'timestamp with time zone', 'boolean', 'integer', 'bigint', 'date')`,
  )
  const rows = await Promise.all(columns.map(({ sql }) => money.query(String(sql))))
  return rows.flat().map(({ text }) => String(text))
}

async function readFiles(): Promise<readonly string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(paths.map(async (path) => `${path} ${await readFile(path, 'latin1')}`))
}

test('a marked card goes through every call that takes one, and the search would find it', async () => {
  await useCardEverywhere()
  expect(tokens.length).toBeGreaterThan(0)
  for (const text of [`{"number":"${NUMBER}"}`, `4539 5787 6362 1486`, `"ccv":"${SECURITY_CODE}"`, `x ${tokens[0]}`])
    expect(isGiveaway(text)).toBe(true)
})

test('nothing of it is in the database, the queue’s tables included', async () => {
  const texts = await readDatabase()
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.some((text) => text.includes('VISA') || text.includes('1486'))).toBe(true)
  expect(texts.filter(isGiveaway)).toEqual([])
})

test('nothing of it is in the log', () => {
  expect(log.length).toBeGreaterThan(20)
  expect(log.some((line) => line.includes('a card was refused'))).toBe(true)
  expect(log.filter((line) => isGiveaway(line) || line.includes('MARCADA'))).toEqual([])
})

test('nothing of it is in a file', async () => {
  expect((await readFiles()).filter(isGiveaway)).toEqual([])
})
