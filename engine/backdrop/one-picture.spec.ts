import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { composedSize } from '#engine/framing/formats.ts'
import { MODELS_FOR_TESTS } from '#engine/model/models.test-support.ts'
import type { Engine, Format, Picture, View } from '#engine/types.ts'
import { layFlat } from './lay-flat.ts'
import { paintScene } from './painted-store.ts'
import { showPart } from './plates/crop-plate.ts'
import { readPart } from './plates/read-part.ts'
import { findReadyBackdrop } from './ready-backdrops.ts'
import { stageOf } from './ready-stages.ts'

/** One of each painter, and one that is rendered. */
const SCENES: readonly (readonly [id: string, view: View])[] = [
  ['madeira-clara', 'front'],
  ['podio-rosa', 'front'],
  ['madeira-escura', 'above'],
  ['jardim-mesa', 'front'],
  ['cidade-a-noite', 'front'],
  ['degrade-pessego', 'front'],
  ['bokeh-natal', 'front'],
  ['confeitaria', 'front'],
]
const PHOTO = { width: 4000, height: 3000 }
const SHAPES: readonly (readonly [name: string, format: Format, photo: typeof PHOTO])[] = [
  ['4:5', '4:5', PHOTO],
  ['1:1', '1:1', PHOTO],
  ['9:16', '9:16', PHOTO],
  ['the shape of a landscape photo', 'original', PHOTO],
  ['the shape of a wide photo', 'original', { width: 4000, height: 2250 }],
  ['the shape of an upright photo', 'original', { width: 3000, height: 4000 }],
]
const SEED = 77
const COMPARED_WIDTH = 270
/** Mean difference of a colour, of 255: grain, and what the smaller picture is less sharp. */
const MAX_DIFFERENCE = 3

let folder: string
let engine: Engine
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-picture-'))
  engine = createEngine({ modelDir: MODELS_FOR_TESTS, cacheDir: folder, cacheBytes: 1_000_000 })
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

const shrink = async ({ data, width, height }: Picture): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .resize(COMPARED_WIDTH, Math.round((COMPARED_WIDTH * height) / width), { fit: 'fill' })
    .raw()
    .toBuffer()

function meanDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

describe.each(SCENES)('%s seen from %s', (id, view) => {
  it.each(SHAPES)('is in %s the part that a browser shows', async (_, format, photo) => {
    const { scene } = findReadyBackdrop(id) ?? expect.fail(`there is no ${id}`)
    const stage = stageOf(id, view) ?? expect.fail(`${id} has no stage`)
    const size = composedSize(format, photo)
    const ordered = view === 'above' ? layFlat(scene) : scene
    const seeded = ordered.plate ? { ...ordered, plate: { ...ordered.plate, seed: SEED } } : ordered
    const { picture, ground, light } = await paintScene(join(folder, 'backdrops'), seeded, size)

    const loaded = await engine.thumbnail(id, 'large', view)
    const { width, height } = await sharp(loaded).metadata()
    const shown = showPart(stage, size, SEED)
    const previewed = await readPart(loaded, { width, height }, shown.crop, size)
    expect(meanDifference(await shrink(previewed), await shrink(picture))).toBeLessThan(MAX_DIFFERENCE)
    expect(light).toEqual(shown.stage.light)
    expect(ground ?? -1).toBeCloseTo(shown.stage.ground ?? -1, 4)
  })
})
