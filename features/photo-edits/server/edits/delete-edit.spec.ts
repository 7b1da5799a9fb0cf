import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio } from '#apps/testing/studio.test-support.ts'
import { eraseEdit } from './delete-edit.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { aDoneEdit, aPhoto, codeIn, editIn, finished, getEdit, order, redo, remaining } from '../orders.test-support.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
})
afterAll(() => studio.close())

const pictures = async () => (await studio.listFiles()).filter((key) => /^(?:pictures|tiles)\//.test(key)).length

test('makes an edit inaccessible at once and removes its pictures', async () => {
  const member = await studio.aMember()
  const before = await pictures()
  const edit = await aDoneEdit(studio, member)
  await member.call({ method: 'GET', url: `/api/edits/${edit.id}/image?format=1:1` })
  expect(await pictures()).toBe(before + 4)
  const answer = await member.call({ method: 'DELETE', url: `/api/edits/${edit.id}` })
  expect(answer.json()).toEqual({ ok: true })
  const later = await Promise.all([
    member.call({ method: 'GET', url: `/api/edits/${edit.id}` }),
    member.call({ method: 'GET', url: edit.result_url ?? '' }),
    studio.call({ method: 'GET', url: edit.result_url ?? '' }),
    member.call({ method: 'DELETE', url: `/api/edits/${edit.id}` }),
    redo(member, edit.id),
  ])
  expect(later.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  await expect.poll(pictures).toBe(before)
  expect(await remaining(member)).toBe(11)
})

test('keeps a picture that another edit shows too', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const one = await aDoneEdit(studio, member, { photoId: photo.id })
  const other = await aDoneEdit(studio, member, { photoId: photo.id })
  await member.call({ method: 'DELETE', url: `/api/edits/${one.id}` })
  await eraseEdit(studio.core.photoEdits, { editId: one.id })
  const answer = await member.call({ method: 'GET', url: other.result_url ?? '' })
  expect(answer.statusCode).toBe(200)
})

test('ends an unfinished edit, which then costs nothing', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const waiting = engine.hold()
  const edit = editIn(await order(member, { photoId: photo.id }))
  await waiting
  expect(await remaining(member)).toBe(11)
  await member.call({ method: 'DELETE', url: `/api/edits/${edit.id}` })
  expect(await remaining(member)).toBe(12)
  engine.release()
})

test("deletes the member's text with the edit", async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member, { headline: 'segredo' })
  await member.call({ method: 'DELETE', url: `/api/edits/${edit.id}` })
  const { rows } = await studio.core.database.pool.query<{ wishes: object; caption: string | null }>(
    'select wishes, caption from edits where id = $1',
    [edit.id],
  )
  expect(rows).toEqual([{ wishes: {}, caption: null }])
})

test("saves the member's own caption", async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  const caption = 'Do meu jeito 💅\n#unhas'
  const answer = await member.call({ method: 'PATCH', url: `/api/edits/${edit.id}`, payload: { caption } })
  expect(editIn(answer).caption).toBe(caption)
  expect((await getEdit(member, edit.id)).caption).toBe(caption)
})

test('refuses a caption while ours may still be written', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const waiting = engine.hold()
  const edit = editIn(await order(member, { photoId: photo.id }))
  await waiting
  const answer = await member.call({ method: 'PATCH', url: `/api/edits/${edit.id}`, payload: { caption: 'oi' } })
  expect([answer.statusCode, codeIn(answer)]).toEqual([409, 'edit_not_ready'])
  engine.release()
  await finished(studio, member, edit.id)
})

test('finds nothing of another member', async () => {
  const [owner, other] = [await studio.aMember(), await studio.aMember()]
  const edit = await aDoneEdit(studio, owner)
  const photo = `/api/photos/${edit.photo_id}`
  const own = `/api/edits/${edit.id}`
  const answers = await Promise.all([
    other.call({ method: 'GET', url: photo }),
    other.call({ method: 'DELETE', url: photo }),
    other.call({ method: 'GET', url: `${photo}/preview` }),
    other.call({ method: 'GET', url: own }),
    other.call({ method: 'GET', url: `${own}/events` }),
    other.call({ method: 'GET', url: `${own}/image` }),
    other.call({ method: 'GET', url: `${own}/image?format=1:1` }),
    other.call({ method: 'PATCH', url: own, payload: { caption: 'meu' } }),
    other.call({ method: 'DELETE', url: own }),
    redo(other, edit.id),
    order(other, { photoId: edit.photo_id }),
  ])
  expect(answers.map((answer) => [answer.statusCode, codeIn(answer)])).toEqual(answers.map(() => [404, 'not_found']))
  expect((await other.call({ method: 'GET', url: '/api/edits' })).json()).toEqual({ edits: [] })
  expect(await getEdit(owner, edit.id)).toEqual(edit)
})
