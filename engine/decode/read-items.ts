/** The items of a HEIC or AVIF: coded pictures, and what is put together of them. ISO/IEC 14496-12, § 8.11. */
import { EngineRefusal } from '#engine/types.ts'
import { type IsoBox, listBoxes, openReader } from './walk-boxes.ts'

/** A phone's picture of 48 megapixels has 192 tiles, with those of its depth and light maps in some 300 items. */
export const MAX_BOXES = 5000
const MAX_EXTENTS = 20_000
/** Decoders copy the bytes of an item: each byte of the file belongs to one item, or to two that share it. */
const SHARED_BYTES = 2

type ByteRange = Pick<IsoBox, 'start' | 'end'>

/** Where the bytes of an item lie in the file, by the item's id. */
export type ItemPlaces = ReadonlyMap<number, readonly ByteRange[]>

/** The types of items (`hvc1`, `av01`, `grid`…) by their ids. */
export function readItemTypes(bytes: Buffer, box: IsoBox): ReadonlyMap<number, string> {
  const head = openReader(bytes, box)
  const countSize = head.read(1) === 0 ? 2 : 4
  const types = new Map<number, string>()
  for (const { type, ...place } of boxesIn(bytes, { start: box.start + 4 + countSize, end: box.end })) {
    if (type !== 'infe') continue
    const { read } = openReader(bytes, place)
    const version = read(1)
    read(3)
    const id = read(version < 3 ? 2 : 4)
    if (types.has(id)) tooComplex('an item twice')
    read(2)
    const at = place.start + (version < 3 ? 8 : 10)
    types.set(id, bytes.toString('latin1', at, at + 4))
  }
  return types
}

/** @param data the box `idat`, in which small items lie @throws EngineRefusal `photo_too_complex` */
export function readItemPlaces(bytes: Buffer, box: IsoBox, data: IsoBox | undefined): ItemPlaces {
  const reader = openReader(bytes, box)
  const layout = readLayout(reader)
  const places = new Map<number, ByteRange[]>()
  let left = MAX_EXTENTS
  for (let items = reader.read(layout.version < 2 ? 2 : 4); items > 0 && !reader.isAtEnd(); items--) {
    const id = reader.read(layout.version < 2 ? 2 : 4)
    if (places.has(id)) tooComplex('an item twice')
    const isInData = layout.version > 0 && (reader.read(2) & 15) === 1
    const whole = isInData && data ? data : { start: 0, end: bytes.length }
    const own = readExtents(reader, { layout, whole, most: left })
    left -= own.length
    places.set(id, own)
  }
  const total = [...places.values()].flat().reduce((sum, { start, end }) => sum + end - start, 0)
  if (total > SHARED_BYTES * bytes.length) tooComplex('the same bytes again and again')
  return places
}

type Reader = ReturnType<typeof openReader>

/** Sizes of the numbers in the box, in bytes. */
interface Layout {
  readonly version: number
  readonly offset: number
  readonly length: number
  readonly base: number
  readonly index: number
}

function readLayout({ read }: Reader): Layout {
  const version = read(1)
  read(3)
  const [offsetAndLength, baseAndIndex] = [read(1), read(1)]
  const index = version === 0 ? 0 : baseAndIndex & 15
  return { version, offset: offsetAndLength >> 4, length: offsetAndLength & 15, base: baseAndIndex >> 4, index }
}

function readExtents(
  { read, isAtEnd }: Reader,
  { layout, whole, most }: { readonly layout: Layout; readonly whole: ByteRange; readonly most: number },
): ByteRange[] {
  const extents: ByteRange[] = []
  read(2)
  const base = whole.start + read(layout.base)
  for (let left = read(2); left > 0 && !isAtEnd(); left--) {
    if (extents.length === most) tooComplex('too many extents')
    read(layout.index)
    const start = base + read(layout.offset)
    // a length of zero means the rest; what lies beyond the end of half a file is missing, not read twice
    const end = start + (read(layout.length) || whole.end)
    extents.push({ start, end: Math.max(start, Math.min(end, whole.end)) })
  }
  return extents
}

/** @throws EngineRefusal `photo_too_complex` */
export function boxesIn(bytes: Buffer, place: ByteRange): IsoBox[] {
  const boxes = listBoxes(bytes, place, MAX_BOXES + 1)
  if (boxes.length > MAX_BOXES) tooComplex('too many boxes')
  return boxes
}

export function tooComplex(why: string): never {
  throw new EngineRefusal('photo_too_complex', why)
}
