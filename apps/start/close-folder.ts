/**
 * Closes the data directory to other accounts of the machine, whatever permissions an older release, a copy or a wide umask left.
 */
import { chmodSync, lstatSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs'
import { join, relative } from 'node:path'
import { StartFault } from './start-fault.ts'
import { SECRET_FILES } from './store-secret.ts'

/** What the product keeps there. Other files belong to somebody else and stay as they are. */
const ENTRIES = ['files', 'cutouts', 'logs', 'sandbox', ...SECRET_FILES, 'running.json', 'lock']
/** Nobody's secret, and shared by several data directories where it is a link. */
const PUBLIC_ENTRY = 'models'

/** Group and others. */
const OTHERS = 0o077
/** Set on a folder that every account of the machine shares, such as /tmp. */
const STICKY = 0o1000

/**
 * Removes every right of group and others from what the product keeps in `dataDir`, and leaves the owner's rights as they are.
 * Each of these may be a link to a folder of the product's own on another disk; below them no link is followed. The database has an account of its own and closes its own files (`platform/postgres`).
 * @returns how many files and folders were open
 * @throws StartFault for a file of another account, which could still read it, and for a link to what is not the product's alone
 */
export function closeFolder(dataDir: string): number {
  if (process.platform === 'win32') return 0
  const own = ENTRIES.flatMap((name) => targetOf(dataDir, join(dataDir, name)) ?? [])
  return [...own, join(dataDir, PUBLIC_ENTRY)].reduce((count, path) => count + closeEntry(path), 0)
}

/** Where an entry really lies; undefined for a link that leads nowhere. */
function targetOf(dataDir: string, path: string): string | undefined {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return path
  let target: string
  try {
    target = realpathSync(path)
  } catch {
    return undefined
  }
  requireOwn(dataDir, path, target)
  return target
}

/** Nothing is changed before all of it is looked at: half of somebody else's folder would stay closed. */
function requireOwn(dataDir: string, path: string, target: string): void {
  const isAbove = !relative(target, realpathSync(dataDir)).startsWith('..')
  const owners = [process.getuid?.(), statSync(dataDir).uid]
  if (!isAbove && !hasForeign(target, owners)) return
  throw new StartFault(
    `${path} leads to ${target}, which is not Mandou's alone, so nothing there was closed. Let it lead to a folder that only the ` +
      'owner of the data folder uses, or remove the link.',
  )
}

/** Even root's start takes a folder of another account for its own only where the data folder is that account's. */
function hasForeign(path: string, owners: readonly (number | undefined)[]): boolean {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return false
  if (isShared(found) || !owners.includes(found.uid)) return true
  return found.isDirectory() && readdirSync(path).some((name) => hasForeign(join(path, name), owners))
}

export function isShared({ mode }: Pick<Stats, 'mode'>): boolean {
  return (mode & STICKY) !== 0
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
