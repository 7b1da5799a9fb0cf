import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/studio.test-support.ts'
import { EngineRefusal, type RefusalCode } from '#engine/types.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { BrokenOff, countOpenUpload, OPEN_UPLOADS_PER_HOUR } from './count-open-uploads.ts'
import { codeIn, upload } from './orders.test-support.ts'
import { createSmallEngine, drawJpeg } from './small-engine.test-support.ts'

let studio: Studio
let refusal: RefusalCode | undefined
beforeAll(async () => {
  const engine = createSmallEngine()
  const receive: typeof engine.receive = async (file, options) => {
    if (refusal) throw new EngineRefusal(refusal)
    return engine.receive(file, options)
  }
  studio = await openStudio({ engine: { ...engine, receive } })
})
afterAll(() => studio.close())

async function countOf({ memberId }: StudioMember): Promise<number> {
  const { rows } = await studio.core.database.pool.query<{ count: number }>(
    'select count(*)::int as count from open_uploads where member_id = $1',
    [memberId],
  )
  return rows[0]?.count ?? 0
}

async function sendAll(member: StudioMember, times: number): Promise<string[]> {
  const file = await drawJpeg(member.memberId)
  const codes: string[] = []
  for (let count = 0; count < times; count++) codes.push(codeIn(await upload(member, { file })))
  return codes
}

test('files that are too heavy to open count, and after too many the member can upload nothing for an hour', async () => {
  const member = await studio.aMember()
  refusal = 'photo_too_complex'
  const codes = await sendAll(member, OPEN_UPLOADS_PER_HOUR + 1)
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['photo_too_complex']))
  expect(codes.at(-1)).toBe('too_many_requests')
  refusal = undefined
  const refused = await upload(member, { file: await drawJpeg('honest') })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(HOUR / 1000)
  expect((await upload(await studio.aMember(), { file: await drawJpeg('another') })).statusCode).toBe(201)

  await studio.advance(HOUR + MINUTE)
  expect((await upload(member, { file: await drawJpeg('honest') })).statusCode).toBe(201)
})

test('photos and other refusals finish, and do not count', async () => {
  const member = await studio.aMember()
  refusal = 'photo_damaged'
  expect(new Set(await sendAll(member, 3))).toEqual(new Set(['photo_damaged']))
  refusal = undefined
  await sendAll(member, 3)
  expect(await countOf(member)).toBe(0)
})

test('an upload that is broken off, or dies with its process, counts; our own fault does not', async () => {
  const member = await studio.aMember()
  const { database, clock } = studio.core
  const deps = { db: database.db, clock }
  await expect(countOpenUpload(deps, member.memberId, () => Promise.reject(new BrokenOff()))).rejects.toMatchObject({
    code: 'invalid_request',
  })
  expect(await countOf(member)).toBe(1)
  void countOpenUpload(deps, member.memberId, () => new Promise<never>(() => undefined))
  await expect.poll(() => countOf(member)).toBe(2)
  await expect(countOpenUpload(deps, member.memberId, () => Promise.reject(new Error('disk')))).rejects.toThrow('disk')
  expect(await countOf(member)).toBe(2)

  await studio.advance(HOUR + MINUTE)
  await studio.sweep('forget-old-uploads')
  expect(await countOf(member)).toBe(0)
})
