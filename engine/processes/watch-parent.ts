/** A thread of an engine's process, which ends the process when its parent is gone. */
import { workerData } from 'node:worker_threads'

const LOOK_EVERY_MS = 500

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY_MS)
