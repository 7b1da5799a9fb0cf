import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { MAX_POINTS, MAX_STROKES, type Cutout, type CutoutCorrections } from '#features/photo-edits/cutout-contract.ts'
import { HOUR } from '#platform/clock.ts'
import { findUse, reserveUse } from '../upload-account-queries.ts'
import { waitForEvent } from '../edits/wait-for-event.ts'
import { aDoneEdit, aPhoto, codeIn, order, remaining } from '../orders.test-support.ts'
import { erasePhoto } from '../delete-photo.ts'
import { createSmallEngine, PREVIEW_MS } from '../small-engine.test-support.ts'
import { STORED_FACTOR } from './correct-cutout.ts'
import { CHARGED_SHARE, MAX_USED_FOR_PREVIEWS_MS, meterPreview } from './meter-preview.ts'
import { CUTOUTS_TOPIC } from './cutout-events.ts'
import { findNewestCutout } from './cutout-queries.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
})
afterAll(() => studio.close())

const path = (photoId: string) => `/api/photos/${photoId}/cutout`
const DOT = { mode: 'keep', radius: 0.02, points: [[0.5, 0.25]] }

async function getCutout(member: StudioMember, photoId: string): Promise<Cutout> {
  const answer = await member.call({ method: 'GET', url: path(photoId) })
  return answer.json<{ cutout: Cutout }>().cutout
}

async function madeCutout(member: StudioMember, photoId: string): Promise<Cutout> {
  await waitForEvent(studio.core.notifications, {
    topic: CUTOUTS_TOPIC,
    id: photoId,
    timeoutMs: 20_000,
    start: async () => {},
    look: async () => {
      const found = await findNewestCutout(studio.core.database.db, photoId)
      return found && found.state !== 'working' ? found : undefined
    },
  })
  return getCutout(member, photoId)
}

const correct = (member: StudioMember, photoId: string, payload: object) =>
  member.call({ method: 'POST', url: path(photoId), payload: { phone: member.phone, ...payload } })

/** A member with a photo that is cut out. */
async function aCutPhoto(text: string) {
  const member = await studio.aMember()
  const { id } = await aPhoto(member, text)
  await madeCutout(member, id)
  return { member, id }
}

test('a browser gets the corrections that count, and what the network saw of the photo', async () => {
  const { member, id } = await aCutPhoto('seen')
  const known = async () => (await member.call({ method: 'GET', url: `/api/photos/${id}/corrections` })).json<CutoutCorrections>()
  const first = await known()
  expect(first).toMatchObject({ revision: 1, corrections: [] })
  const place = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 }
  await correct(member, id, { revision: 1, strokes: [DOT, { ...DOT, mode: 'remove' }] })
  await correct(member, id, { revision: 2, undo: 1 })
  const stroked = await known()
  expect(stroked).toEqual({ revision: 3, corrections: [DOT], seen: first.seen })
  await correct(member, id, { revision: 3, subject: place })
  const within = await known()
  expect(within).toMatchObject({ revision: 4, corrections: [DOT, { mode: 'subject', place }], seen_within: place })
  expect(within.seen).not.toBe(first.seen)
  const stranger = await studio.aMember()
  expect((await stranger.call({ method: 'GET', url: `/api/photos/${id}/corrections` })).statusCode).toBe(404)
})

describe('a photo that was sent', () => {
  test('is cut out without being asked', async () => {
    const member = await studio.aMember()
    const { id } = await aPhoto(member, 'cut out')
    expect(await madeCutout(member, id)).toMatchObject({
      state: 'ready',
      revision: 1,
      view: 'above',
      box: { left: 0.25, top: 0.1, width: 0.5, height: 0.8 },
      touches: { bottom: true },
      doubts: [{ kind: 'lost_part', at: { left: 0.5, top: 0, width: 0.25, height: 0.25 } }],
      corrections: 0,
    })
  })

  test('shows its subject to its owner and to whoever has the signed address, until that expires', async () => {
    const { member, id } = await aCutPhoto('shown')
    const stranger = await studio.aMember()
    const { preview_url: url = '' } = await getCutout(member, id)
    const bare = `${path(id)}/preview?revision=1`
    const seen = [await studio.call({ method: 'GET', url }), await member.call({ method: 'GET', url: bare })]
    expect(seen.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
      [200, 'image/webp'],
      [200, 'image/webp'],
    ])
    const unseen = [
      await studio.call({ method: 'GET', url: bare }),
      await stranger.call({ method: 'GET', url: bare }),
      await studio.call({ method: 'GET', url: url.replace('revision=1', 'revision=2') }),
      await member.call({ method: 'GET', url: `${path(id)}/preview?revision=7` }),
    ]
    expect(unseen.map(({ statusCode }) => statusCode)).toEqual([401, 404, 401, 404])
    await studio.advance(HOUR)
    expect((await studio.call({ method: 'GET', url })).statusCode).toBe(401)
  })

  test('is nobody else’s to see, to follow or to correct', async () => {
    const { id } = await aCutPhoto('mine')
    const stranger = await studio.aMember()
    const answers = [
      await stranger.call({ method: 'GET', url: path(id) }),
      await stranger.call({ method: 'GET', url: `/api/photos/${id}/events` }),
      await correct(stranger, id, { revision: 1, strokes: [DOT] }),
    ]
    expect(answers.map(codeIn)).toEqual(['not_found', 'not_found', 'not_found'])
  })

  test('takes its cutouts and corrections along when it is deleted', async () => {
    const member = await studio.aMember()
    const before = await studio.listFiles()
    const { id } = await aPhoto(member, 'deleted')
    await madeCutout(member, id)
    await correct(member, id, { revision: 1, strokes: [DOT] })
    expect((await studio.listFiles()).length).toBe(before.length + 5)
    await member.call({ method: 'DELETE', url: `/api/photos/${id}` })
    await erasePhoto({ ...studio.core.photoEdits, engine }, { photoId: id })
    expect(await studio.listFiles()).toEqual(before)
    expect(await findNewestCutout(studio.core.database.db, id)).toBeUndefined()
  })
})

