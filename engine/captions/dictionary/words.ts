import type { Marks } from '../learned/marks.ts'
import type { AccentTable } from './accent-table.ts'

/** What is known of the words of a language. */
export interface Words {
  readonly accents: AccentTable
  /** For `isKnown`. */
  readonly known: Uint8Array
  /** Nothing where a line is right as it is. */
  readonly marks?: Marks
}

/** Only the lists of our own count then: enough for texts that are right as they are. */
export const NO_WORDS: Words = { accents: { lines: new Uint8Array(), starts: new Uint32Array(1) }, known: new Uint8Array([255]) }
