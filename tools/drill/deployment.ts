/** A deployment on one machine: two servers behind HAProxy, two workers, PostgreSQL with PgBouncer, S3, and the providers' stand-ins. */
import { copyFileSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MODELS_FOR_TESTS } from '#engine/model/models.test-support.ts'
import { newSecret } from '#platform/crypto.ts'
import { findFreePort } from '#platform/find-free-port.ts'
import { migrate } from '#platform/migrate.ts'
import { drawCredentials, sandboxEnvironment } from '#sandbox/credentials.ts'
import { COMPILED_MODULES } from '#tools/compiled-modules.ts'
import { type DrilledDatabase, openDatabase, openPooler, openProxy, openStorage } from './engines.ts'
import { mountSmall } from './full-disk.ts'
import { restartProcess, type DrillProcess } from './process.ts'
import type { Programs } from './programs.ts'
import { openWeakLine, type WeakLine } from './weak-line.ts'

export interface Deployment {
  readonly url: string
  readonly sandboxUrl: string
  readonly asaasKey: string
  readonly servers: readonly DrillProcess[]
  readonly workers: readonly DrillProcess[]
  /** Between the product and S3, and between the product and every provider. */
  readonly storageLine: WeakLine
  readonly providerLine: WeakLine
  readonly database: DrilledDatabase
  /** The small disk under the first worker's data folder, where one could be mounted. */
  readonly workerDisk: string | undefined
  /** What the second server and the second worker take for the time, against this machine's; where libfaketime is installed. */
  readonly clockFile: string | undefined
  readonly dir: string
  /** What stands in for what, in words. */
  readonly equipment: readonly string[]
  readonly close: () => Promise<void>
}

const LIMITS = Object.fromEntries(['DAY', 'ADDRESS', 'BLOCK', 'AREA'].map((of) => [`SMS_CODES_PER_${of}`, '1000000']))

/** @param phones those that have the plan */
export async function openDeployment(programs: Programs, phones: readonly string[]): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'mandou-drill-'))
  await chmod(folder, 0o711)
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const each of closers.toReversed()) await each().catch((error: unknown) => console.error(error))
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  // the processes have process groups of their own, which no signal to ours reaches
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  try {
    return { ...(await startProcesses({ programs, phones, folder, closers })), dir: folder, close }
  } catch (error) {
    keepLogs(folder)
    await close()
    throw error
  }
}

interface Plan {
  readonly programs: Programs
  readonly phones: readonly string[]
  readonly folder: string
  /** What ends the processes, added as they start. */
  readonly closers: (() => Promise<unknown>)[]
}

