import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import { aPhoto, codeIn, upload } from './orders.test-support.ts'
import { createSmallEngine, drawJpeg } from './small-engine.test-support.ts'
import { UPLOADS_PER_DAY } from './uploads-a-day.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
})
afterAll(() => studio.close())

/** A member who has just uploaded this many photos. */
async function aMemberWith(photos: number): Promise<StudioMember> {
  const member = await studio.aMember()
  const { id } = await aPhoto(member)
  await studio.core.database.pool.query(
    `insert into photos select (jsonb_populate_record(photos, jsonb_build_object('id', gen_random_uuid()))).*
     from photos, generate_series(2, $2) where id = $1`,
    [id, photos],
  )
  return member
}

test('accepts a day’s number of photos of a member, and the next when the day is over', async () => {
  const member = await aMemberWith(UPLOADS_PER_DAY)
  const file = await drawJpeg('one more')
  await studio.advance(HOUR)
  const refused = await upload(member, { file })
  expect([refused.statusCode, codeIn(refused)]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual((DAY - HOUR) / 1000)
  expect((await upload(await studio.aMember(), { file })).statusCode).toBe(201)

  await studio.advance(DAY - HOUR)
  expect((await upload(member, { file })).statusCode).toBe(201)
})

test('accepts no more of them in a day when they come in parallel', async () => {
  const member = await aMemberWith(UPLOADS_PER_DAY - 1)
  const file = await drawJpeg('side by side')
  const answers = await Promise.all([1, 2, 3].map(() => upload(member, { file })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 429, 429])
})
