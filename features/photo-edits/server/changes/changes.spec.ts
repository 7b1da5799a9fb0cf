import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import { insertCutout } from '../cutouts/cutout-queries.ts'
import { runEdit } from '../edits/run-edit.ts'
import { aDoneEdit, aPhoto, changeSettled, codeIn, editIn, getEdit, order, remaining } from '../orders.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { renderFormat } from '../pictures/render-format.ts'
import { findPicture } from '../pictures/picture-queries.ts'
import { changeEditJob } from '../jobs.ts'
import type { MetOutage } from '../storage-outage.ts'
import { MAX_CHANGES } from './change-edit.ts'
import type { WhichChange } from './change-queries.ts'
import { runChange } from './run-change.ts'

const engine = createSmallEngine()
let studio: Studio
/** Without workers: edits and changes are begun by hand. */
let idle: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
  idle = await openStudio({ engine })
})
afterAll(async () => {
  await studio.close()
  await idle.close()
})

const DOT = { mode: 'keep', radius: 0.02, points: [[0.5, 0.25]] }
const SWAP = { operation: 'swap', backdrop: 'marmore-branco', message: 'café' }

const change = (member: StudioMember, id: string, payload: object = { cutout_revision: 2 }) =>
  member.call({ method: 'PATCH', url: `/api/edits/${id}`, payload: { phone: member.phone, ...payload } })

const correct = (member: StudioMember, photoId: string, revision = 1) =>
  member.call({
    method: 'POST',
    url: `/api/photos/${photoId}/cutout`,
    payload: { phone: member.phone, revision, strokes: [DOT] },
  })

/** A finished swap whose cutout was corrected afterwards. */
async function aCorrectedEdit(text: string) {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member, { photoId: (await aPhoto(member, text)).id, ...SWAP })
  await correct(member, edit.photo_id)
  return { member, edit }
}

const settled = (member: StudioMember, id: string) => changeSettled(studio, member, id)

async function hashOf(member: StudioMember, url: string | null): Promise<string> {
  const { statusCode, rawPayload } = await member.call({ method: 'GET', url: url ?? '' })
  expect(statusCode).toBe(200)
  return createHash('sha256').update(rawPayload).digest('hex')
}

