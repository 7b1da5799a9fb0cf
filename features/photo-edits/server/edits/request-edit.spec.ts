import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio } from '#apps/testing/studio.test-support.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import { ORDERS_PER_HOUR } from './orders-an-hour.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { aPhoto, codeIn, editIn, finished, order, remaining } from '../orders.test-support.ts'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
})
afterAll(() => studio.close())

test('accepts an order and reserves one edit', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const answer = await order(member, { photoId: photo.id, headline: '  Bolo do dia ', signature: '' })
  expect(answer.statusCode).toBe(202)
  expect(editIn(answer)).toMatchObject({
    photo_id: photo.id,
    operation: 'post',
    state: 'queued',
    stage: 'waiting',
    progress: 0,
    format: '4:5',
    wishes: { headline: 'Bolo do dia', format: '4:5' },
    result_url: null,
    caption: null,
    finished_at: null,
  })
  expect(await remaining(member)).toBe(11)
})

test.each([
  [{ operation: 'swap' }, 400, 'backdrop_missing'],
  [{ operation: 'swap', backdrop: ' ' }, 400, 'backdrop_missing'],
  [{ operation: 'swap', backdrop: 'lua-de-queijo' }, 422, 'backdrop_unknown'],
  [{ operation: 'describe' }, 400, 'words_missing'],
  [{ operation: 'describe', words: '   ' }, 400, 'words_missing'],
  [{ operation: 'describe', words: '\u0000\u001B \v' }, 400, 'words_missing'],
  [{ operation: 'caption' }, 400, 'message_missing'],
  [{ operation: 'caption', message: '  \n ' }, 400, 'message_missing'],
  [{ operation: 'caption', message: '\u0000\f\u0085\u200B' }, 400, 'message_missing'],
  [{ operation: 'paint' }, 400, 'invalid_request'],
  [{ format: '16:9' }, 400, 'invalid_request'],
  [{ words: 'a'.repeat(501) }, 400, 'text_too_long'],
  [{ headline: 'a'.repeat(61) }, 400, 'text_too_long'],
  [{ phone: '+5511000000000' }, 403, 'wrong_phone'],
  [{ phone: undefined }, 403, 'wrong_phone'],
  [{ photo_id: 'not-an-id' }, 400, 'invalid_request'],
  [{ photo_id: randomUUID() }, 404, 'not_found'],
])('refuses %j with %i %s and reserves nothing', async (wishes, status, code) => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const answer = await order(member, { photoId: photo.id, ...wishes })
  expect([answer.statusCode, codeIn(answer)]).toEqual([status, code])
  expect(await remaining(member)).toBe(12)
})

test('refuses a photo that is deleted', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  await member.call({ method: 'DELETE', url: `/api/photos/${photo.id}` })
  const answer = await order(member, { photoId: photo.id })
  expect([answer.statusCode, codeIn(answer)]).toEqual([410, 'photo_unavailable'])
})

test.each(['post', 'caption'])('refuses a %s without the plan after the trial', async (operation) => {
  const member = await studio.aMember({ hasPlan: false })
  await order(member, { photoId: (await aPhoto(member, `trial of ${operation}`)).id })
  const photo = await aPhoto(member)
  const answer = await order(member, { photoId: photo.id, operation, message: 'oi' })
  expect([answer.statusCode, codeIn(answer)]).toEqual([402, 'subscription_required'])
})

test('delivers one edit to twelve parallel requests with one left', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  for (let used = 0; used < 11; used++) await order(member, { photoId: photo.id })
  const answers = await Promise.all(Array.from({ length: 12 }, () => order(member, { photoId: photo.id })))
  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1)
  const refused = answers.filter(({ statusCode }) => statusCode === 402)
  expect(refused.map(codeIn)).toEqual(Array.from({ length: 11 }, () => 'allowance_used_up'))
  expect(await remaining(member)).toBe(0)
})

test('writes captions when no edit is left', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  for (let used = 0; used < 12; used++) await order(member, { photoId: photo.id })
  const answer = await order(member, { photoId: photo.id, operation: 'caption', message: 'oi' })
  expect(answer.statusCode).toBe(202)
})

