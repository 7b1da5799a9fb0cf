import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { aPhoto, editIn, finished, getEdit, order, remaining } from '../orders.test-support.ts'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
})
afterAll(() => studio.close())

async function startHeldWorker() {
  const worker = fork('apps/testing/held-worker.test-support.ts', { env: { ...process.env, ...studio.variables } })
  const begun = new Promise<void>((resolve, reject) => {
    worker.on('message', (message) => message === 'begun' && resolve())
    worker.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)))
  })
  return { worker, begun }
}

/** Lets the queue notice a silent worker now instead of after the ten seconds of its heartbeat. */
async function letHeartbeatsGrowOld(): Promise<void> {
  await studio.core.database.pool.query(
    "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
  )
}

async function entriesOf(editId: string): Promise<string[]> {
  const { rows } = await studio.core.database.pool.query<{ kind: string }>(
    'select kind from allowance_entries where edit_id = $1 order by id',
    [editId],
  )
  return rows.map(({ kind }) => kind)
}

/** An edit that a worker process has started and will never end, because the process is killed. */
async function anAbandonedEdit(member: StudioMember): Promise<Edit> {
  const photo = await aPhoto(member)
  const { worker, begun } = await startHeldWorker()
  const edit = editIn(await order(member, { photoId: photo.id }))
  await begun
  const gone = once(worker, 'exit')
  worker.kill('SIGKILL')
  await gone
  return getEdit(member, edit.id)
}

test('releases the allowance of an edit whose worker was killed and that no other worker takes over', async () => {
  const member = await studio.aMember()
  const edit = await anAbandonedEdit(member)
  expect([edit.state, await remaining(member)]).toEqual(['running', 11])
  await studio.advance(16 * MINUTE)
  await studio.sweep('expire-edits')
  expect(await getEdit(member, edit.id)).toMatchObject({ state: 'failed', error: { code: 'edit_expired' } })
  expect(await entriesOf(edit.id)).toEqual(['reserve', 'release'])
  expect(await remaining(member)).toBe(12)
})

test('finishes an edit whose worker was killed during the work, and charges it once', async () => {
  const member = await studio.aMember()
  const edit = await anAbandonedEdit(member)
  await letHeartbeatsGrowOld()
  await studio.startWorking()
  expect(await finished(studio, member, edit.id)).toMatchObject({ state: 'done' })
  expect(await entriesOf(edit.id)).toEqual(['reserve', 'spend'])
  expect(await remaining(member)).toBe(11)
})
