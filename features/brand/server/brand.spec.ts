import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { TYPE_PAIRS } from '#engine/typesetting/type-pairs.ts'
import { aDoneEdit, codeIn, upload } from '#features/photo-edits/server/orders.test-support.ts'
import { createSmallEngine, LOGO_MS } from '#features/photo-edits/server/small-engine.test-support.ts'
import { MAX_USED_MS } from '#features/photo-edits/server/upload-account.ts'
import { findUse } from '#features/photo-edits/server/upload-account-queries.ts'
import { collectData, ERASURES } from '#features/privacy/server/personal-data.ts'
import { HOUR } from '#platform/clock.ts'
import { type Brand, TYPES } from '../contract.ts'
import { findMemberBrand } from './find-look.ts'
import { LOGOS_PER_HOUR } from './save-brand.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
})
afterAll(() => studio.close())

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/><circle cx="200" cy="200" r="90" fill="#1f5f4a"/></svg>`

const save = (member: StudioMember, brand: object) =>
  member.call({ method: 'PUT', url: '/api/user/brand', payload: { phone: member.phone, brand } })
const read = async (member: StudioMember) =>
  (await member.call({ method: 'GET', url: '/api/user/brand' })).json<{ brand: Brand; types: { id: string; name: string }[] }>()

async function aLogo(member: StudioMember): Promise<string> {
  const file = await sharp(Buffer.from(LOGO)).jpeg({ quality: 95 }).toBuffer()
  return (await upload(member, { file })).json<{ photo: { id: string } }>().photo.id
}

const accountOf = (member: StudioMember) => ({ memberId: member.memberId, now: studio.core.photoEdits.clock.now(), drainRate: 0 })
const usedMs = async (member: StudioMember) => (await findUse(studio.core.database.db, accountOf(member))).usedMs
const forgetUse = (member: StudioMember) =>
  studio.core.database.pool.query('delete from upload_accounts where member_id = $1', [member.memberId])

describe('a brand', () => {
  test('is empty at first, and is kept as it was saved', async () => {
    const member = await studio.aMember()
    const empty = await read(member)
    expect(empty.brand).toEqual({ colours: [], proposed: [], stamp: '' })
    expect(empty.types.map(({ id }) => id)).toEqual([...TYPES])
    expect([...TYPES]).toEqual(Object.keys(TYPE_PAIRS))
    const brand = {
      colours: ['#1f5f4a', '#ffffff'],
      type: 'elegante',
      signature: ' Ateliê ',
      handle: 'atelie',
      words: '#bolo, carinho',
    }
    expect((await save(member, brand)).statusCode).toBe(200)
    expect((await read(member)).brand).toMatchObject({ ...brand, signature: 'Ateliê', handle: '@atelie' })
    await save(member, {})
    expect((await read(member)).brand).toMatchObject({ colours: [] })
    expect((await read(member)).brand).not.toHaveProperty('type')
  })

  test('takes a photo as its logo, proposes its colours, and keeps it when the photo is gone', async () => {
    const member = await studio.aMember()
    const photoId = await aLogo(member)
    // the small engine draws a preview of its own: whatever it is, it becomes a logo
    expect((await save(member, { logo_photo_id: photoId })).statusCode).toBe(200)
    const { brand } = await read(member)
    expect(brand.logo_photo_id).toBe(photoId)
    expect(brand.logo_url).toContain('/api/user/brand/logo?v=')
    const logo = await member.call({ method: 'GET', url: brand.logo_url ?? '' })
    expect((await sharp(logo.rawPayload).metadata()).width).toBeLessThanOrEqual(400)
    await member.call({ method: 'DELETE', url: `/api/photos/${photoId}` })
    expect((await save(member, { logo_photo_id: photoId, colours: ['#000000'] })).statusCode).toBe(200)
    expect((await read(member)).brand.logo_url).toBeDefined()
    await save(member, {})
    expect((await read(member)).brand).not.toHaveProperty('logo_url')
    expect((await member.call({ method: 'GET', url: '/api/user/brand/logo' })).statusCode).toBe(404)
  })

  test('makes a logo in the engine, on the account of its member, and none of the same photo again', async () => {
    const member = await studio.aMember()
    const [one, other] = [await aLogo(member), await aLogo(member)]
    const before = engine.logos.owners.length
    await forgetUse(member)
    await save(member, { logo_photo_id: one })
    await save(member, { logo_photo_id: one, signature: 'Ateliê' })
    expect(engine.logos.owners.slice(before)).toEqual([member.memberId])
    // some of it has drained since
    expect(await usedMs(member)).toBeGreaterThan(LOGO_MS * 0.9)
    engine.logos.failure = 'photo_too_complex'
    expect(codeIn(await save(member, { logo_photo_id: other }))).toBe('photo_unavailable')
    engine.logos.failure = 'too_many_requests'
    expect((await save(member, { logo_photo_id: other })).statusCode).toBe(429)
    expect((await read(member)).brand.logo_photo_id).toBe(one)
  })

  test('makes so many logos an hour', async () => {
    const member = await studio.aMember()
    const logos = [await aLogo(member), await aLogo(member)]
    const statuses = []
    for (let at = 0; at <= LOGOS_PER_HOUR; at++) {
      await forgetUse(member)
      statuses.push((await save(member, { logo_photo_id: logos[at % 2] })).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: LOGOS_PER_HOUR }, () => 200), 429])
    expect((await save(member, { logo_photo_id: logos[1], signature: 'Ateliê' })).statusCode).toBe(200)
    await studio.advance(HOUR)
    expect((await save(member, { logo_photo_id: logos[0] })).statusCode).toBe(200)
  })

  test('makes no logo for a member whose account of processor time is full', async () => {
    const member = await studio.aMember()
    const photoId = await aLogo(member)
    const { pool } = studio.core.database
    await pool.query('update upload_accounts set used_ms = $2, as_of = $3 where member_id = $1', [
      member.memberId,
      MAX_USED_MS,
      studio.core.photoEdits.clock.now(),
    ])
    const before = engine.logos.owners.length
    expect(codeIn(await save(member, { logo_photo_id: photoId }))).toBe('too_many_requests')
    expect(engine.logos.owners).toHaveLength(before)
  })

  test.each([
    { colours: ['red'] },
    { colours: ['#12345'] },
    { colours: ['#111111', '#222222', '#333333', '#444444'] },
    { type: 'comic' },
    { handle: 'a b' },
    { handle: '@'.repeat(3) },
    { words: '\uD83D' },
    { logo_photo_id: '1' },
  ])('refuses %j', async (brand) => {
    const answer = await save(await studio.aMember(), brand)
    expect([answer.statusCode, codeIn(answer)]).toEqual([400, 'invalid_request'])
  })

  test('refuses a signature that is too long', async () => {
    const answer = await save(await studio.aMember(), { signature: 'a'.repeat(41) })
    expect([answer.statusCode, codeIn(answer)]).toEqual([400, 'text_too_long'])
  })

  test('is its member’s own: nobody else’s photo, phone or session', async () => {
    const member = await studio.aMember()
    const stranger = await studio.aMember()
    expect(codeIn(await save(stranger, { logo_photo_id: await aLogo(member) }))).toBe('not_found')
    const other = { method: 'PUT', url: '/api/user/brand', payload: { phone: member.phone, brand: {} } } as const
    expect((await stranger.call(other)).statusCode).toBe(403)
    expect((await studio.call(other)).statusCode).toBe(401)
    expect((await studio.call({ method: 'GET', url: '/api/user/brand' })).statusCode).toBe(401)
    expect((await studio.call({ method: 'GET', url: '/api/user/brand/logo' })).statusCode).toBe(401)
  })
})

test('a pair of faces is shown by a few words in it', async () => {
  for (const type of TYPES) {
    const answer = await studio.call({ method: 'GET', url: `/api/brand-types/${type}` })
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.body).toMatch(/^<svg[^>]+viewBox[^>]+><path d="M[^"]{200,}/u)
  }
  expect((await studio.call({ method: 'GET', url: '/api/brand-types/comic' })).statusCode).toBe(400)
})

describe('every post', () => {
  test('is set with the brand, and its captions carry its hashtags', async () => {
    const member = await studio.aMember()
    await save(member, { colours: ['#1f5f4a'], type: 'festa', signature: 'Ateliê', handle: '@atelie', words: 'doce #bolodepote' })
    const edit = await aDoneEdit(studio, member, { message: 'bolo de pote por R$ 12' })
    expect(engine.orders().at(-1)).toMatchObject({
      brand: { colours: ['#1f5f4a'], type: 'festa' },
      signature: 'Ateliê · @atelie',
    })
    expect(edit.caption).toContain('#bolodepote')
    await aDoneEdit(studio, member, { photoId: edit.photo_id, signature: 'outra' })
    expect(engine.orders().at(-1)?.signature).toBe('outra')
  })

  test('is signed with the name alone where both are too long', async () => {
    const member = await studio.aMember()
    await save(member, { signature: 'Ateliê de bolos da Rosa Maria', handle: '@ateliedebolosdarosamaria' })
    const found = await findMemberBrand(studio.core.database.db, member.memberId)
    expect(found?.signature).toBe('Ateliê de bolos da Rosa Maria')
  })
})

test('a brand is in the copy of one’s data with its logo, and erased with the account', async () => {
  const member = await studio.aMember()
  await save(member, { logo_photo_id: await aLogo(member), signature: 'Ateliê' })
  const { db } = studio.core.database
  const copy = await collectData(studio.core.privacy, db, { memberId: member.memberId, language: 'pt-BR' })
  expect(copy.sections['brand']).toMatchObject({ signature: 'Ateliê', logo: 'logo.jpg' })
  expect(copy.pictures.map(({ name }) => name)).toContain('logo.jpg')
  for (const erase of ERASURES) await db.transaction((tx) => erase(studio.core.privacy, tx, member.memberId))
  expect(await findMemberBrand(db, member.memberId)).toBeUndefined()
})
