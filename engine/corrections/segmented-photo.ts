/**
 * What corrections work on: a small copy of the photo with what the network saw. Everything in this folder is plain arithmetic on
 * typed arrays, so that a browser can run it as well as the server.
 */

import type { Corrections, Region, Point } from './corrections.ts'

/** Longer edge of the small copy, in pixels: larger ones are slower and no better. */
export const CORRECTION_SIZE = 384

export type { Corrections, Region, Point }
export type Stroke = Corrections['strokes'][number]

export interface Size {
  readonly width: number
  readonly height: number
}

export interface SegmentedPhoto extends Size {
  /** Interleaved RGB of 0…255. */
  readonly colours: Uint8Array
  /** The network's opacities, 0…1. */
  readonly seen: Float32Array
  /** The most that any of its passes saw of each pixel: what a stroke to keep may bring back. */
  readonly possible: Float32Array
}

/** 1 for subject, 0 for background; one byte for each pixel. */
export type Mask = Uint8Array

/** Log odds of an opacity; clipped, or a cut would shrink thin parts that the network is sure of. */
export function logOdds(opacity: number): number {
  const clipped = Math.min(1 - SUREST, Math.max(SUREST, opacity))
  return Math.log(clipped / (1 - clipped))
}

const SUREST = 0.012
