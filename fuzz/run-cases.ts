/** Plays one case after the other, several in parallel, until it is over. The seed and its number alone determine a case. */
import fc from 'fast-check'
import type { Checker } from './checker.ts'
import type { Target } from './targets.ts'

export interface Round {
  readonly targets: readonly Target[]
  readonly seed: number
  /** The first case's number. */
  readonly from: number
  readonly lanes: number
  /** @param number of the next case */
  readonly isOver: (number: number) => boolean
  readonly checker: Checker
  /** Runs between two cases; may wait. */
  readonly pause: () => Promise<void>
}

/** @returns the number of the next case */
export async function runCases(round: Round): Promise<number> {
  let next = round.from
  const sequence = async () => {
    while (!round.isOver(next)) {
      const number = next
      next += 1
      await playCase(round, number)
      await round.pause()
    }
  }
  await Promise.all(Array.from({ length: round.lanes }, sequence))
  return next
}

/** Every target has its turn before one comes twice; the order differs from turn to turn. */
export async function playCase({ targets, seed }: Pick<Round, 'targets' | 'seed'>, number: number): Promise<void> {
  const turn = Math.floor(number / targets.length)
  const target = orderOf(targets, seed + turn)[number % targets.length]
  await target?.play(seed * 1_000_003 + number, number)
}

const orders = new Map<number, readonly Target[]>()

function orderOf(targets: readonly Target[], seed: number): readonly Target[] {
  const all = { minLength: targets.length, maxLength: targets.length }
  const known = orders.get(seed) ?? fc.sample(fc.shuffledSubarray([...targets], all), { seed, numRuns: 1 })[0] ?? []
  if (!orders.has(seed)) orders.clear()
  orders.set(seed, known)
  return known
}
