import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PERSON, type Social, type SocialMember, startSocial } from '#apps/testing/social.test-support.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import { disconnectDeletedMember } from './disconnect-deleted-member.ts'

let social: Social
let ana: SocialMember
beforeAll(async () => {
  social = await startSocial()
  ana = await social.visit()
})
beforeEach(() => social.startOver())
afterAll(() => social.close())

const disconnect = () => disconnectDeletedMember(social.core.instagram, ana.id)
const orders = () => social.query('select person_id from instagram_revocations')
const isForgotten = async () =>
  (await social.query('select 1 from instagram_connections where member_id = $1', [ana.id])).length === 0

it('revokes the consent at Meta and deletes the rest, however often it runs', async () => {
  await ana.connect()
  await disconnect()
  await disconnect()
  expect([await isForgotten(), await social.isConsenting(PERSON.onePage)]).toEqual([true, false])
})

it.each(['temporary', 'server_error', 'app_rate_limited', 'checkpoint', 'policy_block'])(
  'deletes it at once, and tries Meta again after %s',
  async (fault) => {
    await ana.connect()
    await social.failOnDemand(fault)
    await disconnect()
    expect([await isForgotten(), await social.isConsenting(PERSON.onePage)]).toEqual([true, true])
    await social.passDays(MINUTE / DAY)
    expect([await orders(), await social.isConsenting(PERSON.onePage)]).toEqual([[], false])
  },
)

it('reaches Meta even after days of unavailability', async () => {
  await ana.connect()
  await social.failOnDemand('server_error', 100)
  await disconnect()
  for (const days of [0.01, 1, 2, 2]) await social.passDays(days)
  expect([(await orders()).length, await social.isConsenting(PERSON.onePage)]).toEqual([1, true])
  await social.failOnDemand('server_error', 0)
  await social.passDays(1)
  expect([await orders(), await social.isConsenting(PERSON.onePage)]).toEqual([[], false])
})

it('keeps no token longer than a week, whatever Meta answers', async () => {
  await ana.connect()
  await social.failOnDemand('server_error', 100)
  await disconnect()
  await social.passDays(7)
  await social.failOnDemand('server_error', 0)
  expect(await orders()).toEqual([])
})

it('revokes nothing of a person who has consented again meanwhile', async () => {
  await ana.connect()
  await social.failOnDemand('server_error')
  await disconnect()
  await ana.connect()
  await social.passDays(MINUTE / DAY)
  expect([await orders(), await ana.social()]).toMatchObject([[], { state: 'connected' }])
})

it('revokes a consent that was never saved', async () => {
  await ana.agree()
  await disconnect()
  expect(await social.isConsenting(PERSON.onePage)).toBe(false)
})

it('does not wait after a failure that no retry solves', async () => {
  await ana.connect()
  await social.failOnDemand('token_expired')
  await disconnect()
  expect([await isForgotten(), await orders()]).toEqual([true, []])
})

it('keeps a consent that another member still uses', async () => {
  const eva = await social.visit()
  await ana.connect()
  await eva.connect()
  await disconnect()
  expect([await isForgotten(), await social.isConsenting(PERSON.onePage)]).toEqual([true, true])
  expect(await eva.social()).toMatchObject({ state: 'connected' })
})

it('revokes a grant that was not saved in time, unless a connection uses the consent', async () => {
  const eva = await social.visit()
  await eva.connect({ person: PERSON.threePages })
  await eva.agree({ person: PERSON.threePages })
  await ana.agree()
  await social.passDays((11 * MINUTE) / DAY)
  await social.passDays(MINUTE / DAY)
  expect([await orders(), await social.isConsenting(PERSON.onePage)]).toEqual([[], false])
  expect([await eva.social(), await social.isConsenting(PERSON.threePages)]).toMatchObject([{ state: 'connected' }, true])
})
