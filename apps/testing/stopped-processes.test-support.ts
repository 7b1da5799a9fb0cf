/** Stops processes of the product in the middle of their work, and reports how they and the work ended. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { MODELS_FOR_TESTS, shareBuilt } from '#engine/model/models.test-support.ts'
import { prepareModel } from '#engine/model/prepare-model.ts'
import { STAGES, type Stage } from '#features/photo-edits/contract.ts'
import { startTestProduct, type TestProduct, type TestProductOptions } from './product.test-support.ts'

const PHOTO = 'engine/photos-for-tests/barista.jpg'
/** Each has twelve edits. */
const PHONES = Array.from({ length: 10 }, (_, index) => `+551198765400${index}`)
const PER_PHONE = 10

/** The shortest stages take some tens of milliseconds. */
const LOOK_EVERY_MS = 4
/** An edit takes seconds, and minutes where the worker's low priority leaves it little. */
const LOOK_AT_END_EVERY_MS = 100

/** The preview of a photo's cutout, behind the edits. */
const IS_CUTOUT_OPEN = `name = 'photo-edits.cut-out' and state in ('created', 'retry', 'active')`

/** How one process ended. */
export interface Ending {
  /** What it was doing: the stage of the edit, or `upload`. */
  readonly during: string
  readonly code: number | null
  readonly ms: number
  /** Processes that it had started and that still ran after its end. */
  readonly orphans: number
  /** What it reported as errors after it was asked to end. */
  readonly errors: readonly string[]
}

export interface StoppingProduct {
  /** Stops a worker so many milliseconds after an edit reached the stage; the next worker finishes the edit. */
  readonly stopWorker: (afterMs: number, stage?: Stage) => Promise<Ending>
  /** Stops a server so many milliseconds after a photo began to arrive. @returns the answer's status as well, 0 for none */
  readonly stopServer: (afterMs: number) => Promise<Ending & { readonly status: number }>
  /** Counts the edits by their state and the entries of their allowance. */
  readonly countOutcomes: () => Promise<Readonly<Record<string, number>>>
  readonly close: () => Promise<void>
}

export async function openStoppingProduct(options: Pick<TestProductOptions, 'database'> = {}): Promise<StoppingProduct> {
  const product = await startTestProduct({ ...options, env: { COURTESY_PHONES: PHONES.join(',') } })
  await prepareModel({ modelDir: MODELS_FOR_TESTS })
  await shareBuilt(product.variables.DATA_DIR ?? '')
  const cookies = new Map<string, string>()
  let tries = 0
  let worker: Started | undefined

  const nextMember = async () => {
    const phone = PHONES[Math.floor(tries++ / PER_PHONE) % PHONES.length] ?? ''
    const cookie = cookies.get(phone) ?? (await product.signIn(phone))
    cookies.set(phone, cookie)
    return { phone, cookie }
  }
  return {
    stopWorker: async (afterMs, stage = 'waiting') => {
      const editId = await orderEdit(product, await nextMember(), tries)
      worker ??= await startProcess('apps/worker.ts', product)
      const stages = STAGES.slice(STAGES.indexOf(stage)).map((each) => `'${each}'`)
      const isReached = `state = 'running' and stage in (${stages.join(', ')})`
      await waitFor(product, `select 1 from edits where id = '${editId}' and (state in ('done', 'failed') or ${isReached})`)
      await pause(afterMs)
      const { rows } = await product.core.database.pool.query<{ state: string; stage: string }>(
        'select state, stage from edits where id = $1',
        [editId],
      )
      const ending = await end(worker, rows[0]?.state === 'running' ? rows[0].stage : 'after it')
      worker = await startProcess('apps/worker.ts', product)
      const isAtRest = `not exists (select 1 from edits where state in ('queued', 'running'))`
      // or each stop would interrupt it again, and the last attempt that is interrupted is an error
      const hasPreview = `not exists (select 1 from pgboss.job where ${IS_CUTOUT_OPEN})`
      await waitFor(product, `select 1 where ${isAtRest} and ${hasPreview}`, LOOK_AT_END_EVERY_MS)
      return ending
    },
    stopServer: async (afterMs) => {
      const { cookie } = await nextMember()
      const server = await startProcess('apps/testing/pageless-server.test-support.ts', product)
      const file = await aPhoto(tries, { isTurned: true })
      const answer = uploadTo(server.url, { cookie, file })
      await pause(afterMs)
      return { ...(await end(server, 'upload')), status: await answer }
    },
    countOutcomes: () => countOutcomes(product),
    close: async () => {
      if (worker) await end(worker, 'nothing')
      await product.close()
    },
  }
}

