import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PERSON, type Social, type SocialMember, startSocial } from '#apps/social-for-tests.ts'
import { leaveInstagram } from './leave-instagram.ts'

let social: Social
let ana: SocialMember
beforeAll(async () => {
  social = await startSocial()
  ana = await social.visit()
})
beforeEach(() => social.startOver())
afterAll(() => social.close())

const leave = (isLast = false) => leaveInstagram(social.core.instagram, ana.id, { isLast })
const isForgotten = async () =>
  (await social.query('select 1 from instagram_connections where member_id = $1', [ana.id])).length === 0

it('takes the consent back at Meta and forgets the rest, as often as it is run', async () => {
  await ana.connect()
  await leave()
  await leave()
  expect([await isForgotten(), await social.isConsenting(PERSON.onePage)]).toEqual([true, false])
})

it.each(['temporary', 'server_error', 'app_rate_limited'])('is tried again after %s, with the token at hand', async (fault) => {
  await ana.connect()
  await social.provoke(fault)
  await expect(leave()).rejects.toMatchObject({ provider: 'social' })
  expect(await isForgotten()).toBe(false)
  await leave()
  expect([await isForgotten(), await social.isConsenting(PERSON.onePage)]).toEqual([true, false])
})

it.each(['token_expired', 'checkpoint', 'policy_block'])('does not wait for what no repetition mends: %s', async (fault) => {
  await ana.connect()
  await social.provoke(fault)
  await leave()
  expect(await isForgotten()).toBe(true)
})

it('forgets on the last try whatever Meta says', async () => {
  await ana.connect()
  await social.provoke('server_error')
  await leave(true)
  expect(await isForgotten()).toBe(true)
})

it('leaves a consent alone on which another member lives', async () => {
  const eva = await social.visit()
  await ana.connect()
  await eva.connect()
  await leave()
  expect([await isForgotten(), await social.isConsenting(PERSON.onePage)]).toEqual([true, true])
  expect(await eva.social()).toMatchObject({ state: 'connected' })
})
