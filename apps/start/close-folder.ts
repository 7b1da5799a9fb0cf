/**
 * Closes the data directory to other accounts of the machine, whatever permissions an older release, a copy or a wide umask left.
 */
import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from './start-fault.ts'

/** What the product keeps there. Other files belong to somebody else and stay as they are. */
const ENTRIES = ['files', 'cutouts', 'logs', 'sandbox', 'secret', 'sandbox-secret', 'running.json', 'lock'] as const
/** Nobody's secret, and shared by several data directories where it is a link. */
const PUBLIC_ENTRY = 'models'

/** Group and others. */
const OTHERS = 0o077

/**
 * Removes every right of group and others from what the product keeps in `dataDir`, and leaves the owner's rights as they are.
 * Each of these may be a link to another disk; below them no link is followed. The database has an account of its own and closes its own files (`platform/postgres`).
 * @returns how many files and folders were open
 * @throws StartFault for a file of another account: that account could still read it
 */
export function closeFolder(dataDir: string): number {
  if (process.platform === 'win32') return 0
  const own = ENTRIES.flatMap((name) => targetOf(join(dataDir, name)) ?? [])
  return [...own, join(dataDir, PUBLIC_ENTRY)].reduce((count, path) => count + closeEntry(path), 0)
}

/** Where an entry really lies; undefined when there is none. */
function targetOf(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? realpathOf(path) : path
}

/** Undefined for a link that leads nowhere. */
function realpathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Closes a folder before its content, so that no other account can replace a file in it by a link. */
function closeEntry(path: string): number {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return 0
  if (isForeign(found)) throw foreignFault(path)
  const isOpen = (found.mode & OTHERS) !== 0
  if (isOpen) chmodSync(path, found.mode & 0o700)
  const inside = found.isDirectory() ? readdirSync(path).reduce((count, name) => count + closeEntry(join(path, name)), 0) : 0
  return inside + (isOpen ? 1 : 0)
}

/** Whether another account owns it. Root may close every owner's files, for example in a folder mounted into a container. */
export function isForeign({ uid }: { readonly uid: number }): boolean {
  const own = process.getuid?.() ?? uid
  return own !== 0 && own !== uid
}

export function foreignFault(path: string): StartFault {
  return new StartFault(
    `${path} belongs to another account, so photos could not be closed to it. Give the data folder and all that is in it to ` +
      'the account that starts Mandou (chown -R), or name another folder with DATA_DIR.',
  )
}
