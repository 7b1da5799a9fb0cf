import { useEffect, useState } from 'react'
import { PREVIEWS_AT_ONCE } from './previews-at-once.ts'

export interface PreviewTurn {
  readonly state: 'waiting' | 'asked' | 'there' | 'failed'
  /** Called when it is there, or has failed. */
  readonly onEnd: (how: 'there' | 'failed') => void
}

interface Outcome {
  readonly state: 'there' | 'failed' | 'again'
  readonly tries: number
}

type Outcomes = ReadonlyMap<string, Outcome>

/** A busy worker is often free again by then; each further try waits twice as long. */
export const RETRY_MS = 5000
const LONGEST_RETRY_MS = 300_000

/** The turn of each preview, a few at once; one that does not come gets another turn, later each time. */
export function usePreviewTurns(addresses: readonly string[]): (address: string) => PreviewTurn {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  useRetry(
    addresses.filter((address) => outcomes.get(address)?.state === 'failed'),
    outcomes,
    setOutcomes,
  )
  const asked = addresses.filter((address) => (outcomes.get(address)?.state ?? 'again') === 'again').slice(0, PREVIEWS_AT_ONCE)
  return (address) => {
    const outcome = outcomes.get(address)
    const ended = outcome === undefined || outcome.state === 'again' ? undefined : outcome.state
    return {
      state: ended ?? (asked.includes(address) ? 'asked' : 'waiting'),
      onEnd: (state) =>
        setOutcomes((before) => new Map([...before, [address, { state, tries: (before.get(address)?.tries ?? 0) + 1 }]])),
    }
  }
}

/** Those that have failed get another turn. */
function useRetry(
  failed: readonly string[],
  outcomes: Outcomes,
  setOutcomes: (change: (before: Outcomes) => Outcomes) => void,
): void {
  const lines = failed.join('\n')
  const tries = Math.min(...failed.map((address) => outcomes.get(address)?.tries ?? 1))
  useEffect(() => {
    if (lines === '') return undefined
    const isFailed = new Set(lines.split('\n'))
    const again = (before: Outcomes) =>
      new Map([...before].map(([address, one]) => [address, isFailed.has(address) ? { ...one, state: 'again' as const } : one]))
    const timer = setTimeout(() => setOutcomes(again), Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (tries - 1)))
    return () => clearTimeout(timer)
  }, [lines, tries, setOutcomes])
}
