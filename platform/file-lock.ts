import { DatabaseSync } from 'node:sqlite'

/**
 * A lock between processes that the system itself gives back when its holder dies, even by `kill -9`.
 * Node has no file locks of its own; SQLite's exclusive transaction on an empty file is one, on every system.
 */
export interface FileLock {
  readonly release: () => void
}

/**
 * @param path of a small file that is made when missing and never removed
 * @param waitMs how long this thread may stand still for another holder
 * @returns undefined when somebody else holds it
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
