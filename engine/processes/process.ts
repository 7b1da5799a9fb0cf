import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { openChannel, type Calls, type Channel } from './channel.ts'

export interface ProcessPlan {
  /** Named in messages. */
  readonly name: string
  readonly file: URL
  /** Passed to the process at its start; must survive JSON. */
  readonly settings: unknown
  /** The calls from the process that we answer. */
  readonly answers: Calls
  /** It is ended after this many idle milliseconds, which frees its memory. Left out: it stays. */
  readonly idleMs?: number
  /** 0 (default) is ordinary priority, 19 comes after everything else. */
  readonly niceness?: number
}

/**
 * A process that starts at the first call, and again after it died. Native code (libvips, the network's runtime) cannot be ended
 * in a thread: `Worker.terminate` in the middle of a call aborts the whole process. A separate process can be killed at any
 * moment.
 */
export interface EngineProcess<Theirs extends Calls> {
  /** @throws ProcessEnded when the process ends before it has answered */
  readonly ask: Channel<Theirs>['ask']
  /** Kills the process at once; pending calls fail. The next call starts another. */
  readonly stop: () => Promise<void>
  /** The id of the running process. */
  readonly pid: () => number | undefined
  /** From now on the process is ended after so many idle milliseconds. */
  readonly keepFor: (idleMs: number) => void
}

/** The process ended before it had answered, for whatever reason. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded'
}

interface Running<Theirs extends Calls> {
  readonly child: ChildProcess
  readonly channel: Channel<Theirs>
}

export function createProcess<Theirs extends Calls>(plan: ProcessPlan): EngineProcess<Theirs> {
  let running: Running<Theirs> | null = null
  let idling: NodeJS.Timeout | undefined
  let idleMs = plan.idleMs
  let asked = 0

  const start = (): Running<Theirs> => {
    const started = startProcess<Theirs>(plan, (lost) => {
      if (running === lost) running = null
    })
    return started
  }
  const stop = async (): Promise<void> => {
    const last = running
    running = null
    if (!last || last.child.exitCode !== null || last.child.signalCode !== null) return
    const gone = once(last.child, 'exit')
    last.child.ref()
    last.child.kill('SIGKILL')
    await gone
  }
  const scheduleIdleStop = (): void => {
    if (running) setRef(running.child, false)
    if (idleMs !== undefined) idling = setTimeout(() => void stop(), idleMs).unref()
  }

  return {
    ask: async (name, input) => {
      clearTimeout(idling)
      running ??= start()
      const { child, channel } = running
      asked++
      setRef(child, true)
      try {
        return await channel.ask(name, input)
      } finally {
        if (--asked === 0) scheduleIdleStop()
      }
    },
    stop,
    pid: () => running?.child.pid,
    keepFor: (ms) => {
      idleMs = ms
      clearTimeout(idling)
      if (asked === 0 && running) scheduleIdleStop()
    },
  }
}

function startProcess<Theirs extends Calls>(plan: ProcessPlan, onLost: (lost: Running<Theirs>) => void): Running<Theirs> {
  const child = fork(plan.file, [JSON.stringify(plan.settings), String(process.pid)], {
    serialization: 'advanced',
    execArgv: [],
    env: environment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // before it has threads of its own, which inherit it
  if (plan.niceness && child.pid !== undefined) setPriority(child.pid, plan.niceness)
  const channel = openChannel<Theirs>(
    {
      // a message to a process that has just died fails with its end
      postMessage: (message) => void child.send(message, () => undefined),
      on: (event, listener) => child.on(event, listener),
    },
    plan.answers,
  )
  const started = { child, channel }
  const lose = (reason: ProcessEnded) => {
    onLost(started)
    channel.cut(reason)
  }
  child.on('error', (error) => lose(new ProcessEnded(`the ${plan.name} process failed: ${error.message}`, { cause: error })))
  child.on('exit', (code, signal) => lose(new ProcessEnded(`the ${plan.name} process ended with ${signal ?? code}`)))
  return started
}

/** An idle process must not keep ours alive. */
function setRef(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

/** No keys and no addresses: an attacker who takes over a decoder finds nothing. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'LANG', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'TZ']

function environment(): NodeJS.ProcessEnv {
  const given = process.env // oxlint-disable-line node/no-process-env -- settings of the machine, none of the product's
  return Object.fromEntries(PASSED_ON.map((name) => [name, given[name]]).filter(([, value]) => value !== undefined))
}
