import type { Doubt, Corrections, Region } from './corrections.ts'

/** What a member sees of a cutout before ordering anything. */
export interface CutoutPreview {
  /** WebP with alpha: the whole upright photo, longest edge `CUTOUT_PREVIEW_EDGE`, opaque where the subject is. */
  readonly webp: Uint8Array
  /** WebP without loss: what the network saw, for corrections in a browser. */
  readonly seen: Uint8Array
  /** Whether anything stands out at all; without it only a person can say what the subject is. */
  readonly isFound: boolean
  /** Around the subject, in shares of the photo. */
  readonly box: Region
  /** Which edges of the photo cut the subject off. */
  readonly touches: { readonly top: boolean; readonly right: boolean; readonly bottom: boolean; readonly left: boolean }
  /** The photo's probable angle. */
  readonly view: 'front' | 'above'
  readonly doubts: readonly Doubt[]
}

/** Longest edge of a cutout's preview, in pixels. */
export const CUTOUT_PREVIEW_EDGE = 1024

export interface CutoutOptions {
  /** Leaves the queue when it aborts. */
  readonly signal?: AbortSignal
  /** Owners take turns; the one who has used least lately goes first. */
  readonly owner?: string
  /** Corrections, replayed from the network's own mask. */
  readonly corrections?: Corrections
  /** Called before the outcome with the processor time in milliseconds that it took. */
  readonly onUsed?: (processorMs: number) => void
}
