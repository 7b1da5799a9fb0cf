/**
 * Opacity from colour samples: each pixel of the band looks along four rays for a colour of either side, takes the pair that
 * explains its own colour best, and shares it with its neighbours.
 * Source: Gastal and Oliveira, "Shared Sampling for Real-Time Alpha Matting", 2010; simplified.
 */
import type { Colours, Field } from './field.ts'
import { type Band, INSIDE, OUTSIDE } from './mark-band.ts'

export interface Samples {
  /** Opacity of each unknown, 0…1. */
  readonly opacity: Float32Array
  /** How much it can be trusted, 0…1: well explained, by colours far apart, on which the neighbours agree. */
  readonly trust: Float32Array
}

/** How far the rays reach, as a share of the longer edge, and no less than so many pixels. */
const REACH = 0.08
const LEAST_REACH = 13
const RAYS = 4
/** Rays of neighbouring pixels start at nine different angles. */
const ANGLES = 9
/** Rays are read in this many steps. */
const STEPS = 64
/** Costs in squared colour distance: of a sample as far away as the rays reach, and of leaving the network's opacity. */
const COST_OF_DISTANCE = 0.001
const COST_OF_LEAVING = 0.003
const COST_OF_LEAVING_SHARED = 0.0006
/** Neighbours whose pairs are tried, in pixels across and down. */
const SHARED_WITH = [-6, -3, -1, 0, 1, 3, 6] as const
/** How many of the best pairs are averaged. */
const BEST = 3
/** Trust falls to 1/e at a squared misfit of 1 / FIT, and to half where the sides' squared colour distance is SEPARATION. */
const FIT = 1500
const SEPARATION = 0.02
const SPREAD = 4

/** @param unknownOf the unknown of each pixel, -1 outside the band. */
export function sampleSides(colours: Colours, raw: Field, band: Band, unknownOf: Int32Array): Samples {
  const pairs = findPairs(colours, raw, band, unknownOf)
  const { width, height } = band
  const samples = { opacity: new Float32Array(band.size), trust: new Float32Array(band.size) }
  const best = openBest()
  for (let pixel = 0; pixel < unknownOf.length; pixel++) {
    const unknown = unknownOf[pixel] ?? -1
    if (unknown < 0) continue
    const opacity = raw.data[pixel] ?? 0
    const x = pixel % width
    const y = (pixel - x) / width
    best.clear()
    for (const down of SHARED_WITH) {
      for (const across of SHARED_WITH) {
        if (isOutside(x + across, width) || isOutside(y + down, height)) continue
        const neighbour = unknownOf[pixel + down * width + across] ?? -1
        const subject = neighbour < 0 ? -1 : (pairs.subject[neighbour] ?? -1)
        if (subject < 0) continue
        const tried = explain(colours.data, pixel, subject, pairs.background[neighbour] ?? 0)
        best.offer(tried.misfit + COST_OF_LEAVING_SHARED * (tried.opacity - opacity) ** 2, tried.opacity, tried.separation)
      }
    }
    best.write(samples, unknown, opacity)
  }
  return samples
}

function isOutside(place: number, length: number): boolean {
  return place < 0 || place >= length
}

interface Pairs {
  /** The pixel of either side that each unknown found; -1 where its rays met only one side. */
  readonly subject: Int32Array
  readonly background: Int32Array
}

function findPairs(colours: Colours, raw: Field, band: Band, unknownOf: Int32Array): Pairs {
  const pairs = { subject: new Int32Array(band.size).fill(-1), background: new Int32Array(band.size).fill(-1) }
  const reach = Math.max(LEAST_REACH, REACH * Math.max(band.width, band.height))
  const rays = openRays(band, reach)
  for (let pixel = 0; pixel < unknownOf.length; pixel++) {
    const unknown = unknownOf[pixel] ?? -1
    if (unknown < 0) continue
    rays.cast(pixel)
    let least = Infinity
    for (let one = 0; one < rays.subjects.count; one++) {
      for (let other = 0; other < rays.backgrounds.count; other++) {
        const subject = rays.subjects.pixels[one] ?? 0
        const background = rays.backgrounds.pixels[other] ?? 0
        const { misfit, opacity } = explain(colours.data, pixel, subject, background)
        const distance = (rays.subjects.steps[one] ?? 0) + (rays.backgrounds.steps[other] ?? 0)
        const leaving = COST_OF_LEAVING * (opacity - (raw.data[pixel] ?? 0)) ** 2
        const cost = misfit + (COST_OF_DISTANCE * distance) / STEPS + leaving
        if (cost >= least) continue
        least = cost
        pairs.subject[unknown] = subject
        pairs.background[unknown] = background
      }
    }
  }
  return pairs
}

interface RayHits {
  count: number
  readonly pixels: Int32Array
  readonly steps: Int32Array
}

