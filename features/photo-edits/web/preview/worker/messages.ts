/** What a page and its composing thread say to each other. Pictures are loaded by the page: the thread's own policy lets it load nothing. */
import type { BackdropStage } from '#features/photo-edits/backdrop.ts'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'

/** The subject of all following compositions. */
export interface SubjectMessage {
  readonly kind: 'subject'
  /** The cutout; of a print the photo. */
  readonly bitmap: ImageBitmap
  readonly isPrint: boolean
  readonly box: NonNullable<Cutout['box']>
  readonly touches: NonNullable<Cutout['touches']>
}

/** The picture of a backdrop, before its first composition. */
export interface BackdropMessage {
  readonly kind: 'backdrop'
  readonly address: string
  readonly bitmap: ImageBitmap
}

export interface ComposeMessage {
  readonly kind: 'compose'
  readonly id: number
  readonly wanted: Composition
}

/** One picture: the subject on a backdrop. */
export interface Composition {
  /** The address of the backdrop's picture. */
  readonly address: string
  readonly stage: BackdropStage
  /** Chooses the part of a backdrop that has a choice. */
  readonly seed: number | undefined
  readonly width: number
  readonly height: number
  readonly hasLightMatch: boolean
}

export type ToComposer = SubjectMessage | BackdropMessage | ComposeMessage

/** `picture` is missing where it could not be made: the screen keeps what it shows. */
export interface FromComposer {
  readonly id: number
  readonly picture?: ImageBitmap
}
