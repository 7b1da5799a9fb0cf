/** For every fault of Instagram there is one post, or none with a reason. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disconnectMember } from '#features/instagram/server/index.ts'
import { postIn, type Publisher, type Publishing, startPublishing } from '#apps/testing/publishing.test-support.ts'
import { SECOND } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import { PUBLISH_SETTLES_MS } from './next-step.ts'

let fixture: Publishing
let ana: Publisher
beforeAll(async () => {
  fixture = await startPublishing()
  ana = await fixture.aPublisher()
})
afterAll(() => fixture.close())

const lostAnswer = new ProviderFault({ provider: 'social', code: 'in_doubt', isRetryable: false })

let orders = 0
/** Orders a post of a new edit with a unique caption. */
async function order(): Promise<{ readonly id: string; readonly caption: string }> {
  const caption = `post ${(orders += 1)}`
  const answer = await ana.publish({ edit_id: await ana.anEdit(), caption })
  return { id: postIn(answer).id, caption }
}

/** How many times the fault is still to occur. */
async function leftOf(fault: string): Promise<number | undefined> {
  const answer = await (await fetch(`${fixture.sandboxUrl}/control/faults`)).json()
  const { faults } = answer as { faults: readonly { provider: string; fault: string; times: number }[] } // as: the sandbox's own shape
  return faults.find((each) => each.provider === 'graph' && each.fault === fault)?.times
}

const countPosts = async (caption: string) => (await fixture.postsOf(caption)).length

describe('a post is made once', () => {
  it.each([
    ['when the container is slow', 'slow_container', 1],
    ['when the answer to the container is lost', 'lost_container', 1],
    ['when Instagram cannot fetch the picture at first', 'fetch_failed', 2],
    ['when Instagram is slow to fetch the picture', 'fetch_timeout', 1],
    ['when Instagram fails to make the container', 'create_failed', 2],
    ['when publication is requested too early', 'not_ready', 2],
    ['when Instagram temporarily does not find the container', 'publish_trouble', 1],
    ['when Instagram says that there is no such container', 'media_missing', 1],
    ['when publication fails and nothing is posted', 'publish_error', 2],
    ['when Instagram posts it and reports a failure', 'error_after_publish', 1],
    ['when the answer to the publication is lost', 'lost_answer', 1],
    ['when Instagram limits the calls of the app', 'app_rate_limited', 2],
    ['when Instagram limits the calls of the account', 'account_rate_limited', 1],
    ['when Instagram has a temporary problem', 'temporary', 4],
    ['when Instagram answers with a server error', 'server_error', 3],
    ['when the quota of posts is reached', 'quota_reached', 1],
    ['when its permalink is late', 'late_permalink', 2],
  ])('%s', async (_when, fault, times) => {
    await fixture.failOnDemand(fault, times)
    const { id, caption } = await order()
    await fixture.workToTheEnd(id)
    expect(await ana.see(id)).toMatchObject({ state: 'published', permalink: expect.stringContaining('/instagram/p/') as string }) // as: a matcher stands for the text it matches
    expect([await countPosts(caption), await leftOf(fault)]).toEqual([1, 0])
  })

  it('when everything fails in sequence', async () => {
    for (const fault of ['fetch_failed', 'slow_container', 'not_ready', 'publish_error', 'lost_answer', 'late_permalink'])
      await fixture.failOnDemand(fault)
    const { id, caption } = await order()
    await fixture.workToTheEnd(id)
    expect([(await ana.see(id)).state, await countPosts(caption)]).toEqual(['published', 1])
  })

  it('when another with the same caption is already public, and it gets its own permalink', async () => {
    const { id, caption } = await order()
    await fixture.workToTheEnd(id)
    await fixture.failOnDemand('lost_answer')
    const again = await ana.publish({ edit_id: await ana.anEdit(), caption })
    const second = postIn(again).id
    await fixture.workToTheEnd(second)
    const seen = await ana.see(second)
    expect([seen.state, await countPosts(caption)]).toEqual(['published', 2])
    const permalinks = [seen.permalink, (await ana.see(id)).permalink]
    const standing = (await fixture.postsOf(caption)).map((post) => `${fixture.sandboxUrl}${post.permalink_path}`)
    expect([new Set(permalinks), standing.length]).toEqual([new Set(standing), 2])
  })

  it('or not at all, and is not mistaken for another one with the same caption', async () => {
    const { id, caption } = await order()
    await fixture.workToTheEnd(id)
    const second = postIn(await ana.publish({ edit_id: await ana.anEdit(), caption: `${caption}\n` })).id
    const social: typeof fixture.deps.social = {
      ...fixture.deps.social,
      publishContainer: () => Promise.reject(lostAnswer),
      readContainer: async (access, containerId) => {
        const [row] = await fixture.query('select asked_at from publications where id = $1', [second])
        return row?.['asked_at'] ? { state: 'unknown' } : fixture.deps.social.readContainer(access, containerId)
      },
    }
    await fixture.workWith({ ...fixture.deps, social })
    await fixture.passSeconds(PUBLISH_SETTLES_MS / SECOND + 1)
    await fixture.workWith({ ...fixture.deps, social })
    expect([(await ana.see(second)).state, await countPosts(caption)]).toEqual(['publishing', 1])
    await fixture.workToTheEnd(second)
    expect(await countPosts(`${caption}\n`)).toBe(1)
  })
})

