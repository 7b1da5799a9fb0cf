import { lumaOf } from './luma.ts'
import type { Picture } from '#engine/types.ts'

/** Tiles each way. Fewer would miss a face in the shade, more would flatten the picture. */
const TILES = 6
/** How far one level may exceed a tile's average; limits amplified noise. */
const CLIP = 2.2

/** Tone curves of a grid of tiles: the new level that makes a neighbourhood use the whole range. */
export interface LocalCurves {
  readonly curves: Float32Array
  readonly tileWidth: number
  readonly tileHeight: number
}

/** Contrast-limited adaptive histogram equalisation, stored as curves; `levelAt` interpolates them. */
export function localCurves(photo: Picture): LocalCurves {
  const tileWidth = photo.width / TILES
  const tileHeight = photo.height / TILES
  const curves = new Float32Array(TILES * TILES * 256)
  for (let row = 0; row < TILES; row++) {
    for (let column = 0; column < TILES; column++) {
      const area = {
        left: Math.floor(column * tileWidth),
        top: Math.floor(row * tileHeight),
        right: Math.floor((column + 1) * tileWidth),
        bottom: Math.floor((row + 1) * tileHeight),
      }
      curves.set(equalise(histogramOf(photo, area)), (row * TILES + column) * 256)
    }
  }
  return { curves, tileWidth, tileHeight }
}

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function histogramOf({ data, width }: Picture, area: Area): Float32Array {
  const histogram = new Float32Array(256)
  for (let y = area.top; y < area.bottom; y += 2) {
    for (let x = area.left; x < area.right; x += 2) {
      const at = (y * width + x) * 3
      const level = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      histogram[level] = (histogram[level] ?? 0) + 1
    }
  }
  return histogram
}

function equalise(histogram: Float32Array): Float32Array {
  const count = histogram.reduce((sum, value) => sum + value, 0)
  const most = (CLIP * count) / 256
  const excess = histogram.reduce((sum, value) => sum + Math.max(0, value - most), 0) / 256
  let passed = 0
  return histogram.map((value) => {
    passed += Math.min(value, most) + excess
    return count === 0 ? 0 : (passed / count) * 255
  })
}

/** The new level, 0…255, of a pixel: the four nearest tiles' curves, weighted by distance. */
export function levelAt({ curves, tileWidth, tileHeight }: LocalCurves, x: number, y: number, level: number): number {
  const across = Math.max(0, Math.min(TILES - 1, (x + 0.5) / tileWidth - 0.5))
  const down = Math.max(0, Math.min(TILES - 1, (y + 0.5) / tileHeight - 0.5))
  const left = Math.floor(across)
  const top = Math.floor(down)
  const right = Math.min(TILES - 1, left + 1)
  const bottom = Math.min(TILES - 1, top + 1)
  const share = across - left
  const upper = mix(curves[(top * TILES + left) * 256 + level], curves[(top * TILES + right) * 256 + level], share)
  const lower = mix(curves[(bottom * TILES + left) * 256 + level], curves[(bottom * TILES + right) * 256 + level], share)
  return mix(upper, lower, down - top)
}

function mix(from: number | undefined, to: number | undefined, share: number): number {
  return (from ?? 0) + ((to ?? 0) - (from ?? 0)) * share
}
