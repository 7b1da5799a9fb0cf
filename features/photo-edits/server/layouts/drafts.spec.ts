/** What a photo would become, seen before it is ordered. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import type { WaitForWorker } from '#features/serve.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import { MAX_USED_FOR_DRAFTS_MS, nextPreviewAt } from '../cutouts/meter-preview.ts'
import { PHOTO_EDITS_TOPIC } from '../edits/edit-events.ts'
import { previewDraftJob } from '../jobs.ts'
import { aPhoto, codeIn, editIn, finished, order, remaining } from '../orders.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { reserveUse } from '../upload-account-queries.ts'
import { listWaiting } from '../waiting-jobs.test-support.ts'
import { countDraftPreviews, findDraftPreview, insertDraftPreview } from './draft-queries.ts'
import { getDraftPreview, MAX_DRAFTS_AN_HOUR } from './get-draft-preview.ts'
import { runDraftPreview } from './run-draft-preview.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
})
afterAll(() => studio.close())

const TEXTS = { title: 'Limpeza de pele', price: 'R$ 120', date: 'até sexta' }
const SWAP = { operation: 'swap', backdrop: 'marmore-branco', format: '1:1', seed: '7' }

const draft = (member: Pick<StudioMember, 'call'>, photoId: string, query: Record<string, string> = {}, layout = 'price') =>
  member.call({ method: 'GET', url: `/api/photos/${photoId}/layouts/${layout}`, query: { operation: 'post', ...query } })

const countOf = ({ memberId }: StudioMember) => countDraftPreviews(studio.core.database.db, { memberId, since: new Date(0) })
const deps = () => ({ ...studio.core.photoEdits, engine, imageGenerator: undefined })
const attempt = (isLast = false) => ({ signal: new AbortController().signal, isLast })
const ROW = { operation: 'post', wishes: { format: '4:5' }, language: 'pt-BR', watermarked: false } as const

/** A preview that was asked for, and that no worker knows of. */
async function anAskedDraft() {
  const member = await studio.aMember()
  const which = { photoId: (await aPhoto(member)).id, key: 'by hand' }
  const ask = () => insertDraftPreview(studio.core.database.db, { ...ROW, ...which, askedAt: studio.core.photoEdits.clock.now() })
  await ask()
  return { member, which, ask, find: () => findDraftPreview(studio.core.database.db, which) }
}

/** Fills the member's account of processor time. */
async function use({ memberId }: StudioMember, byMs: number): Promise<void> {
  const account = { memberId, now: studio.core.photoEdits.clock.now(), drainRate: 0 }
  await reserveUse(studio.core.database.db, { ...account, byMs, maxMs: 1e9 })
}

