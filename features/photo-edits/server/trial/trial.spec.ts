/** The product tried without a plan: one photo, with a watermark that only a plan takes off. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { TRIALS_PER_NETWORK } from '#features/membership/server/trials/trials.ts'
import { aDoneEdit, aPhoto, codeIn, editIn, finished, getEdit, order, redo, withoutWatermark } from '../orders.test-support.ts'
import { exportPhotoEdits } from '../export-photo-edits.ts'
import { shrinkToTile } from '../pictures/shrink-to-tile.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { findEditForPublishing } from '../edits/edit-for-publishing.ts'
import { removeWatermarks } from './remove-watermarks.ts'

const engine = createSmallEngine()
let studio: Studio
let addresses = 0

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
})
afterAll(() => studio.close())

/** Without a plan, from an address of their own. */
async function aVisitor(remoteAddress = `10.0.0.${addresses++}`): Promise<StudioMember> {
  const member = await studio.aMember({ hasPlan: false })
  return { ...member, call: (request) => member.call({ remoteAddress, ...request }) }
}

const SWAP = { operation: 'swap', backdrop: 'marmore-branco' }

async function trialOf(member: StudioMember): Promise<unknown> {
  const answer = await member.call({ method: 'GET', url: '/api/user/photo-limit', query: { phone: member.phone } })
  return answer.json<{ trial: unknown }>().trial
}

