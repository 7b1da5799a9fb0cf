/**
 * A cut in two steps: at a third of the size, then only in a band along its outline at the scene's own.
 * Source: Lombaert, Sun, Grady and Xu, "A Multilevel Banded Graph Cuts Method for Fast Image Segmentation", 2005.
 */
import { cutGrid } from './grid-cut.ts'
import type { Links } from './grid-trees.ts'
import { type PerceivedColours, perceive, squaredDistance } from './perceived-colours.ts'
import type { Mask, Size } from './segmented-photo.ts'

/** A pull this strong is certain. */
export const CERTAIN = 1e6
/** Pulls and links are counted in hundredths. */
const UNIT = 100
/** Weight of a link between equal colours, and what any link weighs at least. */
const CONTRAST = 5
const LEAST_LINK = 4
/** Pixels per cell of the first step, and the band's width in those on either side. */
const STEP = 3
const REACH = 2

export interface Picture extends Size {
  readonly colours: Uint8Array
  readonly perceived: PerceivedColours
}

/** @param pulls > 0 towards the subject; log odds, or ±`CERTAIN`. */
export function bandedCut(picture: Picture, pulls: Float32Array): Mask {
  const coarse = shrink(picture, pulls)
  const rough = cut(coarse, coarse.pulls)
  const nearBand = markNearOutline(rough, coarse)
  const mask = new Uint8Array(pulls.length)
  const skipped = new Uint8Array(pulls.length)
  const cellOf = cellFinder(picture, coarse)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const cell = cellOf(pixel)
    mask[pixel] = rough[cell] ?? 0
    skipped[pixel] = nearBand[cell] ? 0 : 1
  }
  return cutWithin(picture, pulls, mask, skipped)
}

/** Cuts again what is not skipped; the outermost pixels of the rest hold their side. */
export function cutWithin(picture: Picture, pulls: Float32Array, mask: Mask, skipped: Uint8Array): Mask {
  const { width } = picture
  const held = pulls.slice()
  const left = skipped.slice()
  for (let pixel = 0; pixel < skipped.length; pixel++) {
    if (!skipped[pixel]) continue
    const x = pixel % width
    const isBeside =
      (x > 0 && !skipped[pixel - 1]) ||
      (x < width - 1 && !skipped[pixel + 1]) ||
      skipped[pixel - width] === 0 ||
      skipped[pixel + width] === 0
    if (!isBeside) continue
    left[pixel] = 0
    held[pixel] = mask[pixel] ? CERTAIN : -CERTAIN
  }
  const fine = cut(picture, held, left)
  return mask.map((value, pixel) => (left[pixel] ? value : (fine[pixel] ?? 0)))
}

function cut(picture: Picture, pulls: Float32Array, skipped?: Uint8Array): Mask {
  const whole = new Int32Array(pulls.length)
  for (let pixel = 0; pixel < whole.length; pixel++) {
    whole[pixel] = Math.trunc(Math.max(-CERTAIN, Math.min(CERTAIN, pulls[pixel] ?? 0)) * UNIT)
  }
  return cutGrid(picture, whole, linkNeighbours(picture), skipped)
}

const known = new WeakMap<PerceivedColours, Links>()

/** Links are weak where colours differ; how much is a lot is learned from the picture. */
function linkNeighbours(picture: Picture): Links {
  const before = known.get(picture.perceived)
  if (before) return before
  const { width, height, perceived } = picture
  const pixels = width * height
  const links = {
    right: new Int32Array(pixels),
    down: new Int32Array(pixels),
    downRight: new Int32Array(pixels),
    downLeft: new Int32Array(pixels),
  }
  const falloff = 1 / (2 * Math.max(20, meanStep(picture)))
  const weigh = (one: number, other: number, length: number): number => {
    const alike = Math.exp(-falloff * squaredDistance(perceived, one * 3, other * 3))
    return Math.trunc((UNIT * CONTRAST * alike + LEAST_LINK) / length)
  }
  for (let pixel = 0; pixel < pixels; pixel++) {
    const x = pixel % width
    const isLastRow = pixel + width >= pixels
    if (x < width - 1) links.right[pixel] = weigh(pixel, pixel + 1, 1)
    if (isLastRow) continue
    links.down[pixel] = weigh(pixel, pixel + width, 1)
    if (x < width - 1) links.downRight[pixel] = weigh(pixel, pixel + width + 1, Math.SQRT2)
    if (x > 0) links.downLeft[pixel] = weigh(pixel, pixel + width - 1, Math.SQRT2)
  }
  known.set(perceived, links)
  return links
}