test.each([{ operation: 'post' }, SWAP])(
  'a small picture shows the order that would be made of %j, once and for nothing',
  async (wishes) => {
    const member = await studio.aMember()
    const { id } = await aPhoto(member)
    const left = await remaining(member)
    const begun = engine.begun()
    const query = { ...wishes, ...TEXTS }
    const both = await Promise.all([draft(member, id, query), draft(member, id, query)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(both[0]?.headers['content-type']).toBe('image/jpeg')
    expect((await sharp(both[0]?.rawPayload).metadata()).width).toBeLessThanOrEqual(480)
    expect(engine.begun() - begun).toBe(1)
    const seen = engine.orders().at(-1)
    expect(seen).toMatchObject({ operation: wishes.operation, layout: 'price', texts: TEXTS })
    expect(await remaining(member)).toBe(left)

    const { seed, ...others } = { seed: undefined, ...wishes }
    const line = { message: 'limpeza de pele R$ 120 até sexta', layout: 'price' }
    const ordered = await order(member, { photoId: id, ...others, ...line, ...(seed !== undefined && { seed: Number(seed) }) })
    await finished(studio, member, editIn(ordered).id)
    const made = engine.orders().at(-1)
    expect({ ...made, seed: null }).toEqual({ ...seen, seed: null })
  },
)

test('it is for the photo’s own member, and refuses what an order would refuse', async () => {
  const member = await studio.aMember()
  const { id } = await aPhoto(member)
  expect(codeIn(await draft(await studio.aMember(), id))).toBe('not_found')
  expect((await draft(studio, id)).statusCode).toBe(401)
  expect((await draft(member, id, {}, 'poster')).statusCode).toBe(400)
  expect((await draft(member, id, { operation: 'describe' })).statusCode).toBe(400)
  expect((await draft(member, id, { seed: 'x' })).statusCode).toBe(400)
  expect(codeIn(await draft(member, id, { operation: 'swap' }))).toBe('backdrop_missing')
  expect(codeIn(await draft(member, id, { operation: 'swap', backdrop: 'moon' }))).toBe('backdrop_unknown')
  expect(codeIn(await draft(member, id, { cutout_revision: '9' }))).toBe('not_found')
  expect(await countOf(member)).toBe(0)
  await member.call({ method: 'DELETE', url: `/api/photos/${id}` })
  expect(codeIn(await draft(member, id))).toBe('not_found')
})

test('it is refused when a member has looked at too many, and forgotten after a day, or with its photo', async () => {
  const member = await studio.aMember()
  const { id } = await aPhoto(member)
  const { id: other } = await aPhoto(member, 'another')
  const { db } = studio.core.database
  const askedAt = studio.core.photoEdits.clock.now()
  for (let at = 0; at < MAX_DRAFTS_AN_HOUR; at++) await insertDraftPreview(db, { ...ROW, photoId: id, key: `key ${at}`, askedAt })
  const refused = await draft(member, other)
  expect([refused.statusCode, codeIn(refused)]).toEqual([429, 'too_many_requests'])
  await studio.advance(DAY + HOUR)
  await studio.sweep('forget-previews')
  expect(await findDraftPreview(db, { photoId: id, key: 'key 1' })).toBeUndefined()
  expect((await draft(member, id)).statusCode).toBe(200)
  await member.call({ method: 'DELETE', url: `/api/photos/${id}` })
  await expect.poll(() => countOf(member)).toBe(0)
})

test('a request that gets its turn after the photo was deleted leaves nothing of it behind', async () => {
  const member = await studio.aMember()
  const { id } = await aPhoto(member)
  const waitForWorker: WaitForWorker = async (work) => {
    await member.call({ method: 'DELETE', url: `/api/photos/${id}` })
    return work(new AbortController().signal)
  }
  const { notifications } = studio.core
  const request = { memberId: member.memberId, photoId: id, operation: 'post', wishes: {}, language: 'pt-BR' } as const
  await expect(getDraftPreview({ ...studio.core.photoEdits, notifications, waitForWorker }, request)).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await countOf(member)).toBe(0)
})

test('one that cannot be made is given up, and the next request starts over', async () => {
  const { member, which, ask, find } = await anAskedDraft()
  engine.failNext('subject_unclear')
  await runDraftPreview(deps(), which, attempt())
  expect(await find()).toBeUndefined()
  expect(await countOf(member)).toBe(1)
  await ask()
  await runDraftPreview(deps(), which, attempt())
  expect((await find())?.picture).toBeTruthy()
})

test('whoever waits for one that is given up learns it at once', async () => {
  const member = await studio.aMember()
  const { id } = await aPhoto(member)
  engine.failNext('subject_unclear')
  expect(codeIn(await draft(member, id))).toBe('edit_failed')
  expect((await draft(member, id)).statusCode).toBe(200)
})

describe('processor time', () => {
  test('that is used up for previews before the order is left for cutouts, and none waits for it', async () => {
    const member = await studio.aMember()
    const { id } = await aPhoto(member)
    await use(member, MAX_USED_FOR_DRAFTS_MS)
    const refused = await draft(member, id)
    expect(codeIn(refused)).toBe('too_many_requests')
    expect(refused.json<{ remainingTime: number }>().remainingTime).toBeGreaterThan(0)
    expect(await countOf(member)).toBe(0)
    expect(await nextPreviewAt(studio.core.photoEdits, member)).toBeUndefined()
    await studio.advance(HOUR)
    expect((await draft(member, id)).statusCode).toBe(200)
  })

  test('that is used up meanwhile puts off the preview of each member, again and again, and tells who waits', async () => {
    const first = await anAskedDraft()
    const asked = [first, await anAskedDraft()]
    const told: string[] = []
    const stop = studio.core.notifications.listen(PHOTO_EDITS_TOPIC, (id) => void told.push(id))
    const ids = asked.map(({ which }) => which.photoId)
    const isWaiting = async () => {
      const waiting = await listWaiting(studio, previewDraftJob, 'photoId')
      return ids.map((id) => waiting.filter((other) => other === id).length)
    }
    for (const { member, which } of asked) {
      await use(member, 2 * MAX_USED_FOR_DRAFTS_MS)
      await runDraftPreview(deps(), which, attempt())
    }
    expect(await isWaiting()).toEqual([1, 1])
    await expect.poll(() => ids.every((id) => told.includes(id))).toBe(true)
    stop()
    await use(first.member, MAX_USED_FOR_DRAFTS_MS)
    await runDraftPreview(deps(), first.which, attempt())
    expect(await isWaiting()).toEqual([2, 1])
  })
})
