/** The comparison of two sets of times. */
export interface Comparison {
  /** How often a time of the right set is the longer one, ties by half: 0.5 when they cannot be told apart. */
  readonly rightIsLonger: number
  /** The p-value of the hypothesis that both sets have one distribution (Mann and Whitney, two-sided, normal approximation). */
  readonly p: number
}

/** @see https://en.wikipedia.org/wiki/Mann%E2%80%93Whitney_U_test */
export function compareRanks(left: readonly number[], right: readonly number[]): Comparison {
  const all = [...left.map((ms) => ({ ms, isRight: false })), ...right.map((ms) => ({ ms, isRight: true }))]
  all.sort((one, other) => one.ms - other.ms)
  let rankSum = 0
  for (let from = 0; from < all.length;) {
    let to = from
    while (to < all.length && all[to]?.ms === all[from]?.ms) to += 1
    const shared = (from + 1 + to) / 2
    rankSum += shared * all.slice(from, to).filter(({ isRight }) => isRight).length
    from = to
  }
  const pairs = left.length * right.length
  const u = rankSum - (right.length * (right.length + 1)) / 2
  const deviation = Math.sqrt((pairs * (all.length + 1)) / 12)
  return { rightIsLonger: u / pairs, p: 2 * upperTail(Math.abs(u - pairs / 2) / deviation) }
}

/** Abramowitz and Stegun 26.2.17; right to seven digits. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z)
  const polynomial = t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return (Math.exp(-z * z * 0.5) / Math.sqrt(2 * Math.PI)) * polynomial
}

/** @param share 0…1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
