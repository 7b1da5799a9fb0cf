/**
 * How far a mask is from the truth, by the four errors that matting is judged by, and how much of an old background shows around a
 * subject on new ones. SAD, gradient and connectivity as in Rhemann et al., A perceptually motivated online benchmark for image
 * matting (2009); all in thousands of pixels.
 */
import { labelRegions } from '#engine/cutout/label-regions.ts'
import type { Picture, Plane } from '#engine/types.ts'

export interface MaskErrors {
  /** Mean absolute error, 0…1. */
  readonly mae: number
  readonly sad: number
  readonly gradient: number
  readonly connectivity: number
}

export function maskErrors(mask: Plane, truth: Plane): MaskErrors {
  const [own, real] = [sharesOf(mask), sharesOf(truth)]
  const sad = own.reduce((sum, share, at) => sum + Math.abs(share - (real[at] ?? 0)), 0)
  return {
    mae: sad / own.length,
    sad: sad / 1000,
    gradient: gradientError(own, real, truth),
    connectivity: connectivityError(own, real, truth),
  }
}

function sharesOf({ data }: Plane): Float32Array {
  return Float32Array.from(data, (value) => value / 255)
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Deviation of the Gaussian whose derivative measures an edge, in pixels. */
const SIGMA = 1.4
const REACH = 4

function gradientError(own: Float32Array, real: Float32Array, size: Size): number {
  const [a, b] = [steepness(own, size), steepness(real, size)]
  return a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0) / 1000
}

function steepness(plane: Float32Array, size: Size): Float32Array {
  const bell = Array.from({ length: 2 * REACH + 1 }, (_, at) => Math.exp(-((at - REACH) ** 2) / (2 * SIGMA ** 2)))
  const total = bell.reduce((sum, value) => sum + value, 0)
  const smooth = bell.map((value) => value / total)
  const slope = smooth.map((value, at) => (-(at - REACH) / SIGMA ** 2) * value)
  const across = convolve(convolve(plane, size, slope, 1, 0), size, smooth, 0, 1)
  const down = convolve(convolve(plane, size, smooth, 1, 0), size, slope, 0, 1)
  return across.map((value, at) => Math.hypot(value, down[at] ?? 0))
}

function convolve(plane: Float32Array, { width, height }: Size, kernel: readonly number[], dx: number, dy: number): Float32Array {
  return plane.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return kernel.reduce((sum, weight, step) => {
      const column = Math.min(width - 1, Math.max(0, x + (step - REACH) * dx))
      const row = Math.min(height - 1, Math.max(0, y + (step - REACH) * dy))
      return sum + weight * (plane[row * width + column] ?? 0)
    }, 0)
  })
}

/** Steps of opacity at which both masks are looked at, and the distance from which a pixel counts as cut off. */
const STEP = 0.1
const CUT_OFF = 0.15

/** A pixel is connected up to the highest opacity at which it belongs to the largest region that both masks share. */
function connectivityError(own: Float32Array, real: Float32Array, size: Size): number {
  const connected = new Float32Array(own.length)
  const isOpen = new Uint8Array(own.length).fill(1)
  for (let level = STEP; level <= 1.0001; level += STEP) {
    const both = Uint8Array.from(own, (share, at) => (share >= level - 1e-4 && (real[at] ?? 0) >= level - 1e-4 ? 1 : 0))
    const inLargest = largestRegion(both, size)
    for (let at = 0; at < isOpen.length; at++) {
      if (isOpen[at] && inLargest[at]) connected[at] = level
      else isOpen[at] = 0
    }
  }
  const held = (share: number, at: number): number => {
    const apart = share - (connected[at] ?? 0)
    return 1 - (apart >= CUT_OFF ? apart : 0)
  }
  return own.reduce((sum, share, at) => sum + Math.abs(held(share, at) - held(real[at] ?? 0, at)), 0) / 1000
}

function largestRegion(marks: Uint8Array, size: Size): Uint8Array {
  const { labels, sizes } = labelRegions({ ...size, step: 1 }, marks)
  const largest = sizes.indexOf(Math.max(...sizes))
  return Uint8Array.from(labels, (label) => (label === largest && sizes.length > 0 ? 1 : 0))
}

/** A subject with its opacity mask. */
export interface Subject {
  readonly colours: Picture
  readonly alpha: Plane
}

const GROUNDS = { white: [255, 255, 255], black: [0, 0, 0], green: [0, 177, 64] } as const

/** Mean error of the border on three grounds, 0…255: where the true opacity is neither nothing nor all, and two pixels around. */
export function fringeErrors(subject: Subject, truth: Subject): Record<keyof typeof GROUNDS, number> {
  const border = borderOf(truth.alpha)
  const on = (ground: readonly [number, number, number]): number => {
    let sum = 0
    for (const at of border) {
      for (const channel of [0, 1, 2] as const)
        sum += Math.abs(levelOn(subject, at, channel, ground) - levelOn(truth, at, channel, ground))
    }
    return sum / Math.max(1, 3 * border.length)
  }
  return { white: on(GROUNDS.white), black: on(GROUNDS.black), green: on(GROUNDS.green) }
}

function levelOn({ colours, alpha }: Subject, at: number, channel: 0 | 1 | 2, ground: readonly [number, number, number]): number {
  const share = (alpha.data[at] ?? 0) / 255
  return (colours.data[at * 3 + channel] ?? 0) * share + ground[channel] * (1 - share)
}

const AROUND = 2

function borderOf({ data, width, height }: Plane): number[] {
  const isSoft = (x: number, y: number): boolean => {
    const value = data[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0
    return value > 0 && value < 255
  }
  const found: number[] = []
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    let isNear = false
    for (let dy = -AROUND; dy <= AROUND && !isNear; dy++) {
      for (let dx = -AROUND; dx <= AROUND && !isNear; dx++) isNear = isSoft(x + dx, y + dy)
    }
    if (isNear) found.push(at)
  }
  return found
}
