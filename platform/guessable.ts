/** Random digits fall short of these once in a million million secrets. */
const MIN_VALUES = 6
const MAX_OF_ONE_DIGIT = 24

/**
 * Whether hexadecimal digits follow a rule that somebody could guess: few different ones, one that is nearly everywhere, a part that
 * repeats, or steps that do, as in `000102…1f`.
 */
export function isGuessable(digits: string): boolean {
  const values = Array.from(digits, (digit) => Number.parseInt(digit, 16))
  const counts = Array.from({ length: 16 }, (_, digit) => values.filter((value) => value === digit).length)
  if (counts.filter((count) => count > 0).length < MIN_VALUES || Math.max(...counts) > MAX_OF_ONE_DIGIT) return true
  const distances = Array.from({ length: values.length / 2 }, (_, index) => index + 1)
  return distances.some((distance) => countSteps(values, distance) < MIN_VALUES)
}

/** How many different steps lead from a digit to the one that is so far behind it. */
function countSteps(values: readonly number[], distance: number): number {
  return new Set(values.slice(distance).map((value, index) => (value - (values[index] ?? 0) + 16) % 16)).size
}
