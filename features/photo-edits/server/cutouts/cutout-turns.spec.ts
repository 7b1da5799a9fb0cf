import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio } from '#apps/testing/studio.test-support.ts'
import { aPhoto } from '../orders.test-support.ts'
import { listWaiting } from '../waiting-jobs.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { cutOutJob } from '../jobs.ts'
import { MINUTE } from '#platform/clock.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
})
afterAll(() => studio.close())

const waitingPhotos = () => listWaiting(studio, cutOutJob, 'photoId')

test('the photo of a member of whom fewer wait is cut out first, but for minutes, not for ever', async () => {
  const [eager, modest] = [await studio.aMember(), await studio.aMember()]
  const many = []
  for (const text of ['first', 'second', 'third']) many.push((await aPhoto(eager, text)).id)
  const { id: one } = await aPhoto(modest, 'only')
  expect(await waitingPhotos()).toEqual([many[0], one, many[1], many[2]])
  await studio.advance(3 * MINUTE)
  const { id: late } = await aPhoto(await studio.aMember(), 'after the turns of all')
  expect(await waitingPhotos()).toEqual([many[0], one, many[1], many[2], late])
})
