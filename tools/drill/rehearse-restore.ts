/**
 * `npm run restore:rehearse`: works, backs up, works on, loses the machine and brings everything back on another one to the last
 * moment that was archived. Compares every row and every file, prints what was lost and how long each step took; ends with 1 when
 * more was lost than came after that moment. The embedded PostgreSQL has no `pg_basebackup`: the back-up is a copy of its folder
 * between `pg_backup_start` and `pg_backup_stop`, and the archive is what `archive_command` copies.
 */
import { createHash } from 'node:crypto'
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { migrate } from '#platform/migrate.ts'
import { isAlive } from '#platform/is-alive.ts'
import { startEmbeddedPostgres } from '#platform/postgres/start-embedded.ts'
import { withClient } from './with-client.ts'

const MEMBERS = 4
/** What a start of PostgreSQL makes again. */
const LEFT_OUT = /^(?:postmaster\..*|pg_internal\.init|pgsql_tmp.*)$/
// a connection may still be closing when its machine is lost
process.on('uncaughtException', (error: Error & { code?: string }) => {
  if (error.code === 'ECONNRESET') return
  console.error(error)
  process.exit(1)
})
const steps: { step: string; seconds: string; finding: string }[] = []

const folder = await mkdtemp(join(tmpdir(), 'mandou-restore-'))
await chmod(folder, 0o711)
const [archive, backup, files] = ['archive', 'backup', 'files'].map((name) => join(folder, name)) as [string, string, string] // as: three names
try {
  const lost = await rehearse()
  console.table(steps)
  console.log(lost.length === 0 ? 'every row and every file of the moment is back' : `FAILED: ${lost.join('; ')}`)
  process.exitCode = lost.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
process.exit()

async function rehearse(): Promise<readonly string[]> {
  const first = await timed('start with an archive', startWithArchive)
  const product = await startTestProduct({ database: { url: first.url, drop: async () => {} } })
  const stored = join(product.core.env.dataDir, 'files')
  await work(product, 0)
  await timed('back-up of rows', () => backUpRows(first.url))
  await work(product, 1)
  await timed(
    'back-up of files',
    () => cp(stored, files, { recursive: true }),
    async () => `${(await listFiles(files)).length} files`,
  )
  const { moment, rows: before } = await readQuietMoment(first.url)
  const filesBefore = await readFiles(stored)
  await waitForArchive(first.url)
  await pause(50)
  await work(product, 2)
  const after = await readRows(first.url)
  await product.close()
  await timed('the machine is lost', first.kill)
  const second = await timed('restore of rows', () => restoreRows(moment))
  try {
    const rows = await readRows(second.url)
    const differing = [...before]
      .filter(([table, sum]) => rows.get(table)?.sum !== sum.sum)
      .map(([table]) => `rows of ${table} differ`)
    const filesBack = await readFiles(files)
    const missing = [...filesBefore].filter(([name, sum]) => filesBack.get(name) !== sum).map(([name]) => `${name} is lost`)
    const count = (all: typeof before) => [...all.values()].reduce((total, { rows: each }) => total + each, 0)
    note(
      'comparison',
      0,
      `${count(rows)} rows in ${rows.size} tables, ${filesBack.size} files; ${count(after) - count(rows)} rows came after the moment`,
    )
    return [...differing, ...missing]
  } finally {
    await second.stop()
  }
}

/** What a moment held: read before and after it, until nothing was written meanwhile. */
async function readQuietMoment(url: string): Promise<{ moment: string; rows: ReadonlyMap<string, TableSum> }> {
  for (;;) {
    const before = await readRows(url)
    const moment = await withClient(url, async (client) => {
      const { rows } = await client.query<{ now: string }>(
        "select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as now",
      )
      return `${rows[0]?.now ?? ''}+00`
    })
    const rows = await readRows(url)
    if (JSON.stringify([...before]) === JSON.stringify([...rows])) return { moment, rows }
  }
}

async function startWithArchive() {
  await mkdir(archive)
  const dataDir = join(folder, 'first')
  const plain = await startEmbeddedPostgres({ dataDir })
  await migrate(plain.url)
  const cluster = await withClient(plain.url, async (client) => {
    await client.query("alter system set archive_mode = 'on'")
    await client.query(`alter system set archive_command = 'cp %p ${archive}/%f'`)
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory ?? ''
  })
  const { uid, gid } = await stat(cluster)
  await chown(archive, uid, gid)
  await plain.stop()
  const archived = await startEmbeddedPostgres({ dataDir })
  return {
    url: archived.url,
    kill: async () => {
      const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      // nothing else keeps this process waiting
      while (isAlive(Number(pid))) await pause(20)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

/** Members sign in and upload photos. */
async function work({ app, signIn }: TestProduct, round: number): Promise<void> {
  for (let number = 0; number < MEMBERS; number += 1) {
    const cookie = await signIn(`+55119870${round}${String(number).padStart(4, '0')}`)
    const background = { r: 40 * round + 20, g: 30 * number, b: 90 }
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
    const encoded = new Response(form)
    const headers = { cookie, 'content-type': encoded.headers.get('content-type') ?? '' }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/photos',
      headers,
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    if (answer.statusCode !== 201) throw new Error(`an upload was answered ${answer.statusCode}`)
  }
}

async function backUpRows(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const cluster = rows[0]?.data_directory ?? ''
    await client.query("select pg_backup_start('rehearsal', true)")
    await copyLive(cluster, join(backup, 'cluster'))
    await cp(join(cluster, '..', 'password'), join(backup, 'password'))
    const stopped = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop()',
    )
    await writeFile(join(backup, 'cluster', 'backup_label'), stopped.rows[0]?.labelfile ?? '')
  })
}

/** Copies a folder that is in use: a file that disappears while it copies is restored from the log. */
async function copyLive(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (LEFT_OUT.test(entry.name)) continue
    if (entry.name === 'pg_wal') await mkdir(target)
    else if (entry.isDirectory()) await copyLive(source, target)
    else
      await copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
  }
}

