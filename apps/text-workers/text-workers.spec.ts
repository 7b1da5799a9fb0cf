import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '#engine/types.ts'
import { exportCaptionDays } from '#features/captions/server/index.ts'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { createSmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'
import { aPhoto, codeIn, order, remaining } from '#features/photo-edits/server/orders.test-support.ts'
import { openTextWorkers } from './open-text-workers.ts'

/** 2^60 ways to match it. */
const TANGLED = `${'a'.repeat(60)}!`
const quiet = { warn: () => undefined }

const caption = async (member: StudioMember, message: string, language = 'pt-BR') => {
  const reply = await member.call({
    method: 'POST',
    url: '/api/captions',
    payload: { phone: member.phone, message },
    headers: { 'accept-language': language },
  })
  return { status: reply.statusCode, ...reply.json<{ captions?: unknown[]; code?: string; error?: string }>() }
}

/** Slower than any machine: nothing is given up while such a spec runs. */
const NEVER_MS = 2 ** 31 - 1
const openTangled = (limitMs: number) =>
  openTextWorkers({ log: quiet, file: new URL('text-worker.test-support.ts', import.meta.url), limitMs })

it('health and another member’s text are answered while a text blocks its thread', async () => {
  const workers = openTangled(NEVER_MS)
  const studio = await openStudio({ engine: createSmallEngine(), textWorkers: workers })
  const address = await studio.app.listen({ port: 0, host: '127.0.0.1' })
  const [hostile, member] = [await studio.aMember(), await studio.aMember()]
  let isOver = false
  const attack = caption(hostile, TANGLED).finally(() => {
    isOver = true
  })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect(await caption(member, 'bolo de cenoura por R$ 35')).toMatchObject({ status: 200 })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect(isOver).toBe(false)
  await workers.close()
  await attack
  await studio.close()
})

describe('text that would block a thread for ever', () => {
  let studio: Studio
  let address: string
  const engine: Engine = createSmallEngine()
  beforeAll(async () => {
    studio = await openStudio({ engine, textWorkers: openTangled(2000) })
    address = await studio.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => studio.close())

  it('is refused, and its sender’s next text is read', async () => {
    const hostile = await studio.aMember()
    expect(await caption(hostile, TANGLED)).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect((await caption(hostile, 'bolo de cenoura')).status).toBe(200)
  })

  it('counts as a caption of the day', async () => {
    const member = await studio.aMember()
    await caption(member, 'bolo')
    await caption(member, TANGLED)
    expect(await exportCaptionDays(studio.core.database.db, member.memberId)).toMatchObject({ caption_days: [{ captions: 2 }] })
  })

  it('is read three times within the hour, then no text of its sender is read, and nobody else notices', async () => {
    const [hostile, member] = [await studio.aMember(), await studio.aMember()]
    const statuses = await Promise.all([1, 2, 3].map(async () => (await caption(hostile, TANGLED)).status))
    expect(statuses).toEqual([429, 429, 429])
    const refused = await caption(hostile, 'bolo de cenoura')
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(refused.error).toMatch(/Espere \d\d minutos/)
    expect((await caption(member, 'bolo de cenoura')).status).toBe(200)
  })

  it('is refused in a scene as well, before anything is reserved', async () => {
    const member = await studio.aMember()
    const photo = await aPhoto(member)
    const refused = await order(member, { photoId: photo.id, operation: 'describe', words: TANGLED })
    expect([refused.statusCode, codeIn(refused), await remaining(member)]).toEqual([429, 'too_many_requests', 12])
  })

  it('is refused as a line of a post, and leaves the gallery that shows it readable', async () => {
    const member = await studio.aMember()
    const read = await member.call({ method: 'POST', url: '/api/layouts/line', payload: { line: TANGLED } })
    expect([read.statusCode, codeIn(read)]).toEqual([429, 'too_many_requests'])
    const photo = await aPhoto(member)
    await order(member, { photoId: photo.id, operation: 'post', message: 'bolo R$ 30' })
    await order(member, { photoId: photo.id, operation: 'post', message: TANGLED, headline: 'Promoção' })
    const list = member.call({ method: 'GET', url: '/api/edits' })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect((await list).json<{ edits: { texts: unknown }[] }>().edits.map(({ texts }) => texts)).toEqual([
      { title: 'Promoção' },
      expect.anything(),
    ])
  })

  it('is refused in the language of its writer', async () => {
    const languages = ['pt-BR', 'pt-PT', 'es', 'en']
    const refused = await Promise.all(languages.map(async (language) => caption(await studio.aMember(), TANGLED, language)))
    expect(refused.map(({ error }) => error?.split(' em ')[0]?.split(' en ')[0]?.split(' in ')[0])).toEqual([
      'Muitos pedidos',
      'Demasiados pedidos',
      'Demasiadas solicitudes',
      'Too many requests',
    ])
  })
})
