/** What the deployment stands on: database, pooler, object storage and proxy, each with the configuration of `deploy`. */
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findFreePort } from '#platform/find-free-port.ts'
import { chooseAccount } from '#platform/postgres/choose-account.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/postgres/start-embedded.ts'
import { startTestS3 } from '#providers/files/s3/s3-server.test-support.ts'
import { startTestSwift } from '#providers/files/s3/swift.test-support.ts'
import { hasDebianPostgres, openReplicatedDatabase } from './debian-postgres.ts'
import { restartProcess } from './process.ts'
import { openWeakLine } from './weak-line.ts'

export interface DrilledDatabase {
  /** Past the pooler. */
  readonly url: string
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** Kills the server process, as a power cut would. */
  readonly kill: () => Promise<void>
  /** Ends it for good and lets its replica take over. @returns what makes a new replica; undefined where there is none */
  readonly failOver?: () => Promise<() => Promise<void>>
  readonly replicaUrl?: string
  readonly described: string
  /** The small disk that it lies on, where one could be mounted. */
  readonly disk: string | undefined
  /** Starts it if it has ended. @returns whether it had */
  readonly ensureRunning: () => Promise<boolean>
  readonly close: () => Promise<void>
}

export async function openDatabase(folder: string): Promise<DrilledDatabase> {
  if (hasDebianPostgres()) return openReplicatedDatabase(folder)
  const dataDir = join(folder, 'postgres')
  let running: EmbeddedPostgres | undefined = await startEmbeddedPostgres({ dataDir })
  const { url, port } = running
  const stop = async () => {
    await running?.stop()
    running = undefined
  }
  return {
    url,
    described: 'PostgreSQL 18 (embedded), without a replica',
    disk: undefined,
    ensureRunning: async () => false,
    stop,
    close: stop,
    start: async () => {
      running = await startEmbeddedPostgres({ dataDir, preferredPort: port })
      if (running.port !== port) throw new Error('the database did not get its port back')
    },
    kill: async () => {
      const client = new Client({ connectionString: url })
      client.on('error', () => undefined)
      await client.connect()
      const { rows } = await client.query<{ pid: string }>("select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid")
      const gone = running?.ended
      process.kill(Number(rows[0]?.pid), 'SIGKILL')
      await gone
      await client.end().catch(() => undefined)
    },
  }
}

/** The configuration of `deploy/pgbouncer.ini`, with this machine's addresses. */
export async function openPooler(program: string, databaseUrl: string, folder: string) {
  const { port, username, password, pathname } = new URL(databaseUrl)
  const own = (await findFreePort()) ?? 0
  const home = join(folder, 'pgbouncer')
  await mkdir(home, { recursive: true })
  await chmod(home, 0o755)
  const name = pathname.slice(1)
  const text = (await readFile('deploy/pgbouncer.ini', 'utf8'))
    .replace(/^mandou = host=\S+ port=\d+ dbname=\S+/m, `${name} = host=127.0.0.1 port=${port} dbname=${name}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${own}`)
    .replace(/^auth_file = .*$/m, `auth_file = ${join(home, 'userlist.txt')}`)
  await writeFile(join(home, 'pgbouncer.ini'), text, { mode: 0o644 })
  await writeFile(join(home, 'userlist.txt'), `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o644 })
  const account = chooseAccount(home)
  const child = restartProcess({
    name: 'pgbouncer',
    command: program,
    args: [join(home, 'pgbouncer.ini')],
    env: process.env,
    logFile: join(folder, 'pgbouncer.log'),
    readyUrl: '',
    ...(account ? { uid: account.uid } : {}),
  })
  const url = databaseUrl.replace(`:${port}/`, `:${own}/`)
  await connectOnce(url)
  return { stop: child.stop, url, described: 'PgBouncer in transaction mode' }
}

async function connectOnce(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries > 50) throw error
      await wait(100)
    }
  }
}

export async function openStorage({ isSwift }: { isSwift: boolean }) {
  const { settings, stop } = isSwift ? await startTestSwift() : await startTestS3()
  return { ...settings, port: Number(new URL(settings.endpoint).port), stop, described: isSwift ? 'OpenStack Swift' : 's3rver' }
}

interface ProxyPlan {
  readonly web: number
  readonly stats: number
  readonly first: number
  readonly second: number
  readonly folder: string
}

/** HAProxy with the configuration of `deploy/haproxy.cfg`; without it a line that goes to whichever server accepts a connection. */
export async function openProxy(program: string | undefined, { web, stats, first, second, folder }: ProxyPlan) {
  if (program === undefined) {
    const line = await openWeakLine([first, second], web)
    return { described: 'a TCP line in place of HAProxy, which is not installed', close: line.close, ready: async () => {} }
  }
  const child = restartProcess({
    name: 'haproxy',
    command: program,
    args: ['-f', resolve('deploy/haproxy.cfg')],
    env: {
      ...process.env,
      HTTP_PORT: String(web),
      STATS_PORT: String(stats),
      SERVER_1: `127.0.0.1:${first}`,
      SERVER_2: `127.0.0.1:${second}`,
    },
    logFile: join(folder, 'haproxy.log'),
    readyUrl: `http://localhost:${web}/healthz`,
  })
  return { described: 'HAProxy', close: child.stop, ready: child.ready }
}
