import { DatabaseSync } from 'node:sqlite'

/**
 * A lock between processes that the system releases when its holder dies, even by `kill -9`. Node has no file locks; SQLite's
 * exclusive transaction on an empty file works as one on every system.
 */
export interface FileLock {
  readonly release: () => void
}

/**
 * @param path of a small file that is made when missing and never removed
 * @param waitMs how long this thread may block while another process holds the lock
 * @returns undefined when another process holds it
 */
export function takeFileLock(path: string, waitMs = 0): FileLock | undefined {
  const file = new DatabaseSync(path, { timeout: waitMs })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (isBusy(error)) return undefined
    throw error
  }
  return { release: () => file.close() }
}

/** SQLITE_BUSY, https://sqlite.org/rescode.html#busy */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
