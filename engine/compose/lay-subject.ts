import { litLevel, type LightMap } from '#engine/light/match-light.ts'
import { surroundingLight, wrapBand, type SurroundingLight } from '#engine/light/wrap-light.ts'
import type { Picture, Plane } from '#engine/types.ts'
import type { Placement } from './place-subject.ts'

/** The subject at its size on the canvas. */
export interface SubjectPixels {
  readonly colours: Picture
  readonly mask: Plane
}

export interface Subject extends SubjectPixels {
  readonly lightMap: LightMap
  readonly placement: Placement
  /** Whether the rim gets light from the scene behind it. */
  readonly takesSpill: boolean
}

interface Canvas {
  readonly width: number
  readonly height: number
}

/** Draws the subject over the canvas, in place. `backdrop` is the canvas before anything was drawn on it. */
export function laySubject(canvas: Uint8Array, backdrop: Picture, subject: Subject): void {
  const { mask, placement, takesSpill } = subject
  const { left, top } = placement.target
  const rim = takesSpill ? { band: wrapBand(mask, backdrop.width), glow: surroundingLight(backdrop) } : undefined
  const shown = shownPart(subject, backdrop)
  for (let row = shown.top; row < shown.bottom; row++) {
    const to = ((row + top) * backdrop.width + left) * 3
    const stretch = { row, from: shown.left, end: shown.right }
    laySolid(canvas, to, subject, stretch)
    layBorder(canvas, to, subject, stretch)
    if (rim) lightRim(canvas, to, subject, stretch, rim)
  }
}

/** A row of the subject, with the columns that are on the canvas; `end` is excluded. */
interface Stretch {
  readonly row: number
  readonly from: number
  readonly end: number
}

/** Most of a subject is solid: those pixels only get the light map. */
function laySolid(canvas: Uint8Array, to: number, { colours, mask, lightMap }: Subject, { row, from, end }: Stretch): void {
  const { red, green, blue } = lightMap
  const [reds, greens, blues] = lightMap.key ?? NO_GAINS
  const { data } = colours
  const start = row * mask.width
  for (let column = from; column < end; column++) {
    if (mask.data[start + column] !== 255) continue
    const source = (start + column) * 3
    const target = to + column * 3
    // rounded by the half; the tables end at 255 and a gain may exceed it
    canvas[target] = Math.min(255, (red[data[source] ?? 0] ?? 0) * (reds[column] ?? 1) + 0.5)
    canvas[target + 1] = Math.min(255, (green[data[source + 1] ?? 0] ?? 0) * (greens[column] ?? 1) + 0.5)
    canvas[target + 2] = Math.min(255, (blue[data[source + 2] ?? 0] ?? 0) * (blues[column] ?? 1) + 0.5)
  }
}

const NO_GAINS = [new Float32Array(0), new Float32Array(0), new Float32Array(0)] as const

/** Where it is not, the scene shows through. */
function layBorder(canvas: Uint8Array, to: number, { colours, mask, lightMap }: Subject, { row, from, end }: Stretch): void {
  const { data } = colours
  const start = row * mask.width
  for (let column = from; column < end; column++) {
    const alpha = mask.data[start + column] ?? 0
    if (alpha === 0 || alpha === 255) continue
    const source = (start + column) * 3
    const target = to + column * 3
    for (const channel of CHANNELS) {
      const own = litLevel(lightMap, channel, data[source + channel] ?? 0, column)
      canvas[target + channel] = mixLevel(canvas[target + channel] ?? 0, own, alpha)
    }
  }
}

const CHANNELS = [0, 1, 2] as const

const mixLevel = (behind: number, own: number, alpha: number): number => Math.round(behind + ((own - behind) * alpha) / 255)

interface Rim {
  readonly band: Float32Array
  readonly glow: SurroundingLight
}

/** The light of the scene behind reaches around the edge, and only ever brightens. */
function lightRim(canvas: Uint8Array, to: number, subject: Subject, { row, from, end }: Stretch, { band, glow }: Rim): void {
  const { colours, mask, lightMap, placement } = subject
  const light = new Float32Array(3)
  for (let column = from; column < end; column++) {
    const at = row * mask.width + column
    const taken = ((band[at] ?? 0) * (mask.data[at] ?? 0)) / 255
    if (taken === 0) continue
    glow.readAt(column + placement.target.left, row + placement.target.top, light)
    for (const channel of CHANNELS) {
      const own = litLevel(lightMap, channel, colours.data[at * 3 + channel] ?? 0, column)
      const more = Math.max(0, (light[channel] ?? 0) - own) * taken
      canvas[to + column * 3 + channel] = Math.min(255, Math.round((canvas[to + column * 3 + channel] ?? 0) + more))
    }
  }
}

/** The mask as a plane of the whole canvas, for the stages that must know where the subject is. */
export function maskOnCanvas(mask: Plane, placement: Placement, canvas: Canvas): Plane {
  const data = new Uint8Array(canvas.width * canvas.height)
  const { left, top } = placement.target
  const shown = shownPart({ mask, placement }, canvas)
  for (let row = shown.top; row < shown.bottom; row++) {
    const from = row * mask.width
    data.set(mask.data.subarray(from + shown.left, from + shown.right), (row + top) * canvas.width + left + shown.left)
  }
  return { data, width: canvas.width, height: canvas.height }
}

/** The part of the subject that is on the canvas, in its own pixels; right and bottom are excluded. */
function shownPart({ mask, placement }: Pick<Subject, 'mask' | 'placement'>, canvas: Canvas) {
  const { left, top } = placement.target
  return {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.min(mask.width, canvas.width - left),
    bottom: Math.min(mask.height, canvas.height - top),
  }
}
