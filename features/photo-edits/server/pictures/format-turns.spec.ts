/** Formats of finished edits wait in turns of their members, and what the engine refuses of them is charged. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { HOUR } from '#platform/clock.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import { insertCorrections, insertCutout } from '../cutouts/cutout-queries.ts'
import { runEdit } from '../edits/run-edit.ts'
import { renderFormatJob } from '../jobs.ts'
import { aPhoto, editIn, order } from '../orders.test-support.ts'
import { createSmallEngine, EDIT_MS } from '../small-engine.test-support.ts'
import { findUse, chargeUse } from '../upload-account-queries.ts'
import { MAX_USED_MS } from '../upload-account.ts'
import { listWaiting } from '../waiting-jobs.test-support.ts'
import { orderFormat } from './order-format.ts'
import { renderFormat } from './render-format.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
})
afterAll(() => studio.close())

const deps = () => ({ ...studio.core.photoEdits, engine, imageGenerator: undefined })
const attempt = { signal: new AbortController().signal, isLast: false }
const account = (member: StudioMember) => ({ memberId: member.memberId, now: deps().clock.now(), drainRate: 0 })

async function aDoneEditOf(member: StudioMember, wishes: { readonly photoId: string; readonly cutout_revision?: number }) {
  const { id } = editIn(await order(member, wishes))
  await runEdit(deps(), { editId: id }, attempt)
  return id
}

const ask = ({ memberId }: StudioMember, editId: string, format: Format) => orderFormat(deps(), { memberId, editId, format })

test('a format of somebody who asks for one comes before the second of somebody who asks for many at once', async () => {
  const [eager, modest] = [await studio.aMember(), await studio.aMember()]
  const many = await aDoneEditOf(eager, { photoId: (await aPhoto(eager)).id })
  const one = await aDoneEditOf(modest, { photoId: (await aPhoto(modest)).id })
  await Promise.all((['1:1', '9:16', 'original'] as const).map((format) => ask(eager, many, format)))
  await ask(modest, one, '1:1')
  expect(await listWaiting(studio, renderFormatJob, 'editId')).toEqual([many, one, many, many])
})

/** A finished edit whose corrections the engine refuses from now on. */
async function aRefusedEdit() {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member)
  await studio.core.database.db.transaction(async (tx) => {
    // long ago: its order tries the corrections itself
    await insertCutout(tx, { photoId, revision: 2, now: deps().clock.now() })
    await insertCorrections(tx, { photoId, revision: 2 }, [{ kind: 'keep', radius: 0.02, points: [[0.5, 0.25]] }])
  })
  const { id } = editIn(await order(member, { photoId, cutout_revision: 2 }))
  await studio.advance(HOUR)
  await runEdit(deps(), { editId: id }, attempt)
  engine.failNext('corrections_too_many')
  return { member, id }
}

test('what the engine refuses of a format is charged to the member, and tried for no other', async () => {
  const { member, id } = await aRefusedEdit()
  await renderFormat(deps(), { editId: id, format: '1:1' }, attempt)
  expect((await findUse(studio.core.database.db, account(member))).usedMs).toBeGreaterThanOrEqual(EDIT_MS)
  const begun = engine.begun()
  for (const format of ['1:1', '9:16'] as const) await renderFormat(deps(), { editId: id, format }, attempt)
  expect(engine.begun()).toBe(begun)
})

test('no format is begun while refused work has filled the account', async () => {
  const member = await studio.aMember()
  const id = await aDoneEditOf(member, { photoId: (await aPhoto(member)).id })
  await chargeUse(studio.core.database.db, { ...account(member), reservedMs: 0, costMs: MAX_USED_MS + EDIT_MS })
  const before = await listWaiting(studio, renderFormatJob, 'editId')
  await expect(ask(member, id, '1:1')).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await listWaiting(studio, renderFormatJob, 'editId')).toEqual(before)
  await studio.advance(HOUR)
  await ask(member, id, '1:1')
  expect(await listWaiting(studio, renderFormatJob, 'editId')).toContain(id)
})
