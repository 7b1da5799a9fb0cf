import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { type Engine, EngineRefusal } from '#engine/types.ts'
import { MINUTE } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { WorkerDeps } from '../deps.ts'
import { createSmallEngine, drawJpeg } from '../small-engine.test-support.ts'
import { aPhoto, editIn, getEdit, order, remaining } from '../orders.test-support.ts'
import { runEditJob } from '../jobs.ts'
import { MAX_WASTED_A_DAY } from './generate-backdrop.ts'
import { runEdit } from './run-edit.ts'
import { photos } from '../schema.ts'
import type { MetOutage } from '../storage-outage.ts'
import { generatedBackdropKey } from '../stored-files.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
})
afterAll(() => studio.close())

/** One attempt at an edit, as the queue makes it. */
async function attempt(
  editId: string,
  { isLast = false, outage = {}, ...deps }: Partial<WorkerDeps> & { isLast?: boolean; outage?: MetOutage } = {},
) {
  const signal = new AbortController().signal
  const job = { editId, ...outage }
  await runEdit({ ...studio.core.photoEdits, engine, imageGenerator: undefined, ...deps }, job, { signal, isLast })
}

/** What the job that looks again at an edit carries. */
async function outageOf(editId: string): Promise<MetOutage> {
  const { rows } = await studio.core.database.pool.query<{ since: string }>(
    "select data->>'storeDownSince' as since from pgboss.job where data->>'editId' = $1 and data ? 'storeDownSince'",
    [editId],
  )
  return { storeDownSince: rows[0]?.since }
}

const storeDown = () => Promise.reject(new ProviderFault({ provider: 'files', code: 'store_down', isRetryable: true }))
/** A store that can be read and not written. */
const readOnly = () => ({ ...studio.core.photoEdits.files, put: storeDown })

async function anOrder(member: StudioMember, wishes: Record<string, unknown> = {}) {
  const photo = await aPhoto(member)
  return editIn(await order(member, { photoId: photo.id, ...wishes }))
}

test('delivers a picture and a caption, and spends one edit', async () => {
  const member = await studio.aMember({ occupation: 'Confeiteira' })
  const { id } = await anOrder(member, { message: 'bolo de cenoura com 10% de desconto hoje' })
  await attempt(id)
  const edit = await getEdit(member, id)
  expect(edit).toMatchObject({ state: 'done', stage: 'encode', progress: 1, format: '4:5' })
  expect(edit.caption).toContain('10%')
  const picture = await studio.call({ method: 'GET', url: edit.result_url ?? '' })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await remaining(member)).toBe(11)
})

test('states what was understood of the description and what was not', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member, { operation: 'describe', words: 'praia com unicórnio' })
  await attempt(id)
  expect((await getEdit(member, id)).understood).toEqual({ taken: ['praia'], missed: ['unicórnio'] })
})

test('states where the cutout is in doubt, and the position of the photo under the result', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member, { operation: 'swap', backdrop: 'marmore-branco' })
  await attempt(id)
  expect(await getEdit(member, id)).toMatchObject({
    doubts: [{ kind: 'ragged_edge', place: { left: 0.5, top: 0, width: 0.25, height: 0.25 } }],
    before_frame: { left: -0.25, top: 0, width: 1.5, height: 1 },
  })
})

test.each(['first_frame_only', 'end_missing'] as const)('repeats %s of the upload with the result', async (warning) => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const warnings = [warning]
  await studio.core.photoEdits.db.update(photos).set({ warnings }).where(eq(photos.id, photo.id))
  const { id } = editIn(await order(member, { photoId: photo.id }))
  await attempt(id)
  expect((await getEdit(member, id)).warnings).toContain(warning)
})

test('writes a caption alone without a picture and without using the allowance', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member, { operation: 'caption', message: 'promoção de 20% no sábado' })
  await attempt(id)
  expect(await getEdit(member, id)).toMatchObject({ state: 'done', result_url: null, full_url: null })
  expect((await getEdit(member, id)).caption).toContain('20%')
  expect(await remaining(member)).toBe(12)
})

