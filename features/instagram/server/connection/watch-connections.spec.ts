import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ACCOUNT_OF_ONE_PAGE as ATELIE, type Social, type SocialMember, startSocial } from '#apps/testing/social.test-support.ts'
import { loseConnection } from '../disconnect/lose-connection.ts'
import { renewConnection } from './renew-connection.ts'
import { withToken } from './with-token.ts'

let social: Social
let ana: SocialMember
beforeAll(async () => {
  social = await startSocial()
  ana = await social.visit()
})
beforeEach(() => social.startOver())
afterAll(() => social.close())

const daysLeft = async () => {
  const end = Date.parse(String((await ana.social())?.['expires_at']))
  return Math.round((end - social.core.clock.now().getTime()) / 86_400_000)
}
const keptToken = async () => (await social.query('select sealed_token from instagram_connections'))[0]?.['sealed_token']
const kinds = async () => (await ana.notices()).map(({ kind }) => kind)
const readProfile = () => withToken(social.core.instagram, ana.id, (access) => social.core.instagram.social.readProfile(access))
/** Passing many days ends the session, so this signs in again. */
const passDays = async (days: number) => {
  await social.passDays(days)
  if ((await ana.call('GET', '/api/session')).statusCode === 401) ana = await social.visit(ana.phone)
}

const handleOf = async () => String((await ana.social())?.['social_token'])
/** What the page shows of the connected account: its name, or the error code. */
const show = async () => {
  const { social_token: accessToken, social_id: userId } = (await ana.social()) ?? {}
  const answer = await ana.call('POST', '/api/instagram/user', { accessToken, userId })
  const { code, username } = answer.json<{ code?: string; username?: string }>()
  return [answer.statusCode, code ?? username]
}

describe('the end of a token', () => {
  it('is postponed when Meta extends the token, without any warning', async () => {
    await ana.connect()
    await social.failOnDemand('renewal_extends')
    await passDays(39)
    expect(await daysLeft()).toBe(21)
    await passDays(1.1)
    expect([await daysLeft(), await kinds()]).toEqual([60, []])
    expect(await readProfile()).toMatchObject({ username: 'atelie.de.exemplo' })
  })

  it('causes warnings from day 50 on, more urgent near the end, and then a notice', async () => {
    await ana.connect()
    const first = await keptToken()
    await passDays(49.5)
    expect([await kinds(), await ana.social()]).toEqual([[], expect.objectContaining({ is_ending: false })])
    await passDays(1)
    expect([await kinds(), await ana.social()]).toEqual([['instagram_ending'], expect.objectContaining({ is_ending: true })])
    expect((await ana.notices())[0]?.['text']).toMatch(/^A conexão com o seu Instagram termina em \d\d\/\d\d\/\d{4}\./)
    const [{ id } = {}] = await ana.notices()
    await ana.call('POST', `/api/user/notices/${String(id)}/dismiss`)
    await passDays(1)
    expect(await kinds()).toEqual([])
    await passDays(6)
    expect(await kinds()).toEqual(['instagram_ending'])
    await passDays(1.6)
    expect(await kinds()).toEqual(['instagram_ending'])
    expect(await keptToken()).toBe(first)
    await passDays(1)
    expect([await kinds(), await ana.social()]).toEqual([
      ['instagram_lost'],
      expect.objectContaining({ state: 'lost', lost_reason: 'expired', is_ending: false }),
    ])
    await passDays(85)
    expect([await kinds(), await ana.social()]).toEqual([['instagram_lost'], expect.objectContaining({ state: 'lost' })])
    await passDays(5)
    expect(await ana.social()).toBeNull()
  })

  it('has no effect once the member has reconnected', async () => {
    await ana.connect()
    await passDays(55)
    expect(await kinds()).toEqual(['instagram_ending'])
    await ana.connect()
    expect([await kinds(), await daysLeft()]).toEqual([[], 60])
    await passDays(10)
    expect(await ana.social()).toMatchObject({ state: 'connected' })
  })

  it('comes when the renewal finds the token dead: one notice, and no further attempt', async () => {
    await ana.connect()
    await social.failOnDemand('app_removed')
    await passDays(41)
    expect(await ana.social()).toMatchObject({ state: 'lost', lost_reason: 'token_dead' })
    await passDays(10)
    expect(await kinds()).toEqual(['instagram_lost'])
    expect(await social.query('select 1 from instagram_connections where next_check_at is not null')).toEqual([])
  })
})

