import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const HERE = join('engine', 'scenes')
const MAX_BYTES = 45_000_000
const MAX_BYTES_OF_ONE = 1_000_000
/** Pixels of the longer side of a prop. */
const MAX_OF_A_PROP = 700

const row = z.number().min(0).max(1)
const side = z.number().min(-1).max(1)
const entry = {
  id: z.string().regex(/^[a-z0-9-]+$/),
  view: z.enum(['level', 'above']),
  light: z.enum(['day', 'sun', 'night']),
  script: z.string().startsWith('tools/scenes/'),
  seed: z.int().positive(),
  file: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
}
const plate = z.strictObject({
  ...entry,
  kind: z.literal('plate'),
  scene: z.string(),
  depth: z.string(),
  ground: row,
  corner: row,
  camera: z.strictObject({ height: z.number().positive(), lens: z.number().min(20).max(200), shiftY: side }),
  key: z.strictObject({ x: side, y: side, hardness: row, colour: z.string().regex(/^#[0-9a-f]{6}$/) }),
})
const prop = z.strictObject({
  ...entry,
  kind: z.literal('prop'),
  shadow: z.string().optional(),
  metres: z.number().positive().max(3),
  foot: row,
  perMetre: z.number().positive(),
  box: z.strictObject({ left: row, top: row, width: row, height: row }),
  stands: z.boolean(),
})
const scenes = z
  .array(z.discriminatedUnion('kind', [plate, prop]))
  .parse(JSON.parse(readFileSync(join(HERE, 'index.json'), 'utf8')))

describe('The rendered scenes', () => {
  it('have an id each', () => {
    const ids = scenes.map((scene) => `${scene.kind} ${scene.id} ${scene.view}`)
    expect(new Set(ids).size).toBe(ids.length)
    const plates = scenes.filter((scene) => scene.kind === 'plate').map((scene) => scene.id)
    expect(new Set(plates).size).toBe(plates.length)
  })

  it('name files and scripts that are there, and no file is left over', () => {
    const named = scenes.flatMap((scene) =>
      [scene.file, scene.kind === 'plate' ? scene.depth : scene.shadow].filter((file) => file !== undefined),
    )
    const there = globSync('**/*.{jpg,png,webp}', { cwd: HERE }).map((file) => file.replaceAll('\\', '/'))
    expect(new Set(there)).toEqual(new Set(named))
    expect(scenes.filter((scene) => !existsSync(scene.script))).toEqual([])
  })

  it('stay small', () => {
    const sizes = globSync('**/*.{jpg,png,webp}', { cwd: HERE }).map((file) => statSync(join(HERE, file)).size)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_BYTES_OF_ONE)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES)
    const large = scenes.filter((scene) => scene.kind === 'prop' && Math.max(scene.width, scene.height) > MAX_OF_A_PROP)
    expect(large).toEqual([])
  })

  it('say how large their pictures are', async () => {
    for (const scene of scenes) {
      const { width, height, hasAlpha } = await sharp(join(HERE, scene.file)).metadata()
      expect([scene.id, width, height, hasAlpha]).toEqual([scene.id, scene.width, scene.height, scene.kind === 'prop'])
    }
  })

  it('have their corner above the ground on which a subject stands', () => {
    const wrong = scenes.filter((scene) => scene.kind === 'plate' && scene.corner >= scene.ground)
    expect(wrong).toEqual([])
  })
})
