import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { MINUTE } from '#platform/clock.ts'
import { readZip } from '#platform/read-zip.test-support.ts'
import type { Backdrop, Edit, Photo, View } from '#features/photo-edits/contract.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { aDoneEdit, aPhoto, codeIn } from '../orders.test-support.ts'

let studio: Studio
let member: StudioMember
let edit: Edit

beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
  await studio.startWorking()
  member = await studio.aMember()
  edit = await aDoneEdit(studio, member)
})
afterAll(() => studio.close())

async function groupsFor(view: View): Promise<string[]> {
  const answer = await studio.call({ method: 'GET', url: `/api/backdrops?view=${view}` })
  return [...new Set(answer.json<{ backdrops: Backdrop[] }>().backdrops.map(({ group }) => group))]
}

const zip = (ids: readonly string[]) => member.call({ method: 'GET', url: `/api/edits/zip?ids=${ids.join(',')}` })
const bare = (address: string | null) => (address ?? '').split('?', 1)[0] ?? ''

test('shows a picture to its owner and to the holder of its address', async () => {
  const answers = await Promise.all([
    member.call({ method: 'GET', url: bare(edit.result_url) }),
    studio.call({ method: 'GET', url: edit.result_url ?? '' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(answers[0]?.rawPayload.equals(answers[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true)
})

test('lets a browser cache it without guessing its type', async () => {
  const answer = await studio.call({ method: 'GET', url: edit.result_url ?? '' })
  expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['content-disposition']).toBeUndefined()
  const again = await studio.call({
    method: 'GET',
    url: edit.result_url ?? '',
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('offers the full picture as a file', async () => {
  const answer = await studio.call({ method: 'GET', url: edit.full_url ?? '' })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="mandou-\d{4}-\d\d-\d\d-4x5\.jpg"$/)
})

describe('a zip of several pictures', () => {
  test('has the pictures as they are shown, numbered as they were asked for, each once', async () => {
    const other = await aDoneEdit(studio, member, { format: '1:1' })
    const answer = await zip([other.id, edit.id, other.id])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="mandou-\d{4}-\d\d-\d\d\.zip"$/) as string, // as: a matcher stands for the text it matches
      'cache-control': 'no-store',
    })
    const files = readZip(answer.rawPayload)
    expect([...files.keys()]).toEqual([expect.stringMatching(/-01-1x1\.jpg$/), expect.stringMatching(/-02-4x5\.jpg$/)])
    const shown = await studio.call({ method: 'GET', url: edit.full_url ?? '' })
    expect([...files.values()][1]?.equals(shown.rawPayload)).toBe(true)
  })

  test('is refused with another member’s edit among one’s own, with one that is not done, and beyond twenty', async () => {
    const stranger = await studio.aMember()
    const theirs = await aDoneEdit(studio, stranger)
    const caption = await aDoneEdit(studio, member, { operation: 'caption', message: 'Agenda aberta' })
    const refused = await Promise.all([
      zip([edit.id, theirs.id]),
      zip([edit.id, caption.id]),
      zip(Array.from({ length: 21 }, () => edit.id)),
      zip([]),
      zip([edit.id, `${edit.id.slice(0, 8)}' or true`]),
    ])
    expect(refused.map(codeIn)).toEqual(['not_found', 'not_found', 'text_too_long', 'invalid_request', 'invalid_request'])
    expect((await studio.call({ method: 'GET', url: `/api/edits/zip?ids=${edit.id}` })).statusCode).toBe(401)
  })

  test('asks the database for one edit after the other, and for none after the first that is not there', async () => {
    const { pool } = studio.core.database
    const before = pool.totalCount
    const answers = Promise.all(Array.from({ length: 4 }, () => zip(Array.from({ length: 20 }, () => randomUUID()))))
    let mostWaiting = 0
    const watching = setInterval(() => (mostWaiting = Math.max(mostWaiting, pool.waitingCount)), 0)
    expect((await answers).map(codeIn)).toEqual(Array.from({ length: 4 }, () => 'not_found'))
    clearInterval(watching)
    expect(pool.totalCount).toBeLessThanOrEqual(Math.max(before, 8))
    expect(mostWaiting).toBeLessThan(8)
  })
})

test('shows a small picture in the gallery', async () => {
  const [whole, tile] = await Promise.all(
    [edit.result_url, edit.tile_url].map((url) => studio.call({ method: 'GET', url: url ?? '' })),
  )
  expect([tile?.statusCode, tile?.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(tile?.rawPayload.equals(whole?.rawPayload ?? Buffer.alloc(0))).toBe(false)
})

test.each(['result_url', 'full_url', 'tile_url', 'before_url'] as const)('never opens %s without a signature', async (name) => {
  const answer = await studio.call({ method: 'GET', url: bare(edit[name]) })
  expect([answer.statusCode, codeIn(answer)]).toEqual([401, 'unauthorised'])
})

test('does not reveal without a session whether a picture exists', async () => {
  const real = await studio.call({ method: 'GET', url: `/api/edits/${edit.id}/image?format=1:1` })
  const madeUp = await studio.call({ method: 'GET', url: `/api/edits/${edit.photo_id}/image?format=1:1` })
  expect([real.statusCode, real.body]).toEqual([madeUp.statusCode, madeUp.body])
})

test('opens no other format with the signature of one', async () => {
  const address = (edit.result_url ?? '').replace('4%3A5', '1%3A1')
  expect((await studio.call({ method: 'GET', url: address })).statusCode).toBe(401)
})

test('has no picture for a caption or for a failed edit', async () => {
  const words = await aDoneEdit(studio, member, { operation: 'caption', message: 'oi' })
  expect((await member.call({ method: 'GET', url: `/api/edits/${words.id}/image` })).statusCode).toBe(404)
})

test('shows the ready backdrops in at least eight families', async () => {
  const { backdrops } = (await studio.call({ method: 'GET', url: '/api/backdrops' })).json<{ backdrops: Backdrop[] }>()
  expect(backdrops.length).toBeGreaterThanOrEqual(24)
  expect(new Set(backdrops.map(({ group }) => group)).size).toBeGreaterThanOrEqual(8)
  const thumbnail = await studio.call({ method: 'GET', url: backdrops[0]?.thumbnail_url ?? '' })
  expect([thumbnail.statusCode, thumbnail.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(thumbnail.headers['cache-control']).toBe('public, max-age=86400')
  const large = await studio.call({ method: 'GET', url: backdrops[0]?.preview_url ?? '' })
  expect(large.statusCode).toBe(200)
  expect(large.rawPayload.equals(thumbnail.rawPayload)).toBe(false)
})

test('knows the angle of a photo once it was edited, and lists the matching backdrops first', async () => {
  const fresh = await aPhoto(member, 'never edited')
  const { photo } = (await member.call({ method: 'GET', url: `/api/photos/${edit.photo_id}` })).json<{ photo: Photo }>()
  expect([fresh.view, photo.view, edit.view]).toEqual([undefined, 'above', 'above'])
  const [above, front] = await Promise.all([groupsFor('above'), groupsFor('front')])
  expect([above[0], front.at(-1)]).toEqual(['de-cima', 'de-cima'])
})

test.each([
  ['pt-BR', 'Mármore branco'],
  ['en-GB', 'White marble'],
  ['es', 'Mármol blanco'],
])('names every backdrop and family in %s', async (language, name) => {
  const answer = await studio.call({ method: 'GET', url: '/api/backdrops', headers: { 'accept-language': language } })
  const { backdrops } = answer.json<{ backdrops: Backdrop[] }>()
  expect(backdrops.find(({ id }) => id === 'marmore-branco')?.name).toBe(name)
  expect(backdrops.filter((backdrop) => backdrop.name === backdrop.id || backdrop.group_name === backdrop.group)).toEqual([])
})

test('knows no backdrop by another name', async () => {
  expect((await studio.call({ method: 'GET', url: '/api/backdrops/lua/thumbnail' })).statusCode).toBe(404)
})

test('closes an address after half an hour at most', async () => {
  await studio.advance(31 * MINUTE)
  const answers = await Promise.all(
    [edit.result_url, edit.before_url].map((url) => studio.call({ method: 'GET', url: url ?? '' })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
})