/** One pixel's rays, cast for all of them in turn. */
function openRays({ width, height, kinds }: Band, reach: number) {
  const subjects: RayHits = { count: 0, pixels: new Int32Array(RAYS), steps: new Int32Array(RAYS) }
  const backgrounds: RayHits = { count: 0, pixels: new Int32Array(RAYS), steps: new Int32Array(RAYS) }
  const directions = Array.from({ length: ANGLES * RAYS }, (_, i) => {
    const turn = ((Math.floor(i / RAYS) / ANGLES + (i % RAYS)) * Math.PI) / 2
    return { x: (Math.cos(turn) * reach) / STEPS, y: (Math.sin(turn) * reach) / STEPS }
  })
  const first = Math.ceil((2 * STEPS) / reach)

  const put = (hits: RayHits, pixel: number, step: number): void => {
    hits.pixels[hits.count] = pixel
    hits.steps[hits.count++] = step
  }
  const follow = (x: number, y: number, ray: { x: number; y: number }): void => {
    const before = subjects.count + backgrounds.count
    let isSubjectFound = false
    let isBackgroundFound = false
    for (let step = first; step <= STEPS; step++) {
      const atX = Math.round(x + ray.x * step)
      const atY = Math.round(y + ray.y * step)
      if (atX < 0 || atY < 0 || atX >= width || atY >= height) return
      const kind = kinds[atY * width + atX]
      if (kind === INSIDE && !isSubjectFound) {
        isSubjectFound = true
        put(subjects, atY * width + atX, step)
      } else if (kind === OUTSIDE && !isBackgroundFound) {
        isBackgroundFound = true
        put(backgrounds, atY * width + atX, step)
      }
      if (subjects.count + backgrounds.count === before + 2) return
    }
  }
  return {
    subjects,
    backgrounds,
    cast: (pixel: number): void => {
      const x = pixel % width
      const y = (pixel - x) / width
      subjects.count = 0
      backgrounds.count = 0
      const angle = ((x % 3) + 3 * (y % 3)) * RAYS
      for (let ray = 0; ray < RAYS; ray++) follow(x, y, directions[angle + ray] ?? { x: 0, y: 0 })
    },
  }
}

const explained = { misfit: 0, opacity: 0, separation: 0 }

/** The opacity with which a pair mixes to a pixel's colour, and what is left; the next call overwrites the answer. */
function explain(colours: Float32Array, pixel: number, subject: number, background: number): typeof explained {
  const own = pixel * 3
  const front = subject * 3
  const back = background * 3
  const red = (colours[front] ?? 0) - (colours[back] ?? 0)
  const green = (colours[front + 1] ?? 0) - (colours[back + 1] ?? 0)
  const blue = (colours[front + 2] ?? 0) - (colours[back + 2] ?? 0)
  const ownRed = (colours[own] ?? 0) - (colours[back] ?? 0)
  const ownGreen = (colours[own + 1] ?? 0) - (colours[back + 1] ?? 0)
  const ownBlue = (colours[own + 2] ?? 0) - (colours[back + 2] ?? 0)
  const separation = red * red + green * green + blue * blue + 1e-6
  const along = (ownRed * red + ownGreen * green + ownBlue * blue) / separation
  const opacity = Math.min(1, Math.max(0, along))
  explained.opacity = opacity
  explained.separation = separation
  explained.misfit = (ownRed - opacity * red) ** 2 + (ownGreen - opacity * green) ** 2 + (ownBlue - opacity * blue) ** 2
  return explained
}

/** The few best of what is offered. */
function openBest() {
  const costs = new Float64Array(BEST)
  const opacities = new Float64Array(BEST)
  const separations = new Float64Array(BEST)
  let count = 0
  return {
    clear: (): void => {
      count = 0
    },
    offer: (cost: number, opacity: number, separation: number): void => {
      if (count === BEST && cost >= (costs[BEST - 1] ?? 0)) return
      let at = count < BEST ? count++ : BEST - 1
      for (; at > 0 && (costs[at - 1] ?? 0) > cost; at--) {
        costs[at] = costs[at - 1] ?? 0
        opacities[at] = opacities[at - 1] ?? 0
        separations[at] = separations[at - 1] ?? 0
      }
      costs[at] = cost
      opacities[at] = opacity
      separations[at] = separation
    },
    write: ({ opacity, trust }: Samples, unknown: number, otherwise: number): void => {
      opacity[unknown] = otherwise
      if (count === 0) return
      let sum = 0
      let apart = 0
      let least = 1
      let most = 0
      for (let i = 0; i < count; i++) {
        const value = opacities[i] ?? 0
        sum += value / count
        apart += (separations[i] ?? 0) / count
        least = Math.min(least, value)
        most = Math.max(most, value)
      }
      opacity[unknown] = sum
      trust[unknown] = Math.exp(-FIT * (costs[0] ?? 0) - SPREAD * (most - least)) * (apart / (apart + SEPARATION))
    },
  }
}
