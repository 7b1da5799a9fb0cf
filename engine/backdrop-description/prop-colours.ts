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
  tulips: ['#eebcc2', '#e85a9a'],
  sunflowers: ['#f2cd5c'],
  daisies: ['#f4f2ee'],
  lavender: ['#6d4a9c', '#8a6bbf', '#cdb9e2', '#b7a4d6'],
  cotton: ['#f4f2ee'],
  'olive-branches': ['#6f9070', '#7c7d48'],
  'green-leaves': ['#6f9070', '#2f8a4a'],
  rosemary: ['#6f9070'],
  basil: ['#6f9070'],
  succulent: ['#6f9070'],
  grapes: ['#6d4a9c', '#4b2346'],
  strawberries: ['#c23b33'],
  cherries: ['#c23b33', '#a81f35'],
  raspberries: ['#c23b33', '#a81f35'],
  blueberries: ['#5d8fc0', '#1d2f52'],
  'red-fruit': ['#c23b33'],
  wheat: ['#c59a4e'],
  plates: ['#f4f2ee'],
  teapot: ['#f4f2ee'],
  'cake-stand': ['#f4f2ee'],
  orchid: ['#f4f2ee'],
  cacti: ['#6f9070'],
  bucket: ['#b9bcc0', '#a5a6a8'],
  beer: ['#c59a4e'],
  'dried-flowers': ['#e3d0b8', '#f1e6d2'],
}

/** "Balões azuis e brancos": whether another one of it is shown in a second colour. */
export function takesSecond(prop: PropName): boolean {
  const rendered = renderedProp(prop)
  return rendered?.tinted !== undefined && !rendered.isSingle
}

/** Whether a thing is shown in that colour. A shade alone ("tigela clara") changes nothing. */
export function takesTint(prop: PropName, { colour }: Tint): boolean {
  if (!colour) return false
  return DYED.has(prop) || renderedProp(prop)?.tinted !== undefined || OWN[prop]?.includes(colour) === true
}
