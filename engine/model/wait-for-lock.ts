import { DatabaseSync } from 'node:sqlite'

/**
 * Blocks the whole thread until no other process holds the file. Node has no file locks; SQLite's exclusive transaction works as
 * one on every system, and is released even by a process that is killed.
 * @param path of an empty file that is made when missing and stays
 * @param timeoutMs after which it continues without the lock
 * @returns the function that releases it
 */
export function waitForLock(path: string, timeoutMs: number): () => void {
  const file = new DatabaseSync(path, { timeout: timeoutMs })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch {
    // the work may be done twice, which costs time and damages nothing
  }
  return () => file.close()
}
