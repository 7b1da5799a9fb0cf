import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PERSON, type Social, type SocialMember, startSocial } from '#apps/social.test-support.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import { leaveInstagram } from './leave-instagram.ts'

let social: Social
let ana: SocialMember
beforeAll(async () => {
  social = await startSocial()
  ana = await social.visit()
})
beforeEach(() => social.startOver())
afterAll(() => social.close())

const leave = () => leaveInstagram(social.core.instagram, ana.id)
const orders = () => social.query('select person_id from instagram_revocations')
const isForgotten = async () =>
  (await social.query('select 1 from instagram_connections where member_id = $1', [ana.id])).length === 0

it('takes the consent back at Meta and forgets the rest, as often as it is run', async () => {
  await ana.connect()
  await leave()
  await leave()
  expect([await isForgotten(), await social.isConsenting(PERSON.onePage)]).toEqual([true, false])
})

it.each(['temporary', 'server_error', 'app_rate_limited', 'checkpoint', 'policy_block'])(
  'forgets at once, and tries Meta again after %s',
  async (fault) => {
    await ana.connect()
    await social.failOnDemand(fault)
    await leave()
    expect([await isForgotten(), await social.isConsenting(PERSON.onePage)]).toEqual([true, true])
    await social.passDays(MINUTE / DAY)
    expect([await orders(), await social.isConsenting(PERSON.onePage)]).toEqual([[], false])
  },
)

it('is heard by Meta that was away for days', async () => {
  await ana.connect()
  await social.failOnDemand('server_error', 100)
  await leave()
  for (const days of [0.01, 1, 2, 2]) await social.passDays(days)
  expect([(await orders()).length, await social.isConsenting(PERSON.onePage)]).toEqual([1, true])
  await social.failOnDemand('server_error', 0)
  await social.passDays(1)
  expect([await orders(), await social.isConsenting(PERSON.onePage)]).toEqual([[], false])
})

it('keeps no token for longer than a week, whatever Meta says', async () => {
  await ana.connect()
  await social.failOnDemand('server_error', 100)
  await leave()
  await social.passDays(7)
  await social.failOnDemand('server_error', 0)
  expect(await orders()).toEqual([])
})

it('takes nothing back from whoever has agreed anew meanwhile', async () => {
  await ana.connect()
  await social.failOnDemand('server_error')
  await leave()
  await ana.connect()
  await social.passDays(MINUTE / DAY)
  expect([await orders(), await ana.social()]).toMatchObject([[], { state: 'connected' }])
})

it('takes back what was agreed to and never saved', async () => {
  await ana.agree()
  await leave()
  expect(await social.isConsenting(PERSON.onePage)).toBe(false)
})

it('does not wait for what no repetition mends', async () => {
  await ana.connect()
  await social.failOnDemand('token_expired')
  await leave()
  expect([await isForgotten(), await orders()]).toEqual([true, []])
})

it('leaves a consent alone on which another member lives', async () => {
  const eva = await social.visit()
  await ana.connect()
  await eva.connect()
  await leave()
  expect([await isForgotten(), await social.isConsenting(PERSON.onePage)]).toEqual([true, true])
  expect(await eva.social()).toMatchObject({ state: 'connected' })
})

it('takes back what waited too long to be saved, but not from under a connection', async () => {
  const eva = await social.visit()
  await eva.connect({ person: PERSON.threePages })
  await eva.agree({ person: PERSON.threePages })
  await ana.agree()
  await social.passDays((11 * MINUTE) / DAY)
  await social.passDays(MINUTE / DAY)
  expect([await orders(), await social.isConsenting(PERSON.onePage)]).toEqual([[], false])
  expect([await eva.social(), await social.isConsenting(PERSON.threePages)]).toMatchObject([{ state: 'connected' }, true])
})
