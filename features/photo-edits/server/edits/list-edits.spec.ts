import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { type Edit, PAGE_SIZE } from '#features/photo-edits/contract.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { aPhoto, codeIn, editIn, finished, order } from '../orders.test-support.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
})
afterAll(() => studio.close())

interface List {
  readonly edits: Edit[]
  readonly next?: string
}

async function list(member: StudioMember, query: Record<string, string> = {}): Promise<List> {
  return (await member.call({ method: 'GET', url: '/api/edits', query })).json<List>()
}

async function captions(member: StudioMember, count: number): Promise<string[]> {
  const photo = await aPhoto(member)
  const ids: string[] = []
  for (let index = 0; index < count; index++)
    ids.push(editIn(await order(member, { photoId: photo.id, operation: 'caption', message: `${index}` })).id)
  return ids
}

test('shows edits newest first, page by page, each once', async () => {
  const member = await studio.aMember()
  const ids = await captions(member, PAGE_SIZE + 3)
  const first = await list(member)
  await captions(member, 1)
  const second = await list(member, { after: first.next ?? '' })
  expect(first.edits).toHaveLength(PAGE_SIZE)
  expect(second.next).toBeUndefined()
  expect([...first.edits, ...second.edits].map(({ id }) => id)).toEqual(ids.toReversed())
})

test('has no next page when the last one is exactly full', async () => {
  const member = await studio.aMember()
  await captions(member, PAGE_SIZE)
  const { edits, next } = await list(member)
  expect([edits.length, next]).toEqual([PAGE_SIZE, undefined])
})

test('starts empty', async () => {
  expect(await list(await studio.aMember())).toEqual({ edits: [] })
})

test.each([
  'x',
  'AAAA',
  Buffer.from('1 not-an-id').toString('base64url'),
  Buffer.from(`9e9 ${'a'.repeat(36)}`).toString('base64url'),
  Buffer.from('253402300800000 00000000-0000-7000-8000-000000000000').toString('base64url'), // the year 10000
])('refuses the cursor %s', async (after) => {
  const member = await studio.aMember()
  const answer = await member.call({ method: 'GET', url: '/api/edits', query: { after } })
  expect([answer.statusCode, codeIn(answer), answer.json<{ field?: string }>().field]).toEqual([400, 'invalid_request', 'after'])
})

test('filters by operation and state', async () => {
  const member = await studio.aMember()
  const [words] = await captions(member, 1)
  const photo = await aPhoto(member)
  const failing = editIn(await order(member, { photoId: photo.id }))
  const good = editIn(await order(member, { photoId: photo.id }))
  engine.failNext('photo_damaged')
  await studio.startWorking()
  await finished(studio, member, good.id)
  expect((await list(member, { operation: 'caption' })).edits.map(({ id }) => id)).toEqual([words])
  expect((await list(member, { operation: 'post', state: 'failed' })).edits.map(({ id }) => id)).toEqual([failing.id])
  expect((await list(member, { state: 'done', operation: 'post' })).edits.map(({ id }) => id)).toEqual([good.id])
  expect((await list(member, { state: 'queued' })).edits).toEqual([])
})

/** Inserts a post as publishing leaves it. */
async function post(edit: Edit, member: StudioMember, state: 'published' | 'scheduled'): Promise<void> {
  await studio.core.database.pool.query(
    `insert into publications (id, member_id, edit_id, edit_format, account_id, username, caption, fit, is_ai_made, state, due_at, published_at, request_hash, created_at)
     values ($1, $2, $1, '4:5', '1', 'ana', 'Bolo', 'crop', false, $3::text, now(), case when $3 = 'published' then now() end, 'hash', now())`,
    [edit.id, member.memberId, state],
  )
}

test('says what is published, scheduled and a draft, and filters by it', async () => {
  await studio.startWorking()
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member)
  const made: Edit[] = []
  for (let count = 0; count < 3; count++)
    made.push(await finished(studio, member, editIn(await order(member, { photoId, message: `nº ${count}` })).id))
  const [draft, scheduled, published] = made
  if (!draft || !scheduled || !published) throw new Error('three were made')
  await finished(studio, member, editIn(await order(member, { photoId, operation: 'caption', message: 'só texto' })).id)
  await post(scheduled, member, 'scheduled')
  await post(published, member, 'published')
  const { edits } = await list(member)
  expect(edits.map(({ post: state }) => state)).toEqual([undefined, 'published', 'scheduled', 'draft'])
  for (const [wanted, { id }] of Object.entries({ draft, scheduled, published }))
    expect((await list(member, { post: wanted })).edits.map((edit) => edit.id)).toEqual([id])
  const other = await studio.aMember()
  expect((await list(other, { post: 'published' })).edits).toEqual([])
})

test('searches captions and messages whatever their case and accents, and takes signs literally', async () => {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member)
  const say = async (message: string) => editIn(await order(member, { photoId, operation: 'caption', message })).id
  const [acai, discount] = [await say('AÇAÍ na tigela'), await say('corte com 10% hoje')]
  const found = async (q: string) => (await list(member, { q })).edits.map(({ id }) => id)
  expect(await found('acai')).toEqual([acai])
  expect(await found('Açaí')).toEqual([acai])
  expect(await found('10%')).toEqual([discount])
  expect(await found('%')).toEqual([discount])
  expect(await found('pizza')).toEqual([])
  expect(await found(' ')).toHaveLength(2)
})

test('searches each word in the caption, the line and the texts of the layout', async () => {
  const member = await studio.aMember()
  const { id: photoId } = await aPhoto(member)
  const wishes = {
    message: 'limpeza de pele',
    layout: 'price',
    texts: { title: 'Pele de outono', price: 'R$ 120', date: 'até sexta' },
  }
  const laidOut = editIn(await order(member, { photoId, ...wishes })).id
  await order(member, { photoId, operation: 'caption', message: 'bolo de outono' })
  const found = async (q: string) => (await list(member, { q })).edits.map(({ id }) => id)
  for (const q of ['pele', 'r$ 120', 'sexta limpeza', 'OUTONO  pele']) expect(await found(q)).toEqual([laidOut])
  expect(await found('outono')).toHaveLength(2)
  expect(await found('pele bolo')).toEqual([])
})
