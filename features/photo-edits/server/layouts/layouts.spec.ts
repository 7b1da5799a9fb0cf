import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import type { WaitForWorker } from '#features/serve.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { LAYOUTS } from '#features/photo-edits/layouts.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import { PREVIEW_RESERVED_MS } from '../cutouts/meter-preview.ts'
import { PHOTO_EDITS_TOPIC } from '../edits/edit-events.ts'
import { findEditWithDetails } from '../edits/edit-queries.ts'
import { waitForEvent } from '../edits/wait-for-event.ts'
import { aDoneEdit, aPhoto, codeIn, editIn, getEdit, order, remaining } from '../orders.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { findUse } from '../upload-account-queries.ts'
import { getLayoutPreview, MAX_PREVIEWS_AN_HOUR } from './get-preview.ts'
import { countLayoutPreviews, findLayoutPreview, insertLayoutPreview } from './preview-queries.ts'
import { runLayoutPreview } from './run-preview.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
})
afterAll(() => studio.close())

const LINE = { message: 'limpeza de pele R$ 120 até sexta' }
const TEXTS = { title: 'Limpeza de pele', price: 'R$ 120', date: 'até sexta' }

const change = (member: StudioMember, id: string, payload: object) =>
  member.call({ method: 'PATCH', url: `/api/edits/${id}`, payload: { phone: member.phone, ...payload } })

const preview = (member: Pick<StudioMember, 'call'>, id: string, layout = 'band', query: Record<string, string> = TEXTS) =>
  member.call({ method: 'GET', url: `/api/edits/${id}/layouts/${layout}`, query })

async function settled(member: StudioMember, id: string): Promise<Edit> {
  await waitForEvent(studio.core.notifications, {
    topic: PHOTO_EDITS_TOPIC,
    id,
    timeoutMs: 60_000,
    start: async () => {},
    look: async () => ((await findEditWithDetails(studio.core.database.db, id))?.edit.changeAskedAt ? undefined : true),
  })
  return getEdit(member, id)
}

describe('the layouts', () => {
  test('are listed with their fields for everybody, in the reader’s language', async () => {
    const answer = await studio.call({ method: 'GET', url: '/api/layouts', headers: { 'accept-language': 'en' } })
    const { layouts } = answer.json<{ layouts: { id: string; name: string; fields: string[] }[] }>()
    expect(layouts.map(({ id }) => id)).toEqual([...LAYOUTS])
    expect(layouts).toContainEqual({ id: 'price', name: 'Title and price', fields: ['title', 'price', 'date'] })
  })

  test('are filled from one line, of a signed-in member', async () => {
    const member = await studio.aMember()
    const read = await member.call({ method: 'POST', url: '/api/layouts/line', payload: { line: LINE.message } })
    expect(read.json()).toEqual({ texts: TEXTS })
    expect((await member.call({ method: 'POST', url: '/api/layouts/line', payload: { line: 'a'.repeat(501) } })).statusCode).toBe(
      400,
    )
    expect((await studio.call({ method: 'POST', url: '/api/layouts/line', payload: { line: 'a' } })).statusCode).toBe(401)
  })
})

test('a line whose first letter grows in upper case is read, ordered and listed', async () => {
  const member = await studio.aMember()
  const line = `ß${'a'.repeat(59)}`
  const read = await member.call({ method: 'POST', url: '/api/layouts/line', payload: { line } })
  expect([read.statusCode, read.json()]).toEqual([200, { texts: { title: `SS${'a'.repeat(58)}`, body: 'A' } }])
  await aDoneEdit(studio, member, { message: line })
  expect((await member.call({ method: 'GET', url: '/api/edits' })).statusCode).toBe(200)
})

