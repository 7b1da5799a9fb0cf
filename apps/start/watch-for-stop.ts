/** One press of Ctrl-C arrives several times: from the terminal, from npm, and from parent processes that forward it. */
const SAME_PRESS_MS = 500

export interface StopWishes {
  /** The first request: finish the work in progress and end. */
  readonly onStop: () => void
  /** A second request by an impatient person: end at once. */
  readonly onKill: () => void
  readonly samePressMs?: number
}

/** Listens for Ctrl-C, SIGTERM, a closed terminal, and the end of the parent process. */
export function watchForStop({ onStop, onKill, samePressMs = SAME_PRESS_MS }: StopWishes): void {
  let firstAskedAt: number | undefined
  const ask = () => {
    const now = performance.now()
    if (firstAskedAt === undefined) {
      firstAskedAt = now
      onStop()
    } else if (now - firstAskedAt > samePressMs) {
      onKill()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  process.once('disconnect', ask)
}
