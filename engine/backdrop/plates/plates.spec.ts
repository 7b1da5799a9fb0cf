import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Scene } from '../scene.ts'
import { cropPlate, stageOfCrop } from './crop-plate.ts'
import { openPlateOfScene } from './open-plate.ts'
import { readPlates } from './plate-index.ts'

const entry = {
  id: 'biblioteca-dia',
  kind: 'plate',
  scene: 'biblioteca',
  view: 'level',
  light: 'day',
  file: 'biblioteca.jpg',
  width: 230,
  height: 260,
  ground: 0.823,
  corner: 0.611,
  key: { x: -0.7, hardness: 0.3, colour: '#fff9f0' },
}
const scene = (changes: object): Scene => ({
  family: 'interior',
  time: 'day',
  seed: 3,
  plate: { scene: 'biblioteca', light: 'day', ...changes },
})
const SIZES = [
  { width: 108, height: 135 },
  { width: 108, height: 108 },
  { width: 108, height: 192 },
  { width: 162, height: 108 },
]
const FIRST = { width: 108, height: 135 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plates-'))
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="230" height="260">
    <linearGradient id="light"><stop offset="0" stop-color="#d8c8a0"/><stop offset="1" stop-color="#203040"/></linearGradient>
    <rect width="230" height="260" fill="url(#light)"/><rect x="40" y="20" width="9" height="150" fill="#a33"/></svg>`
  await sharp(Buffer.from(stripes)).jpeg({ quality: 95 }).toFile(join(folder, 'biblioteca.jpg'))
  await writeFile(join(folder, 'broken.jpg'), 'no picture')
})
afterAll(() => rm(folder, { recursive: true }))

let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
})
afterEach(() => warn.mockRestore())

async function findIn(entries: readonly unknown[]) {
  await writeFile(join(folder, 'index.json'), JSON.stringify(entries))
  return readPlates(folder)
}

describe('a scene with a plate', () => {
  it.each(SIZES)('is placed in a preview of $width × $height as in the finished picture', async (size) => {
    const find = await findIn([entry])
    const { stage } = find({ scene: 'biblioteca', light: 'day' }, 'level') ?? expect.fail()
    const { picture, isGenerated: _, ...opened } = (await openPlateOfScene(scene({ seed: 7 }), size, find)) ?? expect.fail()
    expect(opened).toEqual(stageOfCrop(stage, cropPlate(stage, size, 7)))
    expect(picture).toMatchObject(size)
    expect(picture.data).toHaveLength(size.width * size.height * 3)
  })

  it('looks the same with the same seed, and different with another', async () => {
    const find = await findIn([entry])
    const open = async (seed: number) => (await openPlateOfScene(scene({ seed }), FIRST, find))?.picture.data
    expect(await open(7)).toEqual(await open(7))
    expect(await open(8)).not.toEqual(await open(7))
  })

  it('is drawn in a light, or from a side, that is not rendered', async () => {
    const find = await findIn([entry])
    expect(await openPlateOfScene(scene({ light: 'night' }), FIRST, find)).toBeUndefined()
    const table: Scene = { family: 'flat-lay', ground: { name: 'wood', colour: '#b98a5e' }, lightX: 0, mood: 'soft', seed: 1 }
    expect(await openPlateOfScene({ ...table, plate: { scene: 'biblioteca', light: 'day' } }, FIRST, find)).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['whose file is missing', { file: 'gone.jpg' }],
    ['that says nothing of its light', { key: undefined }],
    ['whose file is no picture', { file: 'broken.jpg' }],
  ])('is drawn, with a warning, for an entry %s', async (_, changes) => {
    const find = await findIn([{ ...entry, ...changes }])
    expect(await openPlateOfScene(scene({}), FIRST, find)).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })

  it('is drawn where nothing is rendered at all', () => {
    expect(readPlates(join(folder, 'elsewhere'))({ scene: 'biblioteca', light: 'day' }, 'level')).toBeUndefined()
  })
})
