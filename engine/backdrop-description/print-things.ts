/** Prints on cloth and paper, and walls of stones: what several words say of one surface. */

import type { Colour } from '#engine/backdrop/scene.ts'

import type { Thing, Things, Tint } from './group-things.ts'
import type { Meaning } from './lexicon/meaning.ts'

type Of<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>

/** Materials that are a print on another one. */
export const PRINTS: ReadonlySet<string | undefined> = new Set(['checked', 'striped', 'dotted'])
const DOTTED: Of<'material'> = { kind: 'material', material: 'dotted', surface: 'backdrop' }

/** "Fundo rosa com bolinhas brancas", "lilás com listras": the print is that of what was named before, and its colour the second one. */
export function printThings(things: readonly Thing[], loose: readonly Tint[]): Pick<Things, 'things' | 'loose'> {
  const printed: Thing[] = []
  let spare = loose
  for (const thing of things) {
    const material = isDotted(thing) ? DOTTED : thing.material
    const last = printed.at(-1)
    if (last && isBareBackdrop(thing) && isOpenPrint(last)) {
      // "bolinhas brancas em fundo azul"
      last.tints.unshift(...thing.tints)
      last.parts.push(...thing.parts)
    } else if (!material || !isPrint(material, thing, last)) printed.push(asWallOfStones(thing))
    else if (last && takesPrint(last)) {
      last.material = material
      last.tints.push(...thing.tints)
      last.parts.push(...thing.parts)
    } else {
      const [first, ...others] = spare
      const tints = [...(first ? [first] : []), ...thing.tints].toSorted((one, other) => startOf(one) - startOf(other))
      printed.push({ material, tints, parts: thing.parts })
      spare = others
    }
  }
  return { things: printed, loose: spare }
}

/** "Bolinha branca": a tennis ball has one colour. */
const isDotted = ({ prop, tints }: Thing): boolean => prop?.prop === 'tennis-ball' && tints.some(({ colour }) => colour)

const isOpenPrint = ({ material, surface }: Thing): boolean => PRINTS.has(material?.material) && !surface

/** "Fundo cinza com textura": plaster of that colour. */
function isPrint(material: Of<'material'>, { tints, surface }: Thing, last: Thing | undefined): boolean {
  if (surface) return false
  if (PRINTS.has(material.material)) return true
  return material.material === 'plaster' && tints.length === 0 && last !== undefined && isBareBackdrop(last)
}

/** A wall of stones is built of pieces, as paving is. */
function asWallOfStones(thing: Thing): Thing {
  const { material, surface } = thing
  if (!material?.isRough || surface !== 'wall') return thing
  return { ...thing, material: { kind: 'material', material: 'cobbles', surface: 'wall', colour: WALL_STONE } }
}

const WALL_STONE: Colour = '#a39a8c'

const startOf = ({ parts }: Tint): number => parts[0]?.from ?? 0

const isBareBackdrop = ({ surface, material, scene, prop }: Thing): boolean =>
  (surface === 'backdrop' || surface === 'wall') && !material && !scene && !prop

const takesPrint = ({ surface, material, scene, prop, tints }: Thing): boolean =>
  !scene &&
  !prop &&
  surface !== 'podium' &&
  (!material || WOVEN.has(material.material)) &&
  (surface !== undefined || tints.length > 0)

const WOVEN: ReadonlySet<string> = new Set(['linen', 'paper', 'smooth', 'painted-wall'])

/** "Mesa de madeira com toalha branca", "linho sobre pedra": a cloth for which no surface is left lies folded on the table. */
export function layCloth(things: readonly Thing[]): readonly Thing[] {
  const table = things.find(
    (thing) => isOfMaterial(thing) && !isCloth(thing) && (thing.surface ?? thing.material?.surface) === 'ground',
  )
  if (!table || things.some(({ prop }) => prop?.prop === NAPKIN.prop)) return things
  const cloth = things.find((thing) => isCloth(thing) && !thing.surface)
  return things.map((thing) => (thing === cloth ? { prop: NAPKIN, tints: thing.tints, parts: thing.parts } : thing))
}

const NAPKIN: Of<'prop'> = { kind: 'prop', prop: 'napkin' }

const isOfMaterial = ({ material, scene, prop }: Thing): boolean => material !== undefined && !scene && !prop

const isCloth = ({ material }: Thing): boolean => material?.material === 'linen' && !material.isCover
