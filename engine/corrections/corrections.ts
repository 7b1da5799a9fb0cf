/** What may be wrong with a cutout, and what a person says to that. */
import type { DoubtKind } from '../value-lists.ts'

/** A part of the upright photo, in shares of its width and height. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What may be wrong, and where. */
export interface Doubt {
  readonly kind: DoubtKind
  readonly place: Region
}

/** A point of the upright photo, 0…1 from its top left. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What a person corrected by hand, in their order: the last stroke wins where two cross. */
export interface Corrections {
  readonly strokes: readonly {
    readonly kind: 'keep' | 'remove'
    readonly points: readonly Point[]
    /** The finger's radius, as a share of the photo's longer edge; that of a usual finger when left out. */
    readonly radius?: number
  }[]
  /** "This is it": nothing outside is subject, but for the rim of what a rectangle drawn a little too tight cuts off. */
  readonly subject?: Region
}
