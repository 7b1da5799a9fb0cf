import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { openLine, type Calls, type Line } from './line.ts'

/** The thread's end of its line to the host. */
export function joinLine<Theirs extends Calls>(ours: Calls): Line<Theirs> {
  const port = parentPort
  if (!port) throw new Error('this file is run as a thread of the engine')
  // the same picture rarely comes twice in a row, and libvips' cache counts against the engine's memory
  sharp.cache(false)
  sharp.concurrency(2)
  return openLine<Theirs>(
    {
      postMessage: (message, transfer) => port.postMessage(message, transfer),
      on: (event, listener) => port.on(event, listener),
    },
    ours,
  )
}