describe('an edit', () => {
  test('is set as ever without a layout, and shows what its line says', async () => {
    const member = await studio.aMember()
    const edit = await aDoneEdit(studio, member, LINE)
    expect(edit).toMatchObject({ layout: 'photo', texts: TEXTS })
    expect(engine.orders().at(-1)).not.toHaveProperty('layout')
    const titled = await aDoneEdit(studio, member, { photoId: edit.photo_id, headline: 'Promoção' })
    expect(titled).toMatchObject({ layout: 'title', texts: { title: 'Promoção' } })
    const words = await aDoneEdit(studio, member, { photoId: edit.photo_id, operation: 'caption', ...LINE })
    expect(words).not.toHaveProperty('layout')
  })

  test('is ordered with a layout and its own texts', async () => {
    const member = await studio.aMember()
    const edit = await aDoneEdit(studio, member, { ...LINE, layout: 'band', texts: { title: ' Bolo ', date: ' ' } })
    expect(edit).toMatchObject({ layout: 'band', texts: { title: 'Bolo' } })
    expect(edit.wishes.texts).toEqual({ title: 'Bolo' })
    expect(engine.orders().at(-1)).toMatchObject({ layout: 'band', texts: { title: 'Bolo' } })
  })

  test('changes its layout and texts for nothing, and every address shows it', async () => {
    const member = await studio.aMember()
    const edit = await aDoneEdit(studio, member, LINE)
    const left = await remaining(member)
    expect(editIn(await change(member, edit.id, { layout: 'column' }))).toMatchObject({ state: 'running', layout: 'photo' })
    const made = await settled(member, edit.id)
    expect(made).toMatchObject({ state: 'done', layout: 'column', texts: TEXTS, caption: edit.caption })
    expect(engine.orders().at(-1)).toMatchObject({ layout: 'column', texts: TEXTS })
    expect(made.result_url).not.toBe(edit.result_url)
    await change(member, edit.id, { texts: { title: 'Outra', body: 'mais' } })
    expect(await settled(member, edit.id)).toMatchObject({ layout: 'column', texts: { title: 'Outra', body: 'mais' } })
    await member.call({ method: 'GET', url: `/api/edits/${edit.id}/image?format=1:1` })
    expect(engine.orders().at(-1)).toMatchObject({ format: '1:1', layout: 'column', texts: { title: 'Outra' } })
    expect(await remaining(member)).toBe(left)
  })

  test('keeps what it had when the engine fails', async () => {
    const member = await studio.aMember()
    const edit = await aDoneEdit(studio, member, LINE)
    engine.failNext('subject_unclear')
    await change(member, edit.id, { layout: 'quote' })
    const kept = await settled(member, edit.id)
    expect(kept).toMatchObject({ state: 'done', layout: 'photo' })
    expect(kept.warnings).toContain('change_failed')
  })

  test.each([{ layout: 'poster' }, { layout: 7 }, { texts: 'bolo' }, { texts: { title: '\uD83D' } }, { texts: { title: 3 } }])(
    'is changed by nothing but a layout and its texts: %j',
    async (payload) => {
      const member = await studio.aMember()
      const edit = await aDoneEdit(studio, member)
      const answer = await change(member, edit.id, payload)
      expect([answer.statusCode, codeIn(answer)]).toEqual([400, 'invalid_request'])
    },
  )

  test.each([{ title: 'a'.repeat(61) }, { price: 'a'.repeat(25) }])('refuses texts that are too long: %j', async (texts) => {
    const member = await studio.aMember()
    const edit = await aDoneEdit(studio, member)
    const answer = await change(member, edit.id, { texts })
    expect([answer.statusCode, codeIn(answer)]).toEqual([400, 'text_too_long'])
  })

  test('of somebody else is not changed, and after a day none is', async () => {
    const member = await studio.aMember()
    const edit = await aDoneEdit(studio, member)
    const stranger = await studio.aMember()
    expect(codeIn(await change(stranger, edit.id, { layout: 'band' }))).toBe('not_found')
    await studio.advance(DAY)
    expect(codeIn(await change(member, edit.id, { layout: 'band' }))).toBe('free_change_over')
  })
})

