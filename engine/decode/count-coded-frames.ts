/** Counts the pictures in one coded item, of which a photo has one: a decoder works through all of them. */

/** AV1 bitstream, § 5.3 and 6.2.2: the types of units that begin a frame. */
const AV1_FRAME_HEADER = 3
const AV1_FRAME = 6
/** HEVC, table 7-1: types below are parts of a picture, the others tables and notes. */
const HEVC_FIRST_OTHER = 32
const HEVC_LENGTH_BYTES = 4

type Counter = (bytes: Uint8Array, most: number) => number

/** By the type of the item; each stops counting beyond `most`. */
export const FRAME_COUNTERS: Readonly<Record<string, Counter>> = {
  av01: countAv1Frames,
  hvc1: countHevcPictures,
  hev1: countHevcPictures,
}

function countAv1Frames(bytes: Uint8Array, most: number): number {
  let frames = 0
  for (let at = 0; at < bytes.length && frames <= most;) {
    const head = bytes[at] ?? 0
    const type = (head >> 3) & 15
    if (type === AV1_FRAME_HEADER || type === AV1_FRAME) frames++
    const afterHead = at + ((head & 4) === 0 ? 1 : 2)
    if ((head & 2) === 0) break // without a size it reaches to the end
    const { value, end } = readLeb128(bytes, afterHead)
    at = end + value
  }
  return frames
}

/** § 4.10.5: seven bits in each byte, the lowest first. */
function readLeb128(bytes: Uint8Array, start: number): { readonly value: number; readonly end: number } {
  let value = 0
  for (let index = 0; index < 8; index++) {
    const byte = bytes[start + index] ?? 0
    value += (byte & 0x7f) * 2 ** (7 * index)
    if ((byte & 0x80) === 0) return { value, end: start + index + 1 }
  }
  return { value, end: start + 8 }
}

function countHevcPictures(bytes: Uint8Array, most: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let pictures = 0
  for (let at = 0; at + HEVC_LENGTH_BYTES + 2 < bytes.length && pictures <= most;) {
    const unit = at + HEVC_LENGTH_BYTES
    const type = ((bytes[unit] ?? 0) >> 1) & 63
    // the first bit after the unit's head: its slice is the first of a picture
    if (type < HEVC_FIRST_OTHER && ((bytes[unit + 2] ?? 0) & 0x80) !== 0) pictures++
    at = unit + view.getUint32(at)
  }
  return pictures
}
