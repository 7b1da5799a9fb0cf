import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio } from '#apps/testing/studio.test-support.ts'
import { createSmallEngine, drawJpeg } from '../small-engine.test-support.ts'
import { findPhoto, markPhotoDeleted } from '../photo-queries.ts'
import { renderFormat } from './render-format.ts'
import { fileKey } from '../stored-files.ts'
import { aDoneEdit, aPhoto, codeIn, editIn, finished, order, remaining } from '../orders.test-support.ts'

const engine = createSmallEngine()
let studio: Studio
let generated = 0

beforeAll(async () => {
  const imageGenerator = {
    generate: async () => {
      generated += 1
      return drawJpeg('a beach')
    },
  }
  studio = await openStudio({ engine, imageGenerator })
  await studio.startWorking()
})
afterAll(() => studio.close())

test('makes another format on request, once and for free', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  const begun = engine.begun()
  const url = `/api/edits/${edit.id}/image?format=9:16`
  const answers = await Promise.all(Array.from({ length: 5 }, () => member.call({ method: 'GET', url })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(engine.begun()).toBe(begun + 1)
  const own = await member.call({ method: 'GET', url: `/api/edits/${edit.id}/image` })
  expect(own.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(false)
  expect(await remaining(member)).toBe(11)
})

test('shows the same generated backdrop in every format', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member, { operation: 'describe', words: 'praia' })
  const before = generated
  const answer = await member.call({ method: 'GET', url: `/api/edits/${edit.id}/image?format=1:1` })
  expect(answer.statusCode).toBe(200)
  expect(generated).toBe(before)
})

test('answers that the caller should retry while the edit is not finished', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const waiting = engine.hold()
  const edit = editIn(await order(member, { photoId: photo.id }))
  await waiting
  const answer = await member.call({ method: 'GET', url: `/api/edits/${edit.id}/image` })
  expect([answer.statusCode, codeIn(answer), answer.headers['retry-after']]).toEqual([409, 'edit_not_ready', '2'])
  engine.release()
  await finished(studio, member, edit.id)
})

test('makes no new format without the original, and still shows the existing ones', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  await member.call({ method: 'DELETE', url: `/api/photos/${edit.photo_id}` })
  const other = await member.call({ method: 'GET', url: `/api/edits/${edit.id}/image?format=original` })
  expect([other.statusCode, codeIn(other)]).toEqual([410, 'photo_unavailable'])
  expect((await member.call({ method: 'GET', url: `/api/edits/${edit.id}/image` })).statusCode).toBe(200)
})

test('clears the engine’s cache of a photo that was deleted while another format was made', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member)
  const waiting = engine.hold()
  const deps = { ...studio.core.photoEdits, engine, imageGenerator: undefined }
  const signal = new AbortController().signal
  const rendering = renderFormat(deps, { editId: edit.id, format: '9:16' }, { signal, isLast: false })
  await waiting
  const photo = await findPhoto(deps.db, edit.photo_id)
  await deps.db.transaction((tx) => markPhotoDeleted(tx, { id: edit.photo_id, memberId: member.memberId, now: deps.clock.now() }))
  const before = engine.forgotten().length
  engine.release()
  await rendering
  expect(engine.forgotten().length).toBe(before + 1)
  expect(fileKey('photos', engine.forgotten().at(-1) ?? new Uint8Array())).toBe(photo?.fileKey)
})
