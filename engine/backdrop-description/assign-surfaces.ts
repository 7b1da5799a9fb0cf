/** Which thing is the wall, the ground, the podium or the backdrop. */

import type { MaterialName } from '#engine/backdrop/scene.ts'

import type { Thing } from './group-things.ts'
import type { Surface } from './lexicon/meaning.ts'
import { PRINTS } from './print-things.ts'

export interface Assigned {
  readonly wall?: Thing
  readonly ground?: Thing
  readonly podium?: Thing
  readonly backdrop?: Thing
}

type Assigning = Partial<Record<Surface, Thing>>

/** The first thing that names a surface gets it; a material without a named surface gets its usual one, else the remaining one. */
export function assignSurfaces(things: readonly Thing[]): Assigned {
  const assigned: Assigning = {}
  const candidates = things.filter((thing) => !thing.scene && !thing.prop)
  for (const thing of candidates.filter((candidate) => candidate.surface)) assigned[thing.surface ?? 'backdrop'] ??= thing
  for (const thing of candidates.filter((candidate) => !candidate.surface)) Object.assign(assigned, placeOf(thing, assigned))
  return assigned
}

/** What a thing without a surface of its own becomes. */
function placeOf(thing: Thing, assigned: Assigning): Assigning {
  const own = thing.material?.surface ?? 'backdrop'
  if (own === 'wall' && assigned.wall?.material?.isRoom) return { wall: inRoom(thing, assigned.wall) }
  if (own === 'ground' && assigned.ground) {
    const ground = onTable(thing, assigned.ground)
    if (ground) return { ground }
  }
  const free = orderOf(thing, own, assigned).find((surface) => !assigned[surface])
  return free ? { [free]: thing } : {}
}

/** Behind a wall there is no other backdrop. */
function orderOf(thing: Thing, own: Surface, { wall }: Assigning): readonly Surface[] {
  if (own === 'wall' || (own === 'backdrop' && wall)) return WALL_OR_GROUND
  return [own, ...(isLaid(thing) ? [] : WALL_OR_GROUND)]
}

/** "Banheiro com azulejo verde": the walls by which the room is known. */
const inRoom = (thing: Thing, room: Thing): Thing => ({ ...thing, surface: 'wall', parts: [...room.parts, ...thing.parts] })

/** "Mesa com toalha vermelha": the cloth lies on the table; and a print hides what the table is made of. */
function onTable(thing: Thing, table: Thing): Thing | undefined {
  if (table.material) return PRINTS.has(thing.material?.material) ? { ...thing, surface: 'ground' } : undefined
  return { ...thing, surface: 'ground', tints: [...thing.tints, ...table.tints], parts: [...table.parts, ...thing.parts] }
}

const WALL_OR_GROUND: readonly Surface[] = ['wall', 'ground']

const LAID: ReadonlySet<MaterialName> = new Set([
  'linen',
  'sand',
  'checked',
  'leather',
  'denim',
  'fur',
  'soil',
  'asphalt',
  'straw',
  'cobbles',
  'turf',
])

/** Cloth, sand and paving lie on something: they are no wall unless the text says so. */
const isLaid = ({ material }: Thing): boolean => material !== undefined && LAID.has(material.material)
