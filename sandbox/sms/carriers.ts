import { setTimeout as wait } from 'node:timers/promises'

/** Shorter than the seconds of real carriers, since testers do not want to wait. */
const STEP_MS = 150

/** The carriers behind a vendor: their messages move on by themselves. */
export interface Carriers {
  /** Moves a message from step to step, with a pause before each. */
  readonly carry: <Step>(steps: readonly Step[], take: (step: Step) => Promise<unknown>) => Promise<void>
  /** Drops every message on its way. */
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
