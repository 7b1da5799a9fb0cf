import type { Arrows } from './arrows.ts'

/** A part of the tree with its rules. */
export interface Area {
  readonly name: string
  /** The files of the area; a file belongs to the first area that matches. */
  readonly files: readonly string[]
  /** What it may import besides its own area. */
  readonly imports: readonly string[]
  /** Packages, with `node:*` for Node's own modules; `types of …` for one whose types alone may be used. */
  readonly packages: readonly string[]
  /** The arrows that `{allowed}` refers to. */
  readonly arrows?: Arrows
  /** It may import everything. */
  readonly isUnrestricted?: boolean
  /** It is run, and never imported from outside, whatever the patterns of other areas match. */
  readonly isEntry?: boolean
  /** Printed with every fault, so that the reader knows what to do instead. */
  readonly rule: string
}
