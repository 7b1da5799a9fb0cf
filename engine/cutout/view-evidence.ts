/** What the ground around a subject tells of the side that the photo was taken from. Read on a grid, where noise is averaged out. */
import type { Cutout } from '#engine/types.ts'
import { type Grid, type Layer, type Marks, gridOver, markCells, meanColours, meanOpacities } from './grid.ts'
import { type EdgeDirections, findEdgeDirections } from './edge-directions.ts'
import { labelRegions } from './label-regions.ts'
import { spreadMarks, without } from './neighbourhood.ts'

/** Bands of rows that the background is read in; those with less background than this share of their cells are ignored. */
const BANDS = 12
const LEAST_SEEN = 0.1
/** Opacities above which a cell belongs to the subject, and up to which it is background. */
const SUBJECT = 0.5
const NOTHING = 0.08
/** How far from the subject its rim, the ring of its shadow and the ground beyond that shadow reach, as shares of the longer edge. */
const RIM = 0.006
const SHADOW = 0.02
const BEYOND = { from: 0.04, to: 0.065 } as const
/** Parts smaller than this share of the subject are crumbs. */
const LEAST_PART = 0.05
/** Less texture than the noise of a camera leaves after averaging. */
const DRAWN = 0.7
/** Levels that are added before logarithms are taken: the finest texture and the darkest ground that count. */
const FAINT = 1
const DARK = 10

export interface ViewEvidence {
  /** Largest step of colour from one band of the background to the next, 0…255: a horizon, a table's edge. */
  readonly step: number
  /** Mean difference of neighbouring cells in the plainest band, 0…255: none on paper, much on cloth. */
  readonly texture: number
  /** Whether most bands have less than any photo of a surface: a background that was drawn is no ground. */
  readonly isDrawn: boolean
  /** Logarithm of the ratio of the strongest and the plainest band: 0 where a texture is seen squarely. */
  readonly unevenness: number
  /** Logarithm of the ratio of the ground beside the subject and beyond: below 0 for the shadow of what lies there. */
  readonly shadow: number
  /** How far the lower ends of the subject's parts are apart, in heights of it, where nothing below them holds them up. */
  readonly hovering: number
  readonly edges: EdgeDirections
}

/** @param cutout whose `photo` and `alpha` are of one size. */
export function findViewEvidence(cutout: Cutout): ViewEvidence {
  const grid = gridOver(cutout.photo)
  const colours = meanColours(cutout.photo, grid)
  const opacities = meanOpacities(cutout.alpha, grid)
  const subject = markCells(opacities, (opacity) => opacity > SUBJECT)
  const covered = markCells(opacities, (opacity) => opacity > NOTHING)
  const longest = Math.max(grid.width, grid.height)
  const around = (share: number): Marks => spreadMarks(grid, covered, Math.max(1, Math.round(share * longest)))
  const rim = around(RIM)
  const background = without(new Uint8Array(rim.length).fill(1), rim)
  const bands = readBands(colours, background)
  const textures = bands.map(({ texture }) => texture)
  const plainest = textures.length > 0 ? Math.min(...textures) : 0
  return {
    step: largestStep(bands),
    texture: plainest,
    isDrawn: (textures.toSorted((one, other) => one - other)[Math.floor(textures.length / 2)] ?? DRAWN) < DRAWN,
    unevenness: textures.length > 0 ? Math.log((Math.max(...textures) + FAINT) / (plainest + FAINT)) : 0,
    shadow: shadowBeside(colours, {
      near: without(around(SHADOW), rim),
      far: without(around(BEYOND.to), around(BEYOND.from)),
      subject,
    }),
    hovering: hoveringOf(grid, subject),
    edges: findEdgeDirections(colours, subject),
  }
}

interface Band {
  readonly colour: readonly [red: number, green: number, blue: number]
  readonly texture: number
}

function readBands(colours: Layer, background: Marks): Band[] {
  return Array.from({ length: BANDS }, (_, band) => readBand(colours, background, band)).filter((band) => band !== undefined)
}

