import { setTimeout as wait } from 'node:timers/promises'
import type { ChildLog } from './child-log.ts'
import { CLEAN_RECORD, isBeyondLimits, pauseAfter, recordAfter, type RestartLimits, type ChildRecord } from './restart-policy.ts'
import { runChild, type ChildPlan, type RunningChild } from './run-child.ts'
import { StartFault } from './start-fault.ts'

export interface SupervisionOptions {
  readonly log: ChildLog
  readonly say: (line: string) => void
  readonly restartLimits: RestartLimits
  /** Called when the child failed to start too often: everything should end. */
  readonly onGivenUp: (fault: StartFault) => void
}

/** A child that is restarted whenever it ends by itself. */
export interface RestartedChild {
  /** Resolves when it is ready for the first time. */
  readonly ready: Promise<void>
  /** Requests its end and waits; kills it when `deadline` aborts. */
  readonly stop: (deadline: AbortSignal) => Promise<void>
  /** Kills it at once. */
  readonly kill: () => void
}

interface Run {
  readonly wasReady: boolean
  readonly aliveMs: number
  readonly reason: string
}

export function restartChild(plan: ChildPlan, care: SupervisionOptions): RestartedChild {
  const stopping = new AbortController()
  const firstReady = Promise.withResolvers<void>()
  let current: RunningChild | undefined

  const runOnce = async (record: ChildRecord): Promise<Run> => {
    current = runChild(plan, care.log)
    return await watchRun(current, care.restartLimits.readyWithinMs, () => {
      if (record.crashesInARow > 0) care.say(`${plan.name} is back.`)
      firstReady.resolve()
    })
  }

  const keep = async (): Promise<void> => {
    let record = CLEAN_RECORD
    while (!stopping.signal.aborted) {
      const run = await runOnce(record)
      if (stopping.signal.aborted) return
      record = recordAfter(record, run, care.restartLimits)
      if (isBeyondLimits(record, care.restartLimits)) return care.onGivenUp(faultOf(plan, care.log, record))
      const pauseMs = pauseAfter(record, care.restartLimits)
      care.say(`${plan.name} ended unexpectedly (${run.reason}${lastError(care.log)}). Starting it again in ${pauseMs / 1000} s.`)
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined) // a stop ends the pause
    }
  }
  const finished = keep()

  const kill = () => {
    stopping.abort()
    current?.kill()
  }
  return {
    ready: firstReady.promise,
    kill,
    stop: async (deadline) => {
      stopping.abort()
      deadline.addEventListener('abort', kill, { once: true })
      if (deadline.aborted) kill()
      current?.ask()
      await finished
    },
  }
}

/** Follows one process from its start to its end. Ends one that does not become ready in time. */
async function watchRun(child: RunningChild, readyWithinMs: number, onReady: () => void): Promise<Run> {
  const startedAt = performance.now()
  let wasReady = false
  const tooLate = setTimeout(child.kill, readyWithinMs)
  const beReady = () => {
    wasReady = true
    clearTimeout(tooLate)
    onReady()
  }
  void child.ready.then(beReady)
  const reason = await child.exited
  clearTimeout(tooLate)
  return { wasReady, aliveMs: performance.now() - startedAt, reason }
}

function faultOf(plan: ChildPlan, log: ChildLog, record: ChildRecord): StartFault {
  const words = lastOutput(log.lastLines()).map((line) => `    ${line}`)
  return new StartFault(
    [`${plan.name} failed to start ${record.failedStartsInARow} times. Its last words (${log.path}):`, ...words].join('\n'),
  )
}

const REPORTED_LINES = 8

/** The error line and the lines after it, rather than the end of a long stack. */
function lastOutput(lines: readonly string[]): readonly string[] {
  const errorAt = lines.findLastIndex(isError)
  return errorAt === -1 ? lines.slice(-REPORTED_LINES) : lines.slice(errorAt, errorAt + REPORTED_LINES)
}

function lastError(log: ChildLog): string {
  const line = log.lastLines().findLast(isError)
  return line === undefined ? '' : `: ${line}`
}

function isError(line: string): boolean {
  return /^(Uncaught )?\w*(Error|Fault)\b/.test(line)
}
