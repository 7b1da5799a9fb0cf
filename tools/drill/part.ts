/** A process of the field that is started again whenever it ends, as a supervisor of containers does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const RESTART_AFTER_MS = 300
const READY_POLL_MS = 50
const END_WITHIN_MS = 16_000

export interface DrillProcess {
  readonly name: string
  readonly pid: () => number | undefined
  /** How often it was started. */
  readonly starts: () => number
  readonly kill: (signal: NodeJS.Signals) => void
  /** Resolves when it answers that it is ready. @throws after two minutes */
  readonly ready: () => Promise<void>
  readonly stop: () => Promise<void>
}

export interface PartPlan {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly logFile: string
  /** Answers 200 when it is ready. */
  readonly readyUrl: string
  readonly uid?: number
}

export function restartProcess(plan: PartPlan): DrillProcess {
  const log = createWriteStream(plan.logFile, { flags: 'a' })
  let [starts, isStopping] = [0, false]
  let child: ChildProcess | undefined
  const live = () => {
    starts += 1
    // a group of its own, so that what it started ends with it
    const born = spawn(plan.command, plan.args, {
      env: plan.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...(plan.uid === undefined ? {} : { uid: plan.uid }),
    })
    child = born
    born.stdout.pipe(log, { end: false })
    born.stderr.pipe(log, { end: false })
    born.once('error', (error) => log.write(`${error.message}\n`))
    born.once('exit', (code, signal) => {
      log.write(`-- ended: ${code ?? signal}\n`)
      killGroup(born, 'SIGKILL')
      if (!isStopping) setTimeout(live, RESTART_AFTER_MS)
    })
  }
  live()
  return {
    name: plan.name,
    pid: () => child?.pid,
    starts: () => starts,
    kill: (signal) => child?.kill(signal),
    ready: () => waitFor(plan.readyUrl, plan.name),
    stop: async () => {
      isStopping = true
      if (child && child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        const isGone = await Promise.race([ended.then(() => true), pause(END_WITHIN_MS, false, { ref: false })])
        if (!isGone) killGroup(child, 'SIGKILL')
      }
      log.end()
    },
  }
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // it ended by itself a moment ago
  }
}

async function waitFor(url: string, name: string): Promise<void> {
  const giveUpAt = performance.now() + 120_000
  while (performance.now() < giveUpAt) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok === true) return
    await pause(READY_POLL_MS)
  }
  throw new Error(`${name} is not ready after two minutes`)
}