test('reminds a dentist of the posting rules', async () => {
  const member = await studio.aMember({ occupation: 'Dentista' })
  const { id } = await anOrder(member)
  await attempt(id)
  expect((await getEdit(member, id)).warnings).toContain('posting_rules_dentistry')
})

test('fails at once when the member can fix it, and releases the edit', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member, { operation: 'swap', backdrop: 'marmore-branco' })
  engine.failNext('subject_unclear')
  await attempt(id)
  const edit = await getEdit(member, id)
  expect(edit).toMatchObject({ state: 'failed', result_url: null, error: { code: 'subject_unclear' } })
  expect(edit.error?.error).toContain('assunto')
  expect(await remaining(member)).toBe(12)
})

test('makes nothing for an order that waited while its plan was refunded, and says so', async () => {
  const member = await studio.aMember({ hasPlan: false })
  const { memberId } = member
  const { db } = studio.core.database
  const { subscriptions } = studio.core.membership
  await db.transaction((tx) => subscriptions.openByCoupon(tx, { memberId, coupon: { code: 'DEFAULT', periods: 1 } }))
  const { id } = await anOrder(member)
  const bought = await subscriptions.find(db, memberId)
  await db.transaction((tx) => subscriptions.requestRefund(tx, String(bought?.subscription.id)))
  await attempt(id)
  const edit = await getEdit(member, id)
  expect(edit).toMatchObject({ state: 'failed', result_url: null, error: { code: 'subscription_required' } })
  const { rows } = await studio.core.database.pool.query('select state from allowance_reservations where edit_id = $1', [id])
  expect(rows).toEqual([{ state: 'released' }])
})

test('retries after an unexpected error', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  engine.failNext(new Error('out of memory'))
  await expect(attempt(id)).rejects.toThrow('out of memory')
  expect((await getEdit(member, id)).state).toBe('running')
  expect(await remaining(member)).toBe(11)
  await attempt(id)
  expect((await getEdit(member, id)).state).toBe('done')
  expect(await remaining(member)).toBe(11)
})

test('fails at once when there is no space for the result, and releases the edit', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  const full = new ProviderFault({ provider: 'files', code: 'no_room', isRetryable: true })
  const files = { ...studio.core.photoEdits.files, put: () => Promise.reject(full) }
  await attempt(id, { files })
  expect(await getEdit(member, id)).toMatchObject({ state: 'failed', error: { code: 'edit_failed' } })
  expect(await remaining(member)).toBe(12)
})

test('waits while the storage is down, even at the last attempt, and is made once it is back', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  const down = new ProviderFault({ provider: 'files', code: 'store_down', isRetryable: true })
  const files = { ...studio.core.photoEdits.files, put: () => Promise.reject(down) }
  const jobs = async () => {
    const { rows } = await studio.core.database.pool.query("select id from pgboss.job where data->>'editId' = $1", [id])
    return rows.length
  }
  await studio.core.boss.fetch(runEditJob.name, { batchSize: 100 })
  const before = await jobs()
  await attempt(id, { files, isLast: true })
  await attempt(id, { files, isLast: true })
  expect([(await getEdit(member, id)).state, await remaining(member), await jobs()]).toEqual(['running', 11, before + 1])
  await attempt(id)
  expect([(await getEdit(member, id)).state, await remaining(member)]).toEqual(['done', 11])
})

test('waits for storage from its own first failure, however long it had queued', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  await studio.core.boss.fetch(runEditJob.name, { batchSize: 100 })
  await studio.advance(6 * MINUTE)
  await attempt(id, { files: readOnly(), isLast: true })
  expect([(await getEdit(member, id)).state, await remaining(member)]).toEqual(['running', 11])
  const outage = await outageOf(id)
  await studio.advance(4 * MINUTE)
  await attempt(id, { files: readOnly(), isLast: true, outage })
  expect([(await getEdit(member, id)).state, await remaining(member)]).toEqual(['running', 11])
})

test('fails after storage has been down for five minutes, and releases the edit', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  await studio.core.boss.fetch(runEditJob.name, { batchSize: 100 })
  await attempt(id, { files: readOnly() })
  const outage = await outageOf(id)
  await studio.advance(6 * MINUTE)
  await expect(attempt(id, { files: readOnly(), outage })).rejects.toThrow('store_down')
  await expect(attempt(id, { files: readOnly(), outage, isLast: true })).rejects.toThrow('store_down')
  expect(await getEdit(member, id)).toMatchObject({ state: 'failed', error: { code: 'edit_failed' } })
  expect(await remaining(member)).toBe(12)
})

