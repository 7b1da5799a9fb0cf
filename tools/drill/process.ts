/** A process of the deployment that is started again whenever it ends, as a supervisor of containers does. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const RESTART_AFTER_MS = 300
const READY_POLL_MS = 50
const END_WITHIN_MS = 16_000

export interface DrillProcess {
  readonly name: string
  readonly pid: () => number | undefined
  /** What it had started and what lives on although it ended, as lines for people. */
  readonly orphans: () => readonly string[]
  /** How often it was started. */
  readonly starts: () => number
  readonly kill: (signal: NodeJS.Signals) => void
  /** Resolves when it answers that it is ready. @throws after two minutes */
  readonly ready: () => Promise<void>
  readonly stop: () => Promise<void>
}

export interface ProcessPlan {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly logFile: string
  /** Answers 200 when it is ready. */
  readonly readyUrl: string
  readonly uid?: number
}

export function restartProcess(plan: ProcessPlan): DrillProcess {
  const log = createWriteStream(plan.logFile, { flags: 'a' })
  let [starts, isStopping] = [0, false]
  let child: ChildProcess | undefined
  const left: Running[] = []
  const live = () => {
    starts += 1
    // a group of its own, by which what it started is known
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
      // what it started must end by itself, as on a machine without a supervisor's groups
      left.push(...listRunning().filter(({ group }) => group === born.pid))
      if (!isStopping) setTimeout(live, RESTART_AFTER_MS)
    })
  }
  live()
  return {
    name: plan.name,
    pid: () => child?.pid,
    orphans: () => stillRunning(left).map(({ command }) => command.slice(0, 120)),
    starts: () => starts,
    kill: (signal) => child?.kill(signal),
    ready: () => waitFor(plan.readyUrl, plan.name),
    stop: async () => {
      isStopping = true
      if (child && child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        const isGone = await Promise.race([ended.then(() => true), pause(END_WITHIN_MS, false, { ref: false })])
        if (!isGone) child.kill('SIGKILL')
        await ended
      }
      for (const { pid } of stillRunning(left)) endProcess(pid)
      log.end()
    },
  }
}

interface Running {
  readonly pid: number
  readonly group: number
  readonly command: string
}

function listRunning(): readonly Running[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,pgid=,stat=,args='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, group, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return pid === undefined || state.startsWith('Z') ? [] : [{ pid: Number(pid), group: Number(group), command }]
  })
}

/** Of these, those that run. Numbers are used again, so that the command has to be the same. */
function stillRunning(former: readonly Running[]): readonly Running[] {
  if (former.length === 0) return []
  const now = new Map(listRunning().map(({ pid, command }) => [pid, command]))
  return former.filter(({ pid, command }) => now.get(pid) === command)
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
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
