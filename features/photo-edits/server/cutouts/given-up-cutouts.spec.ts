/** A preview that cannot be made: the studio is told so, and works as it did before. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import { runEdit } from '../edits/run-edit.ts'
import { aPhoto, editIn, getEdit, order } from '../orders.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { cutOutJob } from '../jobs.ts'
import type { MetOutage } from '../storage-outage.ts'
import { reserveUse, chargeUse } from '../upload-account-queries.ts'
import { MAX_USED_FOR_PREVIEWS_MS } from './meter-preview.ts'
import { findCutout, insertCutout, type Revision } from './cutout-queries.ts'
import { runCutout } from './run-cutout.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
})
afterAll(() => studio.close())

const deps = () => ({ ...studio.core.photoEdits, engine, imageGenerator: undefined })
const attempt = (isLast = false) => ({ signal: new AbortController().signal, isLast })

const storeDown = () => Promise.reject(new ProviderFault({ provider: 'files', code: 'store_down', isRetryable: true }))

async function getCutout(member: StudioMember, id: string): Promise<Cutout> {
  return (await member.call({ method: 'GET', url: `/api/photos/${id}/cutout` })).json<{ cutout: Cutout }>().cutout
}

async function orderedAnyway(member: StudioMember, photoId: string): Promise<string> {
  const { id } = editIn(await order(member, { photoId, operation: 'swap', backdrop: 'marmore-branco' }))
  await runEdit(deps(), { editId: id }, attempt())
  return (await getEdit(member, id)).state
}

test('a preview that fails for good does not stay at work, and its photo can be ordered', async () => {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member, 'fails')
  for (const isLast of [false, true]) {
    engine.failNextPreview(new Error('no memory'))
    await expect(runCutout(deps(), { photoId, revision: 1 }, attempt(isLast))).rejects.toThrow('no memory')
    expect((await getCutout(member, photoId)).state).toBe(isLast ? 'refused' : 'working')
  }
  expect(await getCutout(member, photoId)).not.toHaveProperty('preview_url')
  expect((await getCutout(member, photoId)).error?.code).toBe('cutout_failed')
  expect(await orderedAnyway(member, photoId)).toBe('done')
})

test('a preview that failed is made when its photo is looked at again, but not at once', async () => {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member, 'fails today')
  engine.failNextPreview(new Error('no memory'))
  await expect(runCutout(deps(), { photoId, revision: 1 }, attempt(true))).rejects.toThrow('no memory')
  expect((await getCutout(member, photoId)).state).toBe('refused')
  await studio.advance(2 * MINUTE)
  expect((await getCutout(member, photoId)).state).toBe('working')
  await runCutout(deps(), { photoId, revision: 1 }, attempt())
  expect((await getCutout(member, photoId)).state).toBe('ready')
})

test('a preview waits while the storage is down, and is made once it is back', async () => {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member, 'outage')
  await studio.core.boss.fetch(cutOutJob.name, { batchSize: 100 })
  const down = { ...deps(), files: { ...deps().files, get: storeDown, put: storeDown } }
  await runCutout(down, { photoId, revision: 1 }, attempt(true))
  expect((await getCutout(member, photoId)).state).toBe('working')
  const [job] = await studio.core.boss.fetch<Revision & MetOutage>(cutOutJob.name, { ignoreStartAfter: true })
  expect(job?.data).toMatchObject({ photoId, revision: 1 })
  await studio.advance(6 * MINUTE)
  await expect(runCutout(down, job?.data ?? { photoId: '', revision: 0 }, attempt())).rejects.toThrow('store_down')
  await runCutout(deps(), { photoId, revision: 1 }, attempt())
  expect((await getCutout(member, photoId)).state).toBe('ready')
})

test('a preview that the engine refuses is not tried again', async () => {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member, 'refused')
  engine.failNextPreview('photo_damaged')
  await runCutout(deps(), { photoId, revision: 1 }, attempt())
  await studio.advance(2 * MINUTE)
  expect(await getCutout(member, photoId)).toMatchObject({ state: 'refused', error: { code: 'photo_damaged' } })
})

test('a preview whose job is lost is given up, one that waits for a worker or for processor time is not', async () => {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member, 'lost')
  await studio.core.database.pool.query(`delete from pgboss.job where data->>'photoId' = $1`, [photoId])
  const { id: queued } = await aPhoto(member, 'queued')
  const waiting = await studio.aMember()
  const account = { memberId: waiting.memberId, now: studio.core.photoEdits.clock.now(), drainRate: 0 }
  const reservedMs = MAX_USED_FOR_PREVIEWS_MS
  await reserveUse(studio.core.database.db, { ...account, byMs: reservedMs, maxMs: 1e9 })
  await chargeUse(studio.core.database.db, { ...account, reservedMs, costMs: reservedMs })
  const { id: putOff } = await aPhoto(waiting, 'put off')
  await runCutout(deps(), { photoId: putOff, revision: 1 }, attempt())
  await studio.advance(16 * MINUTE)
  await studio.sweep('expire-cutouts')
  expect(await findCutout(studio.core.database.db, { photoId, revision: 1 })).toMatchObject({
    state: 'refused',
    errorCode: 'cutout_failed',
  })
  expect((await getCutout(member, queued)).state).toBe('working')
  expect((await getCutout(waiting, putOff)).state).toBe('working')
  await studio.advance(2 * HOUR)
  await runCutout(deps(), { photoId: putOff, revision: 1 }, attempt())
  expect((await getCutout(waiting, putOff)).state).toBe('ready')
})

test('corrections that are too many say so, in the language of who reads it', async () => {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member, 'too many strokes')
  await runCutout(deps(), { photoId, revision: 1 }, attempt())
  expect(await getCutout(member, photoId)).not.toHaveProperty('error')
  engine.failNextPreview('corrections_too_many')
  const { db } = studio.core.database
  await db.transaction(async (tx) => {
    await insertCutout(tx, { photoId, revision: 2, now: studio.core.photoEdits.clock.now() })
  })
  await runCutout(deps(), { photoId, revision: 2 }, attempt())
  const read = async (language: string) =>
    (await member.call({ method: 'GET', url: `/api/photos/${photoId}/cutout`, headers: { 'x-language': language } })).json<{
      cutout: Cutout
    }>().cutout.error
  const [own, other] = [await read('pt-BR'), await read('en')]
  expect([own?.code, other?.code]).toEqual(['corrections_too_many', 'corrections_too_many'])
  expect(own?.error).toContain('São ajustes demais')
  expect(other?.error).toContain('too many adjustments')
})
