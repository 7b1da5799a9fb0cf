import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { EngineRefusal, type RefusalCode } from '#engine/types.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { codeIn, upload } from './orders.test-support.ts'
import { createSmallEngine, drawJpeg } from './small-engine.test-support.ts'
import { UploadAborted } from './receive-upload.ts'
import { meterUpload, DEFERRED_FROM_MS, DRAINED_IN_MS, MAX_USED_MS, RESERVED_MS } from './upload-account.ts'

let studio: Studio
/** How the engine ends with the next files, after how much processor time. */
let outcome: { refusal?: RefusalCode; usedMs: number }
let deferred: boolean[]
beforeAll(async () => {
  const engine = createSmallEngine()
  const receive: typeof engine.receive = async (file, options) => {
    options?.onUsed?.(outcome.usedMs)
    deferred.push(options?.isDeferred ?? false)
    if (outcome.refusal) throw new EngineRefusal(outcome.refusal)
    return engine.receive(file, options)
  }
  studio = await openStudio({ engine: { ...engine, receive } })
})
beforeEach(() => {
  outcome = { usedMs: 0 }
  deferred = []
})
afterAll(() => studio.close())

async function usedBy({ memberId }: StudioMember): Promise<number> {
  const rows = await studio.core.database.pool.query<{ used: number }>(
    'select used_ms as used from upload_accounts where member_id = $1',
    [memberId],
  )
  return rows.rows[0]?.used ?? 0
}

/** Sends files one after the other until one is refused with `too_many_requests`. @returns the codes before it */
async function sendUntilRefused(member: StudioMember): Promise<string[]> {
  const file = await drawJpeg(member.memberId)
  const codes: string[] = []
  for (;;) {
    const answer = await upload(member, { file })
    if (answer.statusCode === 429) return codes
    codes.push(answer.statusCode === 201 ? 'taken' : codeIn(answer))
  }
}

test('an honest member sends twenty photos of 48 megapixels in a row, of the slowest type', async () => {
  const member = await studio.aMember()
  const file = await drawJpeg('an album')
  outcome = { usedMs: 48 * 70 }
  for (let photo = 0; photo < 20; photo++) expect((await upload(member, { file })).statusCode).toBe(201)
})

test.each<RefusalCode>(['photo_damaged', 'photo_too_complex'])(
  'files that end with %s are charged, and stop before a minute of processor time',
  async (refusal) => {
    const member = await studio.aMember({ hasPlan: false })
    outcome = { refusal, usedMs: 3000 }
    const codes = await sendUntilRefused(member)
    expect(new Set(codes)).toEqual(new Set([refusal]))
    expect(codes.length * outcome.usedMs).toBeLessThan(MINUTE)
    expect(deferred.at(-1)).toBe(true)
    expect((await upload(await studio.aMember(), { file: await drawJpeg('another') })).statusCode).toBe(422)
  },
)

test('the refusal says how long to wait, and then a photo is taken', async () => {
  const member = await studio.aMember()
  outcome = { refusal: 'photo_damaged', usedMs: 30_000 }
  await sendUntilRefused(member)
  outcome = { usedMs: 0 }
  const refused = await upload(member, { file: await drawJpeg('later') })
  expect(codeIn(refused)).toBe('too_many_requests')
  expect(refused.json().error).toContain(`Espere ${Math.ceil(Number(refused.headers['retry-after']) / 60)} minutos`)
  await studio.advance((Number(refused.headers['retry-after']) + 1) * SECOND)
  expect((await upload(member, { file: await drawJpeg('later') })).statusCode).toBe(201)
  await studio.advance(DRAINED_IN_MS)
  await upload(member, { file: await drawJpeg('much later') })
  expect(await usedBy(member)).toBeLessThan(RESERVED_MS)
})

test('whoever only waits for open uploads of their own is told seconds', async () => {
  const member = await studio.aMember()
  const deps = { db: studio.core.database.db, clock: studio.core.clock }
  const opened = Promise.withResolvers<void>()
  const open = () => meterUpload(deps, member.memberId, () => opened.promise)
  const first = Array.from({ length: MAX_USED_MS / RESERVED_MS }, open)
  await expect.poll(() => usedBy(member)).toBe(MAX_USED_MS)
  await expect(open()).rejects.toMatchObject({ code: 'too_many_requests', extra: { remainingTime: 10 } })
  opened.resolve()
  await Promise.all(first)
  expect((await upload(member, { file: await drawJpeg('the next') })).statusCode).toBe(201)
})

test('twenty photos that one member sends at once are all taken, by asking again when told to', async () => {
  const member = await studio.aMember()
  const file = await drawJpeg('an album')
  const waits: number[] = []
  const send = async (): Promise<void> => {
    const answer = await upload(member, { file })
    if (answer.statusCode === 201) return
    waits.push(Number(answer.headers['retry-after']))
    return send()
  }
  await Promise.all(Array.from({ length: 20 }, send))
  for (const seconds of waits) expect(seconds).toBeLessThanOrEqual(10)
})

