import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChildLog } from './child-log.ts'

/** A process of the product: what to run, and how it reports that it is ready. */
export interface ChildPlan {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string | undefined>>
  /** An address that answers 200 when the child is ready; without one the child sends the message `ready`. */
  readonly readyUrl?: string
}

/** One run of a child. */
export interface RunningChild {
  readonly ready: Promise<void>
  /** Resolves with the reason in words when the process is gone. */
  readonly exited: Promise<string>
  /** Requests that it finishes its work and ends. */
  readonly ask: () => void
  /** Kills it and every process that it started. */
  readonly kill: () => void
}

const READY_POLL_MS = 50
const READY_ANSWER_MS = 2000
/** How long to wait for output after the exit: a grandchild may hold the pipe open. */
const LAST_OUTPUT_MS = 300

export function runChild(plan: ChildPlan, log: ChildLog): RunningChild {
  const child = spawn(plan.command, plan.args, {
    env: plan.env,
    detached: process.platform !== 'win32', // Ctrl-C reaches the terminal's whole process group, but the children must end in an order
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', log.write)
  }
  const exited = whenExited(child)
  return {
    ready: plan.readyUrl === undefined ? whenMessaged(child) : whenAnswering(plan.readyUrl, exited),
    exited,
    ask: () => child.kill('SIGTERM'),
    kill: () => killGroup(child),
  }
}

function whenExited(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => {
      killGroup(child) // processes that it started and left behind, such as a model being built: nothing else would end them
      const reason = signal === null ? `exit code ${code}` : `signal ${signal}`
      void Promise.race([once(child, 'close'), wait(LAST_OUTPUT_MS)]).then(() => resolve(reason))
    })
  })
}

function whenMessaged(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve()
    })
  })
}

async function whenAnswering(url: string, exited: Promise<string>): Promise<void> {
  let hasExited = false
  const stopAsking = exited.then(() => (hasExited = true))
  const isAlive = () => !hasExited
  while (isAlive()) {
    if (await isAnswering(url)) return
    await wait(READY_POLL_MS)
  }
  await stopAsking
  await new Promise(() => undefined) // never ready; the caller waits for `gone` too
}

async function isAnswering(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(READY_ANSWER_MS) }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // it ended by itself a moment ago
  }
}
