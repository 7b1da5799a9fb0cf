import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Box, Cutout, Picture, Plane } from '#engine/types.ts'

const PHOTOS = new URL('../photos-for-tests/', import.meta.url)

export function photoPath(name: string): string {
  return fileURLToPath(new URL(name, PHOTOS))
}

export async function openPicture(name: string, longest = 2000): Promise<Picture> {
  const { data, info } = await sharp(photoPath(name))
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export async function openPlane(name: string): Promise<Plane> {
  const { data, info } = await sharp(photoPath(name)).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A cutout whose mask is the truth, with nothing estimated. */
export function cutoutOf(photo: Picture, alpha: Plane): Cutout {
  const box = boxOf(alpha)
  return {
    photo,
    alpha,
    foreground: photo,
    box,
    touches: {
      top: box.top === 0,
      left: box.left === 0,
      right: box.left + box.width === alpha.width,
      bottom: box.top + box.height === alpha.height,
    },
    coverage: alpha.data.reduce((sum, value) => sum + value, 0) / 255 / alpha.data.length,
    confidence: 1,
    doubts: [],
    passes: [],
  }
}

function boxOf({ data, width, height }: Plane): Box {
  const edges = { left: width, top: height, right: 0, bottom: 0 }
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 0) <= 51) continue
    const x = at % width
    const y = Math.floor(at / width)
    edges.left = Math.min(edges.left, x)
    edges.top = Math.min(edges.top, y)
    edges.right = Math.max(edges.right, x + 1)
    edges.bottom = Math.max(edges.bottom, y + 1)
  }
  return { left: edges.left, top: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top }
}

/** A photo-sized mask with one solid rectangle in it. */
export function maskWithBox(size: { width: number; height: number }, box: Box): Plane {
  const data = new Uint8Array(size.width * size.height)
  for (let y = box.top; y < box.top + box.height; y++) {
    data.fill(255, y * size.width + box.left, y * size.width + box.left + box.width)
  }
  return { data, ...size }
}

/**
 * From half way down to the photo's lower edge, where both sides, one or none turn under the subject as under a plate; `elbows` turn
 * in above a waist.
 */
export function maskCutBelow(
  size: { width: number; height: number },
  sides: 'round' | 'one-sided' | 'straight' | 'elbows',
): Plane {
  const { width, height } = size
  const left = Math.round(0.2 * width)
  const right = width - left
  const mask = maskWithBox(size, { left, top: height / 2, width: right - left, height: height / 2 })
  const depth = Math.round(0.1 * height)
  if (sides === 'straight') return mask
  for (let row = 0; row < depth; row++) {
    const round = 1 - Math.sqrt(1 - ((0.97 * row) / depth) ** 2)
    const share = sides === 'elbows' ? Math.min(0.6, (0.8 * row) / depth) : round
    const turned = Math.round(((right - left) / 2) * share)
    const start = (height - depth + row) * width
    mask.data.fill(0, start + left, start + left + turned)
    if (sides !== 'one-sided') mask.data.fill(0, start + right - turned, start + right)
  }
  return mask
}

/** A picture of one colour. */
export function plainPicture(size: { width: number; height: number }, colour: readonly [number, number, number]): Picture {
  const data = new Uint8Array(size.width * size.height * 3)
  for (let at = 0; at < data.length; at++) data[at] = colour[at % 3] ?? 0
  return { data, ...size }
}
