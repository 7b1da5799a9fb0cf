import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { makeRowSampler } from '#engine/pixels/sample-row.ts'
import type { Backdrop } from '#engine/types.ts'
import { catchLight, RELIEF_SCALE } from './catch-light.ts'
import { develop, FILM_SHOULDER } from './develop.ts'
import { expose, meanLight } from './expose.ts'
import { layTabletop, lightTabletop, type Tabletop } from './flat-lay-light.ts'
import { makeSurface } from './materials/make-surface.ts'
import type { Surface, Texels } from './materials/surface.ts'
import type { FlatLayScene, MaterialName } from './scene.ts'
import type { Size } from './stage.ts'

interface Mood {
  /** Share of the key in the light, plain and through a pattern. */
  readonly contrast: number
  readonly patternContrast: number
  /** Mean light on the table after metering. */
  readonly exposure: number
  readonly vignette: number
  readonly hardness: number
}

const MOODS: Readonly<Record<FlatLayScene['mood'], Mood>> = {
  bright: { contrast: 0.55, patternContrast: 0.47, exposure: 1.12, vignette: 0.2, hardness: 0.4 },
  soft: { contrast: 0.62, patternContrast: 0.58, exposure: 0.98, vignette: 0.34, hardness: 0.35 },
  dark: { contrast: 0.86, patternContrast: 0.76, exposure: 0.85, vignette: 0.66, hardness: 0.55 },
}

const PATTERN_HARDNESS = 0.75

/** Grounds drawn for a view two metres deep show too little of themselves from so near: how many times smaller they are laid. */
const FINER: Readonly<Partial<Record<MaterialName, number>>> = {
  marble: 1.9,
  terrazzo: 1.5,
  concrete: 1.8,
  linen: 1.5,
  velvet: 2.4,
  stone: 1.3,
  plaster: 1.3,
}

/** Light changes slowly: a third of the size carries it. */
const LIGHT_STEP = 3

/** Raking light: slopes show more than on a ground seen and lit from the front. */
const RAKE = 0.42

/** How much of the window a polished table throws back straight up, at its brightest. */
const SHEEN = 0.07

export function renderFlatLay(scene: FlatLayScene & { readonly seed: number }, size: Size): Backdrop {
  const table = layTabletop(size)
  const mood = MOODS[scene.mood]
  const { pattern, lightX, temperature } = scene
  const order = { pattern, lightX, temperature, contrast: pattern ? mood.patternContrast : mood.contrast, seed: scene.seed + 5 }
  const light = lightTabletop(table, order, Math.ceil(size.width / LIGHT_STEP), Math.ceil(size.height / LIGHT_STEP))
  expose(light, mood.exposure / meanLight(light))
  const image = paintTabletop(table, {
    surface: makeSurface(scene.ground, scene.seed + 1),
    grid: table.pixel * (FINER[scene.ground.name] ?? 1),
    light,
    lightX,
  })
  return {
    picture: develop(image, {
      seed: scene.seed,
      vignette: mood.vignette,
      grain: 1.5,
      contrast: 1.1,
      shoulder: FILM_SHOULDER,
    }),
    ground: null,
    view: 'above',
    light: { x: lightX, hardness: pattern ? PATTERN_HARDNESS : mood.hardness },
    isGenerated: false,
  }
}

interface Paint {
  readonly surface: Surface
  /** Metres of the material that one pixel covers. */
  readonly grid: number
  readonly light: FloatImage
  readonly lightX: number
}

function paintTabletop({ size }: Tabletop, { surface, grid, light, lightX }: Paint): FloatImage {
  const { width, height } = size
  const image = makeFloatImage(width, height, 3)
  const texels: Texels = { colour: new Float32Array(width * 3), relief: new Float32Array(width) }
  const reliefAbove = new Float32Array(width)
  const sampleLight = makeRowSampler(light, width)
  const lightRow = new Float32Array(width * 3)
  const sheen = sheenAcross(width, lightX)
  const steepness = (surface.roughness * RELIEF_SCALE * RAKE) / grid
  for (let row = 0; row < height; row++) {
    reliefAbove.set(texels.relief)
    // the material starts somewhere of its own in either direction
    const along = 7.7 + (height / 2 - row) * grid
    surface.paintRow(texels, { count: width, across: 11.3 - (width / 2) * grid, step: grid, along, depth: grid })
    if (row === 0) reliefAbove.set(texels.relief)
    sampleLight((row + 0.5) / height, lightRow)
    catchLight(texels, reliefAbove, lightRow, { sideways: -lightX * steepness, upward: 0.75 * steepness })
    const shine = surface.gloss * SHEEN * Math.exp(-(((row + 0.5) / height / 0.62) ** 2))
    const target = row * width * 3
    for (let at = 0; at < width * 3; at++) {
      image.data[target + at] = (texels.colour[at] ?? 0) * (lightRow[at] ?? 0) + shine * (sheen[at] ?? 0)
    }
  }
  return image
}

/** The window mirrored in the table, brightest towards the side that the light comes from; interleaved RGB. */
function sheenAcross(width: number, lightX: number): Float32Array {
  const middle = 0.5 + 0.45 * lightX
  return Float32Array.from({ length: width * 3 }, (_, at) => {
    const aside = (Math.floor(at / 3) + 0.5) / width - middle
    return Math.exp(-((aside / 0.45) ** 2))
  })
}
