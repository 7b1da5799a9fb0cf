/** What a photo would become, seen before it is ordered. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import { aPhoto, codeIn, editIn, finished, order, remaining } from '../orders.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { countDraftPreviews, findDraftPreview, insertDraftPreview } from './draft-queries.ts'
import { MAX_DRAFTS_AN_HOUR } from './get-draft-preview.ts'

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

const countOf = (photoId: string) => countDraftPreviews(studio.core.database.db, { photoId, since: new Date(0) })

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
  expect(await countOf(id)).toBe(0)
  await member.call({ method: 'DELETE', url: `/api/photos/${id}` })
  expect(codeIn(await draft(member, id))).toBe('not_found')
})

test('it is refused when the same photo was looked at too often, and forgotten after a day, or with its photo', async () => {
  const member = await studio.aMember()
  const { id } = await aPhoto(member)
  const { db } = studio.core.database
  const row = { photoId: id, operation: 'post', wishes: { format: '4:5' }, language: 'pt-BR', watermarked: false } as const
  const askedAt = studio.core.photoEdits.clock.now()
  for (let at = 0; at < MAX_DRAFTS_AN_HOUR; at++) await insertDraftPreview(db, { ...row, key: `key ${at}`, askedAt })
  const refused = await draft(member, id)
  expect([refused.statusCode, codeIn(refused)]).toEqual([429, 'too_many_requests'])
  await studio.advance(DAY + HOUR)
  await studio.sweep('forget-previews')
  expect(await findDraftPreview(db, { photoId: id, key: 'key 1' })).toBeUndefined()
  expect((await draft(member, id)).statusCode).toBe(200)
  await member.call({ method: 'DELETE', url: `/api/photos/${id}` })
  await expect.poll(() => countOf(id)).toBe(0)
})

test('one that cannot be made is given up, and the next request starts over', async () => {
  const member = await studio.aMember()
  const { id } = await aPhoto(member)
  const key = 'a key'
  const { db } = studio.core.database
  const { runDraftPreview } = await import('./run-draft-preview.ts')
  const row = { photoId: id, operation: 'post', wishes: { format: '4:5' }, language: 'pt-BR', watermarked: true } as const
  await insertDraftPreview(db, { ...row, key, askedAt: studio.core.photoEdits.clock.now() })
  engine.failNext('subject_unclear')
  const deps = { ...studio.core.photoEdits, engine, imageGenerator: undefined }
  const attempt = { signal: new AbortController().signal, isLast: false }
  await runDraftPreview(deps, { photoId: id, key }, attempt)
  expect(await findDraftPreview(db, { photoId: id, key })).toBeUndefined()
  expect(await countOf(id)).toBe(1)
  await insertDraftPreview(db, { ...row, key, askedAt: studio.core.photoEdits.clock.now() })
  await runDraftPreview(deps, { photoId: id, key }, attempt)
  expect((await findDraftPreview(db, { photoId: id, key }))?.picture).toBeTruthy()
})
