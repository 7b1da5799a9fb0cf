import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  ACCOUNT_OF_ONE_PAGE as ATELIE,
  PERSON,
  type Social,
  type SocialMember,
  startSocial,
} from '#apps/testing/social.test-support.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import { accountOf, exportInstagram } from '../connection/account-of.ts'
import { disconnectMember, eraseInstagram } from './disconnect-member.ts'

let social: Social
let ana: SocialMember
let eva: SocialMember
beforeAll(async () => {
  social = await startSocial()
  ana = await social.visit()
  eva = await social.visit()
})
beforeEach(() => social.startOver())
afterAll(() => social.close())

const disconnect = async (member: SocialMember) => {
  const answer = await member.call('POST', '/api/user', { action: 'disconnect_instagram' })
  return [answer.statusCode, answer.json<{ disconnected_account: string | null }>().disconnected_account]
}
/** Blanked dialogs may remain, because they count for the hourly limit. */
const rowsOf = (member: SocialMember) =>
  social.query(
    `select id from instagram_connections where member_id = $1
     union all select id from instagram_dialogs where member_id = $1
       and not (num_nulls(outcome, person_id, sealed_token, agreed_at, profile, picture, saved_instagram_id) = 7)`,
    [member.id],
  )

it('deletes the account here and revokes the consent at Facebook', async () => {
  await ana.connect()
  expect(await disconnect(ana)).toEqual([200, 'atelie.de.exemplo'])
  expect([await ana.social(), await rowsOf(ana)]).toEqual([null, []])
  expect(await social.isConsenting(PERSON.onePage)).toBe(false)
})

it('accepts a second tap, and having nothing to disconnect', async () => {
  await ana.connect()
  const taps = await Promise.all([disconnect(ana), disconnect(ana)])
  expect(taps.map(([status]) => status)).toEqual([200, 200])
  expect(new Set(taps.map(([, account]) => account))).toEqual(new Set(['atelie.de.exemplo', null]))
  expect(await disconnect(eva)).toEqual([200, null])
})

it.each(['temporary', 'server_error', 'token_expired', 'checkpoint', 'app_rate_limited'])(
  'deletes it here even when Meta answers %s',
  async (fault) => {
    await ana.connect()
    await social.failOnDemand(fault)
    expect(await disconnect(ana)).toEqual([200, 'atelie.de.exemplo'])
    expect(await rowsOf(ana)).toEqual([])
  },
)

it('revokes the consent later when Meta was unavailable', async () => {
  await ana.connect()
  await social.failOnDemand('server_error')
  await disconnect(ana)
  expect(await social.isConsenting(PERSON.onePage)).toBe(true)
  await social.passDays(MINUTE / DAY)
  expect(await social.isConsenting(PERSON.onePage)).toBe(false)
})

it('revokes consents that were never saved, with a connection and without', async () => {
  await ana.connect()
  await ana.agree({ person: PERSON.threePages })
  await eva.agree({ person: PERSON.portfolioPage })
  await disconnect(ana)
  await disconnect(eva)
  const persons = [PERSON.onePage, PERSON.threePages, PERSON.portfolioPage]
  expect(await Promise.all(persons.map((person) => social.isConsenting(person)))).toEqual([false, false, false])
})

it.each(['policy_block', 'checkpoint', 'permission_removed', 'object_missing', 'app_rate_limited'])(
  'tries again after %s, which may pass',
  async (fault) => {
    await ana.connect()
    await social.failOnDemand(fault)
    await disconnect(ana)
    expect(await social.isConsenting(PERSON.onePage)).toBe(true)
    await social.passDays(MINUTE / DAY)
    expect(await social.isConsenting(PERSON.onePage)).toBe(false)
  },
)

it.each([
  ['without a permission', { untickedScopes: ['instagram_content_publish'] }],
  ['without an account', { person: PERSON.pageWithoutInstagram }],
  ['without a Page', { person: PERSON.noPage }],
  ['without the right to post', { person: PERSON.analystOnly }],
])('revokes the consent of a dialog that failed here %s', async (_case, decision) => {
  const { person = PERSON.onePage } = { person: undefined, ...decision }
  expect((await ana.agree(decision)).get('error')).not.toBeNull()
  expect(await social.isConsenting(person)).toBe(true)
  await disconnect(ana)
  expect(await social.isConsenting(person)).toBe(false)
})

it('revokes the consent of a failed dialog even if the member does not return', async () => {
  await ana.agree({ person: PERSON.noPage })
  await social.passDays(1 / 24)
  await social.passDays(1 / 24)
  expect(await social.isConsenting(PERSON.noPage)).toBe(false)
})

it('does not reset the limit of dialogs, and makes earlier dialogs useless', async () => {
  const { url } = await ana.openDialog()
  await disconnect(ana)
  const back = await ana.comeBack(await social.decide(url))
  expect([back.get('error'), back.get('dialog')]).toEqual(['instagram_dialog_failed', null])
  const codes: unknown[] = []
  for (let tries = 0; tries < 20; tries += 1) {
    codes.push((await ana.call('POST', '/api/instagram/dialogs')).json<{ code?: string }>().code)
    if (tries % 5 === 0) await disconnect(ana)
  }
  expect([...new Set(codes)]).toEqual([undefined, 'instagram_too_many_tries'])
})

it('keeps a person’s consent that another member still uses', async () => {
  await ana.connect()
  await eva.connect()
  await disconnect(ana)
  expect(await social.isConsenting(PERSON.onePage)).toBe(true)
  expect(await eva.social()).toMatchObject({ state: 'connected' })
  await disconnect(eva)
  expect(await social.isConsenting(PERSON.onePage)).toBe(false)
})

it('makes the next connection a first one', async () => {
  await ana.connect()
  await disconnect(ana)
  const handle = (await ana.agree()).get('access_token') ?? ''
  expect((await ana.save(handle, ATELIE)).json().operation).toBe('connect_instagram')
})

it('other features can read the account, export and erase it, but never see the token', async () => {
  const { instagram, database } = social.core
  expect(await accountOf(database.db, ana.id)).toBeUndefined()
  expect(await exportInstagram(database.db, ana.id)).toEqual({ instagram: null, picture: undefined })
  await ana.connect()
  const account = await accountOf(database.db, ana.id)
  expect(account).toMatchObject({ memberId: ana.id, instagramUserId: ATELIE, username: 'atelie.de.exemplo' })
  const exported = await exportInstagram(database.db, ana.id)
  expect(exported).toMatchObject({ instagram: { username: 'atelie.de.exemplo', lost_at: null } })
  expect(exported.picture?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(JSON.stringify([account, exported.instagram])).not.toContain('EAAS')
  expect(await disconnectMember(instagram, { memberId: ana.id })).toBe('atelie.de.exemplo')
  await eva.connect()
  await database.db.transaction((tx) => eraseInstagram(instagram, tx, eva.id))
  expect(await rowsOf(eva)).toEqual([])
})
