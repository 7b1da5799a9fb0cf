/** Frames of animations, of which at most one is used. */
import { EngineRefusal } from '#engine/types.ts'

/** Decoders list all frames before they open the first, and some search the list again for each. A minute has 1,500. */
const MAX_FRAMES = 2000

/** @throws EngineRefusal `photo_too_complex` */
export function checkFrames(file: Uint8Array, type: 'gif' | 'webp'): void {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const pieces = type === 'webp' ? countChunks(bytes) : countGifFrames(bytes)
  if (pieces > MAX_FRAMES) throw new EngineRefusal('photo_too_complex', 'too many frames')
}

/** WebP only: a frame is one chunk, and a picture that stands still has six at most. */
function countChunks(bytes: Buffer): number {
  let count = 0
  for (let at = 12; at + 8 <= bytes.length && count <= MAX_FRAMES; count++) {
    const length = bytes.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return count
}

const EXTENSION = 0x21
const FRAME = 0x2c

/** Blocks of GIF89a, § 12 ff.: each is a code, a header, and a chain of pieces of at most 255 bytes. */
function countGifFrames(bytes: Buffer): number {
  let count = 0
  let at = 13 + tableBytes(bytes[10] ?? 0)
  while (at < bytes.length && count <= MAX_FRAMES) {
    const code = bytes[at]
    if (code === EXTENSION) at = endOfChain(bytes, at + 2)
    else if (code === FRAME) {
      count++
      at = endOfChain(bytes, at + 11 + tableBytes(bytes[at + 9] ?? 0))
    } else break
  }
  return count
}

function tableBytes(flags: number): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0
}

function endOfChain(bytes: Buffer, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}
