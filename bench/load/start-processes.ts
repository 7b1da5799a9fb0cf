/** A server, a worker and the providers' stand-ins as processes of their own, a database, and members who are signed in. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { newSecret } from '#platform/crypto.ts'
import { findFreePort } from '#platform/find-free-port.ts'
import { migrate } from '#platform/migrate.ts'
import { drawCredentials, sandboxEnvironment } from '#sandbox/credentials.ts'
import { COMPILED_MODULES } from '#tools/compiled-modules.ts'
import { startProcess } from '#tools/drill/deployment.ts'
import { type Member, type Reach, signIn } from '#tools/drill/members.ts'
import type { DrillProcess } from '#tools/drill/process.ts'
import { startBenchPostgres } from '../start-postgres.ts'

const LIMITS = Object.fromEntries(['DAY', 'ADDRESS', 'BLOCK', 'AREA'].map((of) => [`SMS_CODES_PER_${of}`, '1000000']))
const SIGN_IN_WITHIN_MS = 300_000
const AT_ONCE = 8

export interface StartedProduct extends Reach {
  readonly server: DrillProcess
  readonly databaseUrl: string
  readonly folder: string
  readonly members: readonly Member[]
  readonly webhookToken: string
  readonly appSecret: string
  readonly phoneNumberId: string
  /** Starts the worker that works on pictures. */
  readonly startEngine: () => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startProcesses(count: number): Promise<StartedProduct> {
  const postgres = await startBenchPostgres()
  const closers: (() => Promise<unknown>)[] = [postgres.stop]
  const stop = async () => {
    for (const close of closers.toReversed()) await close().catch((error: unknown) => console.error(error))
  }
  // the processes have process groups of their own, which no signal to ours reaches
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)))
  try {
    return { ...(await openParts({ postgres, closers, count })), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Plan {
  readonly postgres: Awaited<ReturnType<typeof startBenchPostgres>>
  readonly closers: (() => Promise<unknown>)[]
  readonly count: number
}

async function openParts({ postgres, closers, count }: Plan): Promise<Omit<StartedProduct, 'stop'>> {
  await migrate(postgres.url)
  const folder = join(postgres.dataDir, 'processes')
  await mkdir(folder)
  const phones = Array.from({ length: count }, (_, index) => `+55119${String(70_000_000 + index)}`)
  const [web, sandboxPort, light, pictures] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const reach: Reach = { url: `http://localhost:${web}`, sandboxUrl: `http://localhost:${sandboxPort}` }
  const secret = newSecret()
  const credentials = drawCredentials(secret)
  const shared = {
    ...process.env,
    NODE_COMPILE_CACHE: COMPILED_MODULES,
    LOG_LEVEL: 'warn',
    SANDBOX: 'on',
    SANDBOX_SECRET: secret,
    APP_SECRET: newSecret(),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: postgres.url,
    PUBLIC_URL: reach.url,
    COURTESY_PHONES: phones.join(','),
    ...LIMITS,
    ...sandboxEnvironment(reach.sandboxUrl, credentials),
  }
  const start = async (
    name: string,
    file: string,
    { readyPort, ...own }: { readyPort: number; [name: string]: string | number },
  ) => {
    const variables = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, String(value)]))
    const part = await startProcess(folder, {
      name,
      file,
      readyPort,
      dataDir: join(folder, 'data'),
      env: { ...shared, ...variables },
    })
    closers.push(part.stop)
    await part.ready()
    return part
  }
  const work = (kind: string, port: number) =>
    start(`worker-${kind}`, 'apps/worker.ts', { PORT: 0, WORKER_PORT: port, WORKER_KIND: kind, readyPort: port })
  let engine: Promise<DrillProcess> | undefined
  await start('sandbox', 'apps/sandbox.ts', { PORT: web, readyPort: sandboxPort })
  await fetch(`${reach.sandboxUrl}/control/settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${credentials.control.token}` },
    body: JSON.stringify({ provider: 'asaas', setting: 'request_quota', value: 1e9 }),
  })
  // callers have addresses of their own; the stand-ins would ask for a token behind a proxy
  const server = await start('server', 'apps/server.ts', { PORT: web, TRUST_PROXY: 1, readyPort: web })
  await work('light', light)
  return {
    ...reach,
    server,
    databaseUrl: postgres.url,
    folder,
    members: await signAllIn(reach, phones),
    webhookToken: credentials.asaas.webhook_token,
    appSecret: credentials.graph.app_secret,
    phoneNumberId: credentials.whatsapp.phone_number_id,
    startEngine: async () => void (await (engine ??= work('engine', pictures))),
  }
}

async function signAllIn(reach: Reach, phones: readonly string[]): Promise<readonly Member[]> {
  const giveUpAt = performance.now() + SIGN_IN_WITHIN_MS
  const members: Member[] = []
  for (let from = 0; from < phones.length; from += AT_ONCE)
    members.push(...(await Promise.all(phones.slice(from, from + AT_ONCE).map((phone) => signIn(reach, phone, giveUpAt)))))
  return members
}

async function freePort(): Promise<number> {
  const port = await findFreePort()
  if (port === undefined) throw new Error('this machine has no free port')
  return port
}
