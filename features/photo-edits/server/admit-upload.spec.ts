import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/studio.test-support.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import { ARRIVING_AT_ONCE, createAdmission } from './admit-upload.ts'
import { aPhoto, codeIn, upload } from './orders.test-support.ts'
import { createSmallEngine, drawJpeg } from './small-engine.test-support.ts'
import { UPLOADS_PER_DAY } from './uploads-a-day.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
})
afterAll(() => studio.close())

/** A member who has just uploaded this many photos. */
async function aMemberWith(photos: number): Promise<StudioMember> {
  const member = await studio.aMember()
  const { id } = await aPhoto(member)
  await studio.core.database.pool.query(
    `insert into photos select (jsonb_populate_record(photos, jsonb_build_object('id', gen_random_uuid()))).*
     from photos, generate_series(2, $2) where id = $1`,
    [id, photos],
  )
  return member
}

test('accepts a day’s number of photos of a member, and the next when the day is over', async () => {
  const member = await aMemberWith(UPLOADS_PER_DAY)
  const file = await drawJpeg('one more')
  await studio.advance(HOUR)
  const refused = await upload(member, { file })
  expect([refused.statusCode, codeIn(refused)]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual((DAY - HOUR) / 1000)
  expect((await upload(await studio.aMember(), { file })).statusCode).toBe(201)

  await studio.advance(DAY - HOUR)
  expect((await upload(member, { file })).statusCode).toBe(201)
})

test('accepts no more of them in a day when they come in parallel', async () => {
  const member = await aMemberWith(UPLOADS_PER_DAY - 1)
  const file = await drawJpeg('side by side')
  const answers = await Promise.all([1, 2, 3].map(() => upload(member, { file })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 429, 429])
})

test('keeps three in memory at once, and the others in turn even after a failed one', async () => {
  const { database, clock } = studio.core
  const admit = createAdmission({ db: database.db, clock })
  const doors: (() => void)[] = []
  const keep = () => new Promise<string>((resolve, reject) => doors.push(doors.length === 0 ? reject : () => resolve('kept')))
  const members = await Promise.all([1, 2, 3, 4, 5].map(() => studio.aMember()))
  const uploads = Promise.allSettled(members.map(({ memberId }) => admit(memberId, (inTurn) => inTurn(keep))))
  await expect.poll(() => doors.length).toBe(3)
  doors[0]?.()
  await expect.poll(() => doors.length).toBe(4)
  doors[1]?.()
  await expect.poll(() => doors.length).toBe(5)
  doors.forEach((open) => open())
  expect((await uploads).map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
})

test('lets a slow upload delay only its own sender', async () => {
  const [slow, quick] = [await studio.aMember(), await studio.aMember()]
  const { port } = new URL(await studio.app.listen({ port: 0, host: '127.0.0.1' }))
  const drips = Array.from({ length: ARRIVING_AT_ONCE + 1 }, () => begin(Number(port), slow.memberId))
  const answer = await Promise.race(drips.map((drip) => once(drip, 'data')))
  expect(String(answer)).toMatch(/^HTTP\/1.1 429 .*"too_many_requests"/s)
  const file = await drawJpeg('quick')
  expect((await upload(quick, { file })).statusCode).toBe(201)

  drips.forEach((drip) => drip.destroy())
  await expect.poll(() => upload(slow, { file }).then(({ statusCode }) => statusCode)).toBe(201)
})

/** An upload that never ends. */
function begin(port: number, memberId: string): Socket {
  const socket = connect(port, '127.0.0.1')
  const head = `POST /api/photos HTTP/1.1\r\nHost: localhost\r\nX-Member: ${memberId}\r\nContent-Length: 9000\r\n`
  const form = 'Content-Disposition: form-data; name="photo"; filename="a.jpg"'
  socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n${form}\r\n\r\nha`)
  return socket
}
