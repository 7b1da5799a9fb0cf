/** Deferred work that makes way for an ordered edit, and is begun again after it. */
import { EngineRefusal } from '#engine/types.ts'
import { ProcessEnded } from './process.ts'

/** So often work makes way. Whoever orders all the time must not keep everybody else's previews from being made. */
export const MAX_INTERRUPTIONS = 3

export interface Interruptions {
  /** Ends what runs and may be interrupted. */
  readonly interrupt: () => void
  /** @param attempt takes a turn in the queue. It is called again if its work was interrupted; the last one is not interrupted. */
  readonly run: <Result>(attempt: (work: InterruptibleWork) => Promise<Result>) => Promise<Result>
}

/** Does the work with the job's number. @throws Interrupted */
export type InterruptibleWork = <Result>(job: number, work: () => Promise<Result>) => Promise<Result>

export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

/** @param abort asks for the end of a job, which may also come to its usual end. */
export function createInterruptions(abort: (job: number) => void): Interruptions {
  const running = new Map<number, { isInterrupted: boolean }>()

  const interruptible: InterruptibleWork = async (job, work) => {
    const own = { isInterrupted: false }
    running.set(job, own)
    try {
      return await work()
    } catch (error) {
      const isOther = error instanceof EngineRefusal || error instanceof ProcessEnded
      throw own.isInterrupted && !isOther ? new Interrupted('an ordered edit came first', { cause: error }) : error
    } finally {
      running.delete(job)
    }
  }

  return {
    interrupt: () => {
      for (const [job, own] of running) {
        if (own.isInterrupted) continue
        own.isInterrupted = true
        abort(job)
      }
    },
    run: async (attempt) => {
      for (let times = 0; times < MAX_INTERRUPTIONS; times++) {
        try {
          return await attempt(interruptible)
        } catch (error) {
          if (!(error instanceof Interrupted)) throw error
        }
      }
      return attempt((_, work) => work())
    },
  }
}
