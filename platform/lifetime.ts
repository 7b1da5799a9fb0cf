/*
 * How a process of ours lives under `npm start`: it tells when it is ready, and it ends when it is asked to, or when the
 * supervisor is gone. Started by hand, without a supervisor, the same calls do what a person expects.
 */

/** Tells the supervisor that work is being taken. */
export function tellReady(): void {
  process.send?.('ready')
}

/**
 * Ends the process once, cleanly: on SIGTERM, on Ctrl-C, and when the supervisor has died.
 * @param close finishes or releases what is being done; the supervisor waits some seconds for it, then kills
 */
export function endWhenAsked(close: () => Promise<void>): void {
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.once('disconnect', end)
}
