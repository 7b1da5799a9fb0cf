import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '#platform/find-free-port.ts'
import { isAlive } from '#platform/is-alive.ts'
import { chooseAccount } from './choose-account.ts'
import { addressOf, isAnswering, prepareDatabase } from './connect.ts'
import { findBinaries, type PostgresBinaries } from './find-binaries.ts'
import { clusterDirOf, initialiseCluster, readPassword, type Cluster } from './initialise-cluster.ts'
import { placeData, placePrograms, SYSTEM_STATE_DIR } from './place-files.ts'
import { PostgresFault } from './postgres-fault.ts'
import { findRunningServer, launchServer, logFileOf, removeStalePidFile, stopServer, type Postmaster } from './run-server.ts'

export interface EmbeddedPostgresOptions {
  /** A directory of the database's own; made when missing. */
  readonly dataDir: string
  readonly log?: (line: string) => void
  /** The port to use if it is free, so that an address stays valid after a crash. */
  readonly preferredPort?: number
  /** For tests: no waiting for the disk. */
  readonly isDisposable?: boolean
  /** Where root stores what the database's account must reach. */
  readonly stateDir?: string
  readonly binaries?: PostgresBinaries
}

export interface EmbeddedPostgres {
  /** Address of the product's database, password included. */
  readonly url: string
  readonly port: number
  /** Whether it was already running, left behind by a start that was killed. */
  readonly isAdopted: boolean
  /** Resolves when the server is gone, stopped or not. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

/** Another start may be doing the same, or the processes of a killed server may still be ending. */
const PATIENCE_MS = 10_000
/** After a power cut, recovery reads the log of the last minutes before the first connection succeeds. */
const RECOVERY_MS = 120_000

/**
 * A real PostgreSQL 18 on this machine's loopback, from the programs that npm installed.
 * @throws PostgresFault with one clear line when it cannot be started
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const cluster = await prepareCluster(options)
  const password = await readPassword(cluster.home)
  const { server, isAdopted } = await obtainServer(cluster, { password, preferredPort: options.preferredPort ?? 0 })
  await prepareDatabase(server.port, password)
  log(`PostgreSQL ${isAdopted ? 'adopted' : 'started'} on 127.0.0.1:${server.port}, data in ${clusterDirOf(cluster.home)}`)
  return {
    url: addressOf(server.port, password),
    port: server.port,
    isAdopted,
    ended: server.ended,
    stop: () => stopServer(server, cluster),
  }
}

async function prepareCluster(options: EmbeddedPostgresOptions): Promise<Cluster> {
  const stateDir = options.stateDir ?? SYSTEM_STATE_DIR
  const account = chooseAccount(clusterDirOf(options.dataDir))
  const nativeDir = await placePrograms(options.binaries ?? (await findBinaries()), { account, stateDir })
  const home = await placeData(options.dataDir, { account, stateDir })
  const cluster = { home, nativeDir, account, isDisposable: options.isDisposable ?? false }
  await initialiseCluster(cluster)
  return cluster
}

interface Obtained {
  readonly server: Postmaster
  readonly isAdopted: boolean
}

async function obtainServer(cluster: Cluster, wish: { password: string; preferredPort: number }): Promise<Obtained> {
  const giveUpAt = performance.now() + PATIENCE_MS
  do {
    const running = await findRunningServer(cluster.home)
    if (running && (await isAnswering(running.port, wish.password))) return { server: running, isAdopted: true }
    const started = running ? undefined : await tryToLaunch(cluster, wish)
    if (started) return { server: started, isAdopted: false }
    await wait(100)
  } while (performance.now() < giveUpAt)
  throw new PostgresFault(`PostgreSQL does not start. Its last output: ${await lastOutput(cluster.home)}`)
}

async function tryToLaunch(cluster: Cluster, wish: { password: string; preferredPort: number }): Promise<Postmaster | undefined> {
  await removeStalePidFile(cluster.home)
  const port = (await findFreePort({ wanted: wish.preferredPort })) ?? (await findFreePort())
  if (port === undefined) return undefined
  const server = await launchServer(cluster, port)
  const giveUpAt = performance.now() + RECOVERY_MS
  while (isAlive(server.pid) && performance.now() < giveUpAt) {
    if (await isAnswering(port, wish.password)) return server
    await wait(15)
  }
  if (isAlive(server.pid)) await stopServer(server, cluster)
  return undefined
}

async function lastOutput(home: string): Promise<string> {
  const text = await readFile(logFileOf(home), 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-3).join(' / ')
}