async function startProcesses({ programs, phones, folder, closers }: Plan): Promise<Omit<Deployment, 'dir' | 'close'>> {
  const database = await openDatabase(folder)
  closers.push(database.close)
  await migrate(database.url)
  const pooled = programs.pgbouncer ? await openPooler(programs.pgbouncer, database.url, folder) : undefined
  if (pooled) closers.push(pooled.stop)
  const storage = await openStorage({ isSwift: programs.swift })
  closers.push(storage.stop)
  const [web, sandboxPort, stats] = [await freePort(), await freePort(), await freePort()]
  const [first, second, firstWork, secondWork] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const [storageLine, providerLine] = [await openWeakLine([storage.port]), await openWeakLine([sandboxPort])]
  closers.push(storageLine.close, providerLine.close)
  const secret = newSecret()
  const credentials = drawCredentials(secret)
  const shared = {
    ...process.env,
    NODE_COMPILE_CACHE: COMPILED_MODULES,
    SANDBOX: 'on',
    SANDBOX_SECRET: secret,
    APP_SECRET: newSecret(),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: pooled?.url ?? database.url,
    DATABASE_DIRECT_URL: database.url,
    READ_DATABASE_URL: database.replicaUrl ?? '',
    PUBLIC_URL: `http://localhost:${web}`,
    DRAIN_SECONDS: '2',
    COURTESY_PHONES: phones.join(','),
    ...LIMITS,
    S3_ENDPOINT: `http://localhost:${storageLine.port}`,
    S3_REGION: storage.region,
    S3_BUCKET: storage.bucket,
    S3_ACCESS_KEY_ID: storage.accessKeyId,
    S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
    ...sandboxEnvironment(`http://localhost:${providerLine.port}`, credentials),
  }
  const start = async (
    name: string,
    file: string,
    { readyPort, ...variables }: { readyPort: number; [name: string]: string | number },
  ) => {
    const child = await startProcess(folder, { name, file, readyPort, env: { ...shared, ...textsOf(variables) } })
    closers.push(child.stop)
    return child
  }
  // the sandbox sends its webhooks to PORT: through the proxy
  const sandbox = await start('sandbox', 'apps/sandbox.ts', { PORT: web, readyPort: sandboxPort })
  const { clockFile, wrongClock } = await openClock(programs, folder)
  const server = (name: string, port: number, more = {}) =>
    start(name, 'apps/server.ts', { PORT: port, readyPort: port, ...more })
  const worker = (name: string, port: number, more = {}) =>
    start(name, 'apps/worker.ts', { PORT: 0, WORKER_PORT: port, readyPort: port, CUTOUT_CACHE_MB: 100, ...more })
  const servers = [await server('server-1', first), await server('server-2', second, wrongClock)]
  const workerDisk = await openSmallDisk(join(folder, 'worker-1'), closers)
  const workers = [await worker('worker-1', firstWork), await worker('worker-2', secondWork, wrongClock)]
  const proxy = await openProxy(programs.haproxy, { web, stats, first, second, folder })
  closers.push(proxy.close)
  for (const child of [sandbox, ...servers, ...workers]) await child.ready()
  await proxy.ready()
  return {
    url: `http://localhost:${web}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    asaasKey: credentials.asaas.api_key,
    servers,
    workers,
    storageLine,
    providerLine,
    database,
    workerDisk,
    clockFile,
    equipment: [
      proxy.described,
      pooled?.described ?? 'no pooler, as PgBouncer is not installed',
      database.described,
      storage.described,
    ],
  }
}

const WORKER_DISK_MB = 400

async function openSmallDisk(folder: string, closers: Plan['closers']): Promise<string | undefined> {
  await mkdir(folder)
  const unmount = mountSmall(folder, WORKER_DISK_MB)
  if (unmount) closers.push(unmount)
  return unmount && folder
}

/** The time that the file says, looked up each second; what measures durations goes on as it does. */
async function openClock({ faketime }: Programs, folder: string) {
  if (faketime === undefined) return { clockFile: undefined, wrongClock: {} }
  const clockFile = join(folder, 'clock')
  await writeFile(clockFile, '+0')
  const settings = { FAKETIME_TIMESTAMP_FILE: clockFile, FAKETIME_CACHE_DURATION: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
  return { clockFile, wrongClock: { LD_PRELOAD: faketime, ...settings } }
}

interface ProcessPlan {
  readonly name: string
  readonly file: string
  readonly readyPort: number
  readonly env: NodeJS.ProcessEnv
  /** Left out: a data folder of its own, as on a machine of its own. */
  readonly dataDir?: string
}

/** A process of the product; all share the built models. */
export async function startProcess(
  folder: string,
  { name, file, readyPort, env, dataDir = join(folder, name) }: ProcessPlan,
): Promise<DrillProcess> {
  await mkdir(dataDir, { recursive: true })
  await mkdir(MODELS_FOR_TESTS, { recursive: true })
  if (!existsSync(join(dataDir, 'models'))) await symlink(MODELS_FOR_TESTS, join(dataDir, 'models'))
  return restartProcess({
    name,
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', '--import', './platform/quick-imports.ts', file],
    env: { ...env, DATA_DIR: dataDir },
    logFile: join(folder, `${name}.log`),
    readyUrl: `http://localhost:${readyPort}/${name === 'sandbox' ? 'control/providers' : 'readyz'}`,
  })
}

async function freePort(): Promise<number> {
  const port = await findFreePort()
  if (port === undefined) throw new Error('this machine has no free port')
  return port
}

function textsOf(variables: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]))
}

const LOGS = '.cache/drill/logs'

/** Copies what every process said to where it survives the deployment. */
export function keepLogs(folder: string): void {
  rmSync(LOGS, { recursive: true, force: true })
  mkdirSync(LOGS, { recursive: true })
  for (const path of globSync('*.log', { cwd: folder })) copyFileSync(join(folder, path), join(LOGS, path))
  console.log(`\nthe logs are in ${LOGS}`)
}
