import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { openChannel, type Calls, type Channel } from './channel.ts'

/** The settings from `createProcess`. */
export function processSettings(): unknown {
  return JSON.parse(process.argv[2] ?? 'null')
}

/**
 * The process's end of the channel to its parent. It lives exactly as long as its parent: the parent handles signals (a terminal
 * sends Ctrl-C to all processes), and when it ends in any way, this process ends.
 * @param ours the calls that this process answers
 */
export function joinProcess<Theirs extends Calls>(ours: Calls): Channel<Theirs> {
  if (!process.channel) throw new Error('this file is run as a process of the engine')
  process.on('SIGTERM', () => undefined)
  process.on('SIGINT', () => undefined)
  process.on('disconnect', endAtOnce)
  // the same picture rarely comes twice in a row, and libvips' cache counts as the engine's memory
  sharp.cache(false)
  sharp.concurrency(2)
  return openChannel<Theirs>(
    {
      postMessage: (message) => void process.send?.(message, undefined, undefined, () => undefined),
      on: (event, listener) => process.on(event, listener),
    },
    ours,
  )
}

/** A thread that notices the parent's end even while native code blocks this one. */
export function watchParent(): void {
  new Worker(new URL('watch-parent.ts', import.meta.url), { workerData: Number(process.argv[3]) }).unref()
}

/** Not `process.exit`: it waits for native code, or aborts in the middle of it. */
function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL')
}
