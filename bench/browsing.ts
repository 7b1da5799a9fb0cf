/**
 * `npm run bench:browsing`: how much later an ordered edit is done while many members look at the studio. Each of them has sent a
 * photo that waits to be cut out, and asks for its cutout and its layouts over and over. Ends with 1 above the stated ratio.
 * `-- --members 50`: fewer.
 */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { LAYOUTS } from '#features/photo-edits/layouts.ts'
import type { Member } from '#tools/drill/members.ts'
import { type Crowd, gatherCrowd } from './load/crowd.ts'
import type { Call } from './load/sender.ts'
import { type StartedProduct, startProcesses } from './load/start-processes.ts'
import { median } from './median.ts'

const { values } = parseArgs({ options: { members: { type: 'string' } } })
const BROWSING = Number(values.members ?? 200)
const ORDERS = 3
const MOST_RATIO = 2
const AT_ONCE = 10
const COME_BACK_MS = 3000
const LOOK_MS = 50
const DONE_WITHIN_MS = 180_000
/** Longer than the orders take. */
const BROWSE_MS = 90_000

const loadBefore = loadavg()[0] ?? 0
const processes = await startProcesses(BROWSING + 1)
const crowd = await gatherCrowd()
let ratio = Number.NaN
try {
  await processes.startEngine()
  const [member, ...browsing] = processes.members.toReversed()
  if (!member) throw new Error('nobody is signed in')
  const photos = await sendPhotos(
    processes,
    crowd,
    Array.from({ length: 2 * ORDERS + 1 }, () => member),
  )
  await allCutOut(processes, photos)
  await timeOrders(processes, photos.slice(0, 1)) // the models are loaded
  const alone = await timeOrders(processes, photos.slice(1, 1 + ORDERS))
  const seen = await sendPhotos(processes, crowd, browsing)
  const calls = seen.flatMap(callsOf)
  const browsed = crowd.send({ url: processes.url, calls, callers: seen.length, forMs: BROWSE_MS })
  await pause(COME_BACK_MS)
  const meanwhile = await timeOrders(processes, photos.slice(1 + ORDERS))
  const { answers } = await browsed
  ratio = median(meanwhile) / median(alone)
  const count = (from: number, to: number) => answers.filter(({ status }) => status >= from && status < to).length
  console.log(`members who browse  ${seen.length}`)
  console.log(`alone ms            ${alone.map(Math.round).join(' ')}`)
  console.log(`meanwhile ms        ${meanwhile.map(Math.round).join(' ')}`)
  console.log(`ratio               ${ratio.toFixed(2)} (at most ${MOST_RATIO})`)
  console.log(`their calls         ${count(200, 300)} answered, ${count(400, 500)} told to wait, ${count(500, 600)} failed`)
  console.log(`load                ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`)
} finally {
  crowd.close()
  await processes.stop()
}
process.exit(ratio <= MOST_RATIO ? 0 : 1)

interface Sent {
  readonly member: Member
  readonly photoId: string
}

/** A photo from each; who is refused comes again. */
async function sendPhotos(
  { url, folder }: StartedProduct,
  { keepForm, send }: Crowd,
  members: readonly Member[],
): Promise<Sent[]> {
  const photo = await sharp('engine/photos-for-tests/barista.jpg').resize(2400).jpeg({ quality: 90 }).toBuffer()
  const { file, type } = await keepForm(join(folder, 'photo'), photo)
  const sent: Sent[] = []
  let left = members
  while (left.length > 0) {
    const calls = left.map(({ cookie }): Call => {
      return { method: 'POST', path: '/api/photos', headers: { cookie, 'content-type': type }, body: { file } }
    })
    const { answers } = await send({ url, calls, callers: AT_ONCE, keepsIds: true })
    const taken = new Map(answers.flatMap(({ call, id, status }) => (status === 201 && id !== undefined ? [[call, id]] : [])))
    sent.push(...left.flatMap((member, call) => (taken.has(call) ? [{ member, photoId: taken.get(call) ?? '' }] : [])))
    left = left.filter((_, call) => !taken.has(call))
    if (left.length > 0) await pause(COME_BACK_MS)
  }
  return sent
}

/** What a studio asks for that shows one photo. */
function callsOf({ member: { cookie }, photoId }: Sent): Call[] {
  const get = (path: string): Call => ({ method: 'GET', path, headers: { cookie } })
  const layouts = LAYOUTS.map((layout) => get(`/api/photos/${photoId}/layouts/${layout}?operation=post&format=4:5&title=Bolo`))
  return [get(`/api/photos/${photoId}/cutout`), get('/api/backdrops'), ...layouts]
}

async function allCutOut(product: StartedProduct, photos: readonly Sent[]): Promise<void> {
  for (const { member, photoId } of photos) {
    const isReady = async () => {
      const { cutout } = (await read(product, member, `/api/photos/${photoId}/cutout`)) as { cutout?: { state: string } } // as: the contract
      return cutout !== undefined && cutout.state !== 'working'
    }
    await until(isReady)
  }
}

/** One after the other, from the order to the finished picture. */
async function timeOrders(product: StartedProduct, photos: readonly Sent[]): Promise<number[]> {
  const times: number[] = []
  for (const { member, photoId } of photos) {
    const begun = performance.now()
    const headers = { cookie: member.cookie, 'content-type': 'application/json', 'idempotency-key': `browsing-${photoId}` }
    const body = JSON.stringify({ phone: member.phone, photo_id: photoId, operation: 'swap', backdrop: 'marmore-branco' })
    const ordered = await fetch(`${product.url}/api/edits`, { method: 'POST', headers, body })
    const { edit: first } = (await ordered.json()) as { edit?: { id: string } } // as: the contract
    if (!first) throw new Error(`no edit: ${ordered.status}`)
    const isDone = async () => {
      const { edit } = (await read(product, member, `/api/edits/${first.id}`)) as { edit?: { state: string } } // as: the contract
      if (edit?.state === 'failed') throw new Error('an edit failed')
      return edit?.state === 'done'
    }
    await until(isDone)
    times.push(performance.now() - begun)
  }
  return times
}

async function read({ url }: StartedProduct, { cookie }: Member, path: string): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, { headers: { cookie } })
  return answer.ok ? answer.json() : {}
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + DONE_WITHIN_MS
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error('it took too long')
    await pause(LOOK_MS)
  }
}