async function givePlan({ memberId }: StudioMember): Promise<void> {
  const { database, membership } = studio.core
  const coupon = { code: 'SPEC', periods: 1 }
  await database.db.transaction((tx) => membership.subscriptions.openByCoupon(tx, { memberId, coupon }))
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The pictures of a member that nobody may get without paying, whole and as thumbnails. */
async function secretsOf(memberId: string): Promise<Set<string>> {
  const { rows } = await studio.core.database.pool.query<{ key: string }>(
    'select clean_key as key from edit_pictures p join edits e on e.id = p.edit_id where e.member_id = $1 and clean_key is not null',
    [memberId],
  )
  const files = await Promise.all(rows.map(({ key }) => studio.core.files.get(key)))
  const hashes = files.map(async (file) => (file ? [hash(file), hash(await shrinkToTile(file))] : []))
  return new Set((await Promise.all(hashes)).flat())
}

/** One format more than the edit's own: each is made when it is asked for. */
const ASKED = ['4:5', '1:1'] as const

/** Every kind of address of a member's edit. */
function addressesOf(edit: Edit): string[] {
  const own = [edit.result_url, edit.full_url, edit.tile_url].filter((address) => address !== null)
  const bare = ['', ...ASKED.map((format) => `format=${format}&`)]
  return [
    ...own,
    ...bare.flatMap((query) => ['', 'size=tile', 'download=1'].map((more) => `/api/edits/${edit.id}/image?${query}${more}`)),
  ]
}

async function everythingSeenBy(member: StudioMember): Promise<string[]> {
  const { edits } = (await member.call({ method: 'GET', url: '/api/edits' })).json<{ edits: Edit[] }>()
  const seen: string[] = []
  for (const address of edits.flatMap(addressesOf)) {
    const { statusCode, rawPayload } = await member.call({ method: 'GET', url: address })
    if (statusCode === 200) seen.push(hash(rawPayload))
  }
  const { files } = await exportPhotoEdits(studio.core.database.db, member.memberId)
  for (const { fileKey, name } of files) {
    const bytes = name.startsWith('results/') ? await studio.core.files.get(fileKey) : undefined
    if (bytes) seen.push(hash(bytes))
  }
  return seen
}

describe('a phone without a plan', () => {
  test('tries one photo, with a watermark, and no other', async () => {
    const member = await aVisitor()
    expect(await trialOf(member)).toEqual({ available: true, used: false, photo_id: null })
    const edit = await aDoneEdit(studio, member, SWAP)
    expect(edit).toMatchObject({ state: 'done', watermarked: true })
    expect(await trialOf(member)).toEqual({ available: false, used: true, photo_id: edit.photo_id })
    const other = await order(member, { photoId: (await aPhoto(member, 'another')).id, ...SWAP })
    expect([other.statusCode, codeIn(other)]).toEqual([402, 'subscription_required'])
  })

  test('uses each operation once on that photo, with one redo', async () => {
    const member = await aVisitor()
    const { id: photoId } = await aPhoto(member)
    for (const wishes of [
      SWAP,
      { operation: 'post' },
      { operation: 'describe', words: 'praia' },
      { operation: 'caption', message: 'bolo' },
    ]) {
      expect((await aDoneEdit(studio, member, { photoId, ...wishes })).state).toBe('done')
      expect(codeIn(await order(member, { photoId, ...wishes }))).toBe('subscription_required')
    }
    const { edits } = (await member.call({ method: 'GET', url: '/api/edits' })).json<{ edits: Edit[] }>()
    const first = edits.find(({ operation }) => operation === 'swap')?.id ?? ''
    const again = await finished(studio, member, editIn(await redo(member, first)).id)
    expect(again).toMatchObject({ state: 'done', watermarked: true })
    expect(codeIn(await redo(member, first))).toBe('subscription_required')
  })

  test('gets an operation again that failed, and keeps the trial for its photo', async () => {
    const member = await aVisitor()
    const { id: photoId } = await aPhoto(member)
    engine.failNext('subject_unclear')
    expect((await aDoneEdit(studio, member, { photoId, ...SWAP })).state).toBe('failed')
    expect((await aDoneEdit(studio, member, { photoId, ...SWAP })).state).toBe('done')
  })

  test('starts one trial by two taps at once for two photos', async () => {
    const member = await aVisitor()
    const photos = [await aPhoto(member, 'one of two'), await aPhoto(member, 'two of two')]
    const answers = await Promise.all(photos.map(({ id }) => order(member, { photoId: id, ...SWAP })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([202, 402])
  })

  test('has no second trial with a new account', async () => {
    const member = await aVisitor()
    const { photo_id } = await aDoneEdit(studio, member, SWAP)
    const returned = { ...(await aVisitor()), phone: member.phone }
    const { pool } = studio.core.database
    await pool.query('update members set phone = $2 where id = $1', [member.memberId, '+5511999990000'])
    await pool.query('update members set phone = $2 where id = $1', [returned.memberId, member.phone])
    expect(await trialOf(returned)).toEqual({ available: false, used: true, photo_id })
    const { id: photoId } = await aPhoto(returned, 'returned')
    expect(codeIn(await order(returned, { photoId, ...SWAP }))).toBe('subscription_required')
  })

  test('shares an address with few others who try', async () => {
    const visitors = await Promise.all(Array.from({ length: TRIALS_PER_NETWORK + 1 }, () => aVisitor('203.0.113.7')))
    const codes: number[] = []
    for (const visitor of visitors) {
      const { id: photoId } = await aPhoto(visitor)
      codes.push((await order(visitor, { photoId, ...SWAP })).statusCode)
    }
    expect(codes).toEqual([...Array.from({ length: TRIALS_PER_NETWORK }, () => 202), 429])
  })

  test('shares an address with as few others who order at the same moment', async () => {
    const visitors = await Promise.all(Array.from({ length: 2 * TRIALS_PER_NETWORK }, () => aVisitor('203.0.113.8')))
    const ready = await Promise.all(visitors.map(async (visitor) => ({ visitor, photo: await aPhoto(visitor) })))
    const answers = await Promise.all(
      ready.map(async ({ visitor, photo }) => ({ visitor, answer: await order(visitor, { photoId: photo.id, ...SWAP }) })),
    )
    const codes = answers.map(({ answer }) => answer.statusCode).toSorted((a, b) => a - b)
    expect(codes).toEqual([
      ...Array.from({ length: TRIALS_PER_NETWORK }, () => 202),
      ...Array.from({ length: TRIALS_PER_NETWORK }, () => 429),
    ])
    // whose files the next tests would count
    const taken = answers.filter(({ answer }) => answer.statusCode === 202)
    await Promise.all(taken.map(({ visitor, answer }) => finished(studio, visitor, editIn(answer).id)))
  })

  test('publishes nothing that bears the watermark', async () => {
    const member = await aVisitor()
    const { id: editId } = await aDoneEdit(studio, member, SWAP)
    const found = findEditForPublishing(studio.core.database.db, { memberId: member.memberId, editId })
    await expect(found).rejects.toMatchObject({ code: 'edit_not_ready' })
  })
})

describe('a trial whose member pays', () => {
  test('loses its watermark in every format, at other addresses, and costs none of the twelve', async () => {
    const member = await aVisitor()
    const edit = await aDoneEdit(studio, member, SWAP)
    const square = `/api/edits/${edit.id}/image?format=1:1`
    await member.call({ method: 'GET', url: square })
    const secrets = await secretsOf(member.memberId)
    const before = (await studio.listFiles()).length
    await givePlan(member)
    const clean = await withoutWatermark(studio, member, edit.id)
    expect(clean.result_url).not.toBe(edit.result_url)
    expect((await studio.listFiles()).length).toBeLessThanOrEqual(before)
    const seen = await everythingSeenBy(member)
    for (const secret of secrets) expect(seen).toContain(secret)
    const limit = await member.call({ method: 'GET', url: '/api/user/photo-limit', query: { phone: member.phone } })
    expect(limit.json()).toMatchObject({ photosUsed: 0, photosRemaining: 12, trial: { available: false, used: true } })
  })

  test('is closed to a suspended member', async () => {
    const member = await aVisitor()
    const { database, membership } = studio.core
    await database.db.transaction((tx) => membership.suspend(tx, member.memberId))
    const photoId = (await aPhoto(member)).id
    expect(codeIn(await order(member, { photoId }))).toBe('plan_held')
    await database.db.transaction((tx) => membership.resume(tx, member.memberId))
    expect(await finished(studio, member, editIn(await order(member, { photoId })).id)).toMatchObject({ watermarked: true })
  })

  test('loses its watermark once an administrator resumes the edits of a suspended member', async () => {
    const member = await aVisitor()
    const edit = await aDoneEdit(studio, member, SWAP)
    const { database, membership, photoEdits } = studio.core
    await database.db.transaction((tx) => membership.suspend(tx, member.memberId))
    await givePlan(member)
    await removeWatermarks(photoEdits, { memberId: member.memberId })
    expect((await getEdit(member, edit.id)).watermarked).toBe(true)
    await database.db.transaction((tx) => membership.resume(tx, member.memberId))
    expect((await withoutWatermark(studio, member, edit.id)).watermarked).toBe(false)
  })

  test('loses the watermark of an edit that was stored while the plan opened', async () => {
    const member = await aVisitor()
    const { id: photoId } = await aPhoto(member)
    const isWaiting = engine.hold()
    const { id } = editIn(await order(member, { photoId, ...SWAP }))
    await isWaiting
    await givePlan(member)
    await withoutWatermark(studio, member, id)
    await studio.core.database.pool.query('update edits set watermarked = true where id = $1', [id])
    engine.release()
    await finished(studio, member, id)
    expect((await withoutWatermark(studio, member, id)).watermarked).toBe(false)
  })

  test('has no watermark when it was still being made', async () => {
    const member = await aVisitor()
    const { id: photoId } = await aPhoto(member)
    const isWaiting = engine.hold()
    const { id } = editIn(await order(member, { photoId, ...SWAP }))
    await isWaiting
    await givePlan(member)
    await withoutWatermark(studio, member, id)
    engine.release()
    expect(await finished(studio, member, id)).toMatchObject({ state: 'done', watermarked: false })
    expect(await secretsOf(member.memberId)).toEqual(new Set())
  })

  test('keeps the mark of a picture whose unmarked file is missing, and is not published', async () => {
    const member = await aVisitor()
    const { id: photoId } = await aPhoto(member, 'lost')
    const { id: editId } = await aDoneEdit(studio, member, { photoId, ...SWAP })
    const { photoEdits, files, database } = studio.core
    const { rows } = await database.pool.query<{ key: string }>(
      'select clean_key as key from edit_pictures where edit_id = $1 and clean_key is not null',
      [editId],
    )
    for (const { key } of rows) await files.delete(key)
    await givePlan(member)
    await removeWatermarks(photoEdits, { memberId: member.memberId })
    expect((await getEdit(member, editId)).watermarked).toBe(true)
    const found = findEditForPublishing(database.db, { memberId: member.memberId, editId })
    await expect(found).rejects.toMatchObject({ code: 'edit_not_ready' })
  })

  test('shows its clean picture to anybody who has its address', async () => {
    const member = await aVisitor()
    const edit = await aDoneEdit(studio, member, SWAP)
    const secrets = await secretsOf(member.memberId)
    await givePlan(member)
    await withoutWatermark(studio, member, edit.id)
    const { rawPayload } = await studio.call({ method: 'GET', url: edit.full_url ?? '' })
    expect(secrets).toContain(hash(rawPayload))
  })
})

const ACTIONS = ['swap', 'post', 'redo', 'correct', 'caption', 'formats', 'delete'] as const

async function act(member: StudioMember, photoId: string, action: (typeof ACTIONS)[number]): Promise<void> {
  const { edits } = (await member.call({ method: 'GET', url: '/api/edits' })).json<{ edits: Edit[] }>()
  const [newest] = edits
  const made = async (answer: Awaited<ReturnType<typeof order>>) => {
    if (answer.statusCode === 202) await finished(studio, member, editIn(answer).id)
  }
  if (action === 'swap') await made(await order(member, { photoId, ...SWAP }))
  if (action === 'post') await made(await order(member, { photoId }))
  if (action === 'caption') await made(await order(member, { photoId, operation: 'caption', message: 'bolo' }))
  if (!newest) return
  if (action === 'redo') await made(await redo(member, newest.id))
  if (action === 'formats') await Promise.all(addressesOf(newest).map((url) => member.call({ method: 'GET', url })))
  if (action === 'delete') await member.call({ method: 'DELETE', url: `/api/edits/${newest.id}` })
  if (action === 'correct') {
    const payload = { phone: member.phone, cutout_revision: 1, caption: 'x' }
    await member.call({ method: 'PATCH', url: `/api/edits/${newest.id}`, payload })
  }
}

test('nobody gets a clean picture without paying, whatever they do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ACTIONS), { minLength: 2, maxLength: 6 }), async (actions) => {
      const member = await aVisitor()
      const { id: photoId } = await aPhoto(member)
      await act(member, photoId, 'swap')
      for (const action of actions) await act(member, photoId, action)
      const seen = await everythingSeenBy(member)
      const secrets = await secretsOf(member.memberId)
      expect(seen.filter((picture) => secrets.has(picture))).toEqual([])
    }),
    { numRuns: 4 },
  )
})
