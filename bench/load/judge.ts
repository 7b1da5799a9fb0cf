/** What a load must keep to. Ratios inside one run, apart from the memory that a server may have. */
import type { SentCalls } from './sender.ts'

/** One step of a load. */
export interface Step {
  readonly callers: number
  readonly answered: number
  readonly perSecond: number
  readonly meanMs: number
  readonly p50: number
  readonly p99: number
  /** Refused with the time to come back. */
  readonly refused: number
  /** Anything else: no answer, one of our errors, a refusal without a time. */
  readonly lost: number
}

/** What `/healthz` and the server's memory were like during a load. */
export interface Meanwhile {
  readonly healthAsked: number
  readonly healthAnswered: number
  readonly healthP99: number
  /** The most memory that the server had; 0 where the system does not report it. */
  readonly peakMb: number
}

export interface Load {
  readonly name: string
  /**
   * How many calls may be under way at once, those that wait included: the others are refused, however many come. Left out where
   * all wait for their turn, as orders do.
   */
  readonly mostUnderWay?: number
  /** With more and more callers. */
  readonly steps: readonly Step[]
  /** The bare server under the load of the first step. */
  readonly bare: Step | undefined
  readonly meanwhile: Meanwhile
  /** What the load itself found wrong, and what it has to tell. */
  readonly faults: readonly string[]
  readonly note: string
}

const ANSWERED: readonly number[] = [200, 201, 202, 204]
const REFUSED: readonly number[] = [503, 429]
/** A server's own share of its memory in `deploy/kubernetes/server.yaml`. */
export const MOST_MB = 1536
/** Share of the best step's rate that a step with more callers still has. */
const MIN_THROUGHPUT = 1 / 3

/** Little's law: how many of those that were answered were under way at a time. */
function underWay({ perSecond, meanMs }: Step): number {
  return (perSecond * meanMs) / 1000
}

export function stepOf(callers: number, { answers, tookMs }: SentCalls): Step {
  const waits = answers.filter(({ status }) => ANSWERED.includes(status)).map(({ ms }) => ms)
  const refused = answers.filter(({ status, isTold }) => REFUSED.includes(status) && isTold).length
  return {
    callers,
    answered: waits.length,
    perSecond: (waits.length / tookMs) * 1000,
    meanMs: meanOf(waits),
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    refused,
    lost: answers.length - waits.length - refused,
  }
}

/** @returns every rule that the load breaks, in words; none when it holds */
export function judge({ steps, mostUnderWay = Infinity, meanwhile, faults }: Load): readonly string[] {
  const best = Math.max(...steps.map(({ perSecond }) => perSecond))
  const breaches = [...faults]
  for (const step of steps) {
    const { callers, answered, perSecond, lost } = step
    if (answered === 0) breaches.push(`nobody of ${callers} was answered`)
    if (lost > 0) breaches.push(`${lost} calls of ${callers} callers were lost`)
    if (underWay(step) > mostUnderWay)
      breaches.push(`${Math.round(underWay(step))} calls of ${callers} callers were under way at once`)
    if (perSecond < best * MIN_THROUGHPUT) breaches.push(`${callers} callers got ${Math.round(perSecond)} answers a second`)
  }
  if (meanwhile.healthAnswered < meanwhile.healthAsked)
    breaches.push(`/healthz was answered ${meanwhile.healthAnswered} times of ${meanwhile.healthAsked}`)
  if (meanwhile.peakMb > MOST_MB) breaches.push(`the server had ${meanwhile.peakMb} MB`)
  return breaches
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
