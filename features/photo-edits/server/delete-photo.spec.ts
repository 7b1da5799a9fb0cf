import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio } from '#apps/testing/studio.test-support.ts'
import { createSmallEngine, drawJpeg } from './small-engine.test-support.ts'
import { erasePhoto } from './delete-photo.ts'
import { aPhoto } from './orders.test-support.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
})
afterAll(() => studio.close())

const erase = (photoId: string) => erasePhoto({ ...studio.core.photoEdits, engine }, { photoId })

test('makes a photo inaccessible at once', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const answer = await member.call({ method: 'DELETE', url: `/api/photos/${photo.id}` })
  expect(answer.json()).toEqual({ ok: true })
  const later = await Promise.all([
    member.call({ method: 'GET', url: `/api/photos/${photo.id}` }),
    member.call({ method: 'GET', url: photo.preview_url }),
    studio.call({ method: 'GET', url: photo.preview_url }),
    member.call({ method: 'DELETE', url: `/api/photos/${photo.id}` }),
  ])
  expect(later.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
})

test("removes the files and the engine's cache of it", async () => {
  const member = await studio.aMember()
  const before = await studio.listFiles()
  const photo = await aPhoto(member, 'to be erased')
  expect((await studio.listFiles()).length).toBe(before.length + 2)
  await member.call({ method: 'DELETE', url: `/api/photos/${photo.id}` })
  await erase(photo.id)
  expect(await studio.listFiles()).toEqual(before)
  expect(Buffer.from(engine.forgotten().at(-1) ?? []).equals(await drawJpeg('to be erased'))).toBe(true)
})

test('keeps a file that another photo still names', async () => {
  const [one, other] = [await studio.aMember(), await studio.aMember()]
  const [mine, theirs] = [await aPhoto(one, 'the same'), await aPhoto(other, 'the same')]
  const files = await studio.listFiles()
  await one.call({ method: 'DELETE', url: `/api/photos/${mine.id}` })
  await erase(mine.id)
  expect(await studio.listFiles()).toEqual(files)
  await other.call({ method: 'DELETE', url: `/api/photos/${theirs.id}` })
  await erase(theirs.id)
  expect((await studio.listFiles()).length).toBe(files.length - 2)
})

test('erases nothing of a photo that is not deleted', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const files = await studio.listFiles()
  await erase(photo.id)
  expect(await studio.listFiles()).toEqual(files)
})

test('never removes the file of an upload that comes at the same moment', async () => {
  const member = await studio.aMember()
  const first = await aPhoto(member, 'again and again')
  await member.call({ method: 'DELETE', url: `/api/photos/${first.id}` })
  const uploads = Array.from({ length: 3 }, () => aPhoto(member, 'again and again'))
  const [photos] = await Promise.all([Promise.all(uploads), erase(first.id), erase(first.id)])
  const previews = await Promise.all(photos.map((photo) => studio.call({ method: 'GET', url: photo.preview_url })))
  expect(previews.map(({ statusCode }) => statusCode)).toEqual(photos.map(() => 200))
})

test('does all of it through the queue', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member, 'by the queue')
  const files = await studio.listFiles()
  await member.call({ method: 'DELETE', url: `/api/photos/${photo.id}` })
  await studio.startWorking()
  await expect.poll(() => studio.listFiles().then((keys) => keys.length)).toBeLessThan(files.length)
})
