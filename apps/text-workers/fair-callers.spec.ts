import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { ORDERS_PER_HOUR } from '#features/photo-edits/server/edits/orders-an-hour.ts'
import { aPhoto } from '#features/photo-edits/server/orders.test-support.ts'
import { createSmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'
import { openTextWorkers, type TextWorkers } from './open-text-workers.ts'

/** Nothing of it is understood, so that no order is made of it, however often it is sent. */
const NONSENSE = 'xyzzy qwrtp '.repeat(40).slice(0, 490)
const quiet = { warn: () => undefined }

let studio: Studio
let address: string
let workers: TextWorkers
/** The calls of the threads, by owner. */
const asked: { name: string; owner: string | undefined }[] = []

beforeAll(async () => {
  workers = openTextWorkers({ log: quiet })
  const ask: TextWorkers['ask'] = (name, input, turn) => {
    asked.push({ name, owner: turn.owner })
    return workers.ask(name, input, turn)
  }
  studio = await openStudio({ engine: createSmallEngine(), textWorkers: { ...workers, ask } })
  address = await studio.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => studio.close())

interface Answer {
  readonly status: number
  readonly code: string | undefined
  /** How many answers of others had come before. */
  readonly place: number
}

let answers = 0
async function post(member: StudioMember, path: string, body: Record<string, unknown>): Promise<Answer> {
  const reply = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-member': member.memberId, origin: studio.core.env.publicUrl },
    body: JSON.stringify({ phone: member.phone, ...body }),
  })
  const { code } = (await reply.json()) as { code?: string } // as: the shape of every refusal; a success has no code
  return { status: reply.status, code, place: answers++ }
}

const describeScene = (member: StudioMember, photoId: string, index = 0) =>
  post(member, '/api/edits', { photo_id: photoId, operation: 'describe', words: `${NONSENSE}${index}` })
const readingsOf = ({ memberId }: StudioMember) => asked.filter(({ owner }) => owner === memberId).length

describe('three hundred descriptions of one member at once', () => {
  it('never refuse another member, and let them wait for only a few of them', async () => {
    const [busy, member] = [await studio.aMember(), await studio.aMember()]
    const photo = await aPhoto(busy)
    // the first caption loads the dictionaries
    expect((await post(member, '/api/captions', { message: 'Bolo de pote' })).status).toBe(200)
    const flood = Array.from({ length: 300 }, (_, index) => describeScene(busy, photo.id, index))
    await Promise.race(flood)
    const begun = answers
    const caption = await post(member, '/api/captions', { message: 'Bolo de pote de ninho por R$ 12, só hoje' })
    const readings = await post(member, '/api/backdrops/words', { words: 'praia com coqueiros' })
    expect([caption.status, readings.status]).toEqual([200, 200])
    const refused = Map.groupBy(await Promise.all(flood), ({ code }) => code)
    expect(new Set(refused.keys())).toEqual(new Set(['too_many_requests', 'words_not_understood']))
    // the flood's refusals cost no reading; of its readings, one ran at a time
    const read = refused.get('words_not_understood') ?? []
    expect(read.filter(({ place }) => place >= begun && place < caption.place).length).toBeLessThanOrEqual(20)
  })
})

describe('a sentence that once hung the server for good', () => {
  it.each(['às ', 'as ', 'AS ', 'à '])(
    '"%s" thirty times gets its captions, while health and others are answered',
    async (word) => {
      const [hostile, member] = [await studio.aMember(), await studio.aMember()]
      const attack = post(hostile, '/api/captions', { message: word.repeat(30) })
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
      expect((await post(member, '/api/captions', { message: 'bolo de cenoura por R$ 35' })).status).toBe(200)
      expect((await attack).status).toBe(200)
    },
  )

  it('is read in a description as well', async () => {
    const member = await studio.aMember()
    const photo = await aPhoto(member)
    expect(await describeScene(member, photo.id)).toMatchObject({ status: 422, code: 'words_not_understood' })
    const scene = await post(member, '/api/backdrops/words', { words: 'às '.repeat(100) })
    expect(scene.status).toBe(200)
  })
})

describe('a description is not read', () => {
  it('without a plan after the trial', async () => {
    const member = await studio.aMember({ hasPlan: false })
    const tried = await aPhoto(member, 'tried')
    await post(member, '/api/edits', { photo_id: tried.id, operation: 'post' })
    const photo = await aPhoto(member)
    expect(await describeScene(member, photo.id)).toMatchObject({ status: 402, code: 'subscription_required' })
    expect(readingsOf(member)).toBe(0)
  })

  it('for another member’s photo', async () => {
    const [owner, member] = [await studio.aMember(), await studio.aMember()]
    const photo = await aPhoto(owner)
    expect(await describeScene(member, photo.id)).toMatchObject({ status: 404, code: 'not_found' })
    expect(readingsOf(member)).toBe(0)
  })

  it('when the edits of the month are used up', async () => {
    const member = await studio.aMember()
    const photo = await aPhoto(member)
    const orders = Array.from({ length: 12 }, () => post(member, '/api/edits', { photo_id: photo.id, operation: 'post' }))
    expect(new Set((await Promise.all(orders)).map(({ status }) => status))).toEqual(new Set([202]))
    expect(await describeScene(member, photo.id)).toMatchObject({ status: 402, code: 'allowance_used_up' })
    expect(readingsOf(member)).toBe(0)
  })

  it('when the orders of the hour are used up', async () => {
    const member = await studio.aMember()
    const photo = await aPhoto(member)
    await studio.core.database.pool.query(
      `insert into edits (id, member_id, photo_id, operation, state, stage, format, wishes, language, root_id, is_free, request_hash, created_at, error_code)
       select id, $1, $2, 'post', 'failed', 'waiting', '4:5', '{"format":"4:5"}', 'pt-BR', id, false, 'x', $3, 'edit_failed'
       from (select gen_random_uuid() as id from generate_series(1, $4)) made`,
      [member.memberId, photo.id, studio.core.clock.now(), ORDERS_PER_HOUR],
    )
    expect(await describeScene(member, photo.id)).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(readingsOf(member)).toBe(0)
  })

  it('without a session', async () => {
    const before = asked.length
    const member = await studio.aMember()
    const photo = await aPhoto(member)
    member.signOut()
    expect(await describeScene(member, photo.id)).toMatchObject({ status: 401, code: 'unauthorised' })
    expect(asked.length).toBe(before)
  })
})
