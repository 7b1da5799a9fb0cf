/** Builds a scene seen from above: one surface fills the picture. */

import { canBePlaced } from '#engine/backdrop/props/place-props.ts'
import type { FlatLayScene, Material } from '#engine/backdrop/scene.ts'

import { MOST_PROPS, propsOf } from './build-props.ts'
import { assignSurfaces } from './assign-surfaces.ts'
import { defaultMood, lightFrom, paintTable } from './build-studio.ts'
import type { BuiltScene } from './built-scene.ts'
import type { MeaningfulPhrase } from './find-meanings.ts'
import { partsOf, type Thing, type Things, type Tint } from './group-things.ts'
import type { Manner } from './read-manner.ts'

const SAND: Material = { name: 'sand', colour: '#e2cba4' }

/** The surface when the text names none, and when it names only a colour. */
const USUAL = { kind: 'material', material: 'marble', surface: 'ground' } as const
const COLOURED = { kind: 'material', material: 'paper', surface: 'ground' } as const

export function buildFlatLay({ things, loose }: Things, manner: Manner, seed: number): BuiltScene {
  const { ground, backdrop, wall, podium } = assignSurfaces(things)
  const asked = ground ?? backdrop ?? wall ?? podium
  const spare = loose.filter((tint) => tint.colour).slice(0, 1)
  const tints = [...(asked?.tints ?? []), ...spare]
  // from above even "a dark table" needs the light of a window
  const mood = manner.mood ?? (manner.time === 'night' || defaultMood(tints, manner) === 'dark' ? 'dark' : 'bright')
  const beach = asked
    ? undefined
    : things.find(({ scene }) => scene?.kind === 'place' && scene.family === 'beach' && !scene.isWater)
  const propped = things.filter(({ prop }) => prop && canBePlaced(prop.prop, 'above')).slice(0, MOST_PROPS)
  const scene: FlatLayScene = {
    family: 'flat-lay',
    ground: beach ? SAND : paintTable(asWhole(asked, tints), spare, mood),
    ...(manner.pattern && { pattern: manner.pattern }),
    lightX: lightFrom(manner),
    ...(manner.temperature && { temperature: manner.temperature }),
    mood,
    ...(propped.length > 0 && { props: propsOf(propped) }),
  }
  const used = partsOf([asked, beach, ...propped].filter((thing) => thing !== undefined))
  return { scene: { ...scene, seed }, unused: new Set([...partsOf(things)].filter((part) => !used.has(part) || isUpright(part))) }
}

/** "Parede de tijolo": its bricks are shown, and no wall. */
const isUpright = ({ meaning }: MeaningfulPhrase): boolean =>
  meaning.kind === 'surface' && (meaning.surface === 'wall' || meaning.surface === 'podium')

/** Keeps a table and any named material; everything else gets the usual material, or one that shows the named colour. */
function asWhole(asked: Thing | undefined, tints: readonly Tint[]): Thing {
  if (asked && (asked.material || asked.surface === 'ground')) return asked
  const material = tints.some((tint) => tint.colour) ? COLOURED : USUAL
  return { tints: [], parts: [], ...asked, material }
}
