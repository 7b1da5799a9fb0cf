import { renderedProp } from '#engine/backdrop/props/rendered-props.ts'
import type { Colour, PropName } from '#engine/backdrop/scene.ts'

import type { Tint } from './group-things.ts'

/** Drawn things that take any colour, somewhere: pots, frames, cloth, baubles. */
const DYED: ReadonlySet<PropName> = new Set(['plants', 'mirror', 'curtain', 'frames', 'fireplace', 'christmas-tree'])

/** What things of one look are anyway. */
const OWN: Readonly<Partial<Record<PropName, readonly Colour[]>>> = {
  plants: ['#6f9070'],
  pumpkins: ['#ea8a3c'],
  oranges: ['#ea8a3c'],
  tomatoes: ['#c23b33'],
  apples: ['#c23b33'],
  corn: ['#f2cd5c'],
  eggs: ['#f4f2ee'],
  pebbles: ['#17171a'],
  'gold-star': ['#c59a4e'],
  'milk-bottle': ['#f4f2ee'],
  'rolled-towels': ['#f4f2ee'],
  eucalyptus: ['#6f9070'],
}

/** Whether a thing is shown in that colour. A shade alone ("tigela clara") changes nothing. */
export function takesTint(prop: PropName, { colour }: Tint): boolean {
  if (!colour) return false
  return DYED.has(prop) || renderedProp(prop)?.tinted !== undefined || OWN[prop]?.includes(colour) === true
}