test('neither computes nor writes again before the store takes files', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  await studio.core.boss.fetch(runEditJob.name, { batchSize: 100 })
  let written = 0
  const { captions } = studio.core
  const composeCaption: typeof captions.composeCaption = (...asked) => {
    written += 1
    return captions.composeCaption(...asked)
  }
  const counting = { captions: { ...captions, composeCaption } }
  await attempt(id, { ...counting, files: { ...readOnly(), get: storeDown } })
  expect(written).toBe(0)
  const outage = await outageOf(id)
  const begun = engine.begun()
  await attempt(id, { ...counting, files: readOnly(), outage })
  expect([written, engine.begun()]).toEqual([0, begun])
  await attempt(id, { ...counting, outage })
  expect([(await getEdit(member, id)).state, written, engine.begun()]).toEqual(['done', 1, begun + 1])
})

test('returns an edit to the queue when the worker stops, for another one to make', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  const stopping = new AbortController()
  const waiting = engine.hold()
  const deps = { ...studio.core.photoEdits, engine, imageGenerator: undefined }
  const running = runEdit(deps, { editId: id }, { signal: stopping.signal, isLast: false })
  await waiting
  stopping.abort()
  await expect(running).rejects.toThrow(/abort/i)
  expect((await getEdit(member, id)).state).toBe('running')
  engine.release()
  await attempt(id)
  expect((await getEdit(member, id)).state).toBe('done')
  expect(await remaining(member)).toBe(11)
})

test('gives up after the last attempt, and releases the edit', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  engine.failNext(new Error('out of memory'))
  await expect(attempt(id, { isLast: true })).rejects.toThrow('out of memory')
  expect(await getEdit(member, id)).toMatchObject({ state: 'failed', error: { code: 'edit_failed' } })
  expect(await remaining(member)).toBe(12)
})

test('never makes a finished edit again', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  await attempt(id)
  const [before, begun] = [await getEdit(member, id), engine.begun()]
  await attempt(id)
  expect(await getEdit(member, id)).toEqual(before)
  expect(engine.begun()).toBe(begun)
})

test('delivers once and charges once when two workers make the same edit', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  const waiting = engine.hold()
  const first = attempt(id)
  await waiting
  const second = attempt(id)
  engine.release()
  await Promise.all([first, second])
  expect((await getEdit(member, id)).state).toBe('done')
  expect(await remaining(member)).toBe(11)
})

test('does not touch an edit that was deleted while it was made', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  const waiting = engine.hold()
  const running = attempt(id)
  await waiting
  await member.call({ method: 'DELETE', url: `/api/edits/${id}` })
  engine.release()
  await running
  expect((await member.call({ method: 'GET', url: `/api/edits/${id}` })).statusCode).toBe(404)
  expect(await remaining(member)).toBe(12)
})

test('stops at the next step of an edit that was deleted', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  const edit: Engine['edit'] = async (_photo, _order, { onProgress, signal } = {}) => {
    await member.call({ method: 'DELETE', url: `/api/edits/${id}` })
    const broken = once(signal ?? new EventTarget(), 'abort')
    onProgress?.('backdrop', 0.6)
    await broken
    throw new Error('broken off')
  }
  await attempt(id, { engine: { ...engine, edit } })
  expect(await remaining(member)).toBe(12)
})

test('fails an edit whose photo was deleted before its turn', async () => {
  const member = await studio.aMember()
  const edit = await anOrder(member)
  await member.call({ method: 'DELETE', url: `/api/photos/${edit.photo_id}` })
  await attempt(edit.id)
  expect(await getEdit(member, edit.id)).toMatchObject({ state: 'failed', error: { code: 'photo_unavailable' } })
  expect(await remaining(member)).toBe(12)
})

