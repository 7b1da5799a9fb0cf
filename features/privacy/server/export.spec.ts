/** A member's export: everything they gave or got, no credentials, and limited in number. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Buyer, type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import { EXPORTS_PER_DAY } from '../contract.ts'
import { aMarkedMember, type MarkedMember, MARKS } from '#apps/testing/account-deletion.test-support.ts'
import { packZip } from '#platform/pack-zip.ts'
import { readZip } from '#platform/read-zip.test-support.ts'

let money: Money
let ana: MarkedMember
let files: ReadonlyMap<string, Buffer>
beforeAll(async () => {
  money = await startMoney()
})
afterAll(() => money.close())

const take = ({ phone, cookie }: Buyer, language = 'pt-BR') =>
  money.app.inject({ url: '/api/user/export', query: { phone }, headers: { cookie, 'accept-language': language } })
const json = (name: string): unknown => JSON.parse(String(files.get(`${name}.json`)))
const names = () => [...files.keys()]

test('is a zip to download', async () => {
  ana = await aMarkedMember(money)
  const answer = await take(ana)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="mandou-\d{4}-\d\d-\d\d\.zip"$/) as string, // as: a matcher stands for the text it matches
    'cache-control': 'no-store',
  })
  files = readZip(answer.rawPayload)
})

test('has what the person wrote, and what they got', () => {
  const all = [...files.values()].map(String).join('\n')
  const { reason: _, key: __, ...theirs } = MARKS
  for (const mark of Object.values(theirs)) expect(all).toContain(mark)
  expect(json('account')).toMatchObject({ phone: ana.phone, email: MARKS.email, cpf: ana.document })
  expect(json('payments')).toMatchObject([{ value: 37.9, status: 'CONFIRMED' }])
  expect(json('edits')).toMatchObject([{ caption: MARKS.caption, wishes: { headline: MARKS.headline } }])
})

test('has the pictures under names with dates, which the lists repeat', () => {
  const [photo, result] = [
    names().find((name) => name.startsWith('photos/')),
    names().find((name) => name.startsWith('results/')),
  ]
  expect(photo).toMatch(/^photos\/\d{4}-\d\d-\d\d \d\d\.\d\d [0-9a-f]{6}\.jpg$/)
  expect(result).toMatch(/^results\/\d{4}-\d\d-\d\d \d\d\.\d\d caption 4x5 [0-9a-f]{6}\.jpg$/)
  expect(json('photos')).toMatchObject([{ file: photo }])
  expect(json('edits')).toMatchObject([{ files: [result] }])
  expect(
    files
      .get(photo ?? '')
      ?.subarray(0, 2)
      .toString('hex'),
  ).toBe('ffd8')
})

test('explains every list in the person’s language', async () => {
  const readMe = String(files.get('LEIA-ME.txt'))
  expect(readMe).toContain('Os seus dados no Mandou')
  expect(readMe).not.toContain('outros dados seus')
  for (const name of names().filter((each) => each.endsWith('.json'))) expect(readMe).toContain(`- ${name}: `)
  expect(readZip((await take(ana, 'en')).rawPayload).has('README.txt')).toBe(true)
})

test('has no keys, hashes or tokens', async () => {
  const all = [...files].filter(([name]) => !name.endsWith('.jpg')).map(([, content]) => String(content))
  const [row] = await money.query('select document_key, sealed_document from members where phone = $1', [ana.phone])
  const hashes = await money.query('select token_hash, request_hash, file_key from sessions, edits, photos')
  const secrets = [row, ...hashes].flatMap((each) => Object.values(each ?? {})).map(String)
  expect(secrets.length).toBeGreaterThan(3)
  expect(secrets.filter((secret) => all.some((text) => text.includes(secret)))).toEqual([])
  expect(all.filter((text) => /_key"|token|hash/.test(text))).toEqual([])
})

test('is for the member alone', async () => {
  const rui = await money.visit()
  const answer = await take(rui)
  const others = [...readZip(answer.rawPayload).values()].map(String).join('\n')
  expect(others).toContain(rui.phone)
  expect(Object.values(MARKS).filter((mark) => others.includes(mark))).toEqual([])
})

describe('too many exports', () => {
  test('are not made by a link on another site', async () => {
    const { phone, cookie } = await money.visit()
    const fetch = (site: string) =>
      money.app.inject({ url: '/api/user/export', query: { phone }, headers: { cookie, 'sec-fetch-site': site } })
    for (let times = 0; times < EXPORTS_PER_DAY; times += 1)
      expect((await fetch('cross-site')).json().code).toBe('foreign_origin')
    expect((await fetch('same-origin')).statusCode).toBe(200)
  })

  test('are not counted when only the headers are asked for', async () => {
    const eva = await money.visit()
    const { phone, cookie } = eva
    for (let times = 0; times <= EXPORTS_PER_DAY; times += 1) {
      const answer = await money.app.inject({ method: 'HEAD', url: '/api/user/export', query: { phone }, headers: { cookie } })
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'application/zip', ''])
    }
    expect((await take(eva)).statusCode).toBe(200)
    expect((await money.app.inject({ method: 'HEAD', url: '/api/user/export', query: { phone } })).statusCode).toBe(401)
  })

  test('are refused until a day after the first', async () => {
    const rui = await money.visit()
    const answers = await Promise.all(Array.from({ length: EXPORTS_PER_DAY + 3 }, () => take(rui)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(EXPORTS_PER_DAY)
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json()).toMatchObject({ code: 'exports_used_up', error: expect.stringContaining('amanhã') as string }) // as: as above
    const kept = async () => (await rui.call('GET', '/api/user/data')).json<{ next_export_at: string | null }>().next_export_at
    expect(await kept()).not.toBeNull()
    await money.advance((DAY + SECOND) / SECOND)
    expect(await kept()).toBeNull()
    expect((await take(rui)).statusCode).toBe(200)
  })
})

const failToRead = () => Promise.reject(new Error('the disk is gone'))

test('an unreadable file breaks the download instead of being left out', async () => {
  const zip = packZip([{ name: 'photos/a.jpg', createdAt: new Date(0), isCompressed: false, read: failToRead }])
  await expect(zip.toArray()).rejects.toThrow('the disk is gone')
})
