import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { businessDay } from '#features/business-zone.ts'
import { createSmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'
import { HOUR } from '#platform/clock.ts'
import { createCaptions } from './captions.ts'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
})
afterAll(() => studio.close())

interface Answer {
  readonly captions: { text: string; hashtags: string[] }[]
  readonly warnings: string[]
  readonly code?: string
}

async function write(member: StudioMember, order: Record<string, unknown>) {
  const payload = { phone: member.phone, ...order }
  const answer = await member.call({ method: 'POST', url: '/api/captions', payload })
  return { status: answer.statusCode, ...answer.json<Answer>() }
}

test('writes different captions to choose from, with at most five hashtags', async () => {
  const member = await studio.aMember({ occupation: 'Confeiteira' })
  const { status, captions, warnings } = await write(member, { message: 'bolo de pote por R$ 12 até sábado' })
  expect(status).toBe(200)
  expect(new Set(captions.map(({ text }) => text)).size).toBe(3)
  expect(captions.every(({ text }) => text.includes('R$ 12'))).toBe(true)
  expect(captions.every(({ hashtags }) => hashtags.length > 0 && hashtags.length <= 5)).toBe(true)
  expect(warnings).toEqual([])
})

test('offers none again that was just offered', async () => {
  const member = await studio.aMember()
  const seen: string[] = []
  for (let round = 0; round < 3; round++) {
    const { captions } = await write(member, { message: 'Agenda aberta', seen })
    seen.unshift(...captions.map(({ text }) => text))
  }
  expect(new Set(seen).size).toBe(9)
})

test('leaves hashtags out when they are not wanted', async () => {
  const { captions } = await write(await studio.aMember(), { message: 'oi', hashtags: false })
  expect(captions.flatMap(({ hashtags }) => hashtags)).toEqual([])
})

test('reminds a physician of the posting rules', async () => {
  const { warnings } = await write(await studio.aMember({ occupation: 'Médica dermatologista' }), { message: 'agenda aberta' })
  expect(warnings).toEqual(['posting_rules_medicine'])
})

test('reminds of the posting rules where only the words are medical, whatever the profession', async () => {
  for (const occupation of [undefined, 'Esteticista']) {
    const member = await studio.aMember(occupation === undefined ? {} : { occupation })
    const { warnings } = await write(member, { message: 'avaliação gratuita para implante dentário' })
    expect(warnings).toEqual(['posting_rules_dentistry'])
  }
})

test.each([
  [{ message: '' }, 400, 'message_missing'],
  [{ message: '   ' }, 400, 'message_missing'],
  [{ message: '\u0000\v\u200B ' }, 400, 'message_missing'],
  [{ message: 'a'.repeat(501) }, 400, 'text_too_long'],
  [{ message: 'oi', tone: 'angry' }, 400, 'invalid_request'],
  [{ message: 'oi', seen: Array.from({ length: 13 }, () => 'oi') }, 400, 'invalid_request'],
  [{ message: 'oi', phone: '+5511000000000' }, 403, 'wrong_phone'],
])('refuses %j with %i %s', async (order, status, code) => {
  expect(await write(await studio.aMember(), order)).toMatchObject({ status, code })
})

test('refuses without the plan', async () => {
  const member = await studio.aMember({ hasPlan: false })
  expect(await write(member, { message: 'oi' })).toMatchObject({ status: 402, code: 'subscription_required' })
})

const assessNothing = async () => ({ profession: null, leavesOutClaims: false })

test('writes a limited number a day (São Paulo time), however many are requested in parallel, and continues the day after', async () => {
  const member = await studio.aMember()
  const { db } = studio.core.database
  const writer = { write: async () => ({ captions: [{ text: 'oi', hashtags: [] }], isFallback: true }) }
  const clock = { now: () => new Date('2026-11-22T02:30:00Z') }
  const learning = { listStored: async () => [], readHabits: async () => [] }
  const deps = { ...learning, db, membership: studio.core.membership, writer, assessMessage: assessNothing, captionsPerDay: 3 }
  const today = createCaptions({ ...deps, clock })
  const wish = { message: 'oi', language: 'pt-BR' as const }
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => today.writeCaptions(member.memberId, wish)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(today.writeCaptions(member.memberId, wish)).rejects.toMatchObject({ code: 'captions_used_up' })
  const tomorrow = createCaptions({ ...deps, clock: { now: () => new Date(clock.now().getTime() + HOUR) } })
  expect((await tomorrow.writeCaptions(member.memberId, wish)).warnings).toEqual(['words_fell_back'])
})

test('ends the day at midnight in São Paulo', () => {
  expect(businessDay(new Date('2026-11-22T02:59:59Z'))).toBe('2026-11-21')
  expect(businessDay(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22')
})

test('states that a promise was left out', async () => {
  const reply = await write(await studio.aMember(), { message: 'nosso chá emagrecedor cura diabetes' })
  expect(reply).toMatchObject({ status: 200, warnings: ['claims_left_out'] })
})