/** Mean squared distance of neighbours. */
function meanStep({ width, height, perceived }: Picture): number {
  let sum = 0
  let count = 0
  for (let y = 0; y + 1 < height; y += 2) {
    for (let x = 0; x + 1 < width; x += 2) {
      const at = (y * width + x) * 3
      sum += squaredDistance(perceived, at, at + 3) + squaredDistance(perceived, at, at + width * 3)
      count += 2
    }
  }
  return count ? sum / count : 0
}

interface Shrunk extends Picture {
  readonly pulls: Float32Array
}

const shrunk = new WeakMap<PerceivedColours, Picture>()

function shrink(picture: Picture, pulls: Float32Array): Shrunk {
  const small = shrunk.get(picture.perceived) ?? shrinkColours(picture)
  shrunk.set(picture.perceived, small)
  const sums = new Float32Array(small.width * small.height)
  const certain = new Int32Array(sums.length)
  const counts = new Int32Array(sums.length)
  const cellOf = cellFinder(picture, small)
  for (let pixel = 0; pixel < pulls.length; pixel++) {
    const cell = cellOf(pixel)
    const pull = pulls[pixel] ?? 0
    counts[cell] = (counts[cell] ?? 0) + 1
    if (Math.abs(pull) > CERTAIN / 2) certain[cell] = (certain[cell] ?? 0) + Math.sign(pull)
    else sums[cell] = (sums[cell] ?? 0) + pull
  }
  const means = sums.map((sum, cell) =>
    certain[cell] ? Math.sign(certain[cell] ?? 0) * CERTAIN : (sum / (counts[cell] ?? 1)) * STEP,
  )
  return { ...small, pulls: means }
}

function shrinkColours(picture: Picture): Picture {
  const width = Math.ceil(picture.width / STEP)
  const height = Math.ceil(picture.height / STEP)
  const sums = new Float32Array(width * height * 3)
  const counts = new Int32Array(width * height)
  const cellOf = cellFinder(picture, { width, height })
  for (let pixel = 0; pixel < picture.width * picture.height; pixel++) {
    const cell = cellOf(pixel)
    counts[cell] = (counts[cell] ?? 0) + 1
    for (let channel = 0; channel < 3; channel++) {
      sums[cell * 3 + channel] = (sums[cell * 3 + channel] ?? 0) + (picture.colours[pixel * 3 + channel] ?? 0)
    }
  }
  const colours = Uint8Array.from(sums, (sum, at) => sum / (counts[Math.floor(at / 3)] ?? 1))
  return { width, height, colours, perceived: perceive({ colours }) }
}

function cellFinder({ width }: Size, coarse: Size): (pixel: number) => number {
  return (pixel) => {
    const x = pixel % width
    return Math.floor((pixel - x) / width / STEP) * coarse.width + Math.floor(x / STEP)
  }
}

/** Cells within `REACH` of a change of side. */
function markNearOutline(mask: Mask, { width, height }: Size): Uint8Array {
  const near = new Uint8Array(mask.length)
  for (let cell = 0; cell < mask.length; cell++) {
    const x = cell % width
    const y = (cell - x) / width
    const turnsRight = x < width - 1 && mask[cell + 1] !== mask[cell]
    const turnsDown = y < height - 1 && mask[cell + width] !== mask[cell]
    if (!turnsRight && !turnsDown) continue
    const left = Math.max(0, x - REACH)
    const right = Math.min(width, x + REACH + 2)
    for (let row = Math.max(0, y - REACH); row < Math.min(height, y + REACH + 2); row++) {
      near.fill(1, row * width + left, row * width + right)
    }
  }
  return near
}