test('clears the engine’s cache of a photo that was deleted while it was edited', async () => {
  const member = await studio.aMember()
  const edit = await anOrder(member)
  const waiting = engine.hold()
  const running = attempt(edit.id)
  await waiting
  await member.call({ method: 'DELETE', url: `/api/photos/${edit.photo_id}` })
  const before = engine.forgotten().length
  engine.release()
  await running
  expect(engine.forgotten().length).toBe(before + 1)
})

test('delivers the picture without a caption when it cannot be written', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member)
  const captions = { ...studio.core.captions, composeCaption: () => Promise.reject(new Error('no words today')) }
  await attempt(id, { captions })
  expect(await getEdit(member, id)).toMatchObject({ state: 'done', caption: null })
  expect(await remaining(member)).toBe(11)
})

test('calls a generator once for a backdrop, whatever happens after', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member, { operation: 'describe', words: 'praia' })
  let asked = 0
  const imageGenerator = {
    generate: async () => {
      asked += 1
      return drawJpeg('a beach')
    },
  }
  engine.failNext(new Error('out of memory'))
  await expect(attempt(id, { imageGenerator })).rejects.toThrow('out of memory')
  await attempt(id, { imageGenerator })
  expect((await getEdit(member, id)).state).toBe('done')
  expect(asked).toBe(1)
})

test('pays a generator for nothing while its backdrop could not be stored', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member, { operation: 'describe', words: 'praia' })
  let asked = 0
  const imageGenerator = {
    generate: async () => {
      asked += 1
      return drawJpeg('a beach')
    },
  }
  await attempt(id, { imageGenerator, files: readOnly() })
  await attempt(id, { imageGenerator, files: readOnly() })
  expect([(await getEdit(member, id)).state, asked]).toEqual(['running', 0])
  await attempt(id, { imageGenerator })
  expect([(await getEdit(member, id)).state, asked]).toEqual(['done', 1])
})

test('calls no generator for a member whose descriptions came to nothing a dozen times in a day', async () => {
  const member = await studio.aMember()
  let asked = 0
  const imageGenerator = {
    generate: async () => {
      asked += 1
      return drawJpeg('a beach')
    },
  }
  const wish = { operation: 'describe', words: 'praia' }
  for (let number = 1; number <= MAX_WASTED_A_DAY; number += 1) {
    const { id } = await anOrder(member, wish)
    engine.failNext(new EngineRefusal('subject_unclear'))
    await attempt(id, { imageGenerator })
  }
  expect([asked, await remaining(member)]).toEqual([MAX_WASTED_A_DAY, 12])
  const next = await anOrder(member, wish)
  await attempt(next.id, { imageGenerator })
  expect(asked).toBe(MAX_WASTED_A_DAY)
  expect(await getEdit(member, next.id)).toMatchObject({ state: 'done', warnings: ['images_fell_back'] })
  const other = await studio.aMember()
  await attempt((await anOrder(other, wish)).id, { imageGenerator })
  expect(asked).toBe(MAX_WASTED_A_DAY + 1)
})

test('lets the engine render one when the generator fails, and states it', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member, { operation: 'describe', words: 'praia' })
  const fault = new ProviderFault({ provider: 'images', code: 'vendor_down', isRetryable: true })
  await attempt(id, { imageGenerator: { generate: () => Promise.reject(fault) } })
  const edit = await getEdit(member, id)
  expect(edit.state).toBe('done')
  expect(edit.warnings).toContain('images_fell_back')
})

test('does not blame the generator when its backdrop cannot be stored', async () => {
  const member = await studio.aMember()
  const { id } = await anOrder(member, { operation: 'describe', words: 'praia' })
  const { files } = studio.core.photoEdits
  const away = new ProviderFault({ provider: 'files', code: 'store_down', isRetryable: true })
  const put: typeof files.put = (key, bytes) => (key === generatedBackdropKey(id) ? Promise.reject(away) : files.put(key, bytes))
  const imageGenerator = { generate: () => drawJpeg('a beach') }
  await attempt(id, { imageGenerator, files: { ...files, put } })
  expect((await getEdit(member, id)).state).toBe('running')
  await attempt(id, { imageGenerator })
  const edit = await getEdit(member, id)
  expect(edit.state).toBe('done')
  expect(edit.warnings).not.toContain('images_fell_back')
})
