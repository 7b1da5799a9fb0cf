import { randomBytes } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readdir, readFile, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Account } from './choose-account.ts'
import { restoreLinks, type PostgresBinaries } from './find-binaries.ts'
import { PostgresFault } from './postgres-fault.ts'
import { removeAbandoned } from './remove-abandoned.ts'

/*
 * Root's home is often closed to other accounts (0700), so the account that runs PostgreSQL for root could neither run programs
 * nor store data there. Then both are placed in a system directory, with a link where the data was expected.
 */

/** Where a machine keeps the state of its programs (Filesystem Hierarchy Standard §5.8). */
export const SYSTEM_STATE_DIR = '/var/lib/mandou'

export interface Placement {
  readonly account: Account | undefined
  readonly stateDir: string
}

/** Makes the programs executable for the account; where their own folder is closed, by one copy per version. */
export async function placePrograms(binaries: PostgresBinaries, { account, stateDir }: Placement): Promise<string> {
  if (!account || (await isOpenTo(account, binaries.nativeDir))) {
    await restoreLinks(binaries.nativeDir)
    return binaries.nativeDir
  }
  const home = join(stateDir, `postgres-${binaries.version}`)
  const nativeDir = join(home, 'native')
  if (await exists(home)) return nativeDir
  const unfinished = `${home}.${randomBytes(4).toString('hex')}`
  await makePassableDirectory(stateDir)
  await mkdir(unfinished)
  await cp(binaries.nativeDir, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  await openPrograms(unfinished)
  await restoreLinks(join(unfinished, 'native'))
  // a second start that copied at the same time and was faster left the same files
  await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true, force: true }))
  return nativeDir
}

/**
 * Makes the directory that holds cluster, password and log, and returns its real path.
 * @throws PostgresFault when a database that exists lies where its account cannot reach it
 */
export async function placeData(dataDir: string, { account, stateDir }: Placement): Promise<string> {
  const wanted = resolve(dataDir)
  if (await isLink(wanted)) return await followLink(wanted)
  if (await exists(join(wanted, 'cluster'))) {
    if (account && !(await isOpenTo(account, wanted))) {
      throw new PostgresFault(
        `The database in ${wanted} cannot be reached by the account that runs it: a folder above it is closed to others. ` +
          'Open it (chmod o+x) or set DATA_DIR elsewhere.',
      )
    }
    await makeDataDirectory(wanted, account)
    return wanted
  }
  await mkdir(dirname(wanted), { recursive: true })
  if (!account || (await isOpenTo(account, dirname(wanted)))) {
    await makeDataDirectory(wanted, account)
    return wanted
  }
  return await placeElsewhere(wanted, stateDir)
}

/** A new name each time: a person who deletes their data directory wants to start empty. */
async function placeElsewhere(wanted: string, stateDir: string): Promise<string> {
  const home = join(stateDir, `data-${randomBytes(6).toString('hex')}`)
  await makePassableDirectory(stateDir)
  await removeAbandoned(stateDir)
  await makePassableDirectory(home)
  await rm(wanted, { recursive: true, force: true }) // at most an empty folder: a cluster was looked for above
  await symlink(home, wanted)
  await writeFile(join(home, 'belongs-to'), wanted, { mode: 0o600 }) // after the link: a concurrent clean-up would otherwise see this folder as abandoned
  return home
}

/** Refuses a link that was copied with the folder: two products must not write into one database. */
async function followLink(link: string): Promise<string> {
  const home = await realpath(link).catch(() => undefined)
  if (home === undefined) throw new PostgresFault(`${link} leads nowhere. Remove it to start with an empty database.`)
  const note = join(home, 'belongs-to')
  const owner = await readFile(note, 'utf8').catch(() => link)
  if (owner === link) return home
  if ((await realpath(owner).catch(() => undefined)) === home) {
    throw new PostgresFault(`${link} leads to the database of ${owner}. Remove it to start with an empty one.`)
  }
  await writeFile(note, link) // the folder was moved
  return home
}

/** Lets others pass through only where the database's account must. */
async function makeDataDirectory(path: string, account: Account | undefined): Promise<void> {
  if (account) return await makePassableDirectory(path)
  await mkdir(path, { recursive: true })
  await chmod(path, 0o700)
}

/** Others may pass through, and list nothing. Set separately, since a narrow umask would remove it. */
async function makePassableDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  await chmod(path, 0o711)
}

/** Programs are no secret: everybody may do what their owner may, except write, whatever the umask of their installation. */
async function openPrograms(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => !entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of [directory, ...paths]) {
    const { mode } = await lstat(path)
    const readAndRun = (mode >> 6) & 0o5
    await chmod(path, (mode & 0o700) | (readAndRun << 3) | readAndRun)
  }
}

/** Whether the account may pass through every folder from the root down to `path`. Ignores access lists. */
async function isOpenTo(account: Account, path: string): Promise<boolean> {
  const real = await realpath(path)
  const folders = [real]
  for (let folder = real; folder !== dirname(folder); folder = dirname(folder)) folders.push(dirname(folder))
  const open = await Promise.all(folders.map(async (folder) => mayPass(account, await stat(folder))))
  return open.every(Boolean)
}

function mayPass(account: Account, folder: { mode: number; uid: number; gid: number }): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isSymbolicLink() ?? false
}
