/** The rendered plates that are there: `engine/scenes/index.json` and the files beside it. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { PlateCamera } from '../props/ground-view.ts'
import { PLATE_LIGHTS, type PlateChoice, type PlateLight } from '../scene.ts'
import type { PlateStage } from './crop-plate.ts'

export const SCENES_FOLDER = fileURLToPath(new URL('../../scenes/', import.meta.url))

const share = z.number().min(0).max(1)
const plate = z.object({
  scene: z.string(),
  view: z.enum(['level', 'above']),
  light: z.enum(PLATE_LIGHTS),
  file: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Rows where the subject stands, and where the ground ends. */
  ground: share.nullish(),
  corner: share.nullish(),
  groundWidth: share.nullish(),
  gloss: share.nullish(),
  key: z.object({ x: z.number().min(-1).max(1), hardness: share }),
  camera: z.object({ height: z.number().positive(), lens: z.number().positive(), shiftY: z.number() }).optional(),
})
type Entry = z.infer<typeof plate>
export type PlateView = Entry['view']

/** A plate: where its picture is, and what a subject is placed by. */
export interface Plate {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly stage: PlateStage
  /** Left out where the entry does not say: nothing can be put there. */
  readonly camera?: PlateCamera
}

export type FindPlate = (choice: Omit<PlateChoice, 'seed' | 'dye'>, view: PlateView) => Plate | undefined

/** Finds plates in a folder. Without its index there are none; an entry that is wrong or without its file is left out, with a warning. */
export function readPlates(folder: string): FindPlate {
  const found = new Map(listEntries(folder).map((entry) => [keyOf(entry, entry.view), plateOf(folder, entry)]))
  return (choice, view) => found.get(keyOf(choice, view))
}

let known: FindPlate | undefined

/** The plate of a scene in this light, seen from there; undefined where none is rendered. */
export const findPlate: FindPlate = (choice, view) => {
  known ??= readPlates(SCENES_FOLDER)
  return known(choice, view)
}

/** The lights in which there is a plate of that scene, seen from one of these. */
export const plateLights = (scene: string, views: readonly PlateView[] = ['level', 'above']): readonly PlateLight[] =>
  PLATE_LIGHTS.filter((light) => views.some((view) => findPlate({ scene, light }, view)))

const keyOf = ({ scene, light }: Omit<PlateChoice, 'seed' | 'dye'>, view: PlateView): string => `${scene} ${view} ${light}`

function listEntries(folder: string): Entry[] {
  const file = `${folder}/index.json`
  if (!existsSync(file)) return []
  return readIndex(file).flatMap((one) => {
    if (one.kind !== 'plate') return []
    const { data: entry } = plate.safeParse(one)
    if (entry && existsSync(`${folder}/${entry.file}`)) return [entry]
    process.emitWarning(`The plate ${JSON.stringify(one['id'])} cannot be used: its scene is drawn`)
    return []
  })
}

const index = z.array(z.object({ kind: z.string() }).loose())

function readIndex(file: string): z.infer<typeof index> {
  try {
    return index.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    process.emitWarning(`The index of plates cannot be read, every scene is drawn: ${String(error)}`)
    return []
  }
}

function plateOf(folder: string, { view, file, width, height, ground, corner, groundWidth, gloss, key, camera }: Entry): Plate {
  const level = {
    ground: ground ?? null,
    ...(corner && { floor: corner }),
    ...(groundWidth && { groundWidth }),
    ...(gloss && { gloss }),
  }
  return {
    path: `${folder}/${file}`,
    width,
    height,
    ...(camera && { camera }),
    stage: {
      ratio: width / height,
      ...(view === 'above' ? { ground: null, view: 'above' } : level),
      light: { x: key.x, hardness: key.hardness },
    },
  }
}
