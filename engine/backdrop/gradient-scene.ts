import { ease, lightOf, mixLight, type Light } from '#engine/pixels/colour.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { between, fractalAt, makeNoise, makeRandom, noiseAt } from '#engine/pixels/noise.ts'
import { enlarge } from '#engine/pixels/resize.ts'
import type { Backdrop } from '#engine/types.ts'
import { develop, PRINT_SHOULDER } from './develop.ts'
import type { GradientScene } from './scene.ts'
import type { Size } from './stage.ts'

/** Gradients are smooth: a sixth of the size carries all there is. */
const STEP = 6

type ColourAt = (across: number, down: number) => Light

/** Colour alone, as light falling on coloured paper: no two regions change at the same pace. */
export function renderGradient(scene: GradientScene & { readonly seed: number }, size: Size): Backdrop {
  const width = Math.ceil(size.width / STEP) + 1
  const height = Math.ceil(size.height / STEP) + 1
  const image = makeFloatImage(width, height, 3)
  const colours = scene.colours.length > 0 ? scene.colours.map(lightOf) : [lightOf('#d9d4ee')]
  const colourAt = SHAPES[scene.shape](colours, scene.seed, size)
  fill(image, colourAt)
  const picture = develop(enlarge(image, size.width, size.height), {
    seed: scene.seed,
    vignette: 0.1,
    grain: 1.7,
    contrast: 1,
    shoulder: PRINT_SHOULDER,
  })
  return { picture, ground: null, light: { x: -0.3, hardness: 0.15 }, isGenerated: false }
}

function fill(image: FloatImage, colourAt: ColourAt): void {
  for (let row = 0; row < image.height; row++) {
    for (let column = 0; column < image.width; column++) {
      image.data.set(colourAt((column + 0.5) / image.width, (row + 0.5) / image.height), (row * image.width + column) * 3)
    }
  }
}

const SHAPES: Readonly<Record<GradientScene['shape'], (colours: readonly Light[], seed: number, size: Size) => ColourAt>> = {
  mesh: makeMesh,
  linear: makeLinear,
  spot: makeSpot,
}

const cubeRoot = (light: Light): Light => [Math.cbrt(light[0]), Math.cbrt(light[1]), Math.cbrt(light[2])]

/** Perceived brightness moves evenly when colours are mixed near their cube roots. */
function mixSmoothly(from: Light, to: Light, share: number): Light {
  const mixed = mixLight(cubeRoot(from), cubeRoot(to), share)
  return [mixed[0] ** 3, mixed[1] ** 3, mixed[2] ** 3]
}

function makeMesh(colours: readonly Light[], seed: number, size: Size): ColourAt {
  const random = makeRandom(seed)
  const noise = makeNoise(seed)
  const aspect = size.width / size.height
  const knots = Array.from({ length: Math.max(6, colours.length * 2) }, (_, at) => ({
    x: between(random, -0.15, 1.15) * aspect,
    y: between(random, -0.1, 1.1),
    colour: colours[at % colours.length] ?? [1, 1, 1],
    reach: between(random, 0.3, 0.62),
  }))
  return (across, down) => {
    const x = across * aspect + 0.16 * noiseAt(noise, across * 1.3, down * 1.3)
    const y = down + 0.16 * noiseAt(noise, across * 1.3 + 9, down * 1.3)
    const sum = [0, 0, 0]
    let total = 0
    for (const knot of knots) {
      const distance = Math.hypot(x - knot.x, y - knot.y) / knot.reach
      const weight = Math.exp(-distance * distance * 1.7) + 1e-4
      total += weight
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] ?? 0) + weight * Math.cbrt(knot.colour[channel] ?? 0)
    }
    return [((sum[0] ?? 0) / total) ** 3, ((sum[1] ?? 0) / total) ** 3, ((sum[2] ?? 0) / total) ** 3]
  }
}

function makeLinear(colours: readonly Light[], seed: number): ColourAt {
  const random = makeRandom(seed)
  const noise = makeNoise(seed)
  const tilt = between(random, -0.35, 0.35)
  return (across, down) => {
    const along = down + tilt * (across - 0.5) + 0.05 * fractalAt(noise, across * 1.4, down * 1.4, 2)
    const place = Math.min(0.999, Math.max(0, along)) * (colours.length - 1)
    const first = Math.min(colours.length - 1, Math.floor(place))
    const from = colours[first] ?? [1, 1, 1]
    return mixSmoothly(from, colours[first + 1] ?? from, ease(0, 1, place - first) * 0.5 + (place - first) * 0.5)
  }
}

/** A lamp behind the subject on coloured paper: bright middle, slow fall to the corners. */
function makeSpot(colours: readonly Light[], seed: number, size: Size): ColourAt {
  const noise = makeNoise(seed)
  const aspect = size.width / size.height
  const bright = colours[0] ?? [1, 1, 1]
  const deep = colours[1] ?? [bright[0] * 0.28, bright[1] * 0.28, bright[2] * 0.28]
  return (across, down) => {
    const x = (across - 0.5) * Math.sqrt(aspect) * 1.1
    const y = (down - 0.43) * 0.92
    const distance = Math.sqrt(x * x + y * y) + 0.02 * fractalAt(noise, across * 2, down * 2, 2)
    return mixSmoothly(bright, deep, 1 - Math.exp(-distance * distance * 4.6))
  }
}