/** On another machine: its folder holds nothing but the back-up, and PostgreSQL plays the archive on top of it. */
async function restoreRows(moment: string) {
  const home = join(folder, 'second')
  await cp(backup, home, { recursive: true })
  const settings = [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    "recovery_target_action = 'promote'",
    "archive_mode = 'off'",
    // nobody is let in before everything is back
    "hot_standby = 'off'",
  ]
  await writeFile(join(home, 'cluster', 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
  await writeFile(join(home, 'cluster', 'recovery.signal'), '')
  const { uid, gid } = await stat(archive)
  for (const path of ['', ...(await readdir(home, { recursive: true }))]) await chown(join(home, path), uid, gid)
  await chmod(join(home, 'cluster'), 0o700)
  return startEmbeddedPostgres({ dataDir: home })
}

async function waitForArchive(url: string): Promise<void> {
  await withClient(url, async (client) => {
    // the restore stops at the first commit after the moment: without one it would not know that it is there
    await client.query('select pg_current_xact_id()')
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
    while (!(await readdir(archive)).some((name) => name >= (rows[0]?.name ?? ''))) await pause(50)
  })
}

interface TableSum {
  readonly rows: number
  readonly sum: string
}

/** Number and checksum of the rows of all our tables. */
async function readRows(url: string): Promise<ReadonlyMap<string, TableSum>> {
  return withClient(url, async (client) => {
    const sums = new Map<string, TableSum>()
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
    for (const { name } of tables.rows) {
      const { rows } = await client.query<TableSum>(
        `select count(*)::int as rows, md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as sum from public."${name}" t`,
      )
      if (rows[0]) sums.set(name, rows[0])
    }
    return sums
  })
}

async function listFiles(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(directory, join(entry.parentPath, entry.name)))
}

async function readFiles(directory: string): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, string>()
  for (const name of await listFiles(directory))
    sums.set(
      name,
      createHash('sha256')
        .update(await readFile(join(directory, name)))
        .digest('hex'),
    )
  return sums
}

async function timed<T>(step: string, action: () => Promise<T>, tell: () => Promise<string> = async () => ''): Promise<T> {
  const begun = performance.now()
  const result = await action()
  note(step, performance.now() - begun, await tell())
  return result
}

function note(step: string, ms: number, finding: string): void {
  steps.push({ step, seconds: (ms / 1000).toFixed(1), finding })
}
