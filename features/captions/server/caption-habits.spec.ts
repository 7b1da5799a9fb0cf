/** What is learned from the captions that a member changes: shown, obeyed everywhere, and forgotten when they say so. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { aDoneEdit, aPhoto } from '#features/photo-edits/server/orders.test-support.ts'
import { createSmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
  await studio.startWorking()
})
afterAll(() => studio.close())

const PLAIN = 'Bolo de pote por R$ 12 até sábado.'
const MESSAGE = 'bolo de pote por R$ 12 até sábado'
const EMOJI = /\p{Extended_Pictographic}/u

async function habitsOf(member: StudioMember) {
  const answer = await member.call({ method: 'GET', url: '/api/captions/habits' })
  return answer.json<{ habits: { habit: string; captions: number }[]; forgotten_at: string | null }>()
}

const forget = (member: StudioMember) => member.call({ method: 'DELETE', url: '/api/captions/habits' })

/** Captions of a photo, each changed to the plain one. */
async function changes(member: StudioMember, photoId: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { id } = await aDoneEdit(studio, member, { photoId, operation: 'caption', message: MESSAGE })
    await member.call({ method: 'PATCH', url: `/api/edits/${id}`, payload: { phone: member.phone, caption: PLAIN } })
  }
}

async function alone(member: StudioMember, wishes: Record<string, unknown> = {}) {
  const payload = { phone: member.phone, message: MESSAGE, ...wishes }
  const answer = await member.call({ method: 'POST', url: '/api/captions', payload })
  return answer.json<{ captions: { text: string; hashtags: string[] }[] }>().captions
}

test('is learned from three changed captions, obeyed at once, and forgotten', async () => {
  const member = await studio.aMember({ occupation: 'Confeiteira' })
  const { id: photoId } = await aPhoto(member)
  await changes(member, photoId, 2)
  expect(await habitsOf(member)).toEqual({ habits: [], forgotten_at: null })
  expect((await alone(member)).some(({ hashtags }) => hashtags.length > 0)).toBe(true)

  await changes(member, photoId, 1)
  const { habits } = await habitsOf(member)
  for (const habit of ['no_hashtags', 'no_emoji']) expect(habits).toContainEqual({ habit, captions: 3 })
  const next = await aDoneEdit(studio, member, { photoId, operation: 'caption', message: MESSAGE })
  expect(next.caption).not.toMatch(/#/)
  expect(next.caption).not.toMatch(EMOJI)
  for (const { text, hashtags } of await alone(member)) expect([EMOJI.test(text), hashtags]).toEqual([false, []])
  // a wish is obeyed before a habit
  expect((await alone(member, { hashtags: true })).every(({ hashtags }) => hashtags.length > 0)).toBe(true)

  expect((await forget(member)).json()).toEqual({ ok: true })
  expect(await habitsOf(member)).toEqual({ habits: [], forgotten_at: expect.any(String) as string }) // as: a matcher stands for what it matches
  expect((await alone(member)).every(({ hashtags }) => hashtags.length > 0)).toBe(true)
  await changes(member, photoId, 3)
  expect((await habitsOf(member)).habits).toContainEqual({ habit: 'no_hashtags', captions: 3 })
})

test('is learned from nobody else, and goes with the edits', async () => {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member)
  await changes(member, photoId, 3)
  expect((await habitsOf(await studio.aMember())).habits).toEqual([])
  const { edits } = (await member.call({ method: 'GET', url: '/api/edits' })).json<{ edits: { id: string }[] }>()
  for (const { id } of edits) await member.call({ method: 'DELETE', url: `/api/edits/${id}` })
  expect((await habitsOf(member)).habits).toEqual([])
  const { rows } = await studio.core.database.pool.query(
    'select 1 from edits where member_id = $1 and written_caption is not null',
    [member.memberId],
  )
  expect(rows).toEqual([])
})
