import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { layFlat } from './lay-flat.ts'
import { clearOldEditions, paintedSize, paintScene, paintSceneAhead, PAINTED } from './painted-store.ts'
import { withoutPlate } from './plates/plate-of-scene.ts'
import { findReadyBackdrop } from './ready-backdrops.ts'
import { renderScene } from './render-scene.ts'
import type { Scene } from './scene.ts'

const SIZE = { width: 1080, height: 1350 }
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
  const first = await paintScene(folder, ready('degrade-lilas'), SIZE)
  expect(await readdir(folder)).toHaveLength(2)
  expect(await paintScene(folder, ready('degrade-lilas'), SIZE)).toEqual(first)
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

test('shows parts of one picture in most formats, and of a larger one in tall formats', async () => {
  for (const [width, height] of [
    [1080, 1350],
    [1080, 1080],
    [1080, 720],
    [1080, 1440],
  ] as const) {
    const { picture } = await paintScene(folder, ready('degrade-lilas'), { width, height })
    expect([picture.width, picture.height]).toEqual([width, height])
  }
  expect(await readdir(folder)).toHaveLength(2)
  const tall = await paintScene(folder, ready('degrade-lilas'), { width: 1080, height: 1920 })
  expect([tall.picture.width, tall.picture.height]).toEqual([1080, 1920])
  expect(await readdir(folder)).toHaveLength(4)
})

test.each([
  [1080, 1350, PAINTED.usual],
  [1080, 1920, PAINTED.tall],
  [1080, 2400, PAINTED.tallest],
  [900, 9000, PAINTED.tallest],
])('a picture of %i × %i is part of the smallest one that is sharp', (width, height, painted) => {
  expect(paintedSize({ width, height })).toEqual(painted)
})

test('keeps a scene as it is seen from above too', async () => {
  await paintScene(folder, layFlat(ready('degrade-lilas')), SIZE)
  expect(await readdir(folder)).toHaveLength(2)
})

test('keeps nothing of a scene made from words', async () => {
  await paintScene(folder, { ...ready('degrade-lilas'), seed: 987_654 }, { width: 108, height: 135 })
  expect(await readdir(folder)).toEqual([])
})

test('paints again what was damaged', async () => {
  const first = await paintScene(folder, ready('degrade-lilas'), SIZE)
  for (const name of await readdir(folder)) await writeFile(join(folder, name), 'broken')
  expect(await paintScene(folder, ready('degrade-lilas'), SIZE)).toEqual(first)
})

test('paints ahead what is not there yet, once', async () => {
  expect(await paintSceneAhead(folder, ready('degrade-lilas'), SIZE)).toBe(true)
  expect(await paintSceneAhead(folder, ready('degrade-lilas'), SIZE)).toBe(false)
  expect(await readdir(folder)).toHaveLength(2)
})

test('throws away what older code painted, and nothing else', async () => {
  await paintScene(folder, ready('degrade-lilas'), SIZE)
  const kept = await readdir(folder)
  await writeFile(join(folder, '0123456789abcdef-old.jpg'), 'old')
  await clearOldEditions(folder)
  expect((await readdir(folder)).sort()).toEqual(kept.sort())
})
