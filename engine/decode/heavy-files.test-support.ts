/** Small files that take seconds to open. */
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import sharp from 'sharp'
import { pngChunk } from './files.test-support.ts'
import { repeatPicture } from './heif-files.test-support.ts'

const SIDE = 7000
const PACK = { level: 6 } as const

/** A PNG of 49 megapixels in 150 kB whose last bytes are wrong: only a decoder that has read all of it finds out. */
export async function lateDamagedPng(): Promise<Buffer> {
  const rows = Buffer.alloc(SIDE * (1 + 3 * SIDE), 0x55)
  for (let row = 0; row < SIDE; row++) rows[row * (1 + 3 * SIDE)] = 4 // a filter that looks at three neighbours
  const packed = await promisify(deflate)(rows, PACK)
  packed[packed.length - 20] = (packed[packed.length - 20] ?? 0) ^ 0xff
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIDE, 0)
  head.writeUInt32BE(SIDE, 4)
  head.set([8, 2], 8)
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', packed), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

/** An AVIF of 49 megapixels in one kilobyte: whole, and slow to open. */
export function flatAvif(): Promise<Buffer> {
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#777' } })
    .avif({ effort: 0, quality: 30 })
    .toBuffer()
}

/** The same with its data forty times in a row. */
export function repeatedAvif(flat: Uint8Array): Buffer {
  return repeatPicture(flat, 40)
}
