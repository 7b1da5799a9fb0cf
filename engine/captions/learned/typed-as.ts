/** Every so many lines are learned as if all was typed in small letters. */
const SMALL_LETTERS = 2

/** The words of a line that is learned as people type them: many without a capital. */
export function typedAs(words: readonly string[], index: number): readonly string[] {
  return index % SMALL_LETTERS === 0 ? words : words.map((word) => word.toLowerCase())
}
