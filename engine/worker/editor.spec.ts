import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openEngineForTests } from '../engine.test-support.ts'

const PHOTO = 'engine/photos-for-tests/flower.jpg'

test('a preview that takes longer than the limit ends with it, is begun once, is told of, and is charged', async () => {
  const killed: unknown[] = []
  const engine = await openEngineForTests({ jobTimeoutMs: 1, onJobKilled: (job) => killed.push(job) })
  const charged: number[] = []
  const onUsed = (ms: number) => charged.push(ms)
  await expect(engine.previewCutout(await readFile(PHOTO), { onUsed })).rejects.toThrow('the editing process ended')
  expect(charged).toHaveLength(1)
  expect(charged[0]).toBeGreaterThan(0)
  expect(killed).toEqual([{ kind: 'previewCutout', afterMs: 1 }])
  await engine.close()
})

test('a preview that nobody waits for any more leaves the queue', async () => {
  const engine = await openEngineForTests()
  const photo = await readFile(PHOTO)
  const first = engine.previewCutout(photo)
  const leaving = new AbortController()
  const second = engine.previewCutout(photo, { signal: leaving.signal })
  leaving.abort(new Error('over'))
  await expect(second).rejects.toThrow('over')
  expect((await first).isFound).toBe(true)
  await engine.close()
})
