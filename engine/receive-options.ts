/** How files of members are opened, and what is made of them: logos and small pictures. */

/** A file's bytes, or how to get them: called when its turn comes, and once more if it is opened in another lane. */
export type PhotoFile = Uint8Array | (() => Promise<Uint8Array>)

export interface ReceiveOptions {
  /** Accepts the first frame of an animation instead of refusing it. */
  readonly firstFrame?: boolean
  /** Each owner has one file opened at a time, and owners take turns. */
  readonly owner?: string
  /** Opened after other owners' files: for an owner who has used much processor time. */
  readonly isDeferred?: boolean
  /**
   * Processor time in milliseconds that the owner's files have taken lately: of the waiting files, the one whose owner used least
   * goes first.
   */
  readonly usedMs?: number
  /** Aborted when the sender has left: nobody waits for the photo any more. */
  readonly signal?: AbortSignal
  /** Called before the outcome, once or more: the processor time in milliseconds that the file has taken, however it ended. */
  readonly onUsed?: (processorMs: number) => void
}

/** What `prepareLogo` makes of a photo. */
export interface PreparedLogo {
  /** A JPEG of the logo without its empty border, at most 400 px wide or high, with a little air in its own ground. */
  readonly jpeg: Uint8Array
  /** Up to three colours of it, the most used first; `#rrggbb`. */
  readonly colours: readonly string[]
}

/** A tile of a gallery covers 480 × 600 px, an avatar has 192 × 192. */
export type SmallPicture = 'tile' | 'avatar'

/** A smaller JPEG of a picture, and the size that the picture had. */
export interface ShrunkPicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}