describe('a post that is public before its permalink is known', () => {
  it('stays published when the member disconnects, and is not checked any more', async () => {
    const rui = await fixture.aPublisher()
    await fixture.failOnDemand('late_permalink', 3)
    const { id } = postIn(await rui.publish({ edit_id: await rui.anEdit(), caption: 'sem endereço' }))
    await fixture.workNow()
    expect((await rui.see(id)).state).toBe('published')
    expect((await fixture.query('select next_step_at from publications where id = $1', [id]))[0]?.['next_step_at']).not.toBeNull()
    await disconnectMember(fixture.deps.instagram, { memberId: rui.id })
    await fixture.workToTheEnd(id)
    await fixture.failOnDemand('late_permalink', 0)
    const seen = await rui.see(id)
    expect([seen.state, seen.error, seen.permalink]).toEqual(['published', undefined, undefined])
    expect(await fixture.query('select busy_until, next_step_at from publications where id = $1', [id])).toEqual([
      { busy_until: null, next_step_at: null },
    ])
  })
})

it('a step that fails with an old token does not end the new one', async () => {
  const eli = await fixture.aPublisher()
  const { id } = postIn(await eli.publish({ edit_id: await eli.anEdit(), caption: 'nova permissão' }))
  const social: typeof fixture.deps.social = {
    ...fixture.deps.social,
    readQuota: async () => {
      await eli.connect()
      throw new ProviderFault({ provider: 'social', code: 'permission_missing', isRetryable: false })
    },
  }
  await fixture.workWith({ ...fixture.deps, social })
  expect((await eli.see(id)).error?.code).toBe('instagram_reconnect')
  expect(await eli.social()).not.toMatchObject({ state: 'lost' })
})

describe('a post waits', () => {
  it('for the daily quota, notifies the member once, and is published by itself', async () => {
    await fixture.setTo('posts_per_day', 0)
    const [first, second] = [await order(), await order()]
    await fixture.workNow()
    const seen = await ana.see(first.id)
    expect(seen).toMatchObject({ state: 'waiting', waits_for: 'quota', actions: ['cancel', 'change'] })
    expect(new Date(seen.waits_until ?? 0).getTime()).toBeGreaterThan(fixture.core.clock.now().getTime())
    expect((await ana.notices()).filter(({ kind }) => kind === 'post_waits')).toHaveLength(1)
    await fixture.setTo('posts_per_day', 100)
    await fixture.workToTheEnd(first.id)
    await fixture.workToTheEnd(second.id)
    expect([await countPosts(first.caption), await countPosts(second.caption)]).toEqual([1, 1])
    expect((await ana.notices()).filter(({ kind }) => kind === 'post_waits')).toEqual([])
  })

  it('and is given up in the end, and the member is notified', async () => {
    await fixture.failOnDemand('temporary', 10_000)
    const { id, caption } = await order()
    await fixture.workToTheEnd(id)
    await fixture.failOnDemand('temporary', 0)
    const seen = await ana.see(id)
    expect([seen.state, seen.error?.code, seen.actions]).toEqual(['failed', 'instagram_unavailable', ['retry']])
    expect((await ana.notices()).some(({ kind }) => kind === 'post_failed')).toBe(true)
    await ana.send('POST', `publications/${id}/retry`)
    await fixture.workToTheEnd(id)
    expect([(await ana.see(id)).state, await countPosts(caption)]).toEqual(['published', 1])
    expect((await ana.notices()).some(({ kind }) => kind === 'post_failed')).toBe(false)
  })
})

