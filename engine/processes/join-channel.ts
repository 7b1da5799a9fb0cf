import { parentPort } from 'node:worker_threads'
import { openChannel, type Calls, type Channel } from './channel.ts'

/** The thread's end of the channel to its parent. */
export function joinChannel<Theirs extends Calls>(ours: Calls): Channel<Theirs> {
  const port = parentPort
  if (!port) throw new Error('this file is run as a thread')
  return openChannel<Theirs>(
    {
      postMessage: (message, transfer) => port.postMessage(message, transfer),
      on: (event, listener) => port.on(event, listener),
    },
    ours,
  )
}
