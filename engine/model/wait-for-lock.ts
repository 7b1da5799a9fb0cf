import { DatabaseSync } from 'node:sqlite'

/**
 * Stands still, with the whole thread, until no other process holds the file. Node has no file locks of its own; SQLite's
 * exclusive transaction is one on every system, and is given back even by a process that is killed.
 * @param path of an empty file that is made when missing and stays
 * @param patienceMs after which it goes on without
 * @returns what gives the turn to the next one
 */
export function waitForLock(path: string, patienceMs: number): () => void {
  const file = new DatabaseSync(path, { timeout: patienceMs })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch {
    // the work may be done twice, which costs time and spoils nothing
  }
  return () => file.close()
}
