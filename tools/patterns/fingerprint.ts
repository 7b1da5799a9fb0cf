import { createHash } from 'node:crypto'
import type { Pattern } from './list-patterns.ts'
import { keyOf } from './open-repeats.ts'

/** Eight bytes of a hash: stands for a pattern of a lexicon, which may have thousands of characters. */
const BYTES = 8

export function fingerprintOf(pattern: Pick<Pattern, 'source' | 'flags'>): string {
  return createHash('sha256').update(keyOf(pattern)).digest().subarray(0, BYTES).toString('base64url')
}
