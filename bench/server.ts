/**
 * Measures how much two parallel edits slow down other requests: `node bench/server.ts`. Small calls are timed while nothing runs
 * and while two edits run, in turns; memory is the sum over all processes of the product. Ratios of one run, never seconds.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { COURTESY_PHONE, type RunningProduct, runProduct } from '#tools/run-product.ts'

const ROUNDS = 3
const PHOTO = 'engine/photos-for-tests/barista.jpg'
/** The pause between two small calls, as of one screen: this is no load test. */
const PAUSE_MS = 10
const IDLE_CALLS = 200

const product = await runProduct()
try {
  const cookie = await signIn(product)
  const photoId = await uploadPhoto(product, cookie)
  await makeEdits(product, { cookie, photoId, backdrops: ['madeira-clara'] })
  const idle: number[] = []
  const busy: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(...(await timeCalls(product, cookie, { until: (calls) => calls >= IDLE_CALLS })))
    let areEditsDone = false
    const edits = makeEdits(product, { cookie, photoId, backdrops: ['marmore-branco', 'podio-rosa'] }).then(
      () => (areEditsDone = true),
    )
    busy.push(...(await timeCalls(product, cookie, { until: () => areEditsDone })))
    await edits
  }
  const peakMb = await measureMemory(product, { cookie, photoId })
  console.table([
    { calls: 'idle', count: idle.length, 'p50 ms': percentile(idle, 0.5), 'p99 ms': percentile(idle, 0.99) },
    { calls: 'two edits', count: busy.length, 'p50 ms': percentile(busy, 0.5), 'p99 ms': percentile(busy, 0.99) },
  ])
  console.log(`p99 with two edits against idle: ${(percentile(busy, 0.99) / percentile(idle, 0.99)).toFixed(2)} (at most 2)`)
  console.log(`peak memory of all processes together: ${peakMb} MB (at most 2000)`)
} finally {
  await product.stop()
}

async function signIn({ url, readCode }: RunningProduct): Promise<string> {
  await post(`${url}/api/otp/send`, { phone: COURTESY_PHONE })
  const answer = await post(`${url}/api/otp/verify`, { phone: COURTESY_PHONE, code: await readCode(COURTESY_PHONE) })
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
}

async function uploadPhoto({ url }: RunningProduct, cookie: string): Promise<string> {
  const form = new FormData()
  form.set('photo', new Blob([await readFile(PHOTO)], { type: 'image/jpeg' }), 'photo.jpg')
  const answer = await fetch(`${url}/api/photos`, { method: 'POST', headers: { cookie }, body: form })
  const { photo } = (await answer.json()) as { photo: { id: string } } // as: the product's own contract
  return photo.id
}

interface Order {
  readonly cookie: string
  readonly photoId: string
  readonly backdrops: readonly string[]
}

/** Orders all of them at once and waits until every one has ended well. */
async function makeEdits({ url }: RunningProduct, { cookie, photoId, backdrops }: Order): Promise<void> {
  const headers = { cookie }
  const ids = await Promise.all(
    backdrops.map(async (backdrop) => {
      const order = { phone: COURTESY_PHONE, photo_id: photoId, operation: 'swap', backdrop }
      const answer = await post(`${url}/api/edits`, order, headers)
      const parsed = (await answer.json()) as { edit?: { id: string } } // as: the product's own contract
      if (!parsed.edit) throw new Error(`an edit was refused: ${JSON.stringify(parsed)}`)
      return parsed.edit.id
    }),
  )
  for (const id of ids) {
    const events = await (await fetch(`${url}/api/edits/${id}/events`, { headers })).text()
    if (!events.includes('"state":"done"')) throw new Error('an edit did not end well')
  }
}

async function timeCalls(
  { url }: RunningProduct,
  cookie: string,
  { until }: { until: (calls: number) => boolean },
): Promise<number[]> {
  const times: number[] = []
  const address = `${url}/api/user/photo-limit?phone=${encodeURIComponent(COURTESY_PHONE)}`
  while (!until(times.length)) {
    const begun = performance.now()
    await (await fetch(address, { headers: { cookie } })).arrayBuffer()
    times.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

/**
 * In a separate process: reading the system's memory figures takes tens of milliseconds, which would count as the calls' time.
 */
async function measureMemory(on: RunningProduct, { cookie, photoId }: Omit<Order, 'backdrops'>): Promise<number> {
  let areEditsDone = false
  const watching = watchMemory(on.pid, () => areEditsDone)
  await makeEdits(on, { cookie, photoId, backdrops: ['linho-luz-da-janela', 'jardim-mesa'] }).finally(() => (areEditsDone = true))
  return watching
}

async function watchMemory(pid: number, isOver: () => boolean): Promise<number> {
  let peak = 0
  while (!isOver()) {
    peak = Math.max(peak, memoryBelow(pid))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return peak
}

/**
 * Resident memory of a process and all below it in MB, pages that several share counted once (PSS); 0 where the system does not
 * report it.
 */
function memoryBelow(root: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  )
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0))
  const kilobytes = [...parents.keys()].filter(isBelow).reduce((sum, pid) => sum + sharedOutKb(pid), 0)
  return Math.round(kilobytes / 1024)
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? 0)
}

function sharedOutKb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // it ended between the listing and now
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(2))
}
