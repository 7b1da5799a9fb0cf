import { type Blocks, blocksOver } from './blocks.ts'
import { type Colours, type Field, emptyField, meanAround } from './field.ts'

/** The colours of subject and background near each pixel. */
export interface SideColours {
  /** Distance of the two, 0…√3; 1 where one of them is unknown. */
  readonly distanceAt: (pixel: number) => number
  /** Distance of the two in units of how far the background's colours scatter. */
  readonly contrastAt: (pixel: number) => number
  /**
   * Where a pixel's own colour lies between them, 0 (the background's) … 1, and how far it is from that line; unknown where the
   * sides are.
   */
  readonly placeOf: (pixel: number) => { readonly along: number; readonly away: number } | undefined
}

/** Colours this close to the border are mixed, and no side's own; as a share of the longer edge. */
const MIXED = 0.008
/** How far the colours of a side are averaged, in blocks. */
const REACH = 7
const HALF = 0.5
const LEAST = 1e-4

/** @param toEdge distance to the border, in pixels. */
export function learnSides({ settled, colours }: { settled: Field; colours: Colours }, toEdge: Field): SideColours {
  const blocks = blocksOver(settled)
  const mixed = MIXED * Math.max(settled.width, settled.height)
  const isPure = (pixel: number): boolean => (toEdge.data[pixel] ?? 0) >= mixed
  const isSubject = (pixel: number): boolean => (settled.data[pixel] ?? 0) > HALF
  const subject = averageSide(colours, blocks, (pixel) => isPure(pixel) && isSubject(pixel))
  const background = averageSide(colours, blocks, (pixel) => isPure(pixel) && !isSubject(pixel))
  return {
    distanceAt: (pixel) => {
      const block = blocks.of(pixel)
      if (!isKnown(subject, block) || !isKnown(background, block)) return 1
      return Math.sqrt(squaredDistance(subject.means, background.means, block))
    },
    contrastAt: (pixel) => {
      const block = blocks.of(pixel)
      const distance = Math.sqrt(squaredDistance(subject.means, background.means, block))
      return distance / Math.max(LEAST, scatterOf(background, block))
    },
    placeOf: (pixel) => {
      const block = blocks.of(pixel)
      if (!isKnown(subject, block) || !isKnown(background, block)) return undefined
      return placeBetween(colours.data, pixel, subject.means, background.means, block)
    },
  }
}

interface Side {
  /** Three channels for each block. */
  readonly means: Float32Array
  /** Mean squared length of the colours. */
  readonly squares: Float32Array
  /** Share of a block's surroundings that belongs to the side. */
  readonly shares: Float32Array
}

function averageSide(colours: Colours, blocks: Blocks, isOf: (pixel: number) => boolean): Side {
  const counts = emptyField(blocks)
  const squares = emptyField(blocks)
  const sums = [emptyField(blocks), emptyField(blocks), emptyField(blocks)]
  for (let pixel = 0; pixel < colours.width * colours.height; pixel++) {
    if (!isOf(pixel)) continue
    const block = blocks.of(pixel)
    counts.data[block] = (counts.data[block] ?? 0) + 1
    sums.forEach(({ data }, channel) => {
      const colour = colours.data[pixel * 3 + channel] ?? 0
      data[block] = (data[block] ?? 0) + colour
      squares.data[block] = (squares.data[block] ?? 0) + colour * colour
    })
  }
  const shares = meanAround(counts, REACH).data
  const means = new Float32Array(shares.length * 3)
  sums.forEach((sum, channel) => {
    const mean = meanAround(sum, REACH).data
    for (let block = 0; block < shares.length; block++) {
      means[block * 3 + channel] = (mean[block] ?? 0) / Math.max(LEAST, shares[block] ?? 0)
    }
  })
  const lengths = meanAround(squares, REACH).data.map((sum, block) => sum / Math.max(LEAST, shares[block] ?? 0))
  return { means, shares, squares: lengths }
}

/** Standard deviation of a side's colours around their mean. */
function scatterOf({ means, squares }: Side, block: number): number {
  let variance = squares[block] ?? 0
  for (let i = block * 3; i < block * 3 + 3; i++) variance -= (means[i] ?? 0) ** 2
  return Math.sqrt(Math.max(0, variance))
}

function isKnown({ shares }: Side, block: number): boolean {
  return (shares[block] ?? 0) > LEAST
}

function squaredDistance(one: Float32Array, other: Float32Array, block: number): number {
  let sum = 0
  for (let i = block * 3; i < block * 3 + 3; i++) sum += ((one[i] ?? 0) - (other[i] ?? 0)) ** 2
  return sum
}

function placeBetween(colours: Float32Array, pixel: number, subject: Float32Array, background: Float32Array, block: number) {
  let along = 0
  let length = 0
  let own = 0
  for (let channel = 0; channel < 3; channel++) {
    const behind = background[block * 3 + channel] ?? 0
    const towards = (subject[block * 3 + channel] ?? 0) - behind
    const seen = (colours[pixel * 3 + channel] ?? 0) - behind
    along += seen * towards
    length += towards * towards
    own += seen * seen
  }
  const share = along / Math.max(LEAST, length)
  return { along: share, away: Math.sqrt(Math.max(0, own - share * share * length)) }
}