interface Started {
  readonly child: ChildProcess
  readonly url: string
  /** The lines of its log so far. */
  readonly lines: readonly string[]
}

async function startProcess(file: string, { variables }: TestProduct): Promise<Started> {
  const child = fork(file, {
    env: { ...process.env, ...variables, LOG_LEVEL: 'info' }, // oxlint-disable-line node/no-process-env -- what every process of the machine has
    execArgv: [],
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
  })
  const lines: string[] = []
  if (child.stdout) createInterface(child.stdout).on('line', (line) => lines.push(line))
  let url = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: string | { url: string }) => {
      if (typeof message === 'object') ({ url } = message)
      else resolve()
    })
    child.once('exit', (code) => reject(new Error([`${file} ended with ${code}`, ...lines.slice(-3)].join('\n'))))
  })
  await ready
  return { child, url, lines }
}

async function end({ child, lines }: Started, during: string): Promise<Ending> {
  const below = await listBelow(child.pid ?? 0)
  const exit = once(child, 'exit') as Promise<[code: number | null]> // as: Node's documented event
  const asked = performance.now()
  const before = lines.length
  child.kill('SIGTERM')
  const [code] = await exit
  const ms = Math.round(performance.now() - asked)
  await pause(100)
  // what a busy machine reports between the signal and its handler is no part of the ending
  const asks = lines.findIndex((line, index) => index >= before && line.includes('"msg":"ending"'))
  const errors = lines.slice(asks < 0 ? before : asks).filter((line) => /"level":[56]0/.test(line))
  return { during, code, ms, orphans: below.filter(isAlive).length, errors }
}

/** The child processes of a process; none where the machine does not list them. */
async function listBelow(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list.trim().split(' ').filter(Boolean).map(Number)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function waitFor({ core }: TestProduct, question: string, everyMs = LOOK_EVERY_MS): Promise<void> {
  while ((await core.database.pool.query(question)).rowCount === 0) await pause(everyMs)
}

async function orderEdit(
  { app }: TestProduct,
  { phone, cookie }: { phone: string; cookie: string },
  number: number,
): Promise<string> {
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(await aPhoto(number))]), 'photo.jpg')
  const encoded = new Response(form)
  const uploaded = await app.inject({
    method: 'POST',
    url: '/api/photos',
    headers: { cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  const { photo } = uploaded.json<{ photo: { id: string } }>()
  const wish = { phone, photo_id: photo.id, operation: 'swap', backdrop: 'marmore-branco', headline: 'Feito à mão' }
  const ordered = await app.inject({ method: 'POST', url: '/api/edits', headers: { cookie }, payload: wish })
  return ordered.json<{ edit: { id: string } }>().edit.id
}

/** Another photo for every number, since the engine caches the cutout of one it has seen. */
async function aPhoto(number: number, { isTurned = false } = {}): Promise<Buffer> {
  const drawn = sharp(PHOTO).extract({ left: number, top: number, width: 1600, height: 1000 })
  return isTurned ? drawn.resize(6000, 4000).withMetadata({ orientation: 6 }).jpeg().toBuffer() : drawn.jpeg().toBuffer()
}

async function uploadTo(url: string, { cookie, file }: { cookie: string; file: Buffer }): Promise<number> {
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(file)]), 'photo.jpg')
  return fetch(`${url}/api/photos`, { method: 'POST', headers: { cookie }, body: form }).then(
    ({ status }) => status,
    () => 0,
  )
}

async function countOutcomes({ core }: TestProduct): Promise<Record<string, number>> {
  const { rows } = await core.database.pool.query<{ outcome: string; count: number }>(
    `select state || ': ' || entries as outcome, count(*)::int as count
     from (select state, (select coalesce(string_agg(kind, ', ' order by a.id), '') from allowance_entries a where a.edit_id = e.id) as entries
           from edits e) told group by 1`,
  )
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
}
