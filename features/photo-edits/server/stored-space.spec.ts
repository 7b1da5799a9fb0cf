import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { MAX_STORED_BYTES, MAX_STORED_WITHOUT_PLAN_BYTES } from './stored-space.ts'
import { aPhoto, codeIn, upload } from './orders.test-support.ts'
import { createSmallEngine, drawJpeg } from './small-engine.test-support.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
})
afterAll(() => studio.close())

/** A member whose one photo takes this many bytes. */
async function aMemberWith(bytes: number, hasPlan: boolean): Promise<{ member: StudioMember; photoId: string }> {
  const member = await studio.aMember({ hasPlan })
  const { id } = await aPhoto(member)
  await studio.core.database.pool.query('update photos set bytes = $2 where id = $1', [id, bytes])
  return { member, photoId: id }
}

test.each([
  ['with a plan', MAX_STORED_BYTES, true],
  ['without one', MAX_STORED_WITHOUT_PLAN_BYTES, false],
])('refuses a photo of a member %s whose space is used up, until one is deleted', async (_who, most, hasPlan) => {
  const { member, photoId } = await aMemberWith(most - 10, hasPlan)
  const file = await drawJpeg('one more')
  const refused = await upload(member, { file })
  expect([refused.statusCode, codeIn(refused)]).toEqual([409, 'photo_space_used_up'])
  await member.call({ method: 'DELETE', url: `/api/photos/${photoId}` })
  expect((await upload(member, { file })).statusCode).toBe(201)
})

test('a plan has space for more', async () => {
  const { member } = await aMemberWith(MAX_STORED_WITHOUT_PLAN_BYTES, true)
  expect((await upload(member, { file: await drawJpeg('one more') })).statusCode).toBe(201)
})
