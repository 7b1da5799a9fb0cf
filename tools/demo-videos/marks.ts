/** Drawings over the films: the finger's position, and the fade of a cut. */
import sharp from 'sharp'

/** SVG, in pixels of the picture. */
export type Mark = string

const PAPER = '#f4f4f4'
const FINGER_RADIUS = 38

export interface Point {
  readonly x: number
  readonly y: number
}

/** @param strength opacity of the finger, 0…1 */
export function finger({ x, y }: Point, strength: number): Mark {
  const radius = FINGER_RADIUS * (1.25 - 0.25 * strength)
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#161616" fill-opacity="${0.22 * strength}" ` +
    `stroke="#ffffff" stroke-opacity="${0.95 * strength}" stroke-width="4"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius + 3}" fill="none" stroke="#161616" stroke-opacity="${0.25 * strength}" stroke-width="2"/>`
  )
}

/** @param strength 0: nothing is hidden, 1: everything is */
export function veil(strength: number): Mark {
  return `<rect width="100%" height="100%" fill="${PAPER}" fill-opacity="${strength}"/>`
}

export async function drawMarks(picture: Buffer, marks: readonly Mark[]): Promise<Buffer> {
  if (marks.length === 0) return picture
  const image = sharp(picture)
  const { width, height } = await image.metadata()
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`
  return await image
    .composite([{ input: Buffer.from(drawing) }])
    .png({ compressionLevel: 2 })
    .toBuffer()
}
