/**
 * The squares that the network looks at, and what it says of them brought back to the photo. Mirroring a photo, or laying it on a
 * canvas somewhat larger, brings back parts that a first look loses; crops lose more.
 */
import sharp from 'sharp'

export const LOOKS = ['plain', 'mirrored', 'padded', 'padded-mirrored'] as const
export type Look = (typeof LOOKS)[number]

/** Side of the photo on its larger canvas, as a share of the canvas; the canvas continues the photo's edge. */
const SHARE = 1 / 1.3

/** @param square interleaved RGB of `side` × `side`, the whole photo. @returns what the network is to look at, of the same size. */
export async function drawLook(square: Uint8Array, side: number, look: Look): Promise<Uint8Array> {
  if (look === 'plain') return square
  if (look === 'mirrored') return mirror(square, side, 3)
  const padded = await pad(square, side)
  return look === 'padded' ? padded : mirror(padded, side, 3)
}

/** @param seen one byte for each pixel of `side` × `side`. @returns the same of the photo alone. */
export async function undoLook(seen: Uint8Array, side: number, look: Look): Promise<Uint8Array> {
  if (look === 'plain') return seen
  const upright = look === 'padded' ? seen : mirror(seen, side, 1)
  return look === 'mirrored' ? upright : unpad(upright, side)
}

function mirror(bytes: Uint8Array, side: number, channels: 1 | 3): Uint8Array {
  const mirrored = new Uint8Array(side * side * channels)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const from = (y * side + side - 1 - x) * channels
      const to = (y * side + x) * channels
      for (let channel = 0; channel < channels; channel++) mirrored[to + channel] = bytes[from + channel] ?? 0
    }
  }
  return mirrored
}

async function pad(square: Uint8Array, side: number): Promise<Uint8Array> {
  const inner = evenShare(side)
  const rim = (side - inner) / 2
  return sharp(square, { raw: { width: side, height: side, channels: 3 } })
    .resize(inner, inner, { kernel: 'cubic' })
    .extend({ top: rim, bottom: rim, left: rim, right: rim, extendWith: 'copy' })
    .raw()
    .toBuffer()
}

async function unpad(seen: Uint8Array, side: number): Promise<Uint8Array> {
  const inner = evenShare(side)
  const rim = (side - inner) / 2
  return sharp(seen, { raw: { width: side, height: side, channels: 1 } })
    .extract({ left: rim, top: rim, width: inner, height: inner })
    .resize(side, side, { kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer()
}

/** Even at the network's input size and at half of it, so that both rims are as wide. */
function evenShare(side: number): number {
  const unit = 4
  return Math.round((side * SHARE) / unit) * unit
}
