import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio } from '#apps/testing/studio.test-support.ts'
import { createEngine } from '#engine/engine.ts'
import type { Photo } from '../contract.ts'
import { codeIn, upload } from './orders.test-support.ts'

let studio: Studio
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mandou-engine-'))
  studio = await openStudio({ engine: createEngine({ modelDir: directory, cacheDir: directory, cacheBytes: 1e8 }) })
})
afterAll(async () => {
  await studio.close()
  await rm(directory, { recursive: true, force: true })
})

const barista = () => readFile('engine/photos-for-tests/barista.jpg')

function aPng(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#123456' } }).png({ compressionLevel: 1 })
}

async function anAnimation(): Promise<Uint8Array> {
  const frames = ['#f00', '#0f0'].map((background) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
}

test('stores a photo and shows its preview', async () => {
  const member = await studio.aMember()
  const answer = await upload(member, { file: await barista(), fields: { phone: member.phone } })
  expect(answer.statusCode).toBe(201)
  const { photo } = answer.json<{ photo: Photo }>()
  const days = (Date.parse(photo.delete_after) - Date.parse(photo.created_at)) / 86_400_000
  expect([photo.width > 0, photo.height > 0, photo.bytes > 0, days]).toEqual([true, true, true, 30])

  const preview = await studio.call({ method: 'GET', url: photo.preview_url })
  const { width, height, exif } = await sharp(preview.rawPayload).metadata()
  expect([Math.max(width, height), exif]).toEqual([1280, undefined])
  const again = await member.call({ method: 'GET', url: `/api/photos/${photo.id}` })
  expect(again.json<{ photo: Photo }>().photo).toEqual(photo)
})

test('stores the same photo of two members in one file, and separately in everything else', async () => {
  const file = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const before = await studio.listFiles()
  const photos = await Promise.all(
    [await studio.aMember(), await studio.aMember()].map(
      async (member) => (await upload(member, { file })).json<{ photo: Photo }>().photo,
    ),
  )
  expect(photos[0]?.id).not.toBe(photos[1]?.id)
  expect((await studio.listFiles()).length).toBe(before.length + 2)
})

test('offers the first frame of an animation', async () => {
  const member = await studio.aMember()
  const file = await anAnimation()
  const refused = await upload(member, { file })
  expect([refused.statusCode, codeIn(refused)]).toEqual([422, 'photo_animated'])
  const accepted = await upload(member, { file, fields: { first_frame: 'true' } })
  expect(accepted.json<{ photo: Photo }>().photo.warnings).toContain('first_frame_only')
})

test('says that the end of a photo did not arrive, then and later', async () => {
  const member = await studio.aMember()
  const { photo } = (await upload(member, { file: (await barista()).subarray(0, -600) })).json<{ photo: Photo }>()
  expect(photo.warnings).toContain('end_missing')
  const again = await member.call({ method: 'GET', url: `/api/photos/${photo.id}` })
  expect(again.json<{ photo: Photo }>().photo.warnings).toContain('end_missing')
})

test.each([
  ['nothing', { fields: { note: 'x' } }, 400, 'photo_missing'],
  ['a file in another field', { file: Buffer.from('x'), field: 'avatar' }, 400, 'photo_missing'],
  ['an empty file', { file: Buffer.alloc(0) }, 422, 'photo_empty'],
  ['a text', { file: Buffer.from('not a photo at all') }, 415, 'photo_type_unsupported'],
  ['a drawing', { file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }, 415, 'photo_type_unsupported'],
  ['a file over 25 MB', { file: Buffer.alloc(25_000_002, 1) }, 413, 'photo_too_large'],
])('refuses %s and stores no file', async (_, form, status, code) => {
  const member = await studio.aMember()
  const before = await studio.listFiles()
  const answer = await upload(member, form)
  expect([answer.statusCode, codeIn(answer)]).toEqual([status, code])
  expect(await studio.listFiles()).toEqual(before)
})

test('refuses a truncated photo', async () => {
  const member = await studio.aMember()
  const file = (await barista()).subarray(0, 20_000)
  expect(codeIn(await upload(member, { file }))).toBe('photo_damaged')
})

test('refuses a photo with too few or too many pixels', async () => {
  const member = await studio.aMember()
  const small = await upload(member, { file: await aPng(199, 400).toBuffer() })
  expect([small.statusCode, codeIn(small)]).toEqual([422, 'photo_too_small'])
  const large = await upload(member, { file: await aPng(7_250, 7_000).toBuffer() })
  expect([large.statusCode, codeIn(large)]).toEqual([422, 'photo_too_many_pixels'])
})

test("refuses another member's phone in the form", async () => {
  const member = await studio.aMember()
  const answer = await upload(member, { file: await barista(), fields: { phone: '+5511000000000' } })
  expect([answer.statusCode, codeIn(answer)]).toEqual([403, 'wrong_phone'])
})

test('refuses a body that is no form', async () => {
  const member = await studio.aMember()
  const answer = await member.call({ method: 'POST', url: '/api/photos', payload: { photo: 'x' } })
  expect([answer.statusCode, codeIn(answer)]).toEqual([415, 'unsupported_content'])
})

test('refuses a caller without a session', async () => {
  const answer = await studio.call({ method: 'POST', url: '/api/photos', payload: {} })
  expect([answer.statusCode, codeIn(answer)]).toEqual([401, 'unauthorised'])
})
