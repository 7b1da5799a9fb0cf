import type { Box } from '#engine/types.ts'
import { grown, overlaps, sharesRows } from './boxes.ts'
import { marginsOf, type Size } from '../framing/formats.ts'
import type { TypeStyle } from './type-styles.ts'
import type { Face } from './typefaces.ts'
import { crossesSeam, type Seams } from './find-seams.ts'
import type { CostOfArea } from './cost-of-area.ts'

/** A signature with its position: `box` is that of the text, with the height of a capital. */
export interface SignatureBlock {
  readonly text: string
  readonly size: number
  readonly box: Box
}

export const SIGNATURE_TRACKING = 0.05

const SIZE = 0.0275
const WIDEST = 0.6

type Across = 'left' | 'centre' | 'right'
/** How far down, from the top margin, 0, to the bottom one, 1. */
type Spot = readonly [across: Across, down: number, penalty: number]

/** Half-way up a side is unusual, but better than a name on a face. */
const UP_THE_SIDES: readonly Spot[] = [0.85, 0.7, 0.55, 0.4, 0.25].flatMap((down): readonly Spot[] => [
  ['left', down, 1.3 + (1 - down) / 10],
  ['right', down, 1.32 + (1 - down) / 10],
])

const SPOTS: Readonly<Record<TypeStyle['align'], readonly Spot[]>> = {
  centre: [
    ['centre', 1, 0],
    ['left', 1, 0.3],
    ['right', 1, 0.32],
    ['centre', 0, 0.4],
    ['left', 0, 0.5],
    ['right', 0, 0.52],
    ...UP_THE_SIDES,
  ],
  left: [
    ['left', 1, 0],
    ['right', 1, 0.15],
    ['centre', 1, 0.3],
    ['left', 0, 0.4],
    ['right', 0, 0.42],
    ['centre', 0, 0.5],
    ...UP_THE_SIDES,
  ],
}

export interface SignatureWish {
  readonly text: string
  readonly face: Face
  readonly align: TypeStyle['align']
  /** The headline's place: the signature keeps clear of it, or follows it closely. */
  readonly headline: Box | null
  readonly seams: Seams
  /** Row down to which a face may be. */
  readonly faceBottom: number
}

/** More than anything but the headline: half a name on the photo and half beside it looks like a mistake. */
const ON_SEAM = 3

/** Beside the headline's lines the name would be read as a word of them. */
const ON_A_LINE = 0.6

/** The cost of touching the subject at all, and of covering it, below its face and on it. */
const ON_SUBJECT = { touching: 2, covering: 2, face: 6 } as const
const UNSEEN_COVER = 0.004

/** Places the brand's name small at the edge, clear of the headline, and on the subject only where no other place is left. */
export function placeSignature(
  { text, face, align, headline, seams, faceBottom }: SignatureWish,
  canvas: Size,
  areaCost: CostOfArea,
): { readonly block: SignatureBlock; readonly cost: number } {
  const unit = face.widthOf(text, SIGNATURE_TRACKING)
  const size = Math.min(SIZE * canvas.width, (WIDEST * canvas.width) / unit)
  const extent = { width: Math.ceil(unit * size), height: Math.ceil(face.capHeight * size) }
  const atEdges = SPOTS[align].map((spot) => ({ box: boxAt(spot, extent, canvas), penalty: spot[2] }))
  const under = headline && below(headline, { extent, align, canvas })
  const spots = under && under.top + under.height <= canvas.height ? [...atEdges, { box: under, penalty: 0.45 }] : atEdges
  const ranked = spots.map(({ box, penalty }) => {
    const { cover, unrest } = areaCost(grown(box, size))
    const collides = headline && overlaps(grown(box, size * 0.6), headline) ? 10 : 0
    const reads = headline && sharesRows(box, headline) ? ON_A_LINE : 0
    const torn = crossesSeam(seams, grown(box, size * 1.2)) ? ON_SEAM : 0
    const perCover = box.top < faceBottom ? ON_SUBJECT.face : ON_SUBJECT.covering
    const hiding = cover < UNSEEN_COVER ? 0 : ON_SUBJECT.touching + cover * perCover
    return { box, cost: hiding + unrest + penalty + collides + reads + torn }
  })
  const best = ranked.reduce((one, other) => (other.cost < one.cost ? other : one))
  return { block: { text, size, box: best.box }, cost: best.cost }
}

function boxAt([across, down]: Spot, extent: Size, canvas: Size): Box {
  const margins = marginsOf(canvas)
  const side = Math.round(margins.side * canvas.width)
  const lefts = { left: side, centre: Math.round((canvas.width - extent.width) / 2), right: canvas.width - side - extent.width }
  const highest = margins.top * canvas.height
  const lowest = canvas.height * (1 - margins.bottom) - extent.height
  return { left: lefts[across], top: Math.round(highest + down * (lowest - highest)), ...extent }
}

/** Under a headline; a name that is longer than a headline at the side stays within the margins. */
function below(
  headline: Box,
  { extent, align, canvas }: { readonly extent: Size; readonly align: TypeStyle['align']; readonly canvas: Size },
): Box {
  const wanted = align === 'centre' ? headline.left + Math.round((headline.width - extent.width) / 2) : headline.left
  const side = Math.round(marginsOf(canvas).side * canvas.width)
  const left = Math.max(side, Math.min(wanted, canvas.width - side - extent.width))
  return { left, top: headline.top + headline.height + Math.round(extent.height * 1.3), ...extent }
}
