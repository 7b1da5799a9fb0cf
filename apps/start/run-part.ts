import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { PartLog } from './part-log.ts'

/** A process that belongs to the product: what to run, and how it tells that it is ready. */
export interface PartPlan {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string | undefined>>
  /** An address that answers 200 when the part is ready; without one the part sends the message `ready`. */
  readonly readyUrl?: string
}

/** One life of a part. */
export interface RunningPart {
  readonly ready: Promise<void>
  /** Settles with the reason in words when the process is gone. */
  readonly gone: Promise<string>
  /** Asks it to finish what it does and end. */
  readonly ask: () => void
  /** Ends it and whatever it started, at once. */
  readonly kill: () => void
}

const READY_POLL_MS = 50
const READY_ANSWER_MS = 2000
/** The last words come through a pipe that a grandchild may hold open: so long they are waited for after the exit. */
const LAST_WORDS_MS = 300

export function runPart(plan: PartPlan, log: PartLog): RunningPart {
  const child = spawn(plan.command, plan.args, {
    env: plan.env,
    detached: process.platform !== 'win32', // Ctrl-C reaches the terminal's whole group, but the parts end in an order
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', log.write)
  }
  const gone = whenGone(child)
  return {
    ready: plan.readyUrl === undefined ? whenMessaged(child) : whenAnswering(plan.readyUrl, gone),
    gone,
    ask: () => child.kill('SIGTERM'),
    kill: () => killGroup(child),
  }
}

function whenGone(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => {
      killGroup(child) // what it started and left behind, such as a model being built: nobody else would end it
      const reason = signal === null ? `exit code ${code}` : `signal ${signal}`
      void Promise.race([once(child, 'close'), wait(LAST_WORDS_MS)]).then(() => resolve(reason))
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

async function whenAnswering(url: string, gone: Promise<string>): Promise<void> {
  let isGone = false
  const stopAsking = gone.then(() => (isGone = true))
  const isAlive = () => !isGone
  while (isAlive()) {
    if (await isAnswering(url)) return
    await wait(READY_POLL_MS)
  }
  await stopAsking
  await new Promise(() => undefined) // never ready; whoever waits looks at `gone` too
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
