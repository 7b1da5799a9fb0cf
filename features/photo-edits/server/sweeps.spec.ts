import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio } from '#apps/testing/studio.test-support.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import { createSmallEngine, drawJpeg } from './small-engine.test-support.ts'
import { fileKey, keyOfHash, thumbnailKey } from './stored-files.ts'
import { aDoneEdit, aPhoto, editIn, getEdit, order, remaining } from './orders.test-support.ts'
import { runEdit } from './edits/run-edit.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
})
afterAll(() => studio.close())

test('fails an edit that no worker has claimed for a quarter of an hour, and releases it', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const edit = editIn(await order(member, { photoId: photo.id }))
  await studio.advance(14 * MINUTE)
  await studio.sweep('expire-edits')
  expect((await getEdit(member, edit.id)).state).toBe('queued')
  await studio.advance(2 * MINUTE)
  await Promise.all([studio.sweep('expire-edits'), studio.sweep('expire-edits')])
  expect(await getEdit(member, edit.id)).toMatchObject({ state: 'failed', error: { code: 'edit_expired' } })
  expect(await remaining(member)).toBe(12)
})

test('takes back the caption that an edit of words alone has counted, when it fails', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const countOfDay = async () => {
    const sql = 'select coalesce(sum(written), 0)::int as written from caption_days where member_id = $1'
    return (await studio.core.database.pool.query<{ written: number }>(sql, [member.memberId])).rows[0]?.written
  }
  await order(member, { photoId: photo.id, operation: 'caption', message: 'bolo de cenoura' })
  expect(await countOfDay()).toBe(1)
  await studio.advance(16 * MINUTE)
  await studio.sweep('expire-edits')
  expect(await countOfDay()).toBe(0)
})

test('makes nothing of an edit that has expired', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const edit = editIn(await order(member, { photoId: photo.id }))
  await studio.advance(16 * MINUTE)
  await studio.sweep('expire-edits')
  const signal = new AbortController().signal
  await runEdit({ ...studio.core.photoEdits, engine, imageGenerator: undefined }, { editId: edit.id }, { signal, isLast: false })
  expect((await getEdit(member, edit.id)).state).toBe('failed')
  expect(await remaining(member)).toBe(12)
})

test('clears the engine’s cache of a deleted photo after a worker died', async () => {
  const member = await studio.aMember()
  const [gone, here] = [await aPhoto(member, 'gone'), await aPhoto(member, 'here')]
  await member.call({ method: 'DELETE', url: `/api/photos/${gone.id}` })
  for (const text of ['gone', 'here'])
    await engine.edit(await drawJpeg(text), { operation: 'post', format: '1:1', language: 'pt-BR' })
  await studio.sweep('forget-deleted')
  const remembered = (await engine.listRemembered()).map((hash) => keyOfHash('photos', hash))
  const keys = [fileKey('photos', await drawJpeg('gone')), fileKey('photos', await drawJpeg('here'))]
  expect(keys.map((key) => remembered.includes(key))).toEqual([false, true])
  expect((await member.call({ method: 'GET', url: `/api/photos/${here.id}` })).statusCode).toBe(200)
})

test('does not touch an edit that a worker has just claimed', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const edit = editIn(await order(member, { photoId: photo.id }))
  await studio.advance(14 * MINUTE)
  const waiting = engine.hold()
  const signal = new AbortController().signal
  const deps = { ...studio.core.photoEdits, engine, imageGenerator: undefined }
  const running = runEdit(deps, { editId: edit.id }, { signal, isLast: false })
  await waiting
  await studio.advance(2 * MINUTE)
  await studio.sweep('expire-edits')
  engine.release()
  await running
  expect((await getEdit(member, edit.id)).state).toBe('done')
})

test('deletes originals after thirty days and results after a year', async () => {
  await studio.startWorking()
  const member = await studio.aMember()
  const before = new Set(await studio.listFiles())
  const edit = await aDoneEdit(studio, member)
  // photos of other tests are cut out meanwhile
  const own = (await studio.listFiles()).filter((key) => !before.has(key) && !key.startsWith('cutouts/'))
  const kinds = async () => {
    const there = new Set(await studio.listFiles())
    return own.filter((key) => there.has(key)).map((key) => key.split('/', 1)[0])
  }
  expect(await kinds()).toEqual(['photos', 'pictures', 'previews', 'tiles'])

  await studio.advance(30 * DAY)
  // a sweep passes over a row that a job has locked: the next one finds it
  const kindsAfter = (sweep: string) => () => studio.sweep(sweep).then(kinds)
  await expect.poll(kindsAfter('delete-due-photos')).toEqual(['pictures', 'tiles'])
  expect(await getEdit(member, edit.id)).toMatchObject({ state: 'done', before_url: null })

  await studio.advance(336 * DAY)
  await expect.poll(kindsAfter('delete-due-edits')).toEqual([])
  expect((await member.call({ method: 'GET', url: `/api/edits/${edit.id}` })).statusCode).toBe(404)
})

test('removes files that a crash left without a row, but no recent ones', async () => {
  const member = await studio.aMember()
  await aPhoto(member, 'named')
  const { files, env } = studio.core
  const named = await studio.listFiles()
  const [old, young] = ['pictures/ab/old.jpg', 'pictures/ab/young.jpg'] as const
  await files.put(old, await drawJpeg('old'))
  await files.put(young, await drawJpeg('young'))
  const longAgo = new Date(Date.now() - 2 * DAY)
  await Promise.all([...named, old].map((name) => utimes(join(env.dataDir, 'files', name), longAgo, longAgo)))
  await studio.sweep('remove-orphans')
  const left = await studio.listFiles()
  expect(left).toContain(young)
  expect(left).not.toContain(old)
  expect(left).toEqual(expect.arrayContaining(named.filter((name) => name.startsWith('previews/'))))
})

test('removes the thumbnails of older code, and keeps the current ones', async () => {
  const [todays, older] = [thumbnailKey('marmore-branco', 'large', 'front'), 'thumbnails/0123456789abcdef/marmore-branco.jpg']
  const { files, env } = studio.core
  const longAgo = new Date(Date.now() - 2 * DAY)
  await Promise.all([todays, older].map(async (name) => files.put(name, await drawJpeg(name))))
  await Promise.all([todays, older].map((name) => utimes(join(env.dataDir, 'files', name), longAgo, longAgo)))
  await studio.sweep('remove-orphans')
  const left = await studio.listFiles()
  expect([left.includes(todays), left.includes(older)]).toEqual([true, false])
})
