import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearOldEditions, paintScene, paintSceneAhead } from './painted-store.ts'
import { withoutPlate } from './plates/plate-of-scene.ts'
import { findReadyBackdrop } from './ready-backdrops.ts'
import { renderScene } from './render-scene.ts'
import type { Scene } from './scene.ts'

const SIZE = { width: 108, height: 135 }
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'painted-'))
})
afterEach(() => rm(folder, { recursive: true }))

function ready(id: string): Scene {
  const found = findReadyBackdrop(id)
  if (!found) throw new Error(`there is no ${id}`)
  return withoutPlate(found.scene)
}

test('gives a ready backdrop the second time as it did the first', async () => {
  const first = await paintScene(folder, ready('podio-rosa'), SIZE)
  expect(await readdir(folder)).toHaveLength(2)
  expect(await paintScene(folder, ready('podio-rosa'), SIZE)).toEqual(first)
})

test('keeps a backdrop so well that no eye tells it from the painted one', async () => {
  const kept = await paintScene(folder, ready('marmore-branco'), SIZE)
  const painted = renderScene(ready('marmore-branco'), SIZE)
  const worst = painted.picture.data.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (kept.picture.data[at] ?? 0))),
    0,
  )
  expect(worst).toBeLessThanOrEqual(8)
  expect({ ...kept, picture: null }).toEqual({ ...painted, picture: null })
})

test('paints each size by itself', async () => {
  await paintScene(folder, ready('podio-rosa'), SIZE)
  const square = await paintScene(folder, ready('podio-rosa'), { width: 120, height: 120 })
  expect([square.picture.width, square.picture.height]).toEqual([120, 120])
})

test('keeps nothing of a scene made from words', async () => {
  await paintScene(folder, { ...ready('podio-rosa'), seed: 987_654 }, SIZE)
  expect(await readdir(folder)).toEqual([])
})

test('paints again what was damaged', async () => {
  const first = await paintScene(folder, ready('podio-rosa'), SIZE)
  for (const name of await readdir(folder)) await writeFile(join(folder, name), 'broken')
  expect(await paintScene(folder, ready('podio-rosa'), SIZE)).toEqual(first)
})

test('paints ahead what is not there yet, once', async () => {
  expect(await paintSceneAhead(folder, ready('podio-rosa'), SIZE)).toBe(true)
  expect(await paintSceneAhead(folder, ready('podio-rosa'), SIZE)).toBe(false)
  expect(await readdir(folder)).toHaveLength(2)
})

test('throws away what older code painted, and nothing else', async () => {
  await paintScene(folder, ready('podio-rosa'), SIZE)
  const kept = await readdir(folder)
  await writeFile(join(folder, '0123456789abcdef-old.jpg'), 'old')
  await clearOldEditions(folder)
  expect((await readdir(folder)).sort()).toEqual(kept.sort())
})
