import { join } from 'node:path'
import { restartPart, type RestartedPart } from './restart-part.ts'
import { openPartLog } from './part-log.ts'
import type { RestartLimits } from './restart-policy.ts'
import type { PartPlan } from './run-part.ts'
import type { StartFault } from './start-fault.ts'

export interface SupervisorOptions {
  readonly logDir: string
  readonly say: (line: string) => void
  readonly restartLimits: RestartLimits
  readonly onGivenUp: (fault: StartFault) => void
  /** The time that all parts together have to finish. */
  readonly stopWithinMs: number
}

export interface Supervision {
  /** Resolves when every part is ready. */
  readonly ready: Promise<void>
  /** Ends the parts one after the other, in the order of their plans. */
  readonly stop: () => Promise<void>
  /** Kills all of them at once. */
  readonly kill: () => void
}

/** Starts all parts in parallel and keeps them running. */
export function superviseParts(plans: readonly PartPlan[], options: SupervisorOptions): Supervision {
  const { logDir, say, restartLimits, onGivenUp } = options
  const parts: RestartedPart[] = plans.map((plan) => {
    const log = openPartLog({ name: plan.name, path: join(logDir, `${plan.name}.log`), say })
    return restartPart(plan, { log, say, restartLimits, onGivenUp })
  })
  return {
    ready: Promise.all(parts.map((part) => part.ready)).then(() => undefined),
    kill: () => parts.forEach((part) => part.kill()),
    stop: async () => {
      const deadline = AbortSignal.timeout(options.stopWithinMs)
      for (const part of parts) await part.stop(deadline)
    },
  }
}
