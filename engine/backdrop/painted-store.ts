/**
 * Ready backdrops on disk. They are the same for every member, so each is painted once for each format and then read, in a
 * fraction of the time. Two files each: what compose must know, and the picture as a JPEG that no eye tells from the original.
 */
import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { PRIVATE_FILE, PRIVATE_FOLDER, writeFileWhole } from '../model/write-file-whole.ts'
import type { Backdrop } from '../types.ts'
import { paintingEdition } from './painting-edition.ts'
import { openPlateOfScene } from './plates/open-plate.ts'
import { plateOfScene, withoutPlate } from './plates/plate-of-scene.ts'
import { composeProps } from './props/compose-props.ts'
import { viewOfPainting } from './props/ground-view.ts'
import { listReadyBackdrops } from './ready-backdrops.ts'
import { renderScene } from './render-scene.ts'
import type { Scene } from './scene.ts'
import type { Size } from './stage.ts'

const QUALITY = 97

const notes = z.object({
  ground: z.number().nullable(),
  floor: z.number().optional(),
  groundWidth: z.number().optional(),
  gloss: z.number().optional(),
  view: z.enum(['front', 'above']).optional(),
  light: z.object({ x: z.number(), hardness: z.number() }),
  isGenerated: z.boolean(),
})

const READY = new Set(listReadyBackdrops().map(({ scene }) => JSON.stringify(withoutPlate(scene))))

/** Opens a scene's plate, or paints it; a ready one that was painted is kept in `folder` and found there the next time. */
export async function paintScene(folder: string, scene: Scene, size: Size): Promise<Backdrop> {
  return (await openPlateOfScene(scene, size)) ?? paintWithProps(folder, withoutPlate(scene), size)
}

async function paintWithProps(folder: string, scene: Scene, size: Size): Promise<Backdrop> {
  const painted = await paintDrawn(folder, scene, size)
  const view = viewOfPainting(size, scene.family === 'flat-lay')
  await composeProps(painted.picture, scene, { view, lightX: painted.light.x, seed: scene.seed })
  return painted
}

async function paintDrawn(folder: string, scene: Scene, size: Size): Promise<Backdrop> {
  if (!READY.has(JSON.stringify(scene))) return renderScene(scene, size)
  const path = join(folder, keyOf(scene, size))
  return (await readPainted(path)) ?? keepPainted(folder, path, renderScene(scene, size))
}

/** Paints and keeps a ready scene ahead of its first use. False where it was kept already, or has a plate. */
export async function paintSceneAhead(folder: string, ready: Scene, size: Size): Promise<boolean> {
  if (plateOfScene(ready)) return false
  const scene = withoutPlate(ready)
  const path = join(folder, keyOf(scene, size))
  if (await isThere(`${path}.json`)) return false
  await keepPainted(folder, path, renderScene(scene, size))
  return true
}

/** Takes away what older code painted. */
export async function clearOldEditions(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const old = names.filter((name) => !name.startsWith(paintingEdition()))
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true, recursive: true })))
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function keyOf(scene: Scene, size: Size): string {
  const described = createHash('sha256').update(JSON.stringify({ scene, size })).digest('hex').slice(0, 32)
  return `${paintingEdition()}-${described}`
}

async function readPainted(path: string): Promise<Backdrop | undefined> {
  try {
    const known = notes.parse(JSON.parse(await readFile(`${path}.json`, 'utf8')))
    return { ...withoutGaps(known), picture: await decode(await readFile(`${path}.jpg`)) }
  } catch {
    // a cache: whatever cannot be read is painted again
    return undefined
  }
}

/** Returns what a later reader will get, so that the first picture is no other than the second. */
async function keepPainted(folder: string, path: string, painted: Backdrop): Promise<Backdrop> {
  const { picture, ...known } = painted
  const raw = { raw: { width: picture.width, height: picture.height, channels: 3 as const } }
  const jpeg = await sharp(picture.data, raw).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  await writeFileWhole(`${path}.jpg`, [jpeg])
  await writeFile(`${path}.json`, JSON.stringify(known), { mode: PRIVATE_FILE })
  return { ...known, picture: await decode(jpeg) }
}

async function decode(jpeg: Uint8Array): Promise<Backdrop['picture']> {
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  // a copy: memory that libvips lent cannot be handed to another thread
  return { data: Uint8Array.from(data), width: info.width, height: info.height }
}

/** An optional field that is not there is left out, not `undefined`. */
function withoutGaps({ floor, groundWidth, gloss, view, ...always }: z.infer<typeof notes>): Omit<Backdrop, 'picture'> {
  return {
    ...always,
    ...(floor !== undefined && { floor }),
    ...(groundWidth !== undefined && { groundWidth }),
    ...(gloss !== undefined && { gloss }),
    ...(view !== undefined && { view }),
  }
}
