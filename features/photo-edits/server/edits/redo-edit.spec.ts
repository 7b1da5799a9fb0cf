import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { HOUR } from '#platform/clock.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { aDoneEdit, aPhoto, codeIn, editIn, finished, getEdit, order, redo, remaining } from '../orders.test-support.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
})
afterAll(() => studio.close())

async function redone(member: StudioMember, editId: string, wishes = {}): Promise<Edit> {
  return finished(studio, member, editIn(await redo(member, editId, wishes)).id)
}

test('makes a disappointing edit again for free, once', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member, { headline: 'Bolo', operation: 'swap', backdrop: 'marmore-branco' })
  expect(edit.free_redo_until).toBeDefined()

  const first = await redone(member, edit.id, { headline: 'Torta' })
  expect(first).toMatchObject({
    state: 'done',
    redo_of: edit.id,
    operation: 'swap',
    wishes: { headline: 'Torta', backdrop: 'marmore-branco' },
    photo_id: edit.photo_id,
  })
  expect(await remaining(member)).toBe(11)
  expect((await getEdit(member, edit.id)).free_redo_until).toBeUndefined()

  const second = await redone(member, edit.id)
  expect(second.wishes.headline).toBe('Bolo')
  expect(await remaining(member)).toBe(10)
})

test('shows another part of the backdrop, or the one that the member likes', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member, { operation: 'swap', backdrop: 'marmore-branco' })
  const { seed = -1 } = edit.wishes
  expect(seed).toBeGreaterThanOrEqual(0)
  expect((await redone(member, edit.id)).wishes.seed).not.toBe(seed)
  expect((await redone(member, edit.id, { seed })).wishes.seed).toBe(seed)
})

test('removes a wish that is sent empty', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member, { headline: 'Bolo', signature: '@doces' })
  const again = await redone(member, edit.id, { headline: '' })
  expect(again.wishes).toEqual({ signature: '@doces', format: '4:5' })
})

test('charges the redo of a redo', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  const first = await redone(member, edit.id)
  await redone(member, first.id)
  expect(await remaining(member)).toBe(10)
})

test('gives one free redo to parallel taps, the others are charged', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  const answers = await Promise.all(Array.from({ length: 4 }, () => redo(member, edit.id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202])
  const redos = await Promise.all(answers.map((answer) => finished(studio, member, editIn(answer).id)))
  expect(redos.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
  expect(await remaining(member)).toBe(11 - 3)
})

test('refuses a redo that was offered as free once another has taken it, and charges nothing', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  const answers = await Promise.all(Array.from({ length: 3 }, () => redo(member, edit.id, { expects_free: true })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([202, 409, 409])
  const late = await redo(member, edit.id, { expects_free: true })
  expect([late.statusCode, codeIn(late), await remaining(member)]).toEqual([409, 'redo_not_free', 11])
  expect((await redo(member, edit.id, { expects_free: false })).statusCode).toBe(202)
  expect(await remaining(member)).toBe(10)
})

test('finds the free redo again when its tap is repeated, and lets captions be free', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  const tap = () => redo(member, edit.id, { key: 'free', expects_free: true })
  const [first, again] = [await tap(), await tap()]
  expect([again.statusCode, editIn(again).id]).toEqual([202, editIn(first).id])
  const caption = await redo(member, edit.id, { operation: 'caption', message: 'bolo', expects_free: true })
  expect([caption.statusCode, await remaining(member)]).toEqual([202, 11])
})

test('returns the same edit for the same redo tap', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  const answers = await Promise.all(Array.from({ length: 3 }, () => redo(member, edit.id, { key: 'again' })))
  expect(new Set(answers.map((answer) => editIn(answer).id)).size).toBe(1)
  const other = await redo(member, edit.id, { key: 'again', headline: 'Outro' })
  expect(codeIn(other)).toBe('idempotency_conflict')
  await Promise.all(answers.map((answer) => finished(studio, member, editIn(answer).id)))
  expect(await remaining(member)).toBe(11)
})

test('grants the free redo again when it fails', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  engine.failNext('subject_unclear')
  const failed = await redone(member, edit.id)
  expect(failed.state).toBe('failed')
  await redone(member, failed.id)
  expect(await remaining(member)).toBe(11)
})

test('charges a redo after a day', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  await studio.advance(24 * HOUR)
  expect((await getEdit(member, edit.id)).free_redo_until).toBeUndefined()
  await redone(member, edit.id)
  expect(await remaining(member)).toBe(10)
})

test('charges the redo of a failed edit like any other: the failed one cost nothing', async () => {
  const member = await studio.aMember()
  engine.failNext('subject_unclear')
  const failed = await aDoneEdit(studio, member, { operation: 'swap', backdrop: 'marmore-branco' })
  expect(failed).toMatchObject({ state: 'failed' })
  expect(failed.free_redo_until).toBeUndefined()
  const again = await redone(member, failed.id, { operation: 'post' })
  expect(again).toMatchObject({ state: 'done', redo_of: failed.id })
  expect(again.free_redo_until).toBeDefined()
  expect(await remaining(member)).toBe(11)
})

test('gives no free picture for a free caption', async () => {
  const member = await studio.aMember()
  const words = await aDoneEdit(studio, member, { operation: 'caption', message: 'oi' })
  await redone(member, words.id, { operation: 'post' })
  expect(await remaining(member)).toBe(11)
})

test('refuses while the edit is not finished', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const waiting = engine.hold()
  const edit = editIn(await order(member, { photoId: photo.id }))
  await waiting
  const answer = await redo(member, edit.id)
  expect([answer.statusCode, codeIn(answer)]).toEqual([409, 'redo_not_ready'])
  engine.release()
  await finished(studio, member, edit.id)
})

test('refuses once the photo is deleted', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  await member.call({ method: 'DELETE', url: `/api/photos/${edit.photo_id}` })
  const answer = await redo(member, edit.id)
  expect([answer.statusCode, codeIn(answer)]).toEqual([410, 'photo_unavailable'])
  expect((await getEdit(member, edit.id)).before_url).toBeNull()
})
