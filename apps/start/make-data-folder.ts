import { accessSync, chmodSync, chownSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chooseAccount } from '#platform/postgres/choose-account.ts'
import { clusterDirOf } from '#platform/postgres/initialise-cluster.ts'
import { closeFolder, foreignFault, isForeign, isShared } from './close-folder.ts'
import { StartFault } from './start-fault.ts'

/** Closed to other accounts. */
const MODE = 0o700
/** Root gives the database an account of its own: its group may pass through, and list nothing. */
const MODE_FOR_DATABASE = 0o710

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
 * Makes the data directory and the missing folders above it, and closes it to other accounts of the machine, whatever the umask.
 * @param dataDir absolute
 * @throws StartFault naming DATA_DIR when it cannot be written or closed
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
  closeToOthers(dataDir)
}

/** Step by step, since Node's recursive mkdir never ends where the system refuses new folders (/proc). */
function makeMissing(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) makeMissing(dirname(folder))
  mkdirSync(folder, { mode: MODE })
}

function closeToOthers(dataDir: string): void {
  if (process.platform === 'win32') return
  const found = statSync(dataDir)
  if (isShared(found) || dirname(dataDir) === dataDir)
    throw new StartFault(`${dataDir} is shared by all accounts of this machine. Name a folder of its own with DATA_DIR.`)
  if (isForeign(found)) throw foreignFault(dataDir)
  letDatabasePass(dataDir)
  closeFolder(dataDir)
}

function letDatabasePass(dataDir: string): void {
  const account = chooseAccount(clusterDirOf(join(dataDir, 'postgres')))
  try {
    chmodSync(dataDir, MODE)
    if (!account) return
    chownSync(dataDir, statSync(dataDir).uid, account.gid)
    chmodSync(dataDir, MODE_FOR_DATABASE)
  } catch (error) {
    throw new StartFault(
      `${dataDir} cannot be closed to other accounts: ${reasonOf(error)}. Name another folder with DATA_DIR.`,
      {
        cause: error,
      },
    )
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const known = 'code' in error && typeof error.code === 'string' ? REASONS[error.code] : undefined
  return known ?? error.message
}
