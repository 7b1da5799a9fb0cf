import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio } from '#apps/studio-for-tests.ts'
import { createSmallEngine } from './engine-for-tests.ts'
import { aDoneEdit, aPhoto, editIn, finished, getEdit, order, remaining } from './orders-for-tests.ts'
import { runEdit } from './run-edit.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
})
afterAll(() => studio.close())

const attempt = { signal: new AbortController().signal, isLast: false }
const deps = () => ({ ...studio.core.photoEdits, engine, painter: undefined })

test('delivers a picture and a caption, and spends one edit', async () => {
  const member = await studio.aMember({ occupation: 'Confeiteira' })
  const edit = await aDoneEdit(studio, member, { message: 'bolo de cenoura com 10% de desconto hoje' })
  expect(edit).toMatchObject({ state: 'done', stage: 'encode', progress: 1, format: '4:5' })
  expect(edit.caption).toContain('10%')
  const picture = await studio.call({ method: 'GET', url: edit.result_url ?? '' })
  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toBe('image/jpeg')
  expect(picture.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
  expect(await remaining(member)).toBe(11)
})
