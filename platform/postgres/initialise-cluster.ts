import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './choose-account.ts'
import { PostgresFault } from './postgres-fault.ts'

/** One database cluster and what is needed to run it. */
export interface Cluster {
  /** Contains `cluster`, `password` and `server.log`. */
  readonly home: string
  readonly nativeDir: string
  readonly account: Account | undefined
  /** Whether it may be lost in a power cut: tests trade safety for speed. */
  readonly isDisposable: boolean
}

/** The superuser and the database that the product uses; the server listens on the loopback only. */
export const DATABASE_NAME = 'mandou'

/** Letters beyond ASCII count as letters only under a UTF-8 character type; with a plain C locale trigram search ignores them. */
const CHARACTER_TYPE: Readonly<Partial<Record<NodeJS.Platform, string>>> = { linux: 'C.UTF-8', darwin: 'UTF-8', win32: 'en-US' }

export function clusterDirOf(home: string): string {
  return join(home, 'cluster')
}

export function programOf(nativeDir: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(nativeDir, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** @throws PostgresFault when a cluster exists but its password is lost */
export async function readPassword(home: string): Promise<string> {
  const file = join(home, 'password')
  const password = await readFile(file, 'utf8').catch(() => '')
  if (password === '') throw new PostgresFault(`The database's password is missing (${file}); without it the data stays closed.`)
  return password.trim()
}

/**
 * Creates the cluster unless it exists. Works under another name first, so that a failed attempt is never taken for a database.
 */
export async function initialiseCluster(cluster: Cluster): Promise<void> {
  const finished = clusterDirOf(cluster.home)
  if (await stat(join(finished, 'PG_VERSION')).catch(() => undefined)) return
  const growing = `${finished}.new`
  const passwordFile = join(cluster.home, 'password')
  await rm(growing, { recursive: true, force: true })
  await mkdir(growing, { mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (cluster.account) {
    await chown(growing, cluster.account.uid, cluster.account.gid)
    await chown(passwordFile, cluster.account.uid, cluster.account.gid)
  }
  await runInitdb(cluster, growing, passwordFile)
  await rename(growing, finished)
}

async function runInitdb(cluster: Cluster, clusterDir: string, passwordFile: string): Promise<void> {
  const options = [
    `--pgdata=${clusterDir}`,
    `--pwfile=${passwordFile}`,
    `--username=${DATABASE_NAME}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${CHARACTER_TYPE[process.platform] ?? 'C.UTF-8'}`,
    ...(cluster.isDisposable ? ['--no-sync'] : []),
  ]
  try {
    await promisify(execFile)(programOf(cluster.nativeDir, 'initdb'), options, { cwd: '/', ...cluster.account })
  } catch (error) {
    throw new PostgresFault(`The database could not be created: ${lastOutput(error)}`, { cause: error })
  }
}

function lastOutput(error: unknown): string {
  const printed = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return printed === '' ? String(error) : printed
}