describe('a renewal', () => {
  it.each(['temporary', 'server_error', 'app_rate_limited'])(
    'is tried again after %s, and finally given up for the day',
    async (fault) => {
      await ana.connect()
      await social.failOnDemand(fault, 2)
      await expect(renewConnection(social.core.instagram, await handleOf(), { isLast: false })).rejects.toThrow('social')
      await renewConnection(social.core.instagram, await handleOf(), { isLast: true })
      expect(await ana.social()).toMatchObject({ state: 'connected' })
    },
  )

  it('does nothing for a connection that is deleted, lost or unknown', async () => {
    await ana.connect()
    const id = await handleOf()
    await ana.call('POST', '/api/user', { action: 'disconnect_instagram' })
    await renewConnection(social.core.instagram, id, { isLast: false })
    expect(await ana.social()).toBeNull()
  })
})

describe('a token', () => {
  it('is available to a function, and not without a connection', async () => {
    await expect(readProfile()).rejects.toMatchObject({ code: 'instagram_not_connected' })
    await ana.connect()
    expect(await readProfile()).toMatchObject({ id: ATELIE })
  })

  it.each(['token_expired', 'app_removed', 'password_changed', 'token_invalid', 'object_missing'])(
    'is lost after %s, with one notice and one line in the log',
    async (fault) => {
      await ana.connect()
      await social.failOnDemand(fault)
      await expect(readProfile()).rejects.toMatchObject({ code: 'token_dead' })
      await expect(readProfile()).rejects.toMatchObject({ code: 'instagram_not_connected' })
      expect([await ana.social(), await kinds()]).toEqual([
        expect.objectContaining({ state: 'lost', lost_reason: 'token_dead' }),
        ['instagram_lost'],
      ])
    },
  )

  it.each([
    'temporary',
    'server_error',
    'app_rate_limited',
    'account_rate_limited',
    'checkpoint',
    'permission_removed',
    'policy_block',
  ])('stays after %s', async (fault) => {
    await ana.connect()
    await social.failOnDemand(fault)
    await expect(readProfile()).rejects.toMatchObject({ provider: 'social' })
    expect(await readProfile()).toMatchObject({ id: ATELIE })
  })

  it('is not lost because of a fault of the previous one', async () => {
    await ana.connect()
    const late = withToken(social.core.instagram, ana.id, async (access) => {
      await ana.connect()
      await social.failOnDemand('token_invalid')
      return social.core.instagram.social.readProfile(access)
    })
    await expect(late).rejects.toMatchObject({ code: 'token_dead' })
    expect(await ana.social()).toMatchObject({ state: 'connected' })
  })

  it('can be ended by another feature, after which the next dialog requests everything again', async () => {
    await ana.connect()
    const lose = () =>
      social.core.database.db.transaction((tx) =>
        loseConnection(social.core.instagram, tx, { memberId: ana.id, why: 'permission_missing' }),
      )
    await lose()
    await lose()
    expect([await ana.social(), await kinds()]).toEqual([
      expect.objectContaining({ lost_reason: 'permission_missing' }),
      ['instagram_lost'],
    ])
    expect(new URL((await ana.openDialog()).url).searchParams.get('auth_type')).toBe('rerequest')
  })
})

describe('the profile', () => {
  const tenMinutes = 11 / (24 * 60)

  it('is read every ten minutes at most', async () => {
    await ana.connect()
    await social.failOnDemand('server_error')
    expect([await show(), await show()]).toEqual([
      [200, 'atelie.de.exemplo'],
      [200, 'atelie.de.exemplo'],
    ])
    await passDays(tenMinutes)
    expect(await show()).toEqual([200, 'atelie.de.exemplo'])
    expect(await social.query('select 1 from instagram_connections where profile_asked_at > connected_at')).toHaveLength(1)
  })

  it.each([
    ['token_expired', 400, 'instagram_token_invalid'],
    ['checkpoint', 409, 'facebook_blocked'],
    ['permission_removed', 403, 'instagram_scopes_missing'],
  ])('reports %s', async (fault, status, code) => {
    await ana.connect()
    await passDays(tenMinutes)
    await social.failOnDemand(fault)
    expect(await show()).toEqual([status, code])
  })

  it('of a lost connection is not shown', async () => {
    await ana.connect()
    await passDays(tenMinutes)
    await social.failOnDemand('token_expired')
    await show()
    expect(await show()).toEqual([400, 'instagram_token_invalid'])
  })
})

it('deletes dialogs after a day', async () => {
  await ana.openDialog()
  await passDays(1.1)
  expect(await social.query('select 1 from instagram_dialogs')).toEqual([])
})
