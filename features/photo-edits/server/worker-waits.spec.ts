/** Calls that wait for a busy worker, over real HTTP: they delay no other call of their member, and leave nothing behind. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { aDoneEdit } from './orders.test-support.ts'
import { createSmallEngine } from './small-engine.test-support.ts'

const engine = createSmallEngine()
let studio: Studio
let address: string

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
  address = await studio.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => studio.close())

const get = (member: StudioMember, path: string, signal?: AbortSignal) =>
  fetch(address + path, { headers: { 'x-member': member.memberId }, ...(signal && { signal }) })

test('sixty previews of a busy worker: the member reads on, most are told to come back, and none stays when they leave', async () => {
  const member = await studio.aMember()
  const { id } = await aDoneEdit(studio, member)
  const preview = (title: string, signal?: AbortSignal) => get(member, `/api/edits/${id}/layouts/title?title=${title}`, signal)
  const held = engine.hold()
  const leaving = new AbortController()
  const refused: Response[] = []
  const crowd = Array.from({ length: 60 }, async (_, place) => {
    const answer = await preview(`texto ${place}`, leaving.signal)
    refused.push(answer)
  })
  const left = Promise.allSettled(crowd)
  await held
  await expect.poll(() => refused.length).toBe(60 - 24)
  for (const answer of refused) expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_requests', remainingTime: 5 })
  expect((await get(member, '/api/edits')).status).toBe(200)
  expect((await get(member, `/api/edits/${id}/image`)).status).toBe(200)

  leaving.abort()
  await left
  const other = get(member, `/api/edits/${id}/image?format=9:16`)
  const last = preview('depois')
  engine.release()
  expect([(await other).status, (await last).status]).toEqual([200, 200])
})
