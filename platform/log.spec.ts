import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { openDatabase, type Transaction } from './database.ts'
import { createLog } from './log.ts'
import { openTestDatabase } from './postgres/test-database.ts'

function written(entry: object): string {
  const lines: string[] = []
  createLog('info', 'test', { write: (line: string) => lines.push(line) }).info(entry, 'said')
  return lines.join('')
}

test.each([
  [{ phone: '+5581987650001' }],
  [{ member: { phone: '+5581987650001', name: '+5581987650001' } }],
  [{ body: { phone: '+5581987650001', code: '+5581987650001', message: '+5581987650001' } }],
  [{ request: { body: { creditCard: { number: '+5581987650001' } } } }],
  [{ request: { headers: { cookie: '+5581987650001', authorization: '+5581987650001' } } }],
  [{ req: { method: 'GET', url: '/api/user?phone=+5581987650001' } }],
])('writes no personal data of %j', (entry) => {
  expect(written(entry)).not.toContain('987650001')
})

test('keeps what helps to find a fault', () => {
  const line = written({ err: Object.assign(new Error('the disk is full'), { code: 'ENOSPC' }), editId: 'e1' })
  expect(line).toContain('the disk is full')
  expect(line).toContain('ENOSPC')
  expect(line).toContain('"editId":"e1"')
})

test.each([
  ['/api/chat/pictures/AaQf_2nFfWKdBwfWid7cc2khPoABgrVKZzbTtTnxVV-3x', '/api/chat/pictures/[redacted]'],
  ['/p/c8dd1d2b0f4b4f8c9a57_kd-2Zq.jpg', '/p/[redacted]'],
  ['/api/edits/01a1ff9d-67c1-7d62-9b05-07d689eddc73/tile', '/api/edits/01a1ff9d-67c1-7d62-9b05-07d689eddc73/tile'],
  ['/assets/SocialConnectPage-Bx3kL2_a.js', '/assets/SocialConnectPage-Bx3kL2_a.js'],
  ['/data-deletion-instructions', '/data-deletion-instructions'],
])('logs the address %s as %s: a key in a path would let a reader of the log open what it opens', (url, path) => {
  expect(JSON.parse(written({ req: { method: 'GET', url } }))).toMatchObject({ req: { path } })
})

test('logs no part of an address that is longer than any of ours, whatever it says', () => {
  const url = `/api/${'a.'.repeat(200)}/tile`
  expect(JSON.parse(written({ req: { method: 'GET', url } }))).toMatchObject({ req: { path: '/api/[redacted]/tile' } })
})

/** Two rows with one phone where one is allowed, and a phone where a number belongs. */
const FAILING_QUERIES: Record<string, (tx: Transaction) => Promise<unknown>> = {
  'a broken rule': async (tx) => {
    await tx.execute(sql`create temp table people (phone text unique)`)
    await tx.execute(sql`insert into people values (${'+5581987650001'})`)
    await tx.execute(sql`insert into people values (${'+5581987650001'})`)
  },
  'a value of the wrong kind': (tx) => tx.execute(sql`select ${'+5581987650001\n    at 987650001'}::int`),
}

test('logs the text of a failed query and the reason, but none of its parameters', async () => {
  const testDatabase = await openTestDatabase()
  const { db, close } = openDatabase(testDatabase.url, { max: 1, log: createLog('silent', 'test') })
  try {
    for (const [what, run] of Object.entries(FAILING_QUERIES)) {
      const thrown: unknown = await db.transaction(run).catch((error: unknown) => error)
      const line = written({ err: new Error('outer', { cause: thrown }) })
      expect(String(thrown), what).toContain('987650001')
      expect(line, what).not.toContain('987650001')
      expect(line, what).toMatch(/"query":"(insert into people values|select)/)
      expect(line, what).toMatch(/"code":"(23505|22003)"/)
      expect(line, what).toMatch(/at .*log\.spec\.ts/)
    }
  } finally {
    await close()
    await testDatabase.drop()
  }
})

test('logs the code of an error without a message, and the errors inside it', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' })
  const line = written({ err: Object.assign(new AggregateError([refused]), { code: 'ECONNREFUSED' }) })
  expect(line).toContain('"message":"ECONNREFUSED"')
  expect(line).toContain('::1:5432')
})