describe('a post fails with its reason, and nothing is posted', () => {
  it.each([
    ['failed_container', 'instagram_refused_picture'],
    ['checkpoint', 'instagram_account_blocked'],
    ['account_restricted', 'instagram_account_blocked'],
    ['spam_block', 'instagram_action_blocked'],
    ['policy_block', 'instagram_action_blocked'],
  ])('for %s', async (fault, code) => {
    await fixture.failOnDemand(fault)
    const { id, caption } = await order()
    await fixture.workToTheEnd(id)
    const seen = await ana.see(id)
    expect([seen.state, seen.error?.code, seen.actions]).toEqual(['failed', code, ['retry']])
    expect(seen.error?.error).not.toBe('')
    expect(await countPosts(caption)).toBe(0)
  })

  it.each(['token_expired', 'app_removed', 'password_changed', 'token_invalid', 'permission_removed', 'object_missing'])(
    'and needs a new connection after %s; then a retry posts it once',
    async (fault) => {
      const { id, caption } = await order()
      await fixture.failOnDemand(fault)
      await fixture.workToTheEnd(id)
      const seen = await ana.see(id)
      expect([seen.state, seen.error?.code]).toEqual(['failed', 'instagram_reconnect'])
      expect(seen.actions).toEqual(['retry', 'reconnect'])
      expect(await ana.social()).toMatchObject({ state: 'lost' })
      expect((await ana.send('POST', `publications/${id}/retry`)).json()).toMatchObject({ code: 'instagram_not_connected' })
      await ana.connect()
      await ana.send('POST', `publications/${id}/retry`)
      await fixture.workToTheEnd(id)
      expect([(await ana.see(id)).state, await countPosts(caption)]).toEqual(['published', 1])
    },
  )

  it('when the token expires before the outcome is known; a retry finds that it was posted', async () => {
    await fixture.failOnDemand('lost_answer')
    const { id, caption } = await order()
    await fixture.workNow()
    expect((await ana.see(id)).state).toBe('publishing')
    expect((await ana.send('DELETE', `publications/${id}`)).json()).toMatchObject({ code: 'publication_settled' })
    await fixture.failOnDemand('token_expired')
    await fixture.workToTheEnd(id)
    const { error, edit_id: editId } = await ana.see(id)
    expect(error?.code).toBe('instagram_reconnect')
    await ana.connect()
    const second = await ana.publish({ edit_id: editId, caption })
    expect(second.json()).toMatchObject({ code: 'publication_in_doubt', publication_id: id })
    await ana.send('POST', `publications/${id}/retry`)
    await fixture.workToTheEnd(id)
    expect([(await ana.see(id)).state, await countPosts(caption)]).toEqual(['published', 1])
  })

  it('when the member disconnects; the notice about held posts goes once the account is back in time', async () => {
    const caption = 'sem conta por um tempo'
    const scheduled = new Date(fixture.core.clock.now().getTime() + 3_600_000).toISOString()
    const eva = await fixture.aPublisher()
    const disconnect = () => eva.call('POST', '/api/user', { action: 'disconnect_instagram' })
    const isTold = async () => (await eva.notices()).some(({ kind }) => kind === 'posts_held')
    await disconnect()
    expect(await isTold()).toBe(false)
    await eva.connect()
    const { id } = postIn(await eva.publish({ edit_id: await eva.anEdit(), caption, scheduled_at: scheduled }))
    await disconnect()
    expect([await isTold(), (await eva.see(id)).state]).toEqual([true, 'scheduled'])
    await eva.connect()
    expect(await isTold()).toBe(false)
    await fixture.passSeconds(3700)
    await fixture.workToTheEnd(id)
    expect([(await eva.see(id)).state, await countPosts(caption)]).toEqual(['published', 1])
  })

  it('when another account was connected since, unless the member retries', async () => {
    const bia = await fixture.aPublisher()
    const scheduled = new Date(fixture.core.clock.now().getTime() + 3_600_000).toISOString()
    const caption = 'para a primeira conta'
    const answer = await bia.publish({ edit_id: await bia.anEdit(), caption, scheduled_at: scheduled })
    const { id } = postIn(answer)
    const tellsOfIt = async () => (await bia.notices()).some(({ kind }) => kind === 'posts_other_account')
    expect(await tellsOfIt()).toBe(false)
    await bia.connect({ person: 2 })
    expect(await tellsOfIt()).toBe(true)
    await bia.connect()
    expect(await tellsOfIt()).toBe(false)
    await bia.connect({ person: 2 })
    expect(await tellsOfIt()).toBe(true)
    await fixture.passSeconds(3700)
    await fixture.workToTheEnd(id)
    expect((await bia.see(id)).error?.code).toBe('instagram_account_changed')
    expect(await countPosts(caption)).toBe(0)
    await bia.send('POST', `publications/${id}/retry`)
    await fixture.workToTheEnd(id)
    expect(await bia.see(id)).toMatchObject({ state: 'published', account: 'doces.de.exemplo' })
    expect(await countPosts(caption)).toBe(1)
  })
})
