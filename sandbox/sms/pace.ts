import { setTimeout as wait } from 'node:timers/promises'

/** Real carriers take seconds; people who test do not want to wait. */
const STEP_MS = 150

/** Takes a message from step to step as a carrier would, until the sandbox closes. */
export async function paceSteps<Step>(
  steps: readonly Step[],
  { signal, take }: { signal: AbortSignal; take: (step: Step) => Promise<unknown> },
): Promise<void> {
  for (const step of steps) {
    try {
      await wait(STEP_MS, undefined, { signal })
    } catch {
      return // the sandbox closes
    }
    await take(step)
  }
}
