import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** Behind what serves requests, and still before edits, so that it comes to its end on a busy machine too. */
const LOWER = constants.priority.PRIORITY_BELOW_NORMAL

/** Puts all threads of a running process behind others, for good. Does nothing once it has ended. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  // on Linux a priority belongs to a thread, and those that a thread starts later inherit it
  for (const id of threadsOf(pid)) lower(id)
}

function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}

function lower(id: number): void {
  try {
    setPriority(id, LOWER)
  } catch {
    // it has ended meanwhile
  }
}
