/**
 * Ready backdrops on disk. They are the same for every member, so each is painted once and then read, in a fraction of the time.
 * All formats show parts of the same picture: a browser's preview has no other, and another format never changes the scene. Two files
 * each: what compose must know, and the picture as a JPEG that no eye tells from the original.
 */
import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { PRIVATE_FILE, PRIVATE_FOLDER, writeFileWhole } from '../model/write-file-whole.ts'
import type { Backdrop } from '../types.ts'
import { castLight } from './cast-light.ts'
import { paintingEdition } from './painting-edition.ts'
import { layFlat } from './lay-flat.ts'
import { CLOSEST, showPart } from './plates/crop-plate.ts'
import { openPlateOfScene } from './plates/open-plate.ts'
import { plateOfScene, withoutPlate } from './plates/plate-of-scene.ts'
import { readPart } from './plates/read-part.ts'
import { listReadyBackdrops } from './ready-backdrops.ts'
import { renderWithProps } from './render-with-props.ts'
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

/** As they are offered, and as they are seen from above. */
const READY = new Set(
  listReadyBackdrops()
    .flatMap(({ scene }) => [scene, layFlat(scene)])
    .map((scene) => JSON.stringify(withoutPlate(scene))),
)

/**
 * Sizes in which a ready scene is painted: for most formats, for those so tall that the first would have to be enlarged, and for
 * photos that are taller than any format and keep their shape.
 */
export const PAINTED = {
  usual: { width: 1080, height: 1350 },
  tall: { width: 1536, height: 1920 },
  tallest: { width: 2160, height: 2700 },
} as const

/** Opens a scene's plate, or paints it; a ready one that was painted is kept in `folder` and found there the next time. */
export async function paintScene(folder: string, scene: Scene, size: Size): Promise<Backdrop> {
  const { cast, ...plain } = scene
  const backdrop = (await openPlateOfScene(plain, size)) ?? (await paintDrawn(folder, withoutPlate(plain), size))
  if (cast) castLight(backdrop.picture, cast, backdrop.light.x)
  return backdrop
}

/** A scene made from words is painted for its format: what was asked for stands where that format has room. */
async function paintDrawn(folder: string, scene: Scene, size: Size): Promise<Backdrop> {
  if (!READY.has(JSON.stringify(scene))) return renderWithProps(scene, size)
  const whole = paintedSize(size)
  const path = join(folder, keyOf(scene, whole))
  return (await readPainted(path, whole, size)) ?? openPainted(await keepPainted(folder, path, scene, whole), whole, size)
}

/** Paints and keeps a ready scene ahead of its first use. False where it was kept already, or has a plate. */
export async function paintSceneAhead(folder: string, ready: Scene, size: Size): Promise<boolean> {
  if (plateOfScene(ready)) return false
  const scene = withoutPlate(ready)
  const whole = paintedSize(size)
  const path = join(folder, keyOf(scene, whole))
  if (await isThere(`${path}.json`)) return false
  await keepPainted(folder, path, scene, whole)
  return true
}

/** The smallest picture of which a part of that size is sharp; the largest one for a strip that is taller still. */
export function paintedSize({ width, height }: Size): Size {
  const isSharp = (painted: Size) => Math.max(width / painted.width, height / painted.height) <= CLOSEST
  return [PAINTED.usual, PAINTED.tall].find(isSharp) ?? PAINTED.tallest
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

interface Painted {
  readonly file: string | Uint8Array
  readonly known: Omit<Backdrop, 'picture'>
}

async function readPainted(path: string, whole: Size, size: Size): Promise<Backdrop | undefined> {
  try {
    const known = withoutGaps(notes.parse(JSON.parse(await readFile(`${path}.json`, 'utf8'))))
    return await openPainted({ file: `${path}.jpg`, known }, whole, size)
  } catch {
    // a cache: whatever cannot be read is painted again
    return undefined
  }
}

async function openPainted({ file, known }: Painted, whole: Size, size: Size): Promise<Backdrop> {
  const { isGenerated, ...placed } = known
  const { crop, stage } = showPart(placed, size)
  return { picture: await readPart(file, whole, crop, size), ...stage, isGenerated }
}

/** Gives what a later reader will get, so that the first picture is no other than the second. */
async function keepPainted(folder: string, path: string, scene: Scene, size: Size): Promise<Painted> {
  const { picture, ...known } = await renderWithProps(scene, size)
  const raw = { raw: { width: picture.width, height: picture.height, channels: 3 as const } }
  const file = await sharp(picture.data, raw).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  await writeFileWhole(`${path}.jpg`, [file])
  await writeFile(`${path}.json`, JSON.stringify(known), { mode: PRIVATE_FILE })
  return { file, known }
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
