/** The hour of a place: what its text says of it, of its light, or of the sky over it. */

import type { PlaceScene } from '#engine/backdrop/scene.ts'

import type { Thing } from './group-things.ts'
import type { Meaning } from './lexicon/meaning.ts'
import type { Manner } from './read-manner.ts'

type PlaceMeaning = Extract<Meaning, { kind: 'place' }>

/** "Campo de girassóis com céu azul": over fields and the sea there is sky. */
export const SKIED: ReadonlySet<PlaceScene['family']> = new Set(['beach', 'countryside'])

interface Told {
  readonly manner: Manner
  readonly things: readonly Thing[]
  readonly hasMoon: boolean
}

export function timeOf(place: PlaceMeaning, { manner, things, hasMoon }: Told): PlaceScene['time'] {
  const { time, mood, temperature, isNeon } = manner
  if (time) return time
  if (hasMoon) return 'night'
  const own = place.time ?? toldHour(place, things)
  if (own) return own
  if (mood === 'dark' || isNeon) return 'night'
  return temperature === 'warm' ? 'sunset' : 'day'
}

/** "Rua de cidade à noite", "cielo al atardecer sobre el mar": the hour of the same place, or of its sky, in other words. */
function toldHour(place: PlaceMeaning, things: readonly Thing[]): PlaceScene['time'] | undefined {
  const places = things.flatMap(({ scene }) => (scene?.kind === 'place' && isOver(scene, place) ? [scene] : []))
  return places.find(({ time }) => time)?.time
}

const isOver = ({ family, isMoon }: PlaceMeaning, place: PlaceMeaning): boolean =>
  family === place.family || (family === 'sky' && !isMoon && SKIED.has(place.family))
