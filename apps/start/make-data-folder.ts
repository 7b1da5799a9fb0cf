import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartFault } from './start-fault.ts'

/** Others may pass through, because the account that runs the database for root must, but list nothing. */
const MODE = 0o711

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'that disk can only be read',
  ENOSPC: 'that disk is full',
  ENOTDIR: 'a file is in its way',
  EEXIST: 'a file is in its way',
  ENOENT: 'no folder can be made there',
  ELOOP: 'its links lead nowhere',
}

/**
 * Makes the data directory and what is missing above it.
 * @param dataDir absolute
 * @throws StartFault naming DATA_DIR when nothing can be kept there
 */
export function makeDataFolder(dataDir: string): void {
  try {
    makeMissing(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartFault(`Nothing can be kept in ${dataDir}: ${reasonOf(error)}. Name another folder with DATA_DIR.`, {
      cause: error,
    })
  }
}

/** Step by step, since Node's recursive way never ends where the system itself refuses new folders (/proc). */
function makeMissing(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) makeMissing(dirname(folder))
  mkdirSync(folder, { mode: MODE })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const known = 'code' in error && typeof error.code === 'string' ? REASONS[error.code] : undefined
  return known ?? error.message
}
