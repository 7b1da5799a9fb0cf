import type { Picture, Plane } from '#engine/types.ts'
import { ease, mix } from '#engine/pixels/colour.ts'
import { findFlatAreas, type FlatAreas } from './find-flat-areas.ts'
import { lumaOf } from './luma.ts'
import { measureWall, type Wall } from './measure-wall.ts'

/** The properties of a photo that a correction needs: its tones, the colour of its light, its saturation. */
export interface PhotoMeasure {
  /** Levels below which 0.5 % and 99.5 % of the frame lie, 0…255. */
  readonly darkest: number
  readonly brightest: number
  /** Median level of the frame and, where a mask is given, mostly of the subject, 0…1. */
  readonly middle: number
  /** Distance between the 10th and the 90th percentile, 0…1. */
  readonly contrast: number
  /** Mean saturation, 0…1. */
  readonly saturation: number
  /** How the light differs from white, as logarithms: positive is warm, positive is green. */
  readonly warmth: number
  readonly greenness: number
  readonly wall: Wall
}

/** About this many pixels are sampled, whatever the photo's size. */
const SAMPLES = 90_000

/** The subject's share of the metered middle, and what it is before a bright wall, which says nothing about the subject's light. */
const SUBJECT_SHARE = { usual: 0.65, onWhite: 0.85 } as const

/** Measures a photo on the subject, where one is known, and on the frame. */
export function measurePhoto(photo: Picture, subject: Plane | null, flat: FlatAreas = findFlatAreas(photo)): PhotoMeasure {
  const samples = collectSamples(photo, subject)
  const { frame, onSubject } = samples
  const frameMiddle = percentile(frame, 0.5)
  const wall = measureWall(flat)
  const share = mix(SUBJECT_SHARE.usual, SUBJECT_SHARE.onWhite, ease(0.1, 0.3, wall.share))
  const middle = onSubject === null ? frameMiddle : mix(frameMiddle, percentile(onSubject, 0.5), share)
  const light = colourOfLight(photo, percentile(frame, 0.97))
  return {
    darkest: percentile(frame, 0.005),
    brightest: percentile(frame, 0.995),
    middle: middle / 255,
    contrast: (percentile(frame, 0.9) - percentile(frame, 0.1)) / 255,
    saturation: samples.saturation,
    ...light,
    wall,
  }
}

interface Samples {
  readonly frame: Uint32Array
  readonly onSubject: Uint32Array | null
  readonly saturation: number
}

function collectSamples({ data, width, height }: Picture, subject: Plane | null): Samples {
  const frame = new Uint32Array(256)
  const onSubject = new Uint32Array(256)
  const step = strideFor(width, height)
  let saturation = 0
  let seen = 0
  let seenOnSubject = 0
  for (let at = 0; at < width * height; at += step) {
    const red = data[at * 3] ?? 0
    const green = data[at * 3 + 1] ?? 0
    const blue = data[at * 3 + 2] ?? 0
    const level = lumaOf(red, green, blue)
    frame[level] = (frame[level] ?? 0) + 1
    const strongest = Math.max(red, green, blue)
    saturation += strongest === 0 ? 0 : (strongest - Math.min(red, green, blue)) / strongest
    seen++
    if (subject && (subject.data[at] ?? 0) > 200) {
      onSubject[level] = (onSubject[level] ?? 0) + 1
      seenOnSubject++
    }
  }
  return { frame, onSubject: seenOnSubject > seen * 0.01 ? onSubject : null, saturation: saturation / seen }
}

/**
 * Two estimates of the light's colour: a Minkowski mean (p = 6) of the whole frame ("shades of grey", Finlayson and Trezzi 2004)
 * and the brightest unclipped part. Orange wood misleads the first, a yellow lamp the second: the milder one is used, and where
 * they disagree about the direction neither is.
 */
function colourOfLight({ data, width, height }: Picture, bright: number): { warmth: number; greenness: number } {
  const overall = [0, 0, 0]
  const highlights = [0, 0, 0]
  const step = strideFor(width, height)
  for (let at = 0; at < width * height; at += step) {
    const red = data[at * 3] ?? 0
    const green = data[at * 3 + 1] ?? 0
    const blue = data[at * 3 + 2] ?? 0
    if (Math.max(red, green, blue) > 250) continue
    const level = lumaOf(red, green, blue)
    if (level < 8) continue
    addPower(overall, red, green, blue)
    if (level >= bright) addPower(highlights, red, green, blue)
  }
  const first = castOf(overall)
  const second = castOf(highlights)
  return { warmth: milder(first.warmth, second.warmth), greenness: milder(first.greenness, second.greenness) }
}

function addPower(sums: number[], red: number, green: number, blue: number): void {
  sums[0] = (sums[0] ?? 0) + (red / 255) ** 6
  sums[1] = (sums[1] ?? 0) + (green / 255) ** 6
  sums[2] = (sums[2] ?? 0) + (blue / 255) ** 6
}

function castOf(sums: readonly number[]): { warmth: number; greenness: number } {
  const [red, green, blue] = sums.map((sum) => Math.max(1e-9, sum) ** (1 / 6))
  const r = Math.log(red ?? 1)
  const g = Math.log(green ?? 1)
  const b = Math.log(blue ?? 1)
  return { warmth: r - b, greenness: g - (r + b) / 2 }
}

function milder(first: number, second: number): number {
  if (first * second <= 0) return 0
  return Math.abs(first) < Math.abs(second) ? first : second
}

function strideFor(width: number, height: number): number {
  // odd, so that the samples move across the rows instead of forming columns
  return Math.max(1, Math.floor((width * height) / SAMPLES)) | 1
}

function percentile(histogram: Uint32Array, share: number): number {
  const wanted = share * histogram.reduce((sum, count) => sum + count, 0)
  let passed = 0
  for (let level = 0; level < 256; level++) {
    passed += histogram[level] ?? 0
    if (passed >= wanted) return level
  }
  return 255
}
