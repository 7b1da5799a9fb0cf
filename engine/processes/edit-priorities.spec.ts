import { expect, it } from 'vitest'
import { createEditPriorities, type EditQueueJob } from './edit-priorities.ts'
import { createFairQueue } from './fair-queue.ts'

/** The order in which jobs begin that all wait while another one runs. */
async function orderOf(jobs: readonly (EditQueueJob & { readonly name: string })[], used: Readonly<Record<string, number>> = {}) {
  const turns = createEditPriorities(() => 0)
  for (const [owner, ms] of Object.entries(used)) turns.add(owner, ms)
  const sequence = createFairQueue()
  const begun: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = sequence.run(() => promise)
  const all = jobs.map(({ name, ...job }) => sequence.run(async () => void begun.push(name), turns.entryOf(job)))
  resolve()
  await Promise.all([first, ...all])
  return begun
}

const free = (owner: string, name = owner) => ({ name, owner, isDeferred: true })

it('takes an ordered edit before everything that is free, also of the same owner', async () => {
  const jobs = [free('ana', 'ana 1'), free('bia'), free('ana', 'ana 2'), { name: 'ordered', owner: 'ana' }]
  expect(await orderOf(jobs)).toEqual(['ordered', 'ana 1', 'bia', 'ana 2'])
})

it('takes free work of the owner who has used least first', async () => {
  const jobs = [free('heavy', 'heavy 1'), free('heavy', 'heavy 2'), free('some'), free('new')]
  expect(await orderOf(jobs, { heavy: 90_000, some: 1000 })).toEqual(['new', 'some', 'heavy 1', 'heavy 2'])
})

it('takes an ordered edit of somebody who has used much before what is free', async () => {
  expect(await orderOf([free('new'), { name: 'ordered', owner: 'heavy' }], { heavy: 3_600_000 })).toEqual(['ordered', 'new'])
})

it('forgets what was used long ago', () => {
  let now = 0
  const turns = createEditPriorities(() => now)
  turns.add('ana', 60_000)
  expect(turns.entryOf({ owner: 'ana' }).used).toBe(60_000)
  now = 30 * 60_000
  expect(turns.entryOf({ owner: 'ana' }).used).toBe(0)
  expect(turns.entryOf({}).used).toBe(0)
})
