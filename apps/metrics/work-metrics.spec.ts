import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createSmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'
import { aPhoto, editIn, finished, order } from '#features/photo-edits/server/orders.test-support.ts'
import { type AnyJobHandler, type Attempt, ensureQueues, type Job, startWorkers } from '#platform/queue.ts'
import { openStudio, type Studio } from '../testing/studio.test-support.ts'
import { createWorkMetrics } from './work-metrics.ts'

const small = createSmallEngine()
const engine: typeof small = {
  ...small,
  edit: async (...ordered) => ({ ...(await small.edit(...ordered)), timings: { decode: 120, encode: 40 } }),
}
let studio: Studio
beforeAll(async () => {
  studio = await openStudio({ engine })
})
afterAll(() => studio.close())

test('the stages of a delivered edit are measured, those that it did not need are not', async () => {
  const registry = new Registry()
  studio.core.workMetrics.register(registry)
  await studio.startWorking()
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const { id } = editIn(await order(member, { photoId: photo.id }))
  await finished(studio, member, id)
  await expect.poll(() => registry.metrics()).toContain('edit_stage_seconds_count{stage="queue"} 1')
  const told = await registry.metrics()
  const counted = [...told.matchAll(/edit_stage_seconds_count\{stage="(\w+)"\} 1/g)].map(([, stage = '']) => stage)
  expect(counted.toSorted()).toEqual(['caption', 'decode', 'deliver', 'encode', 'queue'])
  expect(told).toContain('edit_stage_seconds_sum{stage="decode"} 0.12')
  expect(told).toContain('edit_stage_seconds_bucket{le="0.05",stage="encode"} 1')
})

const aJob = (name: string): Job<{ turn: number }> => ({
  name,
  payload: z.object({ turn: z.number() }),
  retryLimit: 1,
  retryDelaySeconds: 0,
  expireInSeconds: 60,
  policy: 'standard',
  concurrency: 1,
})

class Stopped extends Error {}

const fail = async () => Promise.reject(new Error('each attempt fails'))
const stop = async (_: object, { isLast }: Attempt) => (isLast ? undefined : Promise.reject(new Stopped()))
const isInterruption = (error: unknown) => error instanceof Stopped

test('attempts are counted by queue and by how they ended', async () => {
  const { boss, queue, database, log } = studio.core
  const [failing, stopping] = [aJob('spec.fail'), aJob('spec.stop')]
  const jobs = [failing, stopping]
  await ensureQueues(boss, jobs)
  const metrics = createWorkMetrics()
  const registry = new Registry()
  metrics.register(registry)
  metrics.startWith(jobs.map(({ name }) => name))
  const handlers = [
    { job: failing, handle: fail },
    { job: stopping, handle: stop },
  ] as unknown as AnyJobHandler[] // as: the queue parses each payload with the job's own schema
  await startWorkers(boss, handlers, { jobs, log, onAttempt: metrics.countAttempt, isInterruption })
  expect(await registry.metrics()).toContain('job_attempts_total{queue="spec.fail",outcome="repeated"} 0')
  for (const job of jobs) await queue.enqueue(database.db, job, { payload: { turn: 1 } })
  const counted = async () =>
    [...(await registry.metrics()).matchAll(/job_attempts_total\{queue="spec\.(\w+)",outcome="(\w+)"\} 1$/gm)]
      .map(([, name, outcome]) => `${name} ${outcome}`)
      .toSorted()
  await expect.poll(counted).toEqual(['fail failed', 'fail repeated', 'stop done', 'stop interrupted'])
})
