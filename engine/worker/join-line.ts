import { parentPort } from 'node:worker_threads'
import { openLine, type Calls, type Line } from './line.ts'

/** The thread's end of the line to its parent. */
export function joinLine<Theirs extends Calls>(ours: Calls): Line<Theirs> {
  const port = parentPort
  if (!port) throw new Error('this file is run as a thread')
  return openLine<Theirs>(
    {
      postMessage: (message, transfer) => port.postMessage(message, transfer),
      on: (event, listener) => port.on(event, listener),
    },
    ours,
  )
}
