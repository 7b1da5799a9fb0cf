/** What corrections leave on the disk: the newest previews, and all of it counts for the member's space. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import { erasePhoto } from '../delete-photo.ts'
import { aDoneEdit, aPhoto, codeIn } from '../orders.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { sumStoredBytes } from '../space-queries.ts'
import { KEPT_PREVIEWS, MAX_STORED_WITHOUT_PLAN_BYTES } from '../stored-space.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
})
afterAll(() => studio.close())

const path = (photoId: string) => `/api/photos/${photoId}/cutout`
const DOT = { mode: 'keep', radius: 0.02, points: [[0.5, 0.25]] }

const correct = (member: StudioMember, photoId: string, payload: object) =>
  member.call({ method: 'POST', url: path(photoId), payload: { phone: member.phone, ...payload } })

async function aCutPhoto(member: StudioMember, text: string): Promise<string> {
  const { id } = await aPhoto(member, text)
  const stateOf = async () => (await member.call({ method: 'GET', url: path(id) })).json<{ cutout: Cutout }>().cutout.state
  await expect.poll(stateOf).toBe('ready')
  return id
}

async function correctTimes(member: StudioMember, photoId: string, times: number): Promise<void> {
  for (let revision = 1; revision <= times; revision += 1) {
    const { cutout } = (await correct(member, photoId, { revision, strokes: [DOT] })).json<{ cutout: Cutout }>()
    expect(cutout).toMatchObject({ state: 'ready', revision: revision + 1 })
  }
}

const draft = (member: StudioMember, photoId: string) =>
  member.call({ method: 'GET', url: `/api/photos/${photoId}/layouts/price`, query: { operation: 'post' } })

test('the previews of the last revisions are kept; an earlier one can be ordered, and all goes with the photo', async () => {
  const member = await studio.aMember()
  const before = await studio.listFiles()
  const photoId = await aCutPhoto(member, 'kept')
  const newest = 1 + 2 * KEPT_PREVIEWS
  await correctTimes(member, photoId, newest - 1)
  const revisions = Array.from({ length: newest }, (_, at) => at + 1)
  const shown = await Promise.all(
    revisions.map((revision) => member.call({ method: 'GET', url: `${path(photoId)}/preview?revision=${revision}` })),
  )
  const kept = revisions.map((revision) => (revision > newest - KEPT_PREVIEWS ? 200 : 404))
  expect(shown.map(({ statusCode }) => statusCode)).toEqual(kept)
  // photo, its preview, what the network saw
  expect((await studio.listFiles()).length).toBe(before.length + 3 + KEPT_PREVIEWS)
  const swap = { photoId, operation: 'swap', backdrop: 'marmore-branco', cutout_revision: 2 }
  expect((await aDoneEdit(studio, member, swap)).state).toBe('done')
  await member.call({ method: 'DELETE', url: `/api/photos/${photoId}` })
  await erasePhoto({ ...studio.core.photoEdits, engine }, { photoId })
  expect((await studio.listFiles()).filter((key) => /^(?:cutouts|photos|previews)\//.test(key))).toEqual(
    before.filter((key) => /^(?:cutouts|photos|previews)\//.test(key)),
  )
})

test('every file and correction of a photo counts for the space of its member, and so do its drafts', async () => {
  const member = await studio.aMember()
  const { db, pool } = studio.core.database
  const before = new Set(await studio.listFiles())
  const photoId = await aCutPhoto(member, 'counted')
  await correctTimes(member, photoId, 2 * KEPT_PREVIEWS)
  const files = await Promise.all(
    (await studio.listFiles()).filter((key) => !before.has(key)).map((key) => studio.core.files.get(key)),
  )
  const onDisk = files.reduce((bytes, file) => bytes + (file?.byteLength ?? 0), 0)
  const { rows } = await pool.query<{ bytes: number }>(
    'select sum(pg_column_size(c.*))::int as bytes from cutout_corrections c where photo_id = $1',
    [photoId],
  )
  const stored = await sumStoredBytes(db, member.memberId)
  expect(stored).toBeGreaterThanOrEqual(onDisk + (rows[0]?.bytes ?? 0))
  expect(stored).toBeLessThan(2 * onDisk + 2 * KEPT_PREVIEWS * 300)
  const seen = await draft(member, photoId)
  expect(seen.statusCode).toBe(200)
  expect(await sumStoredBytes(db, member.memberId)).toBe(stored + seen.rawPayload.byteLength)
})

test('whose space is used up corrects no cutout and sees no draft until something is deleted', async () => {
  const member = await studio.aMember({ hasPlan: false })
  const photoId = await aCutPhoto(member, 'full')
  const fill = (bytes: number) =>
    studio.core.database.pool.query('update cutouts set file_bytes = $2 where photo_id = $1', [photoId, bytes])
  await fill(MAX_STORED_WITHOUT_PLAN_BYTES)
  const refused = [await correct(member, photoId, { revision: 1, strokes: [DOT] }), await draft(member, photoId)]
  expect(refused.map((answer) => [answer.statusCode, codeIn(answer)])).toEqual([
    [409, 'photo_space_used_up'],
    [409, 'photo_space_used_up'],
  ])
  await fill(0)
  expect((await correct(member, photoId, { revision: 1, strokes: [DOT] })).statusCode).toBe(200)
  expect((await draft(member, photoId)).statusCode).toBe(200)
})
