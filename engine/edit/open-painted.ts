import sharp from 'sharp'
import type { Scene } from '#engine/backdrop/scene.ts'
import type { Size } from '#engine/framing/formats.ts'
import type { Backdrop, Picture } from '#engine/types.ts'

/** The usual height of a table or floor in a painted scene. */
const USUAL_GROUND = 0.86

/**
 * Makes a backdrop from a picture that a generator painted. Ground and light are unknown, so they are taken from the described
 * scene and from the picture's own brightness.
 * @throws Error when the bytes are no picture: the painter's fault, not the member's.
 */
export async function openPainted(painted: Uint8Array, size: Size, described: Scene): Promise<Backdrop> {
  const { data, info } = await sharp(painted, { limitInputPixels: 50_000_000, failOn: 'error' })
    .autoOrient()
    .resize(size.width, size.height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = { data, width: info.width, height: info.height }
  return {
    picture,
    ground: described.family === 'studio' ? USUAL_GROUND : null,
    view: described.family === 'flat-lay' ? 'above' : 'front',
    light: { x: sideOfLight(picture), hardness: 0.35 },
    isGenerated: true,
  }
}

/** -1 where the left third is much brighter, 1 where the right one is. */
function sideOfLight({ data, width, height }: Picture): number {
  let left = 1
  let right = 1
  for (let row = 0; row < height; row += 8) {
    for (let column = 0; column < width / 3; column += 8) {
      left += data[(row * width + column) * 3 + 1] ?? 0
      right += data[(row * width + width - 1 - column) * 3 + 1] ?? 0
    }
  }
  return Math.max(-1, Math.min(1, Math.log(right / left) * 2))
}
