/**
 * Packs what render-scenes.ts developed into `engine/scenes`: plates as JPEG with their depth as PNG, props as WebP with their shadow,
 * and an entry of each in `index.json`. What was packed before stays as long as the script that made it is there.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { packProps } from './pack-props.ts'
import type { Plate, PackedScene } from './scene-entry.ts'
import { SCENES } from './scene-entry.ts'

const QUALITY = 86
/** Portuguese, since members read and write the ids. */
const LIGHT_NAMES = { day: 'dia', sun: 'sol', night: 'noite' } as const

/** What develop.py wrote about a view. */
interface Developed extends Pick<Plate, 'ground' | 'corner' | 'camera' | 'seed' | 'script'> {
  readonly keys: Readonly<Partial<Record<Plate['light'], Plate['key']>>>
  readonly depth: readonly [width: number, height: number]
}

/** @param from the folder that render-scenes.ts fills */
export async function packScenes(from: string): Promise<void> {
  const index = join(SCENES, 'index.json')
  const packed = existsSync(index) ? (JSON.parse(await readFile(index, 'utf8')) as PackedScene[]) : []
  const made = [...(await packPlates(join(from, 'plates'))), ...(await packProps(join(from, 'props')))]
  const again = new Set(made.map(viewOf))
  const entries = [...packed.filter((one) => isKept(one) && !again.has(viewOf(one))), ...made]
  const sorted = entries.toSorted((one, other) => one.kind.localeCompare(other.kind) || one.id.localeCompare(other.id))
  await writeFile(index, `${JSON.stringify(sorted, null, 2)}\n`)
  await removeOthers(new Set(sorted.flatMap(filesOf)))
  console.log(`${sorted.length} scenes in ${index}`)
}

function isKept(scene: PackedScene): boolean {
  return [scene.script, ...filesOf(scene).map((file) => join(SCENES, file))].every((file) => existsSync(file))
}

/** A view is packed whole: a light that its script no longer makes is left out. */
function viewOf(scene: PackedScene): string {
  return `${scene.kind} ${scene.kind === 'plate' ? scene.scene : scene.id} ${scene.view}`
}

function filesOf(scene: PackedScene): string[] {
  return scene.kind === 'plate' ? [scene.file, scene.depth] : [scene.file, ...(scene.shadow ? [scene.shadow] : [])]
}

async function packPlates(folder: string): Promise<Plate[]> {
  const views = existsSync(folder) ? await readdir(folder) : []
  const ready = views.filter((view) => existsSync(join(folder, view, 'plate.json')))
  return (await Promise.all(ready.map(async (view) => packView(folder, view)))).flat()
}

async function packView(folder: string, name: string): Promise<Plate[]> {
  const view = name.endsWith('-above') ? 'above' : 'level'
  const scene = name.slice(0, -`-${view}`.length)
  const { keys, depth, ...facts } = JSON.parse(await readFile(join(folder, name, 'plate.json'), 'utf8')) as Developed
  if (!existsSync(facts.script)) return []
  await mkdir(join(SCENES, scene), { recursive: true })
  const depthFile = `${scene}/${view}.depth.png`
  const near = await readFile(join(folder, name, 'depth.bytes'))
  const raw = { width: depth[0], height: depth[1], channels: 1 as const }
  await sharp(near, { raw }).toColourspace('b-w').png({ compressionLevel: 9 }).toFile(join(SCENES, depthFile))
  const lights = Object.entries(keys) as [Plate['light'], Plate['key']][]
  return Promise.all(
    lights.map(async ([light, key]) => {
      const file = `${scene}/${view}-${light}.jpg`
      const picture = sharp(join(folder, name, `${light}.png`)).jpeg({ quality: QUALITY, mozjpeg: true })
      const { width, height } = await picture.toFile(join(SCENES, file))
      const id = `${scene}${view === 'above' ? '-cima' : ''}-${LIGHT_NAMES[light]}`
      return { id, kind: 'plate', scene, view, light, file, depth: depthFile, width, height, ...facts, key } as const
    }),
  )
}

/** Files that no entry names any more. */
async function removeOthers(kept: ReadonlySet<string>): Promise<void> {
  const files = await readdir(SCENES, { recursive: true })
  const others = files.filter((file) => /\.(?:jpg|png|webp)$/.test(file) && !kept.has(file.replaceAll('\\', '/')))
  await Promise.all(others.map(async (file) => rm(join(SCENES, file))))
}
