import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { openLine, type Calls, type Line } from './line.ts'

/** What `createProcess` handed over. */
export function processSettings(): unknown {
  return JSON.parse(process.argv[2] ?? 'null')
}

/**
 * The process's end of its line to whoever started it. It lives exactly as long as its parent: signals are for the parent to judge
 * (a terminal sends Ctrl-C to all of us), and its end, however it comes, is ours.
 * @param ours what this process is asked
 */
export function joinProcess<Theirs extends Calls>(ours: Calls): Line<Theirs> {
  if (!process.channel) throw new Error('this file is run as a process of the engine')
  process.on('SIGTERM', () => undefined)
  process.on('SIGINT', () => undefined)
  process.on('disconnect', endAtOnce)
  // the same picture rarely comes twice in a row, and libvips' cache counts against the engine's memory
  sharp.cache(false)
  sharp.concurrency(2)
  return openLine<Theirs>(
    {
      postMessage: (message) => void process.send?.(message, undefined, undefined, () => undefined),
      on: (event, listener) => process.on(event, listener),
    },
    ours,
  )
}

/** A thread that sees the parent's end even while this one is held by code that never comes back. */
export function watchParent(): void {
  new Worker(new URL('watch-parent.ts', import.meta.url), { workerData: Number(process.argv[3]) }).unref()
}

/** Not `process.exit`: it waits for native code, or aborts in the middle of it. */
function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL')
}
