/** Orders that the engine refuses cost no edit: their time is charged, and what cannot be made is not tried again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { addMs, HOUR, MINUTE } from '#platform/clock.ts'
import { findCutout, insertCutout, insertCorrections, markCutoutPutOff, type Revision } from '../cutouts/cutout-queries.ts'
import { runCutout } from '../cutouts/run-cutout.ts'
import { runEditJob } from '../jobs.ts'
import { aPhoto, codeIn, editIn, getEdit, order, remaining } from '../orders.test-support.ts'
import { createSmallEngine, EDIT_MS } from '../small-engine.test-support.ts'
import { findUse, chargeUse } from '../upload-account-queries.ts'
import { DRAIN_RATE, MAX_USED_MS } from '../upload-account.ts'
import { listWaiting } from '../waiting-jobs.test-support.ts'
import { runEdit } from './run-edit.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
})
afterAll(() => studio.close())

const attempt = (editId: string) =>
  runEdit(
    { ...studio.core.photoEdits, engine, imageGenerator: undefined },
    { editId },
    { signal: new AbortController().signal, isLast: false },
  )

const makeCutout = (which: Revision) =>
  runCutout({ ...studio.core.photoEdits, engine, imageGenerator: undefined }, which, {
    signal: new AbortController().signal,
    isLast: false,
  })

const account = (member: StudioMember) => ({ memberId: member.memberId, now: studio.core.photoEdits.clock.now(), drainRate: 0 })
const usedBy = async (member: StudioMember) => (await findUse(studio.core.database.db, account(member))).usedMs

/** Corrections whose preview is still being made. */
async function aCorrectedPhoto() {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member)
  const which = { photoId, revision: 2 }
  await studio.core.database.db.transaction(async (tx) => {
    await insertCutout(tx, { ...which, now: studio.core.photoEdits.clock.now() })
    await insertCorrections(tx, which, [{ kind: 'keep', radius: 0.02, points: [[0.5, 0.25]] }])
  })
  return { member, which, anOrder: () => order(member, { photoId, cutout_revision: 2 }) }
}

test('corrections that are too many for an edit are charged, given up, and tried by no other order', async () => {
  const { member, which, anOrder } = await aCorrectedPhoto()
  const [first, second] = [editIn(await anOrder()).id, editIn(await anOrder()).id]
  // nobody made the cutout in all this time: the order tries the corrections itself
  await studio.advance(3 * MINUTE)
  engine.failNext('corrections_too_many')
  await attempt(first)
  expect(await usedBy(member)).toBeGreaterThanOrEqual(EDIT_MS)
  expect(await findCutout(studio.core.database.db, which)).toMatchObject({ state: 'refused', previewKey: null })
  const begun = engine.begun()
  await attempt(second)
  expect(engine.begun()).toBe(begun)
  for (const id of [first, second])
    expect(await getEdit(member, id)).toMatchObject({ state: 'failed', error: { code: 'corrections_too_many' } })
  expect(codeIn(await anOrder())).toBe('corrections_too_many')
  expect(await remaining(member)).toBe(12)
})

test('orders with corrections are refused while the account is more than full, others are not', async () => {
  const { member, which, anOrder } = await aCorrectedPhoto()
  await chargeUse(studio.core.database.db, { ...account(member), reservedMs: 0, costMs: MAX_USED_MS + EDIT_MS })
  const refused = await anOrder()
  expect([refused.statusCode, codeIn(refused)]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await order(member, { photoId: which.photoId, cutout_revision: 1 })).statusCode).toBe(202)
  await studio.advance(HOUR)
  expect((await anOrder()).statusCode).toBe(202)
})

test('an edit that is delivered costs its allowance alone', async () => {
  const { member, anOrder } = await aCorrectedPhoto()
  const { id } = editIn(await anOrder())
  await studio.advance(3 * MINUTE)
  const before = await usedBy(member)
  await attempt(id)
  expect((await getEdit(member, id)).state).toBe('done')
  expect(await usedBy(member)).toBe(before)
  expect(await remaining(member)).toBe(11)
})

test('an order whose corrections nobody has made yet lets others pass, until the cutout is made or given up', async () => {
  const [hopeless, fine] = [await aCorrectedPhoto(), await aCorrectedPhoto()]
  const [first, second] = [editIn(await hopeless.anOrder()).id, editIn(await fine.anOrder()).id]
  const begun = engine.begun()
  await studio.core.boss.fetch(runEditJob.name, { batchSize: 100 })
  for (const id of [first, second]) await attempt(id)
  expect(engine.begun()).toBe(begun)
  expect(await getEdit(hopeless.member, first)).toMatchObject({ state: 'queued' })
  // each looks again by a job of its own; a repeated look, as after the death of its worker, adds none
  await attempt(first)
  expect(await listWaiting(studio, runEditJob, 'editId')).toEqual([first, second])
  engine.failNextPreview('corrections_too_many')
  for (const { which } of [hopeless, fine]) await makeCutout(which)
  for (const id of [first, second]) await attempt(id)
  expect(engine.begun()).toBe(begun + 1)
  expect(await getEdit(hopeless.member, first)).toMatchObject({ state: 'failed', error: { code: 'corrections_too_many' } })
  expect((await getEdit(fine.member, second)).state).toBe('done')
  expect([await remaining(hopeless.member), await remaining(fine.member)]).toEqual([12, 11])
})

test('an order that would have to try its corrections itself is refused once the account is more than full', async () => {
  const { member, anOrder } = await aCorrectedPhoto()
  const { id } = editIn(await anOrder())
  await studio.advance(3 * MINUTE)
  const costMs = MAX_USED_MS + EDIT_MS + DRAIN_RATE * 3 * MINUTE
  await chargeUse(studio.core.database.db, { ...account(member), reservedMs: 0, costMs })
  const begun = engine.begun()
  await attempt(id)
  expect(engine.begun()).toBe(begun)
  expect(await getEdit(member, id)).toMatchObject({ state: 'failed', error: { code: 'too_many_requests' } })
})

test('an order waits neither for a cutout that was put off for its member, nor for one of a deleted photo', async () => {
  const [{ which: putOff, ...busy }, { which: gone, ...other }] = [await aCorrectedPhoto(), await aCorrectedPhoto()]
  const ids = [editIn(await busy.anOrder()).id, editIn(await other.anOrder()).id]
  const { db } = studio.core.database
  await markCutoutPutOff(db, putOff, addMs(studio.core.photoEdits.clock.now(), HOUR))
  expect((await other.member.call({ method: 'DELETE', url: `/api/photos/${gone.photoId}` })).statusCode).toBe(200)
  for (const id of ids) await attempt(id)
  expect((await getEdit(busy.member, String(ids[0]))).state).toBe('done')
  expect(await getEdit(other.member, String(ids[1]))).toMatchObject({ state: 'failed' })
})
