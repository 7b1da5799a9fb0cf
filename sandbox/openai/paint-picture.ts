import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { ImageRequest } from './read-image-request.ts'

/**
 * A picture that could be a backdrop: a wall, a table, light from one side and soft lights behind, in colours derived from the
 * prompt. The same request gives the same bytes.
 */
export async function paintPicture(
  { prompt, width, height, outputFormat, compression }: ImageRequest,
  index: number,
): Promise<Buffer> {
  const chance = createHash('sha256').update(`${index}:${prompt}`).digest()
  const [sketchWidth, sketchHeight] = [Math.ceil(width / SKETCH_SCALE), Math.ceil(height / SKETCH_SCALE)]
  const sketch = await sharp(Buffer.from(drawScene(chance, sketchWidth, sketchHeight)))
    .removeAlpha()
    .png()
    .toBuffer()
  const scene = await sharp(sketch).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
  const painted = sharp(scene, { raw: { width, height, channels: 3 } }).composite([
    {
      input: drawGrain(chance.readUInt32LE(0)),
      raw: { width: GRAIN_EDGE, height: GRAIN_EDGE, channels: 3 },
      tile: true,
      blend: 'soft-light',
    },
  ])
  const options = outputFormat === 'png' ? { compressionLevel: 1 } : { quality: compression }
  return painted.toFormat(outputFormat, options).toBuffer()
}

/** Drawn small and enlarged: fast, and as soft as a background out of focus. */
const SKETCH_SCALE = 6
const GRAIN_EDGE = 256

/** Grey noise around the middle, from a linear congruential generator so that it can be repeated. */
function drawGrain(seed: number): Buffer {
  let state = seed
  const grain = Buffer.alloc(GRAIN_EDGE * GRAIN_EDGE * 3)
  for (let pixel = 0; pixel < grain.length; pixel += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    grain.fill(118 + (state >>> 24) / 13, pixel, pixel + 3)
  }
  return grain
}

const SPOTS = 9

/** @param chance bytes that decide everything that is not fixed */
function drawScene(chance: Buffer, width: number, height: number): string {
  const part = (index: number) => chance.readUInt8(index % chance.length) / 255
  const hue = Math.round(part(0) * 360)
  const tableHue = Math.round(20 + part(1) * 30)
  const table = Math.round(height * (0.62 + part(2) * 0.1))
  const lightX = part(3) < 0.5 ? 15 : 85
  const spots = Array.from({ length: SPOTS }, (_, spot) => {
    const x = Math.round(part(4 + spot * 3) * width)
    const y = Math.round(part(5 + spot * 3) * table * 0.9)
    const radius = Math.round((0.02 + part(6 + spot * 3) * 0.05) * width)
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(45 80% 92%)" opacity="0.22"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="hsl(${hue} 28% 78%)"/><stop offset="1" stop-color="hsl(${hue} 24% 58%)"/>
      </linearGradient>
      <linearGradient id="table" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="hsl(${tableHue} 34% 52%)"/><stop offset="1" stop-color="hsl(${tableHue} 38% 34%)"/>
      </linearGradient>
      <radialGradient id="light" cx="${lightX}%" cy="12%" r="90%">
        <stop offset="0" stop-color="#fff6e0" stop-opacity="0.75"/><stop offset="1" stop-color="#fff6e0" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>${spots.join('')}
    <rect y="${table}" width="100%" height="${height - table}" fill="url(#table)"/>
    <rect width="100%" height="100%" fill="url(#light)"/>
  </svg>`
}
