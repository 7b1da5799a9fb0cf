import { blurDisc } from '#engine/pixels/blur.ts'
import { clamp01, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import type { Size } from '../stage.ts'

/**
 * A drawing that is about to go out of focus: colour times coverage, in linear light. Places are given in picture
 * heights: x from the middle (negative left), y from the top, so that a set can be cropped by any format.
 */
export interface Sketch {
  readonly image: FloatImage
  readonly aspect: number
}

/** What is far out of focus needs a third of the size. */
export const SKETCH_STEP = 3

export function makeSketch({ width, height }: Size): Sketch {
  return {
    image: makeFloatImage(Math.ceil(width / SKETCH_STEP), Math.ceil(height / SKETCH_STEP), 4),
    aspect: width / height,
  }
}

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Fill {
  readonly light: Light
  /** Light at the lower edge; same as above when left out. */
  readonly below?: Light
  readonly cover?: number
}

/** Draws an upright rectangle; its edges are not smoothed since the lens will do it. */
export function drawArea(sketch: Sketch, area: Area, { light, below = light, cover = 1 }: Fill): void {
  const { image } = sketch
  const scale = image.height
  const left = Math.max(0, Math.round(area.x * scale + image.width / 2))
  const right = Math.min(image.width, Math.round((area.x + area.width) * scale + image.width / 2))
  const top = Math.round(area.y * scale)
  const bottom = Math.round((area.y + area.height) * scale)
  for (let row = Math.max(0, top); row < Math.min(image.height, bottom); row++) {
    const share = (row - top) / Math.max(1, bottom - top)
    const red = light[0] + (below[0] - light[0]) * share
    const green = light[1] + (below[1] - light[1]) * share
    const blue = light[2] + (below[2] - light[2]) * share
    for (let column = left; column < right; column++) {
      lay(image.data, (row * image.width + column) * 4, cover, red, green, blue)
    }
  }
}

/** Lays a colour over what is there. Five plain numbers, because this is the innermost loop. */
function lay(data: Float32Array, at: number, cover: number, ...[red, green, blue]: [number, number, number]): void {
  const rest = 1 - cover
  data[at] = (data[at] ?? 0) * rest + red * cover
  data[at + 1] = (data[at + 1] ?? 0) * rest + green * cover
  data[at + 2] = (data[at + 2] ?? 0) * rest + blue * cover
  data[at + 3] = (data[at + 3] ?? 0) * rest + cover
}

export interface Dab {
  readonly x: number
  readonly y: number
  readonly radiusX: number
  readonly radiusY: number
  /** Radians. */
  readonly turn?: number
  readonly light: Light
  readonly cover?: number
}

/** Draws a leaning ellipse: a leaf, a lamp, a head of flowers. */
export function drawDab(sketch: Sketch, dab: Dab): void {
  const { image } = sketch
  const scale = image.height
  const x = dab.x * scale + image.width / 2
  const y = dab.y * scale
  const radiusX = Math.max(0.6, dab.radiusX * scale)
  const radiusY = Math.max(0.6, dab.radiusY * scale)
  const reach = Math.max(radiusX, radiusY) + 1
  const cos = Math.cos(dab.turn ?? 0)
  const sin = Math.sin(dab.turn ?? 0)
  const cover = dab.cover ?? 1
  const smaller = Math.min(radiusX, radiusY)
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(image.height - 1, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(image.width - 1, x + reach); column++) {
      const dx = column - x
      const dy = row - y
      const out = Math.hypot((dx * cos + dy * sin) / radiusX, (dy * cos - dx * sin) / radiusY)
      const inside = clamp01((1 - out) * smaller + 0.5)
      if (inside > 0) lay(image.data, (row * image.width + column) * 4, inside * cover, ...dab.light)
    }
  }
}

/** Sets every pixel by its place; `x` from the middle, `y` from the top, in picture heights. */
export function fillSketch(sketch: Sketch, lightAt: (x: number, y: number) => Light): void {
  const { image } = sketch
  for (let row = 0; row < image.height; row++) {
    for (let column = 0; column < image.width; column++) {
      const light = lightAt((column + 0.5 - image.width / 2) / image.height, (row + 0.5) / image.height)
      const at = (row * image.width + column) * 4
      image.data[at] = light[0]
      image.data[at + 1] = light[1]
      image.data[at + 2] = light[2]
      image.data[at + 3] = 1
    }
  }
}

/** Adds light without covering: glow, haze, flare. */
export function addGlow(sketch: Sketch, glow: { x: number; y: number; radius: number; light: Light }): void {
  const { image } = sketch
  for (let row = 0; row < image.height; row++) {
    const dy = (row / image.height - glow.y) / glow.radius
    if (Math.abs(dy) > 2.6) continue
    for (let column = 0; column < image.width; column++) {
      const dx = ((column - image.width / 2) / image.height - glow.x) / glow.radius
      const level = Math.exp(-dx * dx - dy * dy)
      if (level < 0.002) continue
      const at = (row * image.width + column) * 4
      const added = scaleLight(glow.light, level)
      image.data[at] = (image.data[at] ?? 0) + added[0]
      image.data[at + 1] = (image.data[at + 1] ?? 0) + added[1]
      image.data[at + 2] = (image.data[at + 2] ?? 0) + added[2]
    }
  }
}

/** Adds the long reflection of a lamp in wet ground. */
export function addStreak({ image }: Sketch, streak: { x: number; y: number; light: Light }): void {
  const scale = image.height
  const x = Math.round(streak.x * scale + image.width / 2)
  const wide = Math.max(1, Math.round(scale * 0.008))
  const top = Math.max(0, Math.round((streak.y - 0.09) * scale))
  const bottom = Math.min(image.height, Math.round((streak.y + 0.17) * scale))
  for (let row = top; row < bottom; row++) {
    const level = Math.sin((Math.PI * (row - top)) / Math.max(1, bottom - top))
    for (let column = Math.max(0, x - wide); column < Math.min(image.width, x + wide); column++) {
      const at = (row * image.width + column) * 4
      for (let channel = 0; channel < 3; channel++) {
        image.data[at + channel] = (image.data[at + channel] ?? 0) + (streak.light[channel] ?? 0) * level
      }
    }
  }
}

/** Puts layers, each out of focus by a radius of its own (in picture heights), one over the other. The first covers all. */
export function defocus(layers: readonly { sketch: Sketch; radius: number }[]): FloatImage {
  const [first] = layers
  const { width, height } = first ? first.sketch.image : { width: 1, height: 1 }
  const out = makeFloatImage(width, height, 3)
  for (const { sketch, radius } of layers) {
    const { data } = blurDisc(sketch.image, radius * height)
    for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
      const rest = 1 - clamp01(data[from + 3] ?? 0)
      out.data[to] = (out.data[to] ?? 0) * rest + (data[from] ?? 0)
      out.data[to + 1] = (out.data[to + 1] ?? 0) * rest + (data[from + 1] ?? 0)
      out.data[to + 2] = (out.data[to + 2] ?? 0) * rest + (data[from + 2] ?? 0)
    }
  }
  return out
}
