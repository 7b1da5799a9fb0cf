import { blurGaussian } from '#engine/pixels/blur.ts'
import { mix } from '#engine/pixels/colour.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { between, makeRandom, type Random } from '#engine/pixels/noise.ts'
import { drawFoliage } from './foliage.ts'
import type { LightPattern } from './scene.ts'
import type { Size } from './stage.ts'

/** Metres that a pattern covers each way. */
const EXTENT = 3.4

/** Blur of the kept versions in metres: penumbrae from near to far of what throws them. */
const PENUMBRAE = [0.01, 0.024, 0.057] as const

/** Texels of a pattern each way: no more than the picture can show. */
const texelsFor = ({ width, height }: Size): number => Math.round(Math.min(448, Math.max(120, Math.sqrt(width * height) * 0.4)))

/** How much light gets through, seen along the light's own direction, from a sharp to a very soft version. */
export type LightPlanes = readonly FloatImage[]

export function makeLightPlanes(pattern: LightPattern, size: Size, seed: number): LightPlanes {
  const texels = texelsFor(size)
  const random = makeRandom(seed)
  const near = makeFloatImage(texels, texels, 1)
  const far = makeFloatImage(texels, texels, 1)
  near.data.fill(1)
  far.data.fill(1)
  DRAWERS[pattern](near, far, random)
  return PENUMBRAE.map((penumbra) => {
    const deviation = (penumbra / EXTENT) * texels
    const soft = blurGaussian({ ...near, data: near.data.slice() }, deviation)
    const softer = blurGaussian({ ...far, data: far.data.slice() }, deviation * 2.4)
    for (let at = 0; at < soft.data.length; at++) soft.data[at] = (soft.data[at] ?? 0) * (softer.data[at] ?? 0)
    return soft
  })
}

/** Draws what stands near the set into the first plane, what is farther from it (softer) into the second. */
type Drawer = (near: FloatImage, far: FloatImage, random: Random) => void

const DRAWERS: Readonly<Record<LightPattern, Drawer>> = {
  window: (near, far, random) => {
    const columns = random() < 0.5 ? 2 : 3
    const pane = { width: between(random, 0.3, 0.36), height: between(random, 0.4, 0.52), bar: 0.04 }
    keepPanes(near, pane, columns)
    if (random() < 0.6) drawFoliage(far, random, 'branch')
  },
  blinds: (near, far, random) => {
    const pitch = between(random, 0.088, 0.11)
    const open = between(random, 0.5, 0.6)
    for (let y = 0; y < near.height; y++) {
      const place = (y / near.height) * EXTENT
      const inSlat = place / pitch - Math.floor(place / pitch)
      near.data.fill(inSlat < open ? 1 : 0, y * near.width, (y + 1) * near.width)
    }
    keepPanes(far, { width: 0.72, height: 2.3, bar: 0.07 }, 2)
    for (const cord of [0.24, 0.5, 0.76]) darkenColumn(near, cord)
  },
  leaves: (near, far, random) => drawLeaves(near, far, random, random() < 0.6 ? 'palm' : 'branch'),
  palm: (near, far, random) => drawLeaves(near, far, random, 'palm'),
  branch: (near, far, random) => drawLeaves(near, far, random, 'branch'),
}

function drawLeaves(near: FloatImage, far: FloatImage, random: Random, kind: 'palm' | 'branch'): void {
  drawFoliage(near, random, kind)
  drawFoliage(far, random, 'branch')
}

interface Pane {
  readonly width: number
  readonly height: number
  readonly bar: number
}

/** Darkens everything but the panes of a window in the middle of the plane. */
function keepPanes(plane: FloatImage, pane: Pane, columns: number): void {
  const rows = Math.max(1, Math.round(2.6 / pane.height))
  const left = (EXTENT - columns * (pane.width + pane.bar)) / 2
  // a little low, so that the sun reaches the ground in front of the subject
  const top = (EXTENT - rows * (pane.height + pane.bar)) / 2 + 0.12
  const isOpen = (place: number, size: number, count: number): boolean => {
    const cell = Math.floor(place / (size + pane.bar))
    return cell >= 0 && cell < count && place - cell * (size + pane.bar) < size
  }
  const { data, width, height } = plane
  for (let y = 0; y < height; y++) {
    const inRow = isOpen((y / height) * EXTENT - top, pane.height, rows)
    for (let x = 0; x < width; x++) {
      if (!inRow || !isOpen((x / width) * EXTENT - left, pane.width, columns)) data[y * width + x] = 0
    }
  }
}

/** The cord that holds the slats, at a share of the width. */
function darkenColumn({ data, width, height }: FloatImage, share: number): void {
  const half = width * 0.0025
  for (let x = Math.floor(share * width - half); x <= share * width + half; x++) {
    for (let y = 0; y < height; y++) data[y * width + x] = 0
  }
}

/**
 * Share of the light that reaches a point.
 * @param right, up metres from the pattern's middle, across the light's direction
 * @param softness 0 close to what throws the shadow, 1 far from it
 */
export function lightThrough(planes: LightPlanes, right: number, up: number, softness: number): number {
  const level = Math.min(1.999, Math.max(0, softness * 2))
  const lower = Math.floor(level)
  const sharp = planes[lower]
  const soft = planes[lower + 1]
  if (!sharp || !soft) return 1
  const texels = sharp.width
  const x = Math.min(texels - 2, Math.max(0, (right / EXTENT + 0.5) * texels))
  const y = Math.min(texels - 2, Math.max(0, (0.5 - up / EXTENT) * texels))
  return mix(sampleAt(sharp, x, y), sampleAt(soft, x, y), level - lower)
}

function sampleAt({ data, width }: FloatImage, x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const at = row * width + column
  const top = mix(data[at] ?? 0, data[at + 1] ?? 0, x - column)
  const bottom = mix(data[at + width] ?? 0, data[at + width + 1] ?? 0, x - column)
  return mix(top, bottom, y - row)
}
