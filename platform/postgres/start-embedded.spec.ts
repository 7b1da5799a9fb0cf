import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withClient } from './connect.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from './start-embedded.ts'

let folder: string
let dataDir: string
const running: EmbeddedPostgres[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandou-embedded-'))
  await chmod(folder, 0o711)
  dataDir = join(folder, 'postgres')
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, isDisposable: true, ...options })
  running.push(server)
  return server
}

function ask(server: { url: string }, sql: string): Promise<unknown[]> {
  return withClient(server.url, async (client) => (await client.query({ text: sql, rowMode: 'array' })).rows.flat())
}

/** A separate Node process, so that it can be killed; returns the address it printed. */
async function startInAnotherProcess(env: Record<string, string>) {
  const script = `
    import { startEmbeddedPostgres } from '#platform/postgres/start-embedded.ts'
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, isDisposable: true })
    console.log(url)
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed: unknown[] = await once(child.stdout, 'data')
  return { child, url: String(printed[0]).trim() }
}

async function occupyPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, free: () => server.close() }
}

describe('the embedded PostgreSQL', () => {
  test('finds accented letters in a shell without a language, whatever PostgreSQL variables it has', async () => {
    const { child, url } = await startInAnotherProcess({ LC_ALL: 'C', LANG: 'C', PGSSLMODE: 'require', PGPORT: '1' })
    const [trigrams] = await ask({ url }, "SELECT show_trgm('ção')")
    expect(trigrams).toHaveLength(4)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })

  test('is adopted when the process that started it was killed', async () => {
    const first = await startInAnotherProcess({})
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    const server = await start()
    expect(server.isAdopted).toBe(true)
    expect(server.url).toBe(first.url)
    expect(await ask(server, 'SELECT 1')).toEqual([1])
  })

  test('is gone after it was stopped, adopted or not', async () => {
    const server = await start()
    await server.stop()
    await expect(ask(server, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  test('keeps what was written, on a port of its own at every start', async () => {
    const first = await start()
    await ask(first, 'CREATE TABLE kept AS SELECT 7 AS number')
    await first.stop()
    const taken = await occupyPort()
    const second = await start({ preferredPort: taken.port })
    taken.free()
    expect(second.port).not.toBe(taken.port)
    expect(await ask(second, 'SELECT number FROM kept')).toEqual([7])
  })

  test('listens on the loopback only and asks for a password', async () => {
    const server = await start()
    expect(await ask(server, "SELECT current_setting('listen_addresses'), current_setting('unix_socket_directories')")).toEqual([
      '127.0.0.1',
      '',
    ])
    const intruder = new URL(server.url)
    intruder.password = 'guess'
    await expect(ask({ url: intruder.href }, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
    expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600)
  })

  test('reports its crash and comes back on the same port', async () => {
    const first = await start()
    const [pid] = (await readFile(join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await first.ended
    const second = await start({ preferredPort: first.port })
    expect(second.url).toBe(first.url)
    expect(second.isAdopted).toBe(false)
    expect(await ask(second, 'SELECT number FROM kept')).toEqual([7])
  })

  test('starts over a pid file whose number now belongs to another program', async () => {
    const path = join(dataDir, 'cluster/postmaster.pid')
    await writeFile(path, `${process.pid}\n${join(dataDir, 'cluster')}\n1700000000\n5432\n\n127.0.0.1\n\nready\n`)
    expect((await start()).isAdopted).toBe(false)
  })

  test('starts over a pid file whose process is gone', async () => {
    const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(gone, 'exit')
    await writeFile(join(dataDir, 'cluster/postmaster.pid'), `${gone.pid}\n${dataDir}\n1700000000\n5432\n\n127.0.0.1\n\nready\n`)
    expect((await start()).isAdopted).toBe(false)
  })

  test('reports a lost password', async () => {
    const path = join(dataDir, 'password')
    await rename(path, `${path}.away`)
    await expect(start()).rejects.toThrow(/password is missing/)
    await rename(`${path}.away`, path)
  })
})
