/** Changes to HEIC and AVIF files of libheif's encoders: the data of items lies in `mdat`, sizes in `iloc` are four bytes. */
import { type IsoBox, listBoxes } from './walk-boxes.ts'

const MANY = 1000

interface Parts {
  readonly head: readonly IsoBox[]
  readonly meta: readonly IsoBox[]
  readonly metaStart: number
}

function partsOf(file: Buffer): Parts {
  const head = listBoxes(file, { start: 0, end: file.length }, MANY)
  const meta = boxNamed(head, 'meta')
  return { head, meta: listBoxes(file, { start: meta.start + 4, end: meta.end }, MANY), metaStart: meta.start }
}

function boxNamed(boxes: readonly IsoBox[], type: string): IsoBox {
  const found = boxes.find((one) => one.type === type)
  if (!found) throw new Error(`the file has no ${type}`)
  return found
}

/** Where the numbers of the first item's only extent stand in the file: `iloc` of version 0 or 1. */
function firstExtent(file: Buffer, location: IsoBox): { readonly offsetAt: number; readonly lengthAt: number } {
  const version = file[location.start] ?? 0
  const baseBytes = (file[location.start + 5] ?? 0) >> 4
  const offsetAt = location.start + 8 + 2 + (version === 0 ? 0 : 2) + 2 + baseBytes + 2
  return { offsetAt, lengthAt: offsetAt + 4 }
}

function baseOf(file: Buffer, offsetAt: number): number {
  return file.readUInt32BE(offsetAt - 6)
}

/**
 * The same file with the data of its first item written `times` times in a row: that many frames behind each other, of which a
 * decoder shows one. `tail` follows them.
 */
export function repeatPicture(source: Uint8Array, times: number, tail: Uint8Array = new Uint8Array()): Buffer {
  const file = Buffer.from(source)
  const { offsetAt, lengthAt } = firstExtent(file, boxNamed(partsOf(file).meta, 'iloc'))
  const start = baseOf(file, offsetAt) + file.readUInt32BE(offsetAt)
  const data = file.subarray(start, start + file.readUInt32BE(lengthAt))
  const content = Buffer.concat([...Array.from({ length: times }, () => data), tail])
  file.writeUInt32BE(file.length + 8 - baseOf(file, offsetAt), offsetAt)
  file.writeUInt32BE(content.length, lengthAt)
  return Buffer.concat([file, box('mdat', content)])
}

/**
 * The same HEIC as phones of 2024 save it: with a gain map (here the picture once more) and a `tmap` item that names both and has
 * no size of its own.
 */
export function addToneMap(source: Uint8Array): Buffer {
  const file = Buffer.from(source)
  const { meta, head, metaStart } = partsOf(file)
  const [gain, tone] = [100, 101]
  const changed = meta.map((part) => {
    const content = file.subarray(part.start, part.end)
    if (part.type === 'iinf') return box('iinf', added(content, 4, [itemInfo(gain, 'hvc1', 1), itemInfo(tone, 'tmap', 0)]))
    if (part.type === 'iref') return box('iref', content, box('dimg', half(tone), half(2), half(1), half(gain)))
    if (part.type === 'iloc') return box('iloc', added(content, 6, [entryFor(content, gain), shortened(entryFor(content, tone))]))
    return box(part.type, content)
  })
  const grown = box('meta', file.subarray(metaStart, metaStart + 4), ...changed)
  const rest = head.map((part) => (part.type === 'meta' ? grown : box(part.type, file.subarray(part.start, part.end))))
  const all = Buffer.concat(rest)
  shiftItems(all, all.length - file.length)
  return all
}

/** The first item's entry in `iloc`, for another item. */
function entryFor(location: Buffer, id: number): Buffer {
  const whole = { type: 'iloc', start: 0, end: location.length }
  return Buffer.concat([half(id), location.subarray(10, firstExtent(location, whole).lengthAt + 4)])
}

/** A tone map itself takes some bytes of numbers. */
function shortened(entry: Buffer): Buffer {
  entry.writeUInt32BE(16, entry.length - 4)
  return entry
}

/** A box's content with entries at its end, and their number added to the two bytes at `countAt`. */
function added(content: Buffer, countAt: number, entries: readonly Buffer[]): Buffer {
  const grown = Buffer.concat([content, ...entries])
  grown.writeUInt16BE(grown.readUInt16BE(countAt) + entries.length, countAt)
  return grown
}

function itemInfo(id: number, type: string, flags: number): Buffer {
  return box('infe', Buffer.from([2, 0, 0, flags]), half(id), half(0), Buffer.from(`${type}\0`, 'latin1'))
}

/** All items have one extent and a base, as libheif writes them. */
function shiftItems(file: Buffer, by: number): void {
  const location = boxNamed(partsOf(file).meta, 'iloc')
  const { offsetAt, lengthAt } = firstExtent(file, location)
  const step = lengthAt + 4 - (location.start + 8)
  for (let at = offsetAt; at + 8 <= location.end; at += step) file.writeUInt32BE(baseOf(file, at) + by, at - 6)
}

/** The same HEIC with other sizes in its header, and the same small pictures inside. */
export function declareHeicSize(source: Uint8Array, width: number, height: number): Buffer {
  const file = Buffer.from(source)
  for (let at = file.indexOf('ispe'); at !== -1; at = file.indexOf('ispe', at + 4)) {
    file.writeUInt32BE(width, at + 8)
    file.writeUInt32BE(height, at + 12)
  }
  return file
}

function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 8)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), body])
}

function half(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
