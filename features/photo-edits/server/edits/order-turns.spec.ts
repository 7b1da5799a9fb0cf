import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { MINUTE } from '#platform/clock.ts'
import { aPhoto, editIn, order } from '../orders.test-support.ts'
import { listWaiting } from '../waiting-jobs.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { runEditJob } from '../jobs.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
})
afterAll(() => studio.close())

const waitingEdits = () => listWaiting(studio, runEditJob, 'editId')

async function ordersOf(member: StudioMember, count: number): Promise<string[]> {
  const { id: photoId } = await aPhoto(member)
  const ids = []
  for (let seed = 0; seed < count; seed++) ids.push(editIn(await order(member, { photoId, seed })).id)
  return ids
}

test('an order of a member with fewer open ones is made first, but for minutes, not for ever', async () => {
  const [first, second, third] = await ordersOf(await studio.aMember(), 3)
  const [one] = await ordersOf(await studio.aMember(), 1)
  expect(await waitingEdits()).toEqual([first, one, second, third])
  await studio.advance(3 * MINUTE)
  const [late] = await ordersOf(await studio.aMember(), 1)
  expect(await waitingEdits()).toEqual([first, one, second, third, late])
})
