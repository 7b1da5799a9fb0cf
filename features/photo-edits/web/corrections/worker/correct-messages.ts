/** What a page and its correcting thread say to each other. Pictures are loaded by the page: the thread's own policy lets it load nothing. */
import type { OpenPart } from '#engine/corrections/open-parts.ts'
import type { CutoutCorrection, CutoutPlace } from '#features/photo-edits/cutout-contract.ts'

export type { OpenPart }

/** The photo of all following corrections, and what the network saw of it. */
export interface PhotoMessage {
  readonly kind: 'photo'
  readonly photo: ImageBitmap
  readonly seen: ImageBitmap
  /** The rectangle that it was looked at with. */
  readonly seenWithin: CutoutPlace | undefined
}

/** The newest cutout as the server made it: what no correction changes stays as it is there. */
export interface BaseMessage {
  readonly kind: 'base'
  readonly bitmap: ImageBitmap
}

export interface CorrectMessage {
  readonly kind: 'correct'
  readonly id: number
  /** All that count. */
  readonly corrections: readonly CutoutCorrection[]
}

export type ToCorrector = PhotoMessage | BaseMessage | CorrectMessage

export interface Corrected {
  /** The photo, opaque where the subject is. */
  readonly picture: ImageBitmap
  readonly parts: readonly OpenPart[]
  /** The stroke that has just been drawn did far more than was painted. */
  readonly isLargeChange: boolean
}

/** `corrected` is missing where it could not be made: the screen waits for the server's. */
export interface FromCorrector {
  readonly id: number
  readonly corrected?: Corrected
}
