import type { Stage } from '#features/photo-edits/contract.ts'

export interface Progress {
  readonly stage: Stage
  readonly progress: number
}

export interface ProgressReport {
  /** Reports a step; most are dropped. Never throws and never waits. */
  readonly report: (stage: Stage, progress: number) => void
  /** Resolves after the last write; nothing is written after it. */
  readonly stop: () => Promise<void>
}

const GAP_MS = 150

/**
 * Writes the steps of an edit one after the other, the first of a stage at once and others at most every 150 ms, so that the database
 * gets a dozen of them and not hundreds. While a write takes long, only the newest step waits for it, even if another stage is left out.
 * @param write its failures go to `onError` and do not stop the edit
 */
export function reportProgress(
  write: (step: Progress) => Promise<unknown>,
  { onError, now = () => performance.now() }: { onError: (error: unknown) => void; now?: () => number },
): ProgressReport {
  let writing: Promise<void> = Promise.resolve()
  let waiting: Progress | undefined
  let last: { stage: Stage; at: number } | undefined
  let isStopped = false

  const writeWaiting = async () => {
    const step = waiting
    waiting = undefined
    if (!step || isStopped) return
    await write(step).catch(onError)
  }
  return {
    report: (stage, progress) => {
      const at = now()
      if (isStopped || (last?.stage === stage && at - last.at < GAP_MS)) return
      last = { stage, at }
      const isQueued = waiting !== undefined
      waiting = { stage, progress }
      if (!isQueued) writing = writing.then(writeWaiting)
    },
    stop: async () => {
      isStopped = true
      await writing
    },
  }
}
