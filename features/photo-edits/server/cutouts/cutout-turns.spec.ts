import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { openStudio, type Studio } from '#apps/testing/studio.test-support.ts'
import { aPhoto } from '../orders.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { cutOutJob } from '../jobs.ts'
import { MINUTE } from '#platform/clock.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
})
afterAll(() => studio.close())

/** The photos that wait to be cut out, in the order in which the queue hands out its jobs. */
async function waitingPhotos(): Promise<unknown[]> {
  const { rows } = await studio.core.database.db.execute(
    sql`select data->>'photoId' as id from pgboss.job where name = ${cutOutJob.name} and state = 'created' order by priority desc, created_on, id`,
  )
  return rows.map(({ id }) => id)
}

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