describe('a correction', () => {
  test('makes the next revision, and undoing it another one without it', async () => {
    const { member, id } = await aCutPhoto('corrected')
    const first = await getCutout(member, id)
    const kept = await correct(member, id, { revision: 1, strokes: [DOT, { ...DOT, mode: 'remove' }] })
    expect(kept.json()).toMatchObject({ cutout: { state: 'ready', revision: 2, corrections: 2, doubts: [] } })
    const undone = await correct(member, id, { revision: 2, undo: 2 })
    expect(undone.json()).toMatchObject({ cutout: { state: 'ready', revision: 3, corrections: 0, doubts: first.doubts } })
  })

  test('of a revision that is not the newest is refused, also in two tabs at once', async () => {
    const { member, id } = await aCutPhoto('two tabs')
    const both = await Promise.all([1, 2].map(() => correct(member, id, { revision: 1, strokes: [DOT] })))
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(codeIn(await correct(member, id, { revision: 1, undo: 1 }))).toBe('stale_revision')
  })

  test.each([
    ['a point outside of the photo', { strokes: [{ ...DOT, points: [[1.2, 0]] }] }, 400],
    ['a stroke without points', { strokes: [{ ...DOT, points: [] }] }, 400],
    ['a brush larger than a quarter', { strokes: [{ ...DOT, radius: 0.3 }] }, 400],
    ['an unknown mode', { strokes: [{ ...DOT, mode: 'paint' }] }, 400],
    ['a rectangle beyond the photo', { subject: { left: 0.5, top: 0, width: 0.9, height: 1 } }, 400],
    ['nothing undone', { undo: 0 }, 400],
    ['too many strokes at once', { strokes: Array.from({ length: MAX_STROKES + 1 }, () => DOT) }, 400],
  ])('is refused: %s', async (_, wrong, status) => {
    const { member, id } = await aCutPhoto('refused')
    expect((await correct(member, id, { revision: 1, ...wrong })).statusCode).toBe(status)
    expect(await getCutout(member, id)).toMatchObject({ revision: 1, corrections: 0 })
  })

  test('beyond the last point that counts is refused', async () => {
    const { member, id } = await aCutPhoto('many points')
    const half = { ...DOT, points: Array.from({ length: MAX_POINTS / 2 }, () => [0, 1]) }
    expect((await correct(member, id, { revision: 1, strokes: [half] })).statusCode).toBe(200)
    expect((await correct(member, id, { revision: 2, strokes: [half] })).statusCode).toBe(200)
    expect(codeIn(await correct(member, id, { revision: 3, strokes: [DOT] }))).toBe('corrections_too_many')
  })

  test('of points that were all undone ends too: they stay stored', async () => {
    const { member, id } = await aCutPhoto('undone points')
    const half = { ...DOT, points: Array.from({ length: MAX_POINTS / 2 }, () => [0, 1]) }
    let revision = 1
    for (let round = 0; round < 2 * STORED_FACTOR; round++) {
      // previews have an account of their own
      await studio.advance(HOUR)
      expect((await correct(member, id, { revision: revision++, strokes: [half] })).statusCode).toBe(200)
      expect((await correct(member, id, { revision: revision++, undo: 1 })).statusCode).toBe(200)
    }
    expect(codeIn(await correct(member, id, { revision, strokes: [DOT] }))).toBe('corrections_too_many')
    // the text offers a rectangle instead
    expect((await correct(member, id, { revision, subject: { left: 0, top: 0, width: 1, height: 1 } })).statusCode).toBe(200)
  })

  test('beyond the last stroke that counts is refused, until one is undone', async () => {
    const { member, id } = await aCutPhoto('many')
    const strokes = Array.from({ length: MAX_STROKES }, () => DOT)
    expect((await correct(member, id, { revision: 1, strokes })).statusCode).toBe(200)
    expect(codeIn(await correct(member, id, { revision: 2, strokes: [DOT] }))).toBe('corrections_too_many')
    expect((await correct(member, id, { revision: 2, undo: 1, strokes: [DOT] })).statusCode).toBe(200)
  })
})

