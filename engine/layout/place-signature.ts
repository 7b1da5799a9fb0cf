import type { Box } from '#engine/types.ts'
import { marginsOf, type Size } from './formats.ts'
import type { TypeStyle } from './type-styles.ts'
import type { Face } from './typefaces.ts'
import { crossesSeam, type Seams } from './find-seams.ts'
import type { WeighArea } from './weigh-areas.ts'

/** A signature in its place: `box` is the text's own, capital height high. */
export interface SignatureBlock {
  readonly text: string
  readonly size: number
  readonly box: Box
}

export const SIGNATURE_TRACKING = 0.05

const SIZE = 0.0275
const WIDEST = 0.6

type Spot = readonly [across: 'left' | 'centre' | 'right', down: 'top' | 'bottom', unease: number]
const SPOTS: Readonly<Record<TypeStyle['align'], readonly Spot[]>> = {
  centre: [
    ['centre', 'bottom', 0],
    ['left', 'bottom', 0.3],
    ['right', 'bottom', 0.32],
    ['centre', 'top', 0.4],
    ['left', 'top', 0.5],
    ['right', 'top', 0.52],
  ],
  left: [
    ['left', 'bottom', 0],
    ['right', 'bottom', 0.15],
    ['centre', 'bottom', 0.3],
    ['left', 'top', 0.4],
    ['right', 'top', 0.42],
    ['centre', 'top', 0.5],
  ],
}

export interface SignatureWish {
  readonly text: string
  readonly face: Face
  readonly align: TypeStyle['align']
  /** The headline's place: the signature keeps clear of it, or follows it closely. */
  readonly headline: Box | null
  readonly seams: Seams
}

/** Above everything but the headline: half a name on the photo and half beside it looks like a mistake. */
const ON_SEAM = 3

/** Puts the brand's name small at the edge, off the subject and clear of the headline. */
export function placeSignature(
  { text, face, align, headline, seams }: SignatureWish,
  canvas: Size,
  weigh: WeighArea,
): SignatureBlock {
  const unit = face.widthOf(text, SIGNATURE_TRACKING)
  const size = Math.min(SIZE * canvas.width, (WIDEST * canvas.width) / unit)
  const extent = { width: Math.ceil(unit * size), height: Math.ceil(face.capHeight * size) }
  const atEdges = SPOTS[align].map((spot) => ({ box: boxAt(spot, extent, canvas), unease: spot[2] }))
  const spots = headline ? [...atEdges, { box: below(headline, extent, align), unease: 0.45 }] : atEdges
  const ranked = spots.map(({ box, unease }) => {
    const { cover, unrest } = weigh(grown(box, size))
    const collides = headline && overlaps(grown(box, size * 0.6), headline) ? 10 : 0
    const torn = crossesSeam(seams, grown(box, size * 1.2)) ? ON_SEAM : 0
    return { box, cost: cover * 2 + unrest + unease + collides + torn }
  })
  const best = ranked.reduce((one, other) => (other.cost < one.cost ? other : one))
  return { text, size, box: best.box }
}

function boxAt([across, down]: Spot, extent: Size, canvas: Size): Box {
  const margins = marginsOf(canvas)
  const side = Math.round(margins.side * canvas.width)
  const lefts = { left: side, centre: Math.round((canvas.width - extent.width) / 2), right: canvas.width - side - extent.width }
  const tops = {
    top: Math.round(margins.top * canvas.height),
    bottom: Math.round(canvas.height * (1 - margins.bottom)) - extent.height,
  }
  return { left: lefts[across], top: tops[down], ...extent }
}

function below(headline: Box, extent: Size, align: TypeStyle['align']): Box {
  const left = align === 'centre' ? headline.left + Math.round((headline.width - extent.width) / 2) : headline.left
  return { left, top: headline.top + headline.height + Math.round(extent.height * 1.3), ...extent }
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}
