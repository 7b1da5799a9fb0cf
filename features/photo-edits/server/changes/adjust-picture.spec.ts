import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { aDoneEdit, aPhoto, changeSettled, remaining } from '../orders.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { adjustPicture } from './adjust-picture.ts'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
  await studio.startWorking()
})
afterAll(() => studio.close())

const change = (member: StudioMember, id: string, payload: object) =>
  member.call({ method: 'PATCH', url: `/api/edits/${id}`, payload: { phone: member.phone, ...payload } })

async function aSwap(text: string) {
  const member = await studio.aMember()
  const photoId = (await aPhoto(member, text)).id
  const edit = await aDoneEdit(studio, member, { photoId, operation: 'swap', backdrop: 'marmore-branco', message: 'café' })
  return { member, edit }
}

const settled = (member: StudioMember, id: string) => changeSettled(studio, member, id)

const pictureOf = async (member: StudioMember, url: string | null) =>
  (await member.call({ method: 'GET', url: url ?? '' })).rawPayload.toString('base64')

const step = (memberId: string, editId: string, steps: Parameters<typeof adjustPicture>[1]['steps']) =>
  adjustPicture({ db: studio.core.database.db, queue: studio.core.queue, clock: studio.core.clock }, { memberId, editId, steps })

test('a lighter picture costs nothing, and keeps its backdrop and its caption', async () => {
  const { member, edit } = await aSwap('look lighter')
  const [before, left] = [await pictureOf(member, edit.result_url), await remaining(member)]
  expect((await change(member, edit.id, { light: 1 })).statusCode).toBe(200)
  const changed = await settled(member, edit.id)
  expect(changed.wishes).toMatchObject({ light: 1, backdrop: 'marmore-branco' })
  expect(await pictureOf(member, changed.result_url)).not.toBe(before)
  expect(changed.caption).toBe(edit.caption)
  expect(await remaining(member)).toEqual(left)
})

test('it goes step by step, and as far as it goes', async () => {
  const { member, edit } = await aSwap('look steps')
  const done: boolean[] = []
  for (let count = 0; count < 4; count++) done.push(await step(member.memberId, edit.id, { closeness: 1 }))
  expect(done).toEqual([true, true, true, false])
  expect((await settled(member, edit.id)).wishes).toMatchObject({ closeness: 3 })
})

test('it is refused outside its steps, and to others', async () => {
  const { member, edit } = await aSwap('look refused')
  expect((await change(member, edit.id, { light: 9 })).statusCode).toBe(400)
  expect((await change(member, edit.id, {})).statusCode).toBe(400)
  const other = await studio.aMember()
  expect((await change(other, edit.id, { warmth: 1 })).statusCode).toBe(404)
  await expect(step(other.memberId, edit.id, { light: 1 })).rejects.toMatchObject({ code: 'not_found' })
})
