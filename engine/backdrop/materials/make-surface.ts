import { lightOf } from '#engine/pixels/colour.ts'
import { makeNoise } from '#engine/pixels/noise.ts'
import type { Material, MaterialName } from '../scene.ts'
import { makeLinen, makeVelvet } from './cloths.ts'
import { makeAsphalt, makeCobbles, makeCork, makeSoil, makeStraw, makeTurf } from './earths.ts'
import { makeSand } from './grounds.ts'
import { makeBlackboard, makeDenim, makeFur, makeLeather, makeSteel } from './hides.ts'
import { makeBrick, makeTile } from './masonry.ts'
import { makeMarble, makeStone, makeTerrazzo } from './stones.ts'
import { makeChecked, makeDotted, makeStriped } from './prints.ts'
import type { MakeSurface, Surface } from './surface.ts'
import { makeConcrete, makePaintedWall, makePaper, makePlaster, makeSmooth } from './walls.ts'
import { makeWood } from './woods.ts'

const MAKERS: Readonly<Record<MaterialName, MakeSurface>> = {
  smooth: makeSmooth,
  'painted-wall': makePaintedWall,
  plaster: makePlaster,
  concrete: makeConcrete,
  marble: makeMarble,
  wood: makeWood,
  linen: makeLinen,
  sand: makeSand,
  terrazzo: makeTerrazzo,
  brick: makeBrick,
  tile: makeTile,
  stone: makeStone,
  velvet: makeVelvet,
  paper: makePaper,
  checked: makeChecked,
  striped: makeStriped,
  dotted: makeDotted,
  leather: makeLeather,
  denim: makeDenim,
  fur: makeFur,
  steel: makeSteel,
  blackboard: makeBlackboard,
  soil: makeSoil,
  asphalt: makeAsphalt,
  straw: makeStraw,
  cork: makeCork,
  cobbles: makeCobbles,
  turf: makeTurf,
}

export function makeSurface(material: Material, seed: number): Surface {
  const colours = { base: lightOf(material.colour), accent: material.accent && lightOf(material.accent) }
  return MAKERS[material.name](colours, makeNoise(seed))
}
