/** Parts of a photo that a person may want to add or to take away: the way to correct a mask without drawing. */
import { findParts } from './connected.ts'
import type { Mask, Point, Region, SegmentedPhoto, Size, Stroke } from './segmented-photo.ts'

/** What the passes see of a part at least once, or do not see at least once, is open. */
const HALF_SEEN = 0.3
/** Smaller parts than this share of the photo are crumbs. */
const LEAST = 0.0025
/** Parts of either kind that are told at most: more would be a list to search. */
const MOST_OF_A_KIND = 4
/** Points of the line through a part, and the brush that draws it, as a share of the part's thickness. */
const POINTS = 9
const BRUSH = 0.35
const FINEST = 0.006
const BROADEST = 0.06

export interface OpenPart {
  /** What a person may want with it. */
  readonly mode: Stroke['kind']
  readonly place: Region
  /** Its share of the photo. */
  readonly share: number
  /** The stroke that does it. */
  readonly stroke: Required<Stroke>
}

/** A mask, and what is known of it. */
export interface AskedMask {
  readonly mask: Mask
  /** The least that any pass saw of each pixel. */
  readonly least: Float32Array
  /** Of the parts that they touch a person has decided. */
  readonly strokes: readonly Stroke[]
}

/** Outside the mask, what some pass half saw; inside, what some pass hardly saw, and what hangs on to nothing. */
export function findOpenParts(photo: SegmentedPhoto, { mask, least: leastSeen, strokes }: AskedMask): OpenPart[] {
  const decided = strokes.flatMap(({ points }) => points.map((point) => pixelAt(point, photo)))
  const isOpen = ({ pixels }: Part) => !decided.some((pixel) => pixels.has(pixel))
  const openParts = (isMeant: (pixel: number) => boolean) => partsOf(photo, isMeant).filter(isOpen)
  const missing = openParts((pixel) => !mask[pixel] && (photo.possible[pixel] ?? 0) >= HALF_SEEN)
  const doubtful = openParts((pixel) => mask[pixel] === 1 && (leastSeen[pixel] ?? 0) < HALF_SEEN)
  const whole = partsOf(photo, (pixel) => mask[pixel] === 1)
  const apart = whole.slice(1).filter(isOpen)
  const extra = [...apart, ...doubtful.filter(({ first }) => !apart.some(({ pixels }) => pixels.has(first)))]
  return [...describe(missing, 'keep', photo), ...describe(extra, 'remove', photo)]
}

function pixelAt({ x, y }: Point, { width, height }: Size): number {
  const row = Math.min(height - 1, Math.floor(y * height))
  return row * width + Math.min(width - 1, Math.floor(x * width))
}

interface Part {
  readonly first: number
  readonly pixels: ReadonlySet<number>
}

/** The largest first. */
function partsOf(size: Size, isMeant: (pixel: number) => boolean): Part[] {
  const marks = Uint8Array.from({ length: size.width * size.height }, (_, pixel) => (isMeant(pixel) ? 1 : 0))
  const opened = erode(marks, size)
  const { labels, sizes } = findParts(opened, size)
  const parts = sizes.map((): number[] => [])
  labels.forEach((label, pixel) => parts[label]?.push(pixel))
  return parts
    .filter((pixels) => pixels.length >= LEAST * marks.length)
    .toSorted((one, other) => other.length - one.length)
    .map((pixels) => ({ first: pixels[0] ?? 0, pixels: new Set(pixels) }))
}

/** Without a rim of one pixel: the seam along an outline is no part. */
function erode(marks: Uint8Array, { width }: Size): Uint8Array {
  return marks.map((mark, pixel) => {
    const x = pixel % width
    const isInner = [x > 0 ? pixel - 1 : pixel, x < width - 1 ? pixel + 1 : pixel, pixel - width, pixel + width].every(
      (neighbour) => marks[neighbour] !== 0,
    )
    return mark && isInner ? 1 : 0
  })
}

function describe(parts: readonly Part[], mode: Stroke['kind'], size: Size): OpenPart[] {
  return parts.slice(0, MOST_OF_A_KIND).map(({ pixels }) => {
    const place = placeOf(pixels, size)
    const stroke = { kind: mode, ...lineThrough(pixels, place, size) }
    return { mode, place, share: pixels.size / (size.width * size.height), stroke }
  })
}

function placeOf(pixels: ReadonlySet<number>, { width, height }: Size): Region {
  const across = [...pixels].map((pixel) => pixel % width)
  const down = [...pixels].map((pixel) => Math.floor(pixel / width))
  const [left, top] = [least(across), least(down)]
  return {
    left: left / width,
    top: top / height,
    width: (1 + most(across) - left) / width,
    height: (1 + most(down) - top) / height,
  }
}

const least = (values: readonly number[]): number => values.reduce((one, other) => Math.min(one, other), Infinity)
const most = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other), -Infinity)

/** A line along the longer side, through the middle of the longest run of each row or column. */
function lineThrough(pixels: ReadonlySet<number>, place: Region, size: Size): Required<Omit<Stroke, 'kind'>> {
  const isWide = place.width * size.width > place.height * size.height
  const lines = new Map<number, number[]>()
  for (const pixel of pixels) {
    const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)]
    const line = isWide ? x : y
    const places = lines.get(line) ?? []
    places.push(isWide ? y : x)
    lines.set(line, places)
  }
  const rows = [...lines].toSorted(([one], [other]) => one - other)
  // a brush as broad as the part would stick out at its ends
  const ends = Math.floor(rows.length / 8)
  const inner = rows.slice(ends, Math.max(ends + 1, rows.length - ends))
  const step = Math.max(1, Math.ceil(inner.length / POINTS))
  const runs = inner.filter((_, at) => at % step === 0).map(([line, places]) => ({ line, run: longestRun(places) }))
  const points = runs.map(({ line, run: { from, length } }): Point => {
    const middle = from + length / 2
    const [x, y] = isWide ? [line + 0.5, middle] : [middle, line + 0.5]
    return { x: x / size.width, y: y / size.height }
  })
  const thickness = least(runs.map(({ run }) => run.length)) / Math.max(size.width, size.height)
  return { points, radius: Math.min(BROADEST, Math.max(FINEST, BRUSH * thickness)) }
}

function longestRun(places: readonly number[]): { readonly from: number; readonly length: number } {
  let longest = { from: places[0] ?? 0, length: 1 }
  let run = longest
  for (const place of places.toSorted((one, other) => one - other).slice(1)) {
    run = place === run.from + run.length ? { from: run.from, length: run.length + 1 } : { from: place, length: 1 }
    if (run.length > longest.length) longest = run
  }
  return longest
}
