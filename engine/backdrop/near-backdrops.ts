/** Which ready backdrops come near a scene. */

import { channelsOf } from '#engine/pixels/colour.ts'
import { listReadyBackdrops, type CataloguedBackdrop } from './ready-backdrops.ts'
import type { Colour, Scene } from './scene.ts'

/** What anybody can use, each of another kind. */
const FAVOURITES: readonly string[] = ['marmore-branco', 'jardim-desfocado', 'gesso-areia-janela', 'bokeh-dourado']

/** More than anything that drawn scenes share. */
const SAME_PLATE = 20

/** Ready backdrops like a scene, the nearest first; without a scene, the ones that most people can use. */
export function listNearBackdrops(scene: Scene | undefined, count: number): readonly CataloguedBackdrop[] {
  const all = listReadyBackdrops()
  const favourites = FAVOURITES.flatMap((id) => all.find((backdrop) => backdrop.id === id) ?? [])
  if (!scene) return favourites.slice(0, count)
  const kin = all
    .map((backdrop) => ({ backdrop, likeness: likenessOf(backdrop.scene, scene) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ backdrop }) => backdrop)
  return [...new Set([...kin, ...favourites])].slice(0, count)
}

/** 0 for another kind of scene; above that, the more the two share. */
function likenessOf(one: Scene, other: Scene): number {
  if (one.plate && one.plate.scene === other.plate?.scene) return SAME_PLATE + Number(one.plate.light === other.plate.light)
  if (one.family !== other.family) return 0
  const shared = sharedTraits(one, other).filter(Boolean).length
  return 1 + shared + closeness(leadingColour(one), leadingColour(other))
}

function sharedTraits(one: Scene, other: Scene): boolean[] {
  if (one.family === 'studio' && other.family === 'studio') {
    return [
      one.wall.name === other.wall.name,
      one.ground.name === other.ground.name,
      !one.podium === !other.podium,
      one.pattern === other.pattern,
      one.isSeamless === other.isSeamless,
      one.mood === other.mood,
    ]
  }
  if (one.family === 'flat-lay' && other.family === 'flat-lay') {
    return [one.ground.name === other.ground.name, one.pattern === other.pattern, one.mood === other.mood]
  }
  if (one.family === 'gradient' && other.family === 'gradient') return [one.shape === other.shape]
  if ('time' in one && 'time' in other) return [one.room === other.room, one.time === other.time, !one.table === !other.table]
  return []
}

function leadingColour(scene: Scene): Colour | undefined {
  if (scene.family === 'studio') return scene.wall.colour
  if (scene.family === 'flat-lay') return scene.ground.colour
  if (scene.family === 'gradient') return scene.colours[0]
  return scene.family === 'bokeh' ? scene.ground : scene.colour
}

/** 1 for the same colour, 0 for black against white, and for none. */
function closeness(one: Colour | undefined, other: Colour | undefined): number {
  if (!one || !other) return 0
  const others = channelsOf(other)
  const apart = channelsOf(one).reduce((sum, channel, at) => sum + Math.abs(channel - (others[at] ?? 0)), 0)
  return 1 - apart / (3 * 255)
}
