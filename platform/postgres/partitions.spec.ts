import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, addMs } from '#platform/clock.ts'
import { derivedId, firstIdAt, newId } from '#platform/crypto.ts'
import { openDatabase, type OpenDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { keepPartitions } from './partitions.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

const NOW = new Date('2026-11-28T12:00:00.000Z')
const activity = { name: 'activity', key: 'id', keptDays: 400 }

let own: TestDatabase
let database: OpenDatabase
beforeAll(async () => {
  own = await openTestDatabase()
  database = openDatabase(own.url, { max: 4, log: createLog('silent', 'test') })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const keep = (table: Parameters<typeof keepPartitions>[1], now = NOW) =>
  keepPartitions({ db: database.db, clock: { now: () => now }, log: createLog('silent', 'test') }, table)
const places = async () => {
  const { rows } = await database.pool.query<{ place: string; kind: string }>(
    'select tableoid::regclass::text as place, kind from activity order by id',
  )
  return rows.map(({ place, kind }) => `${kind} in ${place}`)
}
const add = (kind: string, at: Date) =>
  database.pool.query("insert into activity (id, kind, actor, detail, created_at) values ($1, $2, 'system', '{}', $3)", [
    newId(at),
    kind,
    at,
  ])

test('a month takes over what came before it was made, and what comes', async () => {
  await add('early', NOW)
  await add('far', addMs(NOW, 3000 * DAY))
  expect(await places()).toEqual(['early in activity_rest', 'far in activity_rest'])
  await keep(activity)
  await add('next', addMs(NOW, 10 * DAY))
  expect(await places()).toEqual(['early in activity_2026_11', 'next in activity_2026_12', 'far in activity_rest'])
  await expect(database.pool.query('delete from activity')).rejects.toThrow('only ever added to')
})

test('several processes make each month once', async () => {
  const soon = addMs(NOW, 90 * DAY)
  await Promise.all([keep(activity, soon), keep(activity, soon), keep(activity, soon)])
  const { rows } = await database.pool.query("select 1 from pg_class where relname like 'activity_2027_0_'")
  expect(rows).toHaveLength(4)
})

test('a month goes when its first row is too old, and no sooner', async () => {
  const ends = addMs(new Date('2026-11-01T00:00:00.000Z'), 400 * DAY)
  await keep(activity, addMs(ends, -1))
  expect(await places()).toContain('early in activity_2026_11')
  await keep(activity, ends)
  expect(await places()).toEqual(['next in activity_2026_12', 'far in activity_rest'])
})

test('a ledger keeps its months, its sequence and its one line of each kind', async () => {
  const ledger = { name: 'allowance_entries', key: 'edit_id' }
  const editId = newId(NOW)
  const enter = () =>
    database.pool.query(
      "insert into allowance_entries (member_id, period_starts_at, edit_id, kind, created_at) values ($1, $2, $1, 'spend', $2) returning id",
      [editId, NOW],
    )
  await enter()
  await keep(ledger, addMs(NOW, 31 * DAY))
  await keep(ledger)
  await expect(enter()).rejects.toThrow('duplicate key')
  await keep(ledger, addMs(NOW, 4000 * DAY))
  const { rows } = await database.pool.query('select tableoid::regclass::text as place from allowance_entries')
  expect(rows).toEqual([{ place: 'allowance_entries_2026_11' }])
})

test('an identity column survives the move', async () => {
  await keep({ name: 'chat_outgoing', key: 'id' })
  const { rows } = await database.pool.query(
    "select relname from pg_class where relname like 'chat_outgoing_20%' and relkind = 'r' order by relname",
  )
  expect(rows.map(({ relname }) => String(relname))).toEqual([
    'chat_outgoing_2026_11',
    'chat_outgoing_2026_12',
    'chat_outgoing_2027_01',
  ])
})

test('a derived id has the time of its source, and is one for each purpose', () => {
  const id = newId(NOW)
  expect(derivedId(id, 'result')).toBe(derivedId(id, 'result'))
  expect(derivedId(id, 'result')).not.toBe(derivedId(id, 'progress'))
  expect(derivedId(id, 'result') >= firstIdAt(NOW) && derivedId(id, 'result') < firstIdAt(addMs(NOW, 1))).toBe(true)
})
