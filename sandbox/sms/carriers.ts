import { setTimeout as wait } from 'node:timers/promises'

/** Real carriers take seconds; people who test do not want to wait. */
const STEP_MS = 150

/** The carriers behind a vendor: what they have in hand moves on by itself. */
export interface Carriers {
  /** Takes a message from step to step, with a pause before each. */
  readonly carry: <Step>(steps: readonly Step[], take: (step: Step) => Promise<unknown>) => Promise<void>
  /** Drops whatever is on its way. */
  readonly drop: () => void
}

export function createCarriers(): Carriers {
  let dropping = new AbortController()
  return {
    carry: async (steps, take) => {
      const { signal } = dropping
      for (const step of steps) {
        try {
          await wait(STEP_MS, undefined, { signal })
        } catch {
          return // dropped
        }
        await take(step)
      }
    },
    drop: () => {
      dropping.abort()
      dropping = new AbortController()
    },
  }
}