describe('a preview', () => {
  test('is a small picture with the layout, made once and again after a change', async () => {
    const member = await studio.aMember()
    const edit = await aDoneEdit(studio, member, LINE)
    const begun = engine.begun()
    const both = await Promise.all([preview(member, edit.id), preview(member, edit.id)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(both[0]?.headers['content-type']).toBe('image/jpeg')
    expect((await sharp(both[0]?.rawPayload).metadata()).width).toBeLessThanOrEqual(480)
    expect(engine.begun() - begun).toBe(1)
    expect(engine.orders().at(-1)).toMatchObject({ layout: 'band', texts: TEXTS })
    expect((await getEdit(member, edit.id)).layout).toBe('photo')
    await change(member, edit.id, { layout: 'frame' })
    await settled(member, edit.id)
    const again = engine.begun()
    expect((await preview(member, edit.id)).statusCode).toBe(200)
    expect(engine.begun() - again).toBe(1)
  })

  test('is for its own member, of a finished picture, with texts that fit', async () => {
    const member = await studio.aMember()
    const edit = await aDoneEdit(studio, member, LINE)
    const stranger = await studio.aMember()
    expect(codeIn(await preview(stranger, edit.id))).toBe('not_found')
    expect((await preview(studio, edit.id)).statusCode).toBe(401)
    expect((await preview(member, edit.id, 'poster')).statusCode).toBe(400)
    expect((await preview(member, edit.id, 'band', { title: 'a'.repeat(61) })).statusCode).toBe(400)
    const words = await aDoneEdit(studio, member, { photoId: edit.photo_id, operation: 'caption', ...LINE })
    expect(codeIn(await preview(member, words.id))).toBe('not_found')
    await member.call({ method: 'DELETE', url: `/api/photos/${edit.photo_id}` })
    expect(codeIn(await preview(member, edit.id))).toBe('photo_unavailable')
    await member.call({ method: 'DELETE', url: `/api/edits/${edit.id}` })
    expect(codeIn(await preview(member, edit.id))).toBe('not_found')
  })

  test('that gets its turn after the edit was deleted leaves nothing of it behind', async () => {
    const member = await studio.aMember()
    const edit = await aDoneEdit(studio, member, LINE)
    const waitForWorker: WaitForWorker = async (work) => {
      await member.call({ method: 'DELETE', url: `/api/edits/${edit.id}` })
      return work(new AbortController().signal)
    }
    const { notifications, database } = studio.core
    const request = { memberId: member.memberId, editId: edit.id, layout: 'band', texts: TEXTS } as const
    await expect(getLayoutPreview({ ...studio.core.photoEdits, notifications, waitForWorker }, request)).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await countLayoutPreviews(database.db, { editId: edit.id, since: new Date(0) })).toBe(0)
  })

  test('is refused when the same edit was looked at too often, and forgotten after a day', async () => {
    const member = await studio.aMember()
    const edit = await aDoneEdit(studio, member, LINE)
    const { db } = studio.core.database
    const now = studio.core.photoEdits.clock.now()
    const row = { editId: edit.id, layout: 'band', texts: {}, askedAt: now } as const
    for (let at = 0; at < MAX_PREVIEWS_AN_HOUR; at++) await insertLayoutPreview(db, { ...row, key: `key ${at}` })
    const refused = await preview(member, edit.id)
    expect([refused.statusCode, codeIn(refused)]).toEqual([429, 'too_many_requests'])
    await studio.advance(DAY + HOUR)
    await studio.sweep('forget-previews')
    expect(await findLayoutPreview(db, { editId: edit.id, key: 'key 1' })).toBeUndefined()
  })
})

const deps = () => ({ ...studio.core.photoEdits, engine, imageGenerator: undefined })
const attempt = (isLast = false) => ({ signal: new AbortController().signal, isLast })

async function anAskedPreview() {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member, LINE)
  const which = { editId: edit.id, key: 'by hand' }
  const { db } = studio.core.database
  await insertLayoutPreview(db, { ...which, layout: 'band', texts: {}, askedAt: studio.core.photoEdits.clock.now() })
  return { member, edit, which, find: () => findLayoutPreview(db, which) }
}

describe('a preview in a worker', () => {
  test('that fails for good is forgotten, so that asking again starts over', async () => {
    const { which, find } = await anAskedPreview()
    engine.failNext(new Error('broken'))
    await expect(runLayoutPreview(deps(), which, attempt())).rejects.toThrow('broken')
    expect(await find()).toBeDefined()
    engine.failNext('subject_unclear')
    await runLayoutPreview(deps(), which, attempt())
    expect(await find()).toBeUndefined()
  })

  test('that the engine refuses is counted and charged all the same', async () => {
    const { member, edit, which } = await anAskedPreview()
    const { db } = studio.core.database
    const account = () => ({ memberId: member.memberId, now: studio.core.photoEdits.clock.now(), drainRate: 0 })
    const before = await findUse(db, account())
    engine.failNext('corrections_too_many')
    await runLayoutPreview(deps(), which, attempt())
    expect((await findUse(db, account())).usedMs).toBeGreaterThan(before.usedMs)
    expect(await countLayoutPreviews(db, { editId: edit.id, since: new Date(0) })).toBe(1)
  })

  test('of a deleted edit is not made', async () => {
    const { member, edit, which, find } = await anAskedPreview()
    await member.call({ method: 'DELETE', url: `/api/edits/${edit.id}` })
    const begun = engine.begun()
    await runLayoutPreview(deps(), which, attempt())
    expect(engine.begun()).toBe(begun)
    expect(await find()).toBeUndefined()
  })

  test('puts itself off while its member’s account of processor time is full', async () => {
    const { member, which, find } = await anAskedPreview()
    const { pool } = studio.core.database
    const now = studio.core.photoEdits.clock.now()
    await pool.query(
      `insert into upload_accounts (member_id, used_ms, as_of) values ($1, $2, $3)
       on conflict (member_id) do update set used_ms = excluded.used_ms, as_of = excluded.as_of`,
      [member.memberId, 60_000 - PREVIEW_RESERVED_MS / 2, now],
    )
    const begun = engine.begun()
    await runLayoutPreview(deps(), which, attempt())
    expect(engine.begun()).toBe(begun)
    expect((await find())?.picture).toBeNull()
  })
})

test('an edit that waits has no previews', async () => {
  const idle = await openStudio({ engine })
  const member = await idle.aMember()
  const waiting = editIn(await order(member, { photoId: (await aPhoto(member)).id }))
  expect(codeIn(await preview(member, waiting.id))).toBe('edit_not_ready')
  await idle.close()
})
