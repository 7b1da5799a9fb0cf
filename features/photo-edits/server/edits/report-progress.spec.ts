import { expect, test } from 'vitest'
import { type Progress, reportProgress } from './report-progress.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

function aReport(options: { write?: (step: Progress) => Promise<unknown> } = {}) {
  const written: Progress[] = []
  const errors: unknown[] = []
  let time = 0
  const write = options.write ?? (async (step: Progress) => written.push(step))
  const report = reportProgress(write, { onError: (error) => errors.push(error), now: () => time })
  const wait = (ms: number) => {
    time += ms
  }
  return { ...report, written, errors, wait }
}

test('writes every change of stage and few steps in between', async () => {
  const { report, written, wait } = aReport()
  report('decode', 0.1)
  await settle()
  report('decode', 0.12)
  wait(10)
  report('cutout', 0.2)
  await settle()
  wait(100)
  report('cutout', 0.3)
  wait(60)
  report('cutout', 0.4)
  await settle()
  expect(written.map(({ progress }) => progress)).toEqual([0.1, 0.2, 0.4])
})

test('writes the newest step when a write takes long, and leaves out a stage that has passed', async () => {
  const written: number[] = []
  const first = Promise.withResolvers<void>()
  const { report } = aReport({
    write: async ({ progress }) => {
      if (written.push(progress) === 1) await first.promise
    },
  })
  report('decode', 0.1)
  await settle()
  report('cutout', 0.2)
  report('backdrop', 0.3)
  first.resolve()
  await settle()
  expect(written).toEqual([0.1, 0.3])
})

test('writes nothing once it is stopped', async () => {
  const { report, stop, written } = aReport()
  report('decode', 0.1)
  await stop()
  report('cutout', 0.2)
  await settle()
  expect(written.length).toBeLessThanOrEqual(1)
  expect(written.some(({ stage }) => stage === 'cutout')).toBe(false)
})

test('survives a write that fails', async () => {
  const { report, stop, errors } = aReport({ write: () => Promise.reject(new Error('no connection')) })
  report('decode', 0.1)
  await settle()
  report('cutout', 0.2)
  await settle()
  await stop()
  expect(errors).toHaveLength(2)
})
