import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, addMs } from '#platform/clock.ts'
import { createKeyring } from '#platform/crypto.ts'
import { openDatabase, type OpenDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase, type TestDatabase } from '#platform/postgres/test-database.ts'
import { activitySweeps, recordActivity, tracePhone } from './index.ts'

let own: TestDatabase
let database: OpenDatabase
beforeAll(async () => {
  own = await openTestDatabase()
  database = openDatabase(own.url, { max: 2, log: createLog('silent', 'test') })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const AT = new Date('2026-11-21T12:00:00.000Z')
const sweepAfter = (days: number) =>
  activitySweeps({ db: database.db, clock: { now: () => addMs(AT, days * DAY) }, keptDays: 400 })[0]?.run()
const lines = async () => (await database.pool.query('select * from activity order by id')).rows

test('records what happened, when and from where', async () => {
  await recordActivity(database.db, {
    kind: 'signed_in',
    actor: 'member',
    at: AT,
    address: '192.0.2.7',
    userAgent: 'x'.repeat(400),
    detail: { way: 'code' },
  })
  expect(await lines()).toMatchObject([
    { kind: 'signed_in', actor: 'member', member_id: null, address: '192.0.2.7', detail: { way: 'code' }, created_at: AT },
  ])
})

test('records nothing when the action was rolled back', async () => {
  const before = (await lines()).length
  const undone = database.db.transaction(async (tx) => {
    await recordActivity(tx, { kind: 'signed_out', actor: 'member', at: AT })
    tx.rollback()
  })
  await expect(undone).rejects.toThrow()
  expect(await lines()).toHaveLength(before)
})

test.each(["update activity set kind = 'signed_out'", 'delete from activity', 'truncate activity'])(
  'refuses to %s',
  async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow('the activity log is only ever added to')
  },
)

test('lets retention delete, but not change', async () => {
  const before = (await lines()).length
  const client = await database.pool.connect()
  await client.query("begin; set local activity.retention = 'on'")
  expect((await client.query('delete from activity')).rowCount).toBe(before)
  await client.query('rollback')
  await client.query("begin; set local activity.retention = 'on'")
  await expect(client.query("update activity set kind = 'signed_out'")).rejects.toThrow('only ever added to')
  await client.query('rollback')
  client.release()
})

test('deletes entries after the configured days, and not before', async () => {
  const before = (await lines()).length
  await sweepAfter(400)
  expect(await lines()).toHaveLength(before)
  await sweepAfter(401)
  expect(await lines()).toEqual([])
})

test('traces a phone without revealing it', () => {
  const keyring = createKeyring({ current: '0'.repeat(64) })
  const trace = tracePhone(keyring, '+5581981112233')
  expect(trace.phone_end).toBe('33')
  expect(JSON.stringify(trace)).not.toContain('81112233')
  expect(tracePhone(keyring, '+5581981112233')).toEqual(trace)
  expect(tracePhone(keyring, '+5581981112244').phone_key).not.toBe(trace.phone_key)
})