function readBand({ data, width, height }: Layer, background: Marks, band: number): Band | undefined {
  const sums: [number, number, number] = [0, 0, 0]
  let difference = 0
  let seen = 0
  const from = Math.floor((band * height) / BANDS) * width
  const to = Math.floor(((band + 1) * height) / BANDS) * width
  for (let cell = from; cell < to; cell++) {
    const right = cell + 1
    const below = cell + width
    if (!background[cell] || right % width === 0 || !background[right] || !background[below]) continue
    seen++
    for (let channel = 0; channel < 3; channel++) {
      const level = data[cell * 3 + channel] ?? 0
      sums[channel] = (sums[channel] ?? 0) + level
      difference += Math.abs(level - (data[right * 3 + channel] ?? 0)) + Math.abs(level - (data[below * 3 + channel] ?? 0))
    }
  }
  if (seen === 0 || seen < LEAST_SEEN * (to - from)) return undefined
  return { colour: [sums[0] / seen, sums[1] / seen, sums[2] / seen], texture: difference / (3 * seen) }
}

function largestStep(bands: readonly Band[]): number {
  const steps = bands.map(({ colour }, at) => {
    const before = bands[at - 1]?.colour ?? colour
    return Math.max(...colour.map((level, channel) => Math.abs(level - (before[channel] ?? 0))))
  })
  return Math.max(0, ...steps)
}

interface Rings {
  readonly near: Marks
  readonly far: Marks
  readonly subject: Marks
}

/** Beside the middle half of the subject's height: below a standing thing there is a shadow too. */
function shadowBeside({ data, width }: Layer, { near, far, subject }: Rings): number {
  const first = Math.floor(subject.indexOf(1) / width)
  const last = Math.floor(subject.lastIndexOf(1) / width)
  if (first < 0) return 0
  const quarter = (last - first) / 4
  const brightness = (ring: Marks): number => {
    let sum = 0
    let seen = 0
    for (let cell = Math.ceil(first + quarter) * width; cell < Math.floor(last - quarter) * width; cell++) {
      if (!ring[cell]) continue
      seen++
      sum += (data[cell * 3] ?? 0) + (data[cell * 3 + 1] ?? 0) + (data[cell * 3 + 2] ?? 0)
    }
    return seen > 0 ? sum / (3 * seen) : Number.NaN
  }
  const shadow = Math.log((brightness(near) + DARK) / (brightness(far) + DARK))
  return Number.isNaN(shadow) ? 0 : shadow
}

interface EvidencePart {
  readonly size: number
  readonly left: number
  readonly right: number
  readonly bottom: number
}

/** Parts that stand side by side end at one height, but for perspective; a part above another one may rest on it. */
function hoveringOf(grid: Grid, subject: Marks): number {
  const first = Math.floor(subject.indexOf(1) / grid.width)
  const last = Math.floor(subject.lastIndexOf(1) / grid.width)
  const parts = partsOf(grid, subject)
  const hovering = parts.map((part) => {
    const isHeld = parts.some(
      ({ left, right, bottom }) => bottom > part.bottom && Math.min(right, part.right) - Math.max(left, part.left) > 0,
    )
    const isCut = part.left === 0 || part.right === grid.width - 1 || part.bottom === grid.height - 1
    return isHeld || isCut ? 0 : (last - part.bottom) / Math.max(1, last - first)
  })
  return Math.max(0, ...hovering)
}

function partsOf(grid: Grid, subject: Marks): EvidencePart[] {
  const { labels, sizes } = labelRegions(grid, subject)
  const largest = Math.max(0, ...sizes)
  const parts = sizes.map((size) => ({ size, left: grid.width, right: 0, bottom: 0 }))
  labels.forEach((label, cell) => {
    const part = parts[label]
    if (!part) return
    const x = cell % grid.width
    part.left = Math.min(part.left, x)
    part.right = Math.max(part.right, x)
    part.bottom = Math.floor(cell / grid.width)
  })
  return parts.filter(({ size }) => size > LEAST_PART * largest)
}
