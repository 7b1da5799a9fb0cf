import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, readlink, realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isAlive } from '#platform/is-alive.ts'
import { clusterDirOf, programOf, type Cluster } from './initialise-cluster.ts'

/** A server process that lives, whoever started it. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** Settles when the process is gone. */
  readonly ended: Promise<void>
}

const LOG_LIMIT_BYTES = 5_000_000
const FAST_STOP_MS = 8000
/** How an adopted server is watched: it is nobody's child any more, so its end has to be looked for. */
const WATCH = { everyMs: 500, ref: false }

/** Given on the command line, so that a data directory of an older release of ours gets them too. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '', // the way in is the password alone, and a socket's path may be too long for the system
  timezone: 'UTC',
  log_timezone: 'UTC',
}

const DISPOSABLE_SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

export function logFileOf(home: string): string {
  return join(home, 'server.log')
}

/** Starts the server process; it outlives us, and is then adopted by the next start. */
export async function launchServer(cluster: Cluster, port: number): Promise<Postmaster> {
  const settings = { ...SETTINGS, ...(cluster.isDisposable ? DISPOSABLE_SETTINGS : {}), port: String(port) }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logFile = await openLog(cluster.home)
  try {
    const server = spawn(programOf(cluster.nativeDir, 'postgres'), ['-D', clusterDirOf(cluster.home), ...options], {
      cwd: '/', // the account may not be allowed where we are
      detached: true, // Ctrl-C reaches the terminal's whole group; the database has to be the last to go
      stdio: ['ignore', logFile.fd, logFile.fd],
      ...cluster.account,
    })
    await once(server, 'spawn')
    server.unref()
    return { pid: server.pid ?? 0, port, ended: once(server, 'exit').then(() => undefined) }
  } finally {
    await logFile.close()
  }
}

async function openLog(home: string) {
  const path = logFileOf(home)
  const size = (await stat(path).catch(() => undefined))?.size ?? 0
  if (size > LOG_LIMIT_BYTES) await rm(path)
  return await open(path, 'a', 0o600)
}

/** The server that `postmaster.pid` tells of, if its process lives. */
export async function findRunningServer(home: string): Promise<Postmaster | undefined> {
  const [pidLine, , , portLine] = (await readPidFile(home)).split('\n')
  const pid = Number(pidLine)
  if (!pid || !(await isServerOf(home, pid))) return undefined
  return { pid, port: Number(portLine), ended: waitUntilGone(pid, WATCH) }
}

/**
 * Removes a `postmaster.pid` whose number now belongs to another program. After a hard stop numbers are given anew, in
 * containers nearly always the same ones, and the server would take the stranger for its rival.
 */
export async function removeStalePidFile(home: string): Promise<void> {
  const pid = Number((await readPidFile(home)).split('\n', 1)[0])
  if (pid && isAlive(pid) && !(await isServerOf(home, pid))) await rm(join(clusterDirOf(home), 'postmaster.pid'), { force: true })
}

async function readPidFile(home: string): Promise<string> {
  return await readFile(join(clusterDirOf(home), 'postmaster.pid'), 'utf8').catch(() => '')
}

/** Ends a server: fast shutdown, and should it hang, the immediate one, after which the next start recovers from its log. */
export async function stopServer({ pid }: Postmaster, { home, nativeDir }: Pick<Cluster, 'home' | 'nativeDir'>): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(programOf(nativeDir, 'pg_ctl'), ['stop', '-m', 'fast', '-D', clusterDirOf(home)])
    return
  }
  signal(pid, 'SIGINT')
  const isGone = await Promise.race([waitUntilGone(pid).then(() => true), wait(FAST_STOP_MS, false, { ref: false })])
  if (!isGone) await dropServer(pid)
}

/** Ends a server without a last checkpoint. */
export async function dropServer(pid: number): Promise<void> {
  signal(pid, 'SIGQUIT')
  await waitUntilGone(pid)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // it ended by itself a moment ago
  }
}

async function waitUntilGone(pid: number, timer: { everyMs: number; ref: boolean } = { everyMs: 20, ref: true }): Promise<void> {
  while (isAlive(pid)) await wait(timer.everyMs, undefined, { ref: timer.ref })
}

/** Whether the process is the server of this very cluster. Where nothing tells, a living process is taken for it: caution costs a wait only. */
async function isServerOf(home: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    const workingDir = await readlink(`/proc/${pid}/cwd`).catch(() => undefined) // a server works in its data directory
    return workingDir === (await realpath(clusterDirOf(home)))
  }
  if (process.platform === 'win32') return true
  const listed = await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => undefined)
  return listed === undefined || listed.stdout.includes('postgres')
}
