import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, readlink, realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isAlive } from '#platform/is-alive.ts'
import { clusterDirOf, programOf, type Cluster } from './initialise-cluster.ts'

/** A running server process, started by this process or another. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>
}

const LOG_LIMIT_BYTES = 5_000_000
const FAST_STOP_MS = 8000
/** How an adopted server is watched: it is no child process, so its end must be polled. */
const WATCH = { everyMs: 500, ref: false }

/** On the command line, so that they also apply to a data directory of an older release. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '', // the only access is by password, and a socket's path may be too long for the system
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

/** Starts the server process, which outlives ours and is then adopted by the next start. */
export async function launchServer(cluster: Cluster, port: number): Promise<Postmaster> {
  const settings = { ...SETTINGS, ...(cluster.isDisposable ? DISPOSABLE_SETTINGS : {}), port: String(port) }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logFile = await openLog(cluster.home)
  try {
    const server = spawn(programOf(cluster.nativeDir, 'postgres'), ['-D', clusterDirOf(cluster.home), ...options], {
      cwd: '/', // the account may not be allowed in our working directory
      detached: true, // Ctrl-C reaches the terminal's whole process group; the database must end last
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

/** The server named in `postmaster.pid`, if its process runs. */
export async function findRunningServer(home: string): Promise<Postmaster | undefined> {
  const [pidLine, , , portLine] = (await readPidFile(home)).split('\n')
  const pid = Number(pidLine)
  if (!pid || !(await isServerOf(home, pid))) return undefined
  return { pid, port: Number(portLine), ended: waitForExit(pid, WATCH) }
}

/**
 * Removes a `postmaster.pid` whose number now belongs to another program. After a hard stop numbers are reused, in containers
 * nearly always the same ones, and the server would believe that another one is running.
 */
export async function removeStalePidFile(home: string): Promise<void> {
  const pid = Number((await readPidFile(home)).split('\n', 1)[0])
  if (pid && isAlive(pid) && !(await isServerOf(home, pid))) await rm(join(clusterDirOf(home), 'postmaster.pid'), { force: true })
}

async function readPidFile(home: string): Promise<string> {
  return await readFile(join(clusterDirOf(home), 'postmaster.pid'), 'utf8').catch(() => '')
}

/** Stops a server: by fast shutdown, and if it hangs by the immediate one, after which the next start recovers from its log. */
export async function stopServer({ pid }: Postmaster, { home, nativeDir }: Pick<Cluster, 'home' | 'nativeDir'>): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(programOf(nativeDir, 'pg_ctl'), ['stop', '-m', 'fast', '-D', clusterDirOf(home)])
    return
  }
  signal(pid, 'SIGINT')
  const hasExited = await Promise.race([waitForExit(pid).then(() => true), wait(FAST_STOP_MS, false, { ref: false })])
  if (!hasExited) await dropServer(pid)
}

/** Stops a server without a last checkpoint. */
export async function dropServer(pid: number): Promise<void> {
  signal(pid, 'SIGQUIT')
  await waitForExit(pid)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // it ended by itself a moment ago
  }
}

async function waitForExit(pid: number, timer: { everyMs: number; ref: boolean } = { everyMs: 20, ref: true }): Promise<void> {
  while (isAlive(pid)) await wait(timer.everyMs, undefined, { ref: timer.ref })
}

/**
 * Whether the process is the server of this cluster. If that cannot be found out, a running process counts as it: the mistake
 * only costs a wait.
 */
async function isServerOf(home: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    const workingDir = await readlink(`/proc/${pid}/cwd`).catch(() => undefined) // a server's working directory is its data directory
    return workingDir === (await realpath(clusterDirOf(home)))
  }
  if (process.platform === 'win32') return true
  const listed = await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => undefined)
  return listed === undefined || listed.stdout.includes('postgres')
}
