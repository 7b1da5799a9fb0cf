/** Colours that places have by themselves. */

import type { Colour, PlaceScene } from '#engine/backdrop/scene.ts'

import type { Tint } from './group-things.ts'
import type { Meaning } from './lexicon/meaning.ts'

type PlaceMeaning = Extract<Meaning, { kind: 'place' }>

/** Colours that a place always has: blue sky, green forest, an orange sunset. */
const NATURAL_COLOURS: Readonly<Record<PlaceMeaning['family'], readonly Colour[]>> = {
  sky: ['#1d2f52', '#5d8fc0', '#a9d2ea', '#bcd9ee', '#f4f2ee', '#ea8a3c', '#eebcc2', '#c59a4e'],
  beach: ['#5d8fc0', '#3fb6b2', '#ea8a3c', '#c59a4e', '#d8c3a5', '#e3d0b8'],
  garden: ['#6f9070'],
  forest: ['#6f9070', '#2f4a37'],
  city: [],
  countryside: ['#6f9070', '#2f4a37', '#5d8fc0', '#a9d2ea', '#ea8a3c', '#c59a4e', '#3fb6b2'],
  interior: [],
}

/** Colours that only an hour of the day has. */
const HOURS: ReadonlyMap<Colour, PlaceScene['time']> = new Map<Colour, PlaceScene['time']>([
  ['#ea8a3c', 'sunset'],
  ['#eebcc2', 'sunset'],
  ['#1d2f52', 'night'],
  ['#5d8fc0', 'day'],
  ['#a9d2ea', 'day'],
  ['#bcd9ee', 'day'],
])

/** Whether the place has that colour anyway, at that hour. */
export function isNaturalColour({ family }: PlaceMeaning, time: PlaceScene['time'], tint: Tint): boolean {
  const plain = tint.parts.find((part) => part.meaning.kind === 'colour')?.meaning
  if (plain?.kind !== 'colour' || !NATURAL_COLOURS[family].includes(plain.colour)) return false
  return (HOURS.get(plain.colour) ?? time) === time
}