test('limits the orders of an hour, including parallel and deleted ones', async () => {
  const member = await studio.aMember()
  const photoId = (await aPhoto(member)).id
  const { id } = editIn(await order(member, { photoId }))
  await member.call({ method: 'DELETE', url: `/api/edits/${id}` })
  await studio.core.database.pool.query(
    `insert into edits select (jsonb_populate_record(edits, jsonb_build_object('id', gen_random_uuid()))).*
     from edits, generate_series(2, $2) where id = $1`,
    [id, ORDERS_PER_HOUR - 1],
  )
  const answers = await Promise.all([1, 2, 3].map(() => order(member, { photoId })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([202, 429, 429])
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect(await remaining(member)).toBe(11)

  await studio.advance(HOUR)
  expect((await order(member, { photoId })).statusCode).toBe(202)
})

test('returns the same edit for the same tap', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const key = randomUUID()
  const taps = await Promise.all(
    Array.from({ length: 5 }, () => order(member, { photoId: photo.id, key, headline: 'Oi', format: '1:1' })),
  )
  const later = await order(member, { photoId: photo.id, key, format: '1:1', headline: 'Oi' })
  expect([...taps, later].map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 202))
  expect(new Set([...taps, later].map((tap) => editIn(tap).id)).size).toBe(1)
  expect(await remaining(member)).toBe(11)
})

test('refuses a key that was used for another request', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  await order(member, { photoId: photo.id, key: 'one', headline: 'Oi' })
  const answer = await order(member, { photoId: photo.id, key: 'one', headline: 'Olá' })
  expect([answer.statusCode, codeIn(answer)]).toEqual([409, 'idempotency_conflict'])
  expect(await remaining(member)).toBe(11)
})

test('makes another edit of an order with other wishes, and of one without a key', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const ids = [
    editIn(await order(member, { photoId: photo.id, key: 'one' })).id,
    editIn(await order(member, { photoId: photo.id, key: 'two', headline: 'Oi' })).id,
    editIn(await order(member, { photoId: photo.id })).id,
  ]
  expect(new Set(ids).size).toBe(3)
})

test('refuses the key of an edit that was deleted since', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const { id } = editIn(await order(member, { photoId: photo.id, key: 'gone' }))
  await member.call({ method: 'DELETE', url: `/api/edits/${id}` })
  const answer = await order(member, { photoId: photo.id, key: 'gone' })
  expect([answer.statusCode, codeIn(answer)]).toEqual([409, 'idempotency_conflict'])
})

test('keeps the keys of members apart', async () => {
  const [one, other] = [await studio.aMember(), await studio.aMember()]
  const first = await order(one, { photoId: (await aPhoto(one)).id, key: 'shared' })
  const second = await order(other, { photoId: (await aPhoto(other)).id, key: 'shared' })
  expect([first.statusCode, second.statusCode]).toEqual([202, 202])
  expect(editIn(second).id).not.toBe(editIn(first).id)
})

test('refuses a key that is too long', async () => {
  const member = await studio.aMember()
  const answer = await order(member, { photoId: (await aPhoto(member)).id, key: 'k'.repeat(201) })
  expect([answer.statusCode, codeIn(answer)]).toEqual([400, 'invalid_request'])
})

test('allows the key of a refused request again', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  await order(member, { photoId: photo.id, key: 'again', operation: 'swap' })
  const answer = await order(member, { photoId: photo.id, key: 'again', operation: 'swap', backdrop: 'marmore-branco' })
  expect(answer.statusCode).toBe(202)
})

test("makes a member's edits in the order of their taps", async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const taps: string[] = []
  for (let tap = 0; tap < 4; tap++) taps.push(editIn(await order(member, { photoId: photo.id, headline: `${tap}` })).id)
  await studio.startWorking()
  const done = await Promise.all(taps.map((id) => finished(studio, member, id)))
  const ends = done.map(({ finished_at: end }) => end ?? '')
  expect(done.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
  expect(ends).toEqual(ends.toSorted())
})

test('takes the same order of a second tab for the first one, while it is being made and a moment after', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const taps = await Promise.all(['one', 'two', 'three'].map((key) => order(member, { photoId: photo.id, key })))
  const [first = '', ...others] = new Set(taps.map((tap) => editIn(tap).id))
  expect(others).toEqual([])
  await finished(studio, member, first)
  expect(editIn(await order(member, { photoId: photo.id, key: 'four' })).id).toBe(first)
  expect(await remaining(member)).toBe(11)
  await studio.advance(11 * SECOND)
  expect(editIn(await order(member, { photoId: photo.id, key: 'five' })).id).not.toBe(first)
})

test('takes the same order of a second tab for the first one, whatever part of the backdrop each tab drew', async () => {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member)
  const wishes = { photoId, operation: 'swap', backdrop: 'marmore-branco' }
  const taps = await Promise.all([1, 2].map((seed) => order(member, { ...wishes, seed, key: `tab ${seed}` })))
  expect(new Set(taps.map((tap) => editIn(tap).id)).size).toBe(1)
})
