/** The mark of the trial on what is seen before an order. */
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio } from '#apps/testing/studio.test-support.ts'
import { aPhoto } from '../orders.test-support.ts'
import { draftPreviews } from '../schema.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { findDraftPreview, insertDraftPreview } from './draft-queries.ts'
import { runDraftPreview } from './run-draft-preview.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
})
afterAll(() => studio.close())

/** Which of a photo's drafts have the watermark. */
async function marksOf(photoId: string): Promise<boolean[]> {
  const { db } = studio.core.database
  const rows = await db.select().from(draftPreviews).where(eq(draftPreviews.photoId, photoId))
  return rows.map(({ watermarked }) => watermarked).toSorted((one, other) => Number(one) - Number(other))
}

test('without a plan one with the watermark is asked for, and one without it after paying', async () => {
  const member = await studio.aMember({ hasPlan: false })
  const { id } = await aPhoto(member)
  const draft = () => member.call({ method: 'GET', url: `/api/photos/${id}/layouts/price`, query: { operation: 'post' } })
  expect((await draft()).statusCode).toBe(200)
  expect(await marksOf(id)).toEqual([true])
  const { database, membership } = studio.core
  const coupon = { code: 'SPEC', periods: 1 }
  await database.db.transaction((tx) => membership.subscriptions.openByCoupon(tx, { memberId: member.memberId, coupon }))
  expect((await draft()).statusCode).toBe(200)
  expect(await marksOf(id)).toEqual([false, true])
})

test.each([
  { watermarked: true, atLeast: 10, atMost: 100 },
  { watermarked: false, atLeast: 0, atMost: 1 },
])('a grey picture gets the watermark when one is asked for: $watermarked', async ({ watermarked, atLeast, atMost }) => {
  const { database, photoEdits } = studio.core
  const which = { photoId: (await aPhoto(await studio.aMember())).id, key: 'by hand' }
  const wanted = { operation: 'post', wishes: { format: '4:5' }, language: 'pt-BR', watermarked } as const
  await insertDraftPreview(database.db, { ...wanted, ...which, askedAt: photoEdits.clock.now() })
  const jpeg = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer()
  const edit: typeof engine.edit = async (...how) => ({ ...(await engine.edit(...how)), jpeg })
  const deps = { ...photoEdits, engine: { ...engine, edit }, imageGenerator: undefined }
  await runDraftPreview(deps, which, { signal: new AbortController().signal, isLast: false })
  const { picture } = (await findDraftPreview(database.db, which)) ?? {}
  const { channels } = await sharp(picture ?? undefined).stats()
  const shades = Math.max(...channels.map(({ stdev }) => stdev))
  expect(shades).toBeGreaterThanOrEqual(atLeast)
  expect(shades).toBeLessThanOrEqual(atMost)
})
