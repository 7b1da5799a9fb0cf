/** Posts whose connection, consent or payment ends before they are public. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, postIn, type Publisher, type Publishing, startPublishing } from '#apps/testing/publishing.test-support.ts'
import { PERSON } from '#apps/testing/social.test-support.ts'
import { lockConnectionOf } from '#features/instagram/server/index.ts'
import { A_PLAN } from '#features/membership/subscription.test-support.ts'
import { HOUR } from '#platform/clock.ts'
import type { Publication } from '../contract.ts'

let fixture: Publishing
beforeAll(async () => {
  fixture = await startPublishing()
})
afterAll(() => fixture.close())

const ahead = (ms: number) => new Date(fixture.core.clock.now().getTime() + ms).toISOString()

async function schedule(who: Publisher, caption: string): Promise<Publication> {
  return postIn(await who.publish({ edit_id: await who.anEdit(), caption, scheduled_at: ahead(HOUR) }))
}

/** Counts statements that wait for a row locked by another transaction. */
async function countWaiting(): Promise<number> {
  const rows = await fixture.query(
    `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return Number(rows[0]?.['n'])
}

const WAITS = { timeout: 60_000 }
/** What is stored about the person who consented at Meta. */
const stateOf = (id: string) =>
  fixture.query(
    'select state, account_id, username, person_key, container_id, post_id, permalink from publications where id = $1',
    [id],
  )
const forgotten = { account_id: '', username: '', person_key: null, container_id: null, post_id: null, permalink: null }
const countPosts = async (caption: string) => (await fixture.postsOf(caption)).length

describe('a member', () => {
  it('who disconnected before, or connected as another person, loses the data of the person who asks Meta, and of nobody else', async () => {
    const ula = await fixture.aPublisher({ connects: { person: PERSON.portfolioPage } })
    const post = postIn(await ula.publish({ edit_id: await ula.anEdit(), caption: 'de antes' }))
    await fixture.workToTheEnd(post.id)
    const waiting = await schedule(ula, 'ainda espera')
    await ula.call('POST', '/api/user', { action: 'disconnect_instagram' })
    await ula.connect({ person: PERSON.threePages })
    const other = await schedule(ula, 'de outra pessoa')
    expect((await fixture.depart('data-deletion', PERSON.portfolioPage)).statusCode).toBe(200)
    expect(await stateOf(post.id)).toEqual([{ state: 'published', ...forgotten }])
    expect(await stateOf(waiting.id)).toEqual([{ state: 'cancelled', ...forgotten }])
    expect(await ula.see(other.id)).toMatchObject({ state: 'scheduled' })
    expect((await ula.notices()).map(({ kind }) => kind)).toContain('post_withdrawn')
  })

  it('who loses the connection is notified that a post waits for it', async () => {
    const eli = await fixture.aPublisher({ connects: { person: PERSON.portfolioPage } })
    await schedule(eli, 'sem conexão')
    await fixture.depart('deauthorize', PERSON.portfolioPage)
    expect(new Set((await eli.notices()).map(({ kind }) => kind))).toEqual(new Set(['instagram_lost', 'posts_held']))
  })

  it('who was refunded has nothing posted, not even what Instagram already has the picture of', async () => {
    const leo = await fixture.aPublisher({ connects: { person: PERSON.threePages } })
    await fixture.failOnDemand('not_ready')
    const { id } = postIn(await leo.publish({ edit_id: await leo.anEdit(), caption: 'quase lá' }))
    await fixture.workNow()
    expect((await stateOf(id))[0]?.['container_id']).not.toBeNull()
    await fixture.passSeconds(60)
    const deps = { ...fixture.deps, membership: { ...fixture.deps.membership, getSubscription: refunded } }
    await fixture.workWith(deps)
    expect(await leo.see(id)).toMatchObject({ state: 'failed', error: { code: 'publication_plan_ended' } })
    expect(await countPosts('quase lá')).toBe(0)
  })
})

describe('a connection that ends at the same moment', () => {
  it('is noticed by an order, and by a retry', async () => {
    const rui = await fixture.aPublisher({ connects: { person: PERSON.threePages } })
    const late = await schedule(rui, 'vai falhar')
    await fixture.query(`update publications set state = 'failed', error_code = 'publication_missed' where id = $1`, [late.id])
    const order = { edit_id: await rui.anEdit(), caption: 'no fim', scheduled_at: ahead(HOUR) }
    const { answers } = await fixture.core.database.db.transaction(async (tx) => {
      await lockConnectionOf(tx, rui.id)
      await tx.execute(sql`delete from instagram_connections where member_id = ${rui.id}`)
      const orders = [rui.publish(order), rui.send('POST', `publications/${late.id}/retry`)]
      await expect.poll(countWaiting, WAITS).toBe(2)
      return { answers: orders }
    })
    const codes = (await Promise.all(answers)).map((answer) => codeIn(answer))
    expect(codes).toEqual(['instagram_not_connected', 'instagram_not_connected'])
  })

  it('is awaited by a worker that learns of it, before the worker locks the post', async () => {
    const gui = await fixture.aPublisher({ connects: { person: PERSON.threePages } })
    await fixture.failOnDemand('permission_removed')
    const { id } = postIn(await gui.publish({ edit_id: await gui.anEdit(), caption: 'sem permissão' }))
    const { work } = await fixture.core.database.db.transaction(async (tx) => {
      await lockConnectionOf(tx, gui.id)
      const working = fixture.workNow()
      await expect.poll(countWaiting, WAITS).toBe(1)
      // fails at once instead of waiting for a locked post
      await tx.execute(sql`select id from publications where id = ${id} for update nowait`)
      return { work: working }
    })
    await work
    expect((await gui.see(id)).state).toBe('failed')
  })
})

const refunded: typeof fixture.deps.membership.getSubscription = async () => ({
  ...A_PLAN,
  status: 'refunded',
  asaas_subscription_id: null,
})
