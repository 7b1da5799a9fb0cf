import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Corrections } from '../corrections/corrections.ts'
import { MAX_STROKES_MS } from '../cutout/correct-cutout.ts'
import { openEngineForTests } from '../engine.test-support.ts'
import { type Engine, EngineClosed } from '../types.ts'

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

test('a deferred edit that runs makes way for an ordered one, is begun again after it, and is charged once', async () => {
  const engine = await openEngineForTests()
  const photo = await readFile(PHOTO)
  const order = { operation: 'swap', backdrop: 'degrade-lilas', format: '1:1', language: 'pt-BR' } as const
  const done: string[] = []
  const charged: number[] = []
  const onUsed = (ms: number) => charged.push(ms)
  await engine.previewCutout(photo)
  await Promise.all([
    engine.edit(photo, order, { owner: 'who looks', isDeferred: true, onUsed }).then(() => done.push('deferred')),
    engine.edit(photo, order, { owner: 'who ordered' }).then(() => done.push('ordered')),
  ])
  expect(done).toEqual(['ordered', 'deferred'])
  expect(charged).toHaveLength(1)
  expect(charged[0]).toBeGreaterThan(0)
  await engine.close()
})

test('an edit that is refused is charged too', async () => {
  const engine = await openEngineForTests()
  const charged: number[] = []
  const order = { operation: 'swap', backdrop: 'none such', format: '1:1', language: 'pt-BR' } as const
  const refused = engine.edit(await readFile(PHOTO), order, { onUsed: (ms) => charged.push(ms) })
  await expect(refused).rejects.toThrow('backdrop_unknown')
  expect(charged).toHaveLength(1)
  await engine.close()
})

test('corrections that run make way for an ordered edit, are begun again after it, and are charged once', async () => {
  const engine = await openEngineForTests()
  const photo = await readFile(PHOTO)
  const points = [
    { x: 0.4, y: 0.4 },
    { x: 0.6, y: 0.6 },
  ]
  const strokes = Array.from({ length: 4 }, (_, i) => ({ kind: i % 2 ? ('remove' as const) : ('keep' as const), points }))
  const corrections: Corrections = { strokes }
  const done: string[] = []
  const charged: number[] = []
  await engine.previewCutout(photo)
  await Promise.all([
    engine.previewCutout(photo, { corrections, onUsed: (ms) => charged.push(ms) }).then(() => done.push('preview')),
    engine
      .edit(photo, { operation: 'swap', backdrop: 'degrade-lilas', format: '1:1', language: 'pt-BR' })
      .then(() => done.push('edit')),
  ])
  expect(done).toEqual(['edit', 'preview'])
  expect(charged).toHaveLength(1)
  await engine.close()
})

/** They take longer than strokes may, so that a run which goes to its end is refused. */
const tooMany: Corrections = {
  strokes: Array.from({ length: 190 }, (_, stroke) => ({
    kind: stroke % 2 ? ('remove' as const) : ('keep' as const),
    points: Array.from({ length: 100 }, (__, i) => ({ x: i / 100, y: ((stroke * 37) % 190) / 190 })),
  })),
}

/** Corrections that have made way for an ordered edit, and run for the second time. */
async function inSecondRun(engine: Engine, signal?: AbortSignal) {
  const photo = await readFile(PHOTO)
  const charged = Promise.withResolvers<number>()
  await engine.previewCutout(photo)
  const preview = engine.previewCutout(photo, {
    corrections: tooMany,
    onUsed: (ms) => charged.resolve(ms),
    ...(signal && { signal }),
  })
  const outcome = preview.then(
    () => 'made',
    (error: unknown) => error,
  )
  await engine.edit(photo, { operation: 'swap', backdrop: 'degrade-lilas', format: '1:1', language: 'pt-BR' })
  await pause(500)
  return { outcome, charged: charged.promise }
}

test('corrections in their second run end at the next stroke when they are told to', async () => {
  const engine = await openEngineForTests()
  const leaving = new AbortController()
  const { outcome, charged } = await inSecondRun(engine, leaving.signal)
  leaving.abort(new Error('over'))
  expect(await outcome).toMatchObject({ message: 'over' })
  expect(await charged).toBeLessThan(MAX_STROKES_MS)
  await engine.close()
})

test('corrections in their second run end with the engine', async () => {
  const engine = await openEngineForTests()
  const { outcome } = await inSecondRun(engine)
  await engine.close()
  expect(await outcome).toBeInstanceOf(EngineClosed)
})
