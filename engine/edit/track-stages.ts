import { STAGES, type EditOptions, type Stage } from '#engine/types.ts'

/** Share of a typical edit that is over when a stage begins; shown as progress. */
const BEGINS_AT: Record<Stage, number> = {
  waiting: 0,
  decode: 0.02,
  cutout: 0.1,
  backdrop: 0.6,
  compose: 0.7,
  layout: 0.84,
  encode: 0.94,
}

export interface StageTracker {
  /** Ends the edit: `run` looks at it before each stage, and long work within one does too. */
  readonly signal: AbortSignal | undefined
  /** Runs a stage: refuses when the edit was aborted, reports that it began and records how long it took. */
  readonly run: <Result>(stage: Stage, work: () => Promise<Result>) => Promise<Result>
  /** Records the time of work that runs in parallel to the stages. */
  readonly time: <Result>(stage: Stage, work: () => Promise<Result>) => Promise<Result>
  /** Waits for work that `time` started, as a stage of its own. */
  readonly waitFor: <Result>(stage: Stage, work: Promise<Result>) => Promise<Result>
  /** Milliseconds by stage, of the stages that ran. */
  readonly timings: () => Partial<Record<Stage, number>>
  readonly finish: () => void
}

export function trackStages({ onProgress, signal }: EditOptions): StageTracker {
  const spent = new Map<Stage, number>()
  const time: StageTracker['time'] = async (stage, work) => {
    const start = performance.now()
    const result = await work()
    spent.set(stage, Math.round(performance.now() - start))
    return result
  }
  const begin = (stage: Stage) => {
    signal?.throwIfAborted()
    onProgress?.(stage, BEGINS_AT[stage])
  }
  return {
    signal,
    time,
    run: async (stage, work) => {
      begin(stage)
      return time(stage, work)
    },
    waitFor: async (stage, work) => {
      begin(stage)
      return work
    },
    timings: () => Object.fromEntries(STAGES.flatMap((stage) => (spent.has(stage) ? [[stage, spent.get(stage)]] : []))),
    finish: () => {
      signal?.throwIfAborted()
      onProgress?.('encode', 1)
    },
  }
}
