import { join } from 'node:path'
import { restartChild, type RestartedChild } from './restart-child.ts'
import { openChildLog } from './child-log.ts'
import type { RestartLimits } from './restart-policy.ts'
import type { ChildPlan } from './run-child.ts'
import type { StartFault } from './start-fault.ts'

export interface SupervisorOptions {
  readonly logDir: string
  readonly say: (line: string) => void
  readonly restartLimits: RestartLimits
  readonly onGivenUp: (fault: StartFault) => void
  /** The time that all children together have to finish. */
  readonly stopWithinMs: number
}

export interface Supervision {
  /** Resolves when every child is ready. */
  readonly ready: Promise<void>
  /** Ends the children one after the other, in the order of their plans. */
  readonly stop: () => Promise<void>
  /** Kills all of them at once. */
  readonly kill: () => void
}

/** Starts all children in parallel and keeps them running. */
export function superviseChildren(plans: readonly ChildPlan[], options: SupervisorOptions): Supervision {
  const { logDir, say, restartLimits, onGivenUp } = options
  const children: RestartedChild[] = plans.map((plan) => {
    const log = openChildLog({ name: plan.name, path: join(logDir, `${plan.name}.log`), say })
    return restartChild(plan, { log, say, restartLimits, onGivenUp })
  })
  return {
    ready: Promise.all(children.map((child) => child.ready)).then(() => undefined),
    kill: () => children.forEach((child) => child.kill()),
    stop: async () => {
      const deadline = AbortSignal.timeout(options.stopWithinMs)
      for (const child of children) await child.stop(deadline)
    },
  }
}
