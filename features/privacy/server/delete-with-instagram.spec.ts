/**
 * Account deletion with Instagram connected: nothing of it is kept, nothing scheduled is published, and Meta is notified, even if
 * late.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { type Publisher, type Publishing, startPublishing } from '#apps/testing/publishing.test-support.ts'
import { ACCOUNT_OF_ONE_PAGE, PERSON } from '#apps/testing/social.test-support.ts'
import { DAY, HOUR, addMs, SECOND } from '#platform/clock.ts'
import { eraseMemberData } from './erase-member-data.ts'
import { privacyHandlers } from './index.ts'
import { requestDeletion, searchDatabase } from '#apps/testing/account-deletion.test-support.ts'
import { readZip } from '#platform/read-zip.test-support.ts'

const CAPTION = 'Marcalegenda de um post agendado'
const ALT_TEXT = 'Marcadescricao da foto'

let fixture: Publishing
beforeAll(async () => {
  fixture = await startPublishing()
})
afterAll(() => fixture.close())

async function aPublisher(): Promise<Publisher> {
  await fixture.startOver()
  await fixture.advance(HOUR / SECOND)
  const ana = await fixture.aPublisher()
  const scheduledAt = addMs(fixture.core.clock.now(), DAY).toISOString()
  const post = { edit_id: await ana.anEdit(), caption: CAPTION, alt_text: ALT_TEXT, scheduled_at: scheduledAt }
  expect((await ana.publish(post)).statusCode).toBe(202)
  return ana
}

const forget = () => workUntilIdle(fixture.core, { handlers: privacyHandlers(fixture.core.privacy), sweeps: [] })
const tokensOf = ({ id }: Publisher) =>
  fixture.query('select from instagram_connections where member_id = $1 and sealed_token is not null', [id])

test('withdraws the consent, and keeps nothing of the account or its posts', async () => {
  const ana = await aPublisher()
  const marks = [CAPTION, ALT_TEXT, 'atelie.de.exemplo', ACCOUNT_OF_ONE_PAGE]
  expect(new Set((await searchDatabase(fixture, marks)).map(({ mark }) => mark))).toEqual(new Set(marks))
  expect((await requestDeletion(fixture, ana)).statusCode).toBe(200)
  await forget()
  expect(await fixture.isConsenting(PERSON.onePage)).toBe(false)
  expect(await searchDatabase(fixture, marks)).toEqual([])
})

test('a scheduled post is not published', async () => {
  const ana = await aPublisher()
  await requestDeletion(fixture, ana)
  await forget()
  await fixture.passSeconds((2 * DAY) / SECOND)
  await fixture.workNow()
  expect(await fixture.postsOf(CAPTION)).toEqual([])
})

test('while Meta is unreachable everything is erased here, and Meta is notified later', async () => {
  const ana = await aPublisher()
  await requestDeletion(fixture, ana)
  await fixture.failOnDemand('server_error', 20)
  await eraseMemberData(fixture.core.privacy, ana.id)
  expect([await tokensOf(ana), await searchDatabase(fixture, [CAPTION])]).toEqual([[], []])
  expect(await fixture.isConsenting(PERSON.onePage)).toBe(true)
  await fixture.failOnDemand('server_error', 0)
  await fixture.passDays(1)
  expect(await fixture.isConsenting(PERSON.onePage)).toBe(false)
})

test('an export has the account and the posts, and no token', async () => {
  const { cookie, id } = await aPublisher()
  const post = { id: '1', caption: 'De antes', permalink: null, publishedAt: '2026-11-01T12:00:00.000Z' }
  const withPost = "update instagram_connections set profile = jsonb_set(profile, '{posts}', $2) where member_id = $1"
  await fixture.query(withPost, [id, JSON.stringify([post])])
  const answer = await fixture.app.inject({ url: '/api/user/export', headers: { cookie } })
  const files = readZip(answer.rawPayload)
  expect(JSON.parse(String(files.get('instagram.json')))).toMatchObject({ username: 'atelie.de.exemplo' })
  expect(JSON.parse(String(files.get('instagram.json')))).toMatchObject({ posts: [{ id: '1', caption: 'De antes' }] })
  expect(JSON.parse(String(files.get('publications.json')))).toMatchObject([{ caption: CAPTION, alt_text: ALT_TEXT }])
  const [row] = await fixture.query('select sealed_token from instagram_connections where member_id = $1', [id])
  expect([...files.values()].some((content) => content.includes(String(row?.['sealed_token'])))).toBe(false)
})
