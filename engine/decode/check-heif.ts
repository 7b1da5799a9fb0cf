import { FRAME_COUNTERS } from './count-coded-frames.ts'
import { boxesIn, type ItemPlaces, MAX_BOXES, readItemPlaces, readItemTypes, tooComplex } from './read-items.ts'
import { type IsoBox, openReader } from './walk-boxes.ts'

const MAX_TILES = 2048
/** Tiles extend beyond the picture's right and lower edge: with tiles of 4 megapixels by this factor. */
const TILES_TO_PICTURE = 2
const TILES_BEYOND_PIXELS = 8_000_000
/** A photo is one frame; a progressive AVIF has up to four layers. */
const MAX_FRAMES = 4
/** Layers of a picture of 50 megapixels, or four of a smaller one. */
const MAX_PIXELS_OF_FRAMES = 102_000_000
/** A tone map names a picture and its gain map, and is neither: decoders that do not know it show the picture. */
const TONE_MAP = 'tmap'

type Sizes = ReadonlyMap<number, number>
type Parts = ReadonlyMap<number, readonly number[]>
type Types = ReadonlyMap<number, string>

/**
 * A picture consists of tiles, each a picture by itself, and of pieces of the file; a few bytes can refer to both again and
 * again. One coded picture can hold frame after frame.
 * @returns the pixels of all frames beyond the first of each coded picture
 * @throws EngineRefusal `photo_too_complex`
 */
export function checkHeif(file: Uint8Array): number {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const top = boxesIn(bytes, { start: 0, end: bytes.length })
  const meta = top.find(({ type }) => type === 'meta')
  if (!meta) return 0
  const inside = boxesIn(bytes, afterVersion(meta))
  const find = (type: string) => inside.find((box) => box.type === type)
  const [locations, infos, properties, references] = [find('iloc'), find('iinf'), find('iprp'), find('iref')]
  const types: Types = infos ? readItemTypes(bytes, infos) : new Map()
  const sizes: Sizes = properties ? readSizes(bytes, properties) : new Map()
  if (references) checkTiles(readParts(bytes, references), sizes, types)
  return locations ? checkFrames(bytes, { places: readItemPlaces(bytes, locations, find('idat')), types, sizes }) : 0
}

function afterVersion({ start, end }: IsoBox): Pick<IsoBox, 'start' | 'end'> {
  return { start: start + 4, end }
}

/** The pictures coded in each item, whatever the file says about their number. */
function checkFrames(bytes: Buffer, { places, types, sizes }: { places: ItemPlaces; types: Types; sizes: Sizes }): number {
  let further = 0
  for (const [id, extents] of places) {
    const count = FRAME_COUNTERS[types.get(id) ?? '']
    if (!count) continue
    const pieces = extents.map(({ start, end }) => bytes.subarray(start, end))
    const frames = count(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces), MAX_FRAMES)
    if (frames > MAX_FRAMES) tooComplex('too many frames')
    if (frames > 1 && frames * (sizes.get(id) ?? 0) > MAX_PIXELS_OF_FRAMES) tooComplex('too many frames for its size')
    further += Math.max(0, frames - 1) * (sizes.get(id) ?? 0)
  }
  return further
}

/** Which items an item is put together of. */
function readParts(bytes: Buffer, box: IsoBox): Parts {
  const idSize = (bytes[box.start] ?? 0) === 0 ? 2 : 4
  const parts = new Map<number, number[]>()
  let count = 0
  for (const { type, ...place } of boxesIn(bytes, afterVersion(box))) {
    if (type !== 'dimg') continue
    const { read, isAtEnd } = openReader(bytes, place)
    const whole = parts.get(read(idSize)) ?? []
    parts.set(openReader(bytes, place).read(idSize), whole)
    for (let left = read(2); left > 0 && !isAtEnd(); left--) {
      whole.push(read(idSize))
      if (++count > MAX_BOXES) tooComplex('too many tiles')
    }
  }
  return parts
}

/** Pixels of items as the file declares them. */
function readSizes(bytes: Buffer, box: IsoBox): Sizes {
  const inside = boxesIn(bytes, box)
  const container = inside.find(({ type }) => type === 'ipco')
  const associations = inside.find(({ type }) => type === 'ipma')
  if (!container || !associations) return new Map()
  const properties = boxesIn(bytes, container)
  const areas = properties.map((property) => (property.type === 'ispe' ? areaOf(bytes, property) : undefined))
  const { read, isAtEnd } = openReader(bytes, associations)
  const version = read(1)
  const isWide = (read(3) & 1) === 1
  const sizes = new Map<number, number>()
  for (let items = read(4); items > 0 && !isAtEnd(); items--) {
    const id = read(version === 0 ? 2 : 4)
    for (let count = read(1); count > 0; count--) {
      const index = isWide ? read(2) & 0x7fff : read(1) & 0x7f
      const area = areas[index - 1]
      if (area !== undefined) sizes.set(id, area)
    }
  }
  return sizes
}

function areaOf(bytes: Buffer, box: IsoBox): number {
  const { read } = openReader(bytes, afterVersion(box))
  return read(4) * read(4)
}

function checkTiles(parts: Parts, sizes: Sizes, types: Types): void {
  for (const [id, tiles] of parts) {
    if (types.get(id) === TONE_MAP) continue
    const whole = sizes.get(id) ?? 0
    const together = tiles.reduce((sum, tile) => sum + (sizes.get(tile) ?? 0), 0)
    if (together > TILES_TO_PICTURE * whole + TILES_BEYOND_PIXELS) tooComplex('tiles larger than the picture')
    if (countTiles(parts, id, []) > MAX_TILES) tooComplex('too many tiles')
  }
}

/** Counts tiles of tiles as well; one that contains itself counts as too many. */
function countTiles(parts: Parts, id: number, above: readonly number[]): number {
  const tiles = parts.get(id)
  if (!tiles) return 1
  if (above.includes(id) || above.length > 2) return MAX_TILES + 1
  let count = 0
  for (const tile of tiles) {
    count += countTiles(parts, tile, [...above, id])
    if (count > MAX_TILES) break
  }
  return count
}
