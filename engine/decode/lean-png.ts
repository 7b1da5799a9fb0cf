import { EngineRefusal } from '#engine/types.ts'

/**
 * The chunks for the picture and its colours; some text chunks unpack to a thousand times their size. Chunks: PNG 3rd edition, §
 * 5.6.
 */
const KEPT: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'eXIf',
])
const ONCE: ReadonlySet<string> = new Set(['iCCP', 'eXIf'])
/** Larger than orientation, maker's notes and profiles ever are. */
const LARGEST_NOTE_BYTES = 4_000_000
/** Some encoders write one for each row. */
const MAX_CHUNKS = 100_000

/**
 * The same picture without chunks that are not needed to show it.
 * @throws EngineRefusal `photo_too_complex` when it has more chunks than any encoder writes.
 */
export function leanPng(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  const seen = new Set<string>()
  let chunks = 0
  for (let at = 8; at + 12 <= bytes.length;) {
    if (++chunks > MAX_CHUNKS) throw new EngineRefusal('photo_too_complex', 'too many chunks')
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const isWanted = KEPT.has(type) && !(ONCE.has(type) && (seen.has(type) || length > LARGEST_NOTE_BYTES))
    seen.add(type)
    if (isWanted) kept.push(bytes.subarray(at, at + 12 + length))
    if (type === 'IEND') break
    at += 12 + length
  }
  return Buffer.concat(kept)
}