describe('an order', () => {
  test('is made with what was corrected, unless it names an earlier revision', async () => {
    const { member, id } = await aCutPhoto('ordered')
    const subject = { left: 0, top: 0, width: 0.5, height: 1 }
    await correct(member, id, { revision: 1, strokes: [DOT], subject })
    const wishes = { photoId: id, operation: 'swap', backdrop: 'marmore-branco' }
    const corrected = await aDoneEdit(studio, member, wishes)
    expect(corrected.wishes.cutout_revision).toBe(2)
    expect(engine.orders().at(-1)?.corrections).toEqual({
      strokes: [{ kind: 'keep', radius: 0.02, points: [{ x: 0.5, y: 0.25 }] }],
      subject,
    })
    const own = await aDoneEdit(studio, member, { ...wishes, cutout_revision: 1 })
    expect(own.wishes.cutout_revision).toBe(1)
    expect(engine.orders().at(-1)).not.toHaveProperty('corrections')
  })

  test('is not made with a correction that had to be given up', async () => {
    const { member, id } = await aCutPhoto('given up')
    engine.failNextPreview('corrections_too_many')
    await correct(member, id, { revision: 1, strokes: [DOT] })
    expect(await getCutout(member, id)).toMatchObject({ revision: 2, state: 'refused' })
    const edit = await aDoneEdit(studio, member, { photoId: id, operation: 'swap', backdrop: 'marmore-branco' })
    expect(edit.wishes).not.toHaveProperty('cutout_revision')
    const left = await remaining(member)
    const named = await order(member, { photoId: id, operation: 'swap', backdrop: 'marmore-branco', cutout_revision: 2 })
    expect([named.statusCode, codeIn(named)]).toEqual([422, 'corrections_too_many'])
    const url = `/api/edits/${edit.id}`
    const changed = await member.call({ method: 'PATCH', url, payload: { phone: member.phone, cutout_revision: 2 } })
    expect(codeIn(changed)).toBe('corrections_too_many')
    expect(await remaining(member)).toBe(left)
  })

  test.each([2 ** 31, 9_999_999_999])('of revision %d, which no column holds, is refused', async (revision) => {
    const { member, id } = await aCutPhoto(`revision ${revision}`)
    expect((await order(member, { photoId: id, cutout_revision: revision })).statusCode).toBe(400)
    expect((await correct(member, id, { revision, strokes: [DOT] })).statusCode).toBe(400)
    const url = `/api/photos/${id}/cutout/preview`
    expect((await member.call({ method: 'GET', url, query: { revision: String(revision) } })).statusCode).toBe(404)
  })

  test('of a revision that does not exist is refused', async () => {
    const { member, id } = await aCutPhoto('no such revision')
    const answer = await order(member, { photoId: id, cutout_revision: 9 })
    expect(answer.json()).toMatchObject({ code: 'not_found', field: 'cutout_revision' })
  })
})

async function usedMs(memberId: string): Promise<number> {
  const account = { memberId, now: studio.core.photoEdits.clock.now(), drainRate: 0 }
  return (await findUse(studio.core.database.db, account)).usedMs
}

describe('processor time', () => {
  test('of a preview is charged to the member', async () => {
    const { member, id } = await aCutPhoto('charged')
    const before = await usedMs(member.memberId)
    await correct(member, id, { revision: 1, strokes: [DOT] })
    expect((await usedMs(member.memberId)) - before).toBeGreaterThan(0.9 * CHARGED_SHARE * PREVIEW_MS)
  })

  test('suffices for the photos of a month in one sitting, with corrections and every layout', async () => {
    const { memberId } = await studio.aMember()
    const [cutoutMs, correctionMs, layoutMs] = [3000, 1200, 800]
    for (let photo = 0; photo < 12; photo += 1)
      for (const ms of [cutoutMs, ...Array<number>(10).fill(correctionMs), ...Array<number>(8).fill(layoutMs)])
        await meterPreview(studio.core.photoEdits, { memberId }, async (onUsed) => onUsed(ms))
    expect(await usedMs(memberId)).toBeGreaterThan(MAX_USED_FOR_PREVIEWS_MS / 2)
  })

  test('that is used up puts previews off, and takes corrections again later', async () => {
    const { member, id } = await aCutPhoto('used up')
    const account = { memberId: member.memberId, now: studio.core.photoEdits.clock.now(), drainRate: 0 }
    await reserveUse(studio.core.database.db, { ...account, byMs: MAX_USED_FOR_PREVIEWS_MS, maxMs: 1e9 })
    const refused = await correct(member, id, { revision: 1, strokes: [DOT] })
    expect(codeIn(refused)).toBe('too_many_requests')
    expect(refused.json<{ remainingTime: number }>().remainingTime).toBeGreaterThan(0)
    const { id: other } = await aPhoto(member, 'used up too')
    expect(await getCutout(member, other)).toMatchObject({ state: 'working' })
    await studio.advance(HOUR)
    expect((await correct(member, id, { revision: 1, strokes: [DOT] })).statusCode).toBe(200)
  })
})
