/** One press of Ctrl-C arrives several times: from the terminal, from npm, and from whoever forwards it. */
const SAME_PRESS_MS = 500

export interface StopWishes {
  /** The first time: finish what is being done, and end. */
  readonly onStop: () => void
  /** Asked again by an impatient person: end at once. */
  readonly onKill: () => void
  readonly samePressMs?: number
}

/** Listens for Ctrl-C, for a polite end from outside, for a closed terminal, and for the end of the process that started us. */
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