describe('a finished edit whose cutout is corrected', () => {
  test('is made again with it, keeps its id, its backdrop and its caption, and costs nothing', async () => {
    const { member, edit } = await aCorrectedEdit('mended')
    expect(edit.free_change_until).toBeDefined()
    const [before, left] = [await hashOf(member, edit.full_url), await remaining(member)]
    const asked = editIn(await change(member, edit.id))
    expect(asked).toMatchObject({ id: edit.id, state: 'running', caption: edit.caption })
    const made = await settled(member, edit.id)
    expect(made).toMatchObject({
      state: 'done',
      caption: edit.caption,
      wishes: { ...edit.wishes, cutout_revision: 2 },
      finished_at: edit.finished_at,
    })
    expect(engine.orders().at(-1)).toMatchObject({ backdrop: 'marmore-branco', corrections: { strokes: [{ kind: 'keep' }] } })
    expect(await hashOf(member, made.full_url)).not.toBe(before)
    expect(await remaining(member)).toBe(left)
  })

  test('has another address, so that no browser shows its old picture, and its other formats show the change too', async () => {
    const { member, edit } = await aCorrectedEdit('addresses')
    const square = `/api/edits/${edit.id}/image?format=1:1`
    const before = await hashOf(member, square)
    await change(member, edit.id)
    const made = await settled(member, edit.id)
    expect(made.result_url).not.toBe(edit.result_url)
    expect((await studio.call({ method: 'GET', url: made.result_url ?? '' })).statusCode).toBe(200)
    const forged = (made.result_url ?? '').replace('v=1', 'v=2')
    expect((await studio.call({ method: 'GET', url: forged })).statusCode).toBe(401)
    expect(await hashOf(member, square)).not.toBe(before)
    expect(engine.orders().at(-1)).toMatchObject({ format: '1:1', corrections: { strokes: [{}] } })
  })

  test('leaves no file of its old pictures behind', async () => {
    const { member, edit } = await aCorrectedEdit('no files')
    const before = (await studio.listFiles()).length
    await change(member, edit.id)
    await settled(member, edit.id)
    // a job removes them
    await expect.poll(async () => (await studio.listFiles()).length).toBe(before)
  })

  test('can be corrected while its texts are saved in the same call', async () => {
    const { member, edit } = await aCorrectedEdit('both')
    await change(member, edit.id, { cutout_revision: 2, caption: 'minhas palavras' })
    expect(await settled(member, edit.id)).toMatchObject({ caption: 'minhas palavras', wishes: { cutout_revision: 2 } })
  })

  test('goes back to the network’s own cutout', async () => {
    const { member, edit } = await aCorrectedEdit('back')
    await change(member, edit.id)
    await settled(member, edit.id)
    await change(member, edit.id, { cutout_revision: 1 })
    expect((await settled(member, edit.id)).wishes).not.toHaveProperty('cutout_revision')
  })

  test('is made again once for two taps, and for a tap after it was made', async () => {
    const { member, edit } = await aCorrectedEdit('two taps')
    const begun = engine.begun()
    const both = await Promise.all([change(member, edit.id), change(member, edit.id)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await settled(member, edit.id)
    expect(editIn(await change(member, edit.id)).state).toBe('done')
    expect(engine.begun() - begun).toBe(1)
  })

  test('shows what the later of two tabs asked for', async () => {
    const { member, edit } = await aCorrectedEdit('two tabs')
    await correct(member, edit.photo_id, 2)
    await Promise.all([change(member, edit.id), change(member, edit.id, { cutout_revision: 3 })])
    await change(member, edit.id, { cutout_revision: 3 })
    expect(await settled(member, edit.id)).toMatchObject({ state: 'done', wishes: { cutout_revision: 3 } })
    expect(engine.orders().at(-1)?.corrections?.strokes).toHaveLength(2)
  })

  test('is changed for nobody else, and not while it is being made', async () => {
    const { edit } = await aCorrectedEdit('mine')
    const stranger = await studio.aMember()
    expect(codeIn(await change(stranger, edit.id))).toBe('not_found')
    expect(
      (await studio.call({ method: 'PATCH', url: `/api/edits/${edit.id}`, payload: { cutout_revision: 2 } })).statusCode,
    ).toBe(401)
    const member = await idle.aMember()
    const waiting = editIn(await order(member, { photoId: (await aPhoto(member)).id, ...SWAP }))
    expect(codeIn(await change(member, waiting.id))).toBe('edit_not_ready')
  })

  test('is no change without anything to change, nor with a revision that does not exist, nor of a caption alone', async () => {
    const { member, edit } = await aCorrectedEdit('nothing')
    expect((await change(member, edit.id, {})).statusCode).toBe(400)
    expect((await change(member, edit.id, { cutout_revision: 0 })).statusCode).toBe(400)
    expect(codeIn(await change(member, edit.id, { cutout_revision: 9 }))).toBe('not_found')
    const words = await aDoneEdit(studio, member, { operation: 'caption', message: 'bolo', photoId: edit.photo_id })
    expect(words.free_change_until).toBeUndefined()
    expect(codeIn(await change(member, words.id))).toBe('not_found')
  })

  test('can no longer be changed once its photo is deleted', async () => {
    const { member, edit } = await aCorrectedEdit('no photo')
    await member.call({ method: 'DELETE', url: `/api/photos/${edit.photo_id}` })
    expect((await getEdit(member, edit.id)).free_change_until).toBeUndefined()
    expect(['photo_unavailable', 'not_found']).toContain(codeIn(await change(member, edit.id)))
  })

  test('costs nothing for a day, and is not changed after that', async () => {
    const { member, edit } = await aCorrectedEdit('a day')
    await studio.advance(DAY)
    expect((await getEdit(member, edit.id)).free_change_until).toBeUndefined()
    const late = await change(member, edit.id)
    expect([late.statusCode, codeIn(late)]).toEqual([409, 'free_change_over'])
    expect((await change(member, edit.id, { caption: 'ainda' })).statusCode).toBe(200)
  })
})

/** The studio has no workers, so this finishes the edit. */
async function anIdleChange(text: string) {
  const member = await idle.aMember()
  const { id: photoId } = await aPhoto(member, text)
  const { id } = editIn(await order(member, { photoId, ...SWAP }))
  await runEdit(deps(), { editId: id }, attempt())
  const { db } = idle.core.database
  await insertCutout(db, { photoId, revision: 2, now: idle.core.photoEdits.clock.now() })
  await change(member, id)
  return { member, id, before: (await findPicture(db, id, '4:5'))?.fileKey }
}

const deps = () => ({ ...idle.core.photoEdits, engine, imageGenerator: undefined })
const attempt = (isLast = false) => ({ signal: new AbortController().signal, isLast })

const storeDown = () => Promise.reject(new ProviderFault({ provider: 'files', code: 'store_down', isRetryable: true }))

const pictureOf = async (id: string) => (await findPicture(idle.core.database.db, id, '4:5'))?.fileKey

describe('a change that is not made', () => {
  test('by an engine that fails for good leaves the edit as it was, and says so until the next change', async () => {
    const { member, id, before } = await anIdleChange('failing')
    engine.failNext(new Error('broken'))
    await expect(runChange(deps(), { editId: id, change: 1 }, attempt())).rejects.toThrow('broken')
    expect((await getEdit(member, id)).state).toBe('running')
    engine.failNext(new Error('broken'))
    await expect(runChange(deps(), { editId: id, change: 1 }, attempt(true))).rejects.toThrow('broken')
    const failed = await getEdit(member, id)
    expect(failed.state).toBe('done')
    expect(failed.warnings).toContain('change_failed')
    expect(failed.wishes).not.toHaveProperty('cutout_revision')
    expect(await pictureOf(id)).toBe(before)
    expect(await remaining(member)).toBe(11)
    await change(member, id)
    await runChange(deps(), { editId: id, change: 2 }, attempt())
    expect((await getEdit(member, id)).warnings).not.toContain('change_failed')
  })

  test('while the storage is down waits, and is made once it is back', async () => {
    const { member, id } = await anIdleChange('outage')
    await idle.core.boss.fetch(changeEditJob.name, { batchSize: 100 })
    const down = { ...deps(), files: { ...deps().files, put: storeDown } }
    await runChange(down, { editId: id, change: 1 }, attempt(true))
    expect(await getEdit(member, id)).toMatchObject({ state: 'running' })
    const [job] = await idle.core.boss.fetch<WhichChange & MetOutage>(changeEditJob.name, { ignoreStartAfter: true })
    expect(job?.data).toMatchObject({ editId: id, change: 1 })
    const begun = engine.begun()
    await runChange(down, job?.data ?? { editId: '', change: 0 }, attempt(true))
    expect(engine.begun()).toBe(begun)
    await runChange(deps(), { editId: id, change: 1 }, attempt())
    expect(await getEdit(member, id)).toMatchObject({ state: 'done', warnings: [], wishes: { cutout_revision: 2 } })
  })

  test('by a refusing engine is not tried again', async () => {
    const { member, id, before } = await anIdleChange('refusing')
    engine.failNext('subject_unclear')
    await runChange(deps(), { editId: id, change: 1 }, attempt())
    expect((await getEdit(member, id)).warnings).toContain('change_failed')
    expect(await pictureOf(id)).toBe(before)
  })

  test('in a quarter of an hour is given up, and its worker changes nothing later', async () => {
    const { member, id, before } = await anIdleChange('lost')
    await idle.advance(16 * MINUTE)
    await idle.sweep('expire-changes')
    expect((await getEdit(member, id)).warnings).toContain('change_failed')
    await runChange(deps(), { editId: id, change: 1 }, attempt())
    expect(await pictureOf(id)).toBe(before)
  })

  test('because its edit was deleted meanwhile does nothing', async () => {
    const { member, id } = await anIdleChange('deleted')
    await member.call({ method: 'DELETE', url: `/api/edits/${id}` })
    const begun = engine.begun()
    await runChange(deps(), { editId: id, change: 1 }, attempt())
    expect(engine.begun()).toBe(begun)
  })

  test('keeps its old picture to show, to download and to save words for', async () => {
    const { member, id } = await anIdleChange('meanwhile')
    const edit = await getEdit(member, id)
    expect(edit.state).toBe('running')
    expect((await member.call({ method: 'GET', url: edit.full_url ?? '' })).statusCode).toBe(200)
    expect((await change(member, id, { caption: 'enquanto isso' })).statusCode).toBe(200)
  })

  test('more than forty times in a day is refused', async () => {
    const { member, id } = await anIdleChange('forty')
    await idle.core.database.pool.query('update edits set changes = $2 where id = $1', [id, MAX_CHANGES])
    const { db } = idle.core.database
    const { photo_id: photoId } = await getEdit(member, id)
    await insertCutout(db, { photoId, revision: 3, now: idle.core.photoEdits.clock.now() })
    expect(codeIn(await change(member, id, { cutout_revision: 3 }))).toBe('too_many_requests')
  })
})

test('another format that was begun before a change shows the change', async () => {
  const { member, id } = await anIdleChange('format')
  const isWaiting = engine.hold()
  const rendering = renderFormat(deps(), { editId: id, format: '9:16' }, attempt())
  await isWaiting
  await idle.core.database.pool.query('update edits set version = 7 where id = $1', [id])
  engine.release()
  const begun = engine.begun()
  await rendering
  expect(engine.begun()).toBe(begun + 1)
  expect(await findPicture(idle.core.database.db, id, '9:16')).toBeDefined()
  expect((await getEdit(member, id)).result_url).toContain('v=7')
})