test('a crowd of uploads of one member keeps no statements of others waiting', async () => {
  const member = await studio.aMember()
  const { pool } = studio.core.database
  let [most, isOver] = [0, false]
  const watch = () => {
    most = Math.max(most, pool.waitingCount)
    if (!isOver) setImmediate(watch)
  }
  watch()
  const file = await drawJpeg('a crowd')
  await Promise.all(Array.from({ length: 60 }, () => upload(member, { file })))
  isOver = true
  expect(most).toBeLessThan(20)
})

test('small refused files are charged too', async () => {
  const member = await studio.aMember()
  outcome = { refusal: 'photo_type_unsupported', usedMs: 0 }
  await upload(member, { file: await drawJpeg('no photo') })
  expect(await usedBy(member)).toBeGreaterThan(0)
})

test('a reservation holds over several servers, and after the process died', async () => {
  const member = await studio.aMember()
  const deps = { db: studio.core.database.db, clock: studio.core.clock }
  const open = () => meterUpload(deps, member.memberId, () => new Promise<never>(() => undefined))
  const attempts = Array.from({ length: 40 }, () => Promise.race([open(), Promise.resolve('open')]))
  await Promise.allSettled(attempts)
  await expect.poll(() => usedBy(member)).toBe(Math.floor(MAX_USED_MS / RESERVED_MS) * RESERVED_MS)
  await expect(open()).rejects.toMatchObject({ code: 'too_many_requests' })
  await studio.advance(DRAINED_IN_MS)
  await expect(meterUpload(deps, member.memberId, async () => 'taken')).resolves.toBe('taken')
})

test('whoever has used much is deferred, and nobody else', async () => {
  const member = await studio.aMember()
  outcome = { usedMs: DEFERRED_FROM_MS + SECOND }
  for (let count = 0; count < 2; count++) await upload(member, { file: await drawJpeg('heavy') })
  await upload(await studio.aMember(), { file: await drawJpeg('another') })
  expect(deferred).toEqual([false, true, false])
})

test('a fault of ours costs no more than a photo', async () => {
  const member = await studio.aMember()
  const deps = { db: studio.core.database.db, clock: studio.core.clock }
  const fail = () => meterUpload(deps, member.memberId, () => Promise.reject(new Error('disk')))
  await expect(fail()).rejects.toThrow('disk')
  expect(await usedBy(member)).toBeLessThan(RESERVED_MS / 10)
})

test('a photo that nobody had time for is not charged like a useless one', async () => {
  const [refused, useless] = [await studio.aMember(), await studio.aMember()]
  const file = await drawJpeg('unlucky')
  outcome = { refusal: 'too_many_requests', usedMs: 2000 }
  expect((await upload(refused, { file })).statusCode).toBe(429)
  outcome = { refusal: 'photo_too_complex', usedMs: 2000 }
  await upload(useless, { file })
  expect((await usedBy(useless)) / (await usedBy(refused))).toBeCloseTo(3, 1)
})

test('a member’s open uploads end at a number, and delay only this member', async () => {
  const [slow, quick] = [await studio.aMember(), await studio.aMember()]
  const { port } = new URL(await studio.app.listen({ port: 0, host: '127.0.0.1' }))
  const drips = Array.from({ length: MAX_USED_MS / RESERVED_MS + 1 }, () => begin(Number(port), slow.memberId))
  const answer = await Promise.race(drips.map((drip) => once(drip, 'data')))
  expect(String(answer)).toMatch(/^HTTP\/1.1 429 .*"too_many_requests"/s)
  const file = await drawJpeg('quick')
  expect((await upload(quick, { file })).statusCode).toBe(201)

  drips.forEach((drip) => drip.destroy())
  await expect.poll(() => upload(slow, { file }).then(({ statusCode }) => statusCode)).toBe(201)
})

test('a sender who leaves is charged for more than what was begun', async () => {
  const member = await studio.aMember()
  const { port } = studio.app.server.address() as AddressInfo // as: it listens since the test before
  const socket = begin(port, member.memberId)
  await expect.poll(() => usedBy(member)).toBe(RESERVED_MS)
  socket.destroy()
  await expect.poll(() => usedBy(member)).toBeLessThanOrEqual(3 * SECOND)
  expect(await usedBy(member)).toBeGreaterThan(2 * SECOND)
})

test('some forty hang-ups use up an account, and a dozen move their sender behind the others', async () => {
  const [leaving, other] = [await studio.aMember(), await studio.aMember()]
  const deps = { db: studio.core.database.db, clock: studio.core.clock }
  const isDeferred: boolean[] = []
  const leave = () =>
    meterUpload(deps, leaving.memberId, (meter) => {
      isDeferred.push(meter.isDeferred)
      return Promise.reject(new UploadAborted())
    })
  for (let count = 0; count < 38; count += 1) await expect(leave()).rejects.toBeInstanceOf(UploadAborted)
  await expect(leave()).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(isDeferred.indexOf(true)).toBe(14)
  expect((await upload(other, { file: await drawJpeg('other') })).statusCode).toBe(201)
})

/** An upload that never ends. */
function begin(port: number, memberId: string): Socket {
  const socket = connect(port, '127.0.0.1')
  const head = `POST /api/photos HTTP/1.1\r\nHost: localhost\r\nX-Member: ${memberId}\r\nContent-Length: 9000\r\n`
  const form = 'Content-Disposition: form-data; name="photo"; filename="a.jpg"'
  socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n${form}\r\n\r\nha`)
  return socket
}
