/** Pictures of profiles are opened where uploads are: each takes the turn of the member who looks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Social, startSocial } from '#apps/testing/social.test-support.ts'
import { createSmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'

const owners: string[] = []
let social: Social
beforeAll(async () => {
  const small = createSmallEngine()
  const engine: typeof small = {
    ...small,
    shrink: (picture, as, options) => {
      owners.push(options.owner)
      return small.shrink(picture, as, options)
    },
  }
  social = await startSocial({ engine })
})
afterAll(() => social.close())

test('is opened in its member’s turn, when the account is chosen and when it is read again', async () => {
  const [ana, rui] = [await social.visit(), await social.visit()]
  for (const member of [ana, rui]) await member.connect()
  expect(owners).toEqual([ana.id, rui.id])
  await social.advance(11 * 60)
  const { social_token: accessToken, social_id: userId } = (await rui.social()) ?? {}
  expect((await rui.call('POST', '/api/instagram/user', { accessToken, userId })).statusCode).toBe(200)
  expect(owners).toEqual([ana.id, rui.id, rui.id])
})
