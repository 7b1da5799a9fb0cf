import { EngineRefusal } from '#engine/types.ts'
import { type IsoBox, listBoxes, openReader } from './walk-boxes.ts'

/** A phone's picture of 48 megapixels has 192 tiles, with those of its depth and light maps in some 300 items. */
const MOST_BOXES = 5000
const MOST_TILES = 2048
const MOST_EXTENTS = 20_000
/** Tiles extend beyond the picture's right and lower edge: with tiles of 4 megapixels by this factor. */
const TILES_TO_PICTURE = 2
const TILES_BEYOND_PIXELS = 8_000_000
/** Decoders copy the bytes of an item: each byte of the file belongs to one item, or to two that share it. */
const SHARED_BYTES = 2

type Sizes = ReadonlyMap<number, number>
type Parts = ReadonlyMap<number, readonly number[]>

/**
 * A picture consists of tiles, each a picture by itself, and of pieces of the file; a few bytes can refer to both again and
 * again.
 * @throws EngineRefusal `photo_too_complex`
 */
export function judgeHeif(file: Uint8Array): void {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const top = boxesIn(bytes, { start: 0, end: bytes.length })
  const meta = top.find(({ type }) => type === 'meta')
  if (!meta) return
  const inside = boxesIn(bytes, afterVersion(meta))
  const find = (type: string) => inside.find((box) => box.type === type)
  const [locations, properties, references] = [find('iloc'), find('iprp'), find('iref')]
  if (locations) judgeExtents(bytes, locations)
  if (references) judgeTiles(readParts(bytes, references), properties ? readSizes(bytes, properties) : new Map())
}

function boxesIn(bytes: Buffer, place: Pick<IsoBox, 'start' | 'end'>): IsoBox[] {
  const boxes = listBoxes(bytes, place, MOST_BOXES + 1)
  if (boxes.length > MOST_BOXES) tooComplex('too many boxes')
  return boxes
}

function afterVersion({ start, end }: IsoBox): Pick<IsoBox, 'start' | 'end'> {
  return { start: start + 4, end }
}

function judgeExtents(bytes: Buffer, box: IsoBox): void {
  const { read, isAtEnd } = openReader(bytes, box)
  const version = read(1)
  read(3)
  const [offsetAndLength, baseAndIndex] = [read(1), read(1)]
  const lengthSize = offsetAndLength & 15
  const indexSize = version === 0 ? 0 : baseAndIndex & 15
  const items = read(version < 2 ? 2 : 4)
  let total = 0
  let count = 0
  for (let item = 0; item < items && !isAtEnd(); item++) {
    read(version < 2 ? 2 : 4)
    read((version === 0 ? 0 : 2) + 2)
    const base = read(baseAndIndex >> 4)
    for (let extents = read(2); extents > 0 && !isAtEnd(); extents--) {
      read(indexSize)
      const start = base + read(offsetAndLength >> 4)
      // what lies beyond the end of half a file is missing, not read twice
      total += Math.max(0, Math.min(read(lengthSize), bytes.length - start))
      if (++count > MOST_EXTENTS) tooComplex('too many extents')
    }
  }
  if (total > SHARED_BYTES * bytes.length) tooComplex('the same bytes again and again')
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
      if (++count > MOST_BOXES) tooComplex('too many tiles')
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

function judgeTiles(parts: Parts, sizes: Sizes): void {
  for (const [id, tiles] of parts) {
    const whole = sizes.get(id) ?? 0
    const together = tiles.reduce((sum, tile) => sum + (sizes.get(tile) ?? 0), 0)
    if (together > TILES_TO_PICTURE * whole + TILES_BEYOND_PIXELS) tooComplex('tiles larger than the picture')
    if (countTiles(parts, id, []) > MOST_TILES) tooComplex('too many tiles')
  }
}

/** Counts tiles of tiles as well; one that contains itself counts as too many. */
function countTiles(parts: Parts, id: number, above: readonly number[]): number {
  const tiles = parts.get(id)
  if (!tiles) return 1
  if (above.includes(id) || above.length > 2) return MOST_TILES + 1
  let count = 0
  for (const tile of tiles) {
    count += countTiles(parts, tile, [...above, id])
    if (count > MOST_TILES) break
  }
  return count
}

function tooComplex(why: string): never {
  throw new EngineRefusal('photo_too_complex', why)
}
