/**
 * Ends a process that is asked to while its modules are still loading, which takes tenths of a second: it has done nothing yet, so this
 * is no failure. Without a listener the signal itself would end it. `runProcess` takes over.
 */
const SIGNALS = ['SIGTERM', 'SIGINT', 'disconnect'] as const

const end = (): never => process.exit(0)

/** Called before the first slow import, so entry files call it and import the rest dynamically. */
export function endWhileLoading(): void {
  for (const signal of SIGNALS) process.once(signal, end)
}

export function stopEndingWhileLoading(): void {
  for (const signal of SIGNALS) process.off(signal, end)
}
