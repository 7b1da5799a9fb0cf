/** Vitest's global set-up: the words are built once, before the specs that need them start at the same time. */
import { loadAllWords } from './load-words.ts'

/** Vitest requires this name. */
export function setup(): void {
  loadAllWords()
}
