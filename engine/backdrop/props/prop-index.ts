/** The rendered things that are there: their entries in `engine/scenes/index.json` with the files beside it. */
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type PlateView, SCENES_FOLDER } from '../plates/plate-index.ts'

const share = z.number().min(0).max(1)
const entry = z.object({
  kind: z.literal('prop'),
  id: z.string(),
  view: z.enum(['level', 'above']),
  file: z.string(),
  shadow: z.string().optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The row where it meets the ground. */
  foot: share,
  /** Pixels of the file for a metre at its foot. */
  perMetre: z.number().positive(),
  /** What the thing covers of its file, without its shadow. */
  box: z.object({ left: share, top: share, width: share, height: share }),
})
export type PropEntry = z.infer<typeof entry>

export type FindProp = (id: string, view: PlateView) => PropEntry | undefined

let known: ReadonlyMap<string, PropEntry> | undefined

/** A rendered thing seen from there; undefined where it is not rendered so. Its pictures are opened when they are needed. */
export const findProp: FindProp = (id, view) => {
  known ??= readProps(SCENES_FOLDER)
  return known.get(`${id} ${view}`)
}

function readProps(folder: string): ReadonlyMap<string, PropEntry> {
  const file = `${folder}/index.json`
  const all: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const entries = (Array.isArray(all) ? all : []).flatMap((one) => entry.safeParse(one).data ?? [])
  return new Map(entries.filter((one) => existsSync(`${folder}/${one.file}`)).map((one) => [`${one.id} ${one.view}`, one]))
}
