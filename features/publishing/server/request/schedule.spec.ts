/** Posts that wait for their time: moved, changed, cancelled, missed, and listed for the calendar. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, postIn, type Publisher, type Publishing, startPublishing } from '#apps/testing/publishing.test-support.ts'
import { A_PLAN } from '#features/membership/subscription.test-support.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Publication } from '#features/publishing/contract.ts'
import { CHANGES_PER_HOUR } from './limits-an-hour.ts'
import { erasePublications, eraseInstagramDetails } from '../erase-publications.ts'

let fixture: Publishing
let ana: Publisher
beforeAll(async () => {
  fixture = await startPublishing()
  ana = await fixture.aPublisher()
})
afterAll(() => fixture.close())

const ahead = (ms: number) => new Date(fixture.core.clock.now().getTime() + ms).toISOString()

async function schedule(who: Publisher, caption: string, ms = HOUR): Promise<Publication> {
  return postIn(await who.publish({ edit_id: await who.anEdit(), caption, scheduled_at: ahead(ms) }))
}

const change = async (id: string, fields: object) => ana.send('PATCH', `publications/${id}`, fields)
/** Counts statements that wait for a row locked by another transaction. */
async function countWaiting(): Promise<number> {
  const rows = await fixture.query(
    `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return Number(rows[0]?.['n'])
}

const meant = (memberId: string) => ({ personKey: '', agreedBy: fixture.core.clock.now(), memberIds: [memberId] })

const countPosts = async (caption: string) => (await fixture.postsOf(caption)).length

describe('a scheduled post', () => {
  it('is published at its time and not before', async () => {
    const { id, state, actions, at, scheduled_at: scheduledAt } = await schedule(ana, 'às dez')
    expect([state, actions, at]).toEqual(['scheduled', ['cancel', 'change'], scheduledAt])
    await fixture.passSeconds(3500)
    await fixture.workNow()
    expect(await countPosts('às dez')).toBe(0)
    await fixture.passSeconds(101)
    await fixture.workToTheEnd(id)
    expect([(await ana.see(id)).state, await countPosts('às dez')]).toEqual(['published', 1])
  })

  it('keeps the same moment in any time zone', async () => {
    const at = ahead(DAY)
    const inSaoPaulo = `${new Date(Date.parse(at) - 3 * HOUR).toISOString().slice(0, -1)}-03:00`
    const post = postIn(await ana.publish({ edit_id: await ana.anEdit(), scheduled_at: inSaoPaulo }))
    expect(post.scheduled_at).toBe(at)
    expect(postIn(await change(post.id, { scheduled_at: inSaoPaulo })).scheduled_at).toBe(at)
  })

  it('is changed sixty times in an hour at most, since each change is logged for good', async () => {
    const bia = await fixture.aPublisher()
    const { id } = await schedule(bia, 'de novo', 2 * DAY)
    const counted = "select count(*)::int as n from activity where kind = 'post_changed' and member_id = $1"
    const lines = async () => (await fixture.query(counted, [bia.id]))[0]
    const changeAll = async () => {
      for (let times = 0; times < CHANGES_PER_HOUR; times += 1)
        await bia.send('PATCH', `publications/${id}`, { caption: `${times}` })
    }
    await changeAll()
    expect(await lines()).toEqual({ n: CHANGES_PER_HOUR })
    const refused = await bia.send('PATCH', `publications/${id}`, { caption: 'mais uma' })
    expect([refused.statusCode, codeIn(refused), await lines()]).toEqual([429, 'too_many_requests', { n: CHANGES_PER_HOUR }])
    await fixture.passSeconds(3601)
    expect((await bia.send('PATCH', `publications/${id}`, { caption: 'mais uma' })).statusCode).toBe(200)
  })

  it('is not touched by a tab that shows an outdated time', async () => {
    const { id, at } = await schedule(ana, 'movido')
    const moved = postIn(await change(id, { scheduled_at: ahead(DAY), seen_at: at }))
    const cancel = (seenAt: string) => ana.send('DELETE', `publications/${id}`, { seen_at: seenAt })
    expect([codeIn(await cancel(at)), codeIn(await change(id, { scheduled_at: null, seen_at: at }))]).toEqual([
      'publication_moved',
      'publication_moved',
    ])
    expect(await ana.see(id)).toMatchObject({ state: 'scheduled', at: moved.at })
    expect(postIn(await cancel(moved.at)).state).toBe('cancelled')
    expect(postIn(await cancel(at)).state).toBe('cancelled')
  })

  it('is for ten minutes to 75 days from now, and never for after its picture is deleted', async () => {
    const editId = await ana.anEdit()
    const at = async (ms: number) => codeIn(await ana.publish({ edit_id: editId, scheduled_at: ahead(ms) }))
    expect([await at(-DAY), await at(8 * MINUTE)]).toEqual(['publication_too_soon', 'publication_too_soon'])
    expect(await at(76 * DAY)).toBe('publication_too_late')
    await fixture.query(`update edits set delete_after = $2 where id = $1`, [editId, ahead(DAY)])
    const late = await ana.publish({ edit_id: editId, scheduled_at: ahead(DAY) })
    expect(late.json()).toMatchObject({ code: 'publication_too_late', date: expect.any(String) as string }) // as: a matcher stands for the text it matches
    expect((await ana.publish({ edit_id: editId, scheduled_at: ahead(10 * MINUTE) })).statusCode).toBe(202)
  })

  it('can be moved, reworded and published now, until Instagram has it', async () => {
    const { id } = await schedule(ana, 'antes')
    const moved = postIn(await change(id, { scheduled_at: ahead(DAY), caption: 'depois', alt_text: 'Um bolo', fit: 'pad' }))
    expect(moved).toMatchObject({ state: 'scheduled', caption: 'depois', alt_text: 'Um bolo', fit: 'pad' })
    expect(codeIn(await change(id, { scheduled_at: ahead(MINUTE) }))).toBe('publication_too_soon')
    expect(codeIn(await change(id, { caption: '#a '.repeat(31) }))).toBe('too_many_hashtags')
    expect(postIn(await change(id, { scheduled_at: null })).state).toBe('preparing')
    await fixture.workToTheEnd(id)
    expect([await countPosts('antes'), await countPosts('depois')]).toEqual([0, 1])
    expect(codeIn(await change(id, { caption: 'tarde demais' }))).toBe('publication_settled')
  })

  it('can be reworded a minute before its time, by a form that also sends the time', async () => {
    const { id, scheduled_at: scheduledAt } = await schedule(ana, 'com erro')
    await fixture.passSeconds(3600 - 60)
    expect(postIn(await change(id, { caption: 'sem erro', scheduled_at: scheduledAt }))).toMatchObject({
      state: 'scheduled',
      scheduled_at: scheduledAt,
    })
    await fixture.passSeconds(61)
    await fixture.workToTheEnd(id)
    expect([await countPosts('com erro'), await countPosts('sem erro')]).toEqual([0, 1])
  })

  it('is cancelled for good, however often', async () => {
    const { id } = await schedule(ana, 'cancelado')
    for (const _ of [1, 2]) expect(postIn(await ana.send('DELETE', `publications/${id}`)).state).toBe('cancelled')
    await fixture.passSeconds(3700)
    await fixture.workToTheEnd(id)
    expect([(await ana.see(id)).actions, await countPosts('cancelado')]).toEqual([[], 0])
    expect(codeIn(await ana.send('POST', `publications/${id}/retry`))).toBe('publication_settled')
  })

  it('cannot be seen or changed by another member', async () => {
    const { id } = await schedule(ana, 'meu')
    const eva = await fixture.aPublisher({ connects: false })
    const tries = [eva.send('GET', `publications/${id}`), eva.send('DELETE', `publications/${id}`)]
    const others = [eva.send('PATCH', `publications/${id}`, {}), eva.send('POST', `publications/${id}/retry`)]
    for (const answer of await Promise.all([...tries, ...others])) expect(codeIn(answer)).toBe('not_found')
    await ana.send('DELETE', `publications/${id}`)
  })
})

describe('a post whose time passed while the product was down', () => {
  it('is published late', async () => {
    const { id } = await schedule(ana, 'atrasado')
    await fixture.passSeconds(6 * 3600)
    await fixture.workToTheEnd(id)
    expect([(await ana.see(id)).state, await countPosts('atrasado')]).toEqual(['published', 1])
  })

  it('is not published when much too late; the member is notified and can still retry', async () => {
    const { id } = await schedule(ana, 'tarde demais')
    await fixture.passSeconds(7 * 3600 + 60)
    await fixture.workToTheEnd(id)
    const seen = await ana.see(id)
    expect([seen.state, seen.error?.code, seen.actions]).toEqual(['failed', 'publication_missed', ['retry']])
    expect((await ana.notices())[0]).toMatchObject({ kind: 'post_failed', action: 'posts' })
    for (const _ of [1, 2]) expect((await ana.send('POST', `publications/${id}/retry`)).statusCode).toBe(202)
    await fixture.workToTheEnd(id)
    expect([(await ana.see(id)).state, await countPosts('tarde demais')]).toEqual(['published', 1])
  })
})

describe('a post whose picture is deleted', () => {
  it('can be moved at the same moment without a deadlock', async () => {
    const { id, edit_id: editId } = await schedule(ana, 'no mesmo instante')
    const move = await fixture.core.database.db.transaction(async (tx) => {
      await tx.execute(sql`select id from edits where id = ${editId} for update`)
      const moving = change(id, { scheduled_at: ahead(DAY) })
      await expect.poll(countWaiting).toBe(1)
      // fails at once instead of waiting for a locked post
      await tx.execute(sql`select id from publications where id = ${id} for update nowait`)
      return { moving }
    })
    expect((await move.moving).statusCode).toBe(200)
  })

  it('is cancelled when the edit is deleted, and the member is notified', async () => {
    const { id, edit_id: editId } = await schedule(ana, 'sem foto')
    const answer = await fixture.app.inject({ method: 'DELETE', url: `/api/edits/${editId}`, headers: { cookie: ana.cookie } })
    expect(answer.statusCode).toBe(200)
    expect(await ana.see(id)).toMatchObject({ state: 'cancelled', tile_url: null, actions: [] })
    expect((await ana.notices())[0]).toMatchObject({ kind: 'post_cancelled' })
    await fixture.passSeconds(3700)
    await fixture.workNow()
    expect(await countPosts('sem foto')).toBe(0)
  })
})

describe('a member', () => {
  it('who was refunded has nothing posted any more', async () => {
    const gil = await fixture.aPublisher()
    const { id } = await schedule(gil, 'reembolsado')
    await fixture.query(`update subscriptions set status = 'refunded', is_courtesy = false where member_id = $1`, [gil.id])
    const deps = { ...fixture.deps, membership: { ...fixture.deps.membership, getSubscription: refunded } }
    await fixture.passSeconds(3700)
    await fixture.workWith(deps)
    expect(await gil.see(id)).toMatchObject({ state: 'failed', error: { code: 'publication_plan_ended' } })
    expect(await countPosts('reembolsado')).toBe(0)
  })

  it('who asks Meta for deletion keeps no Instagram data here', async () => {
    const ivo = await fixture.aPublisher()
    const { id } = await schedule(ivo, 'espera')
    expect(await ivo.see(id)).toMatchObject({ state: 'scheduled', caption: 'espera' })
    await fixture.failOnDemand('lost_answer')
    const doubtful = postIn(await ivo.publish({ edit_id: await ivo.anEdit(), caption: 'em dúvida' }))
    await fixture.workNow()
    expect((await ivo.see(doubtful.id)).state).toBe('publishing')
    await fixture.core.database.db.transaction((tx) => eraseInstagramDetails(fixture.deps, tx, meant(ivo.id)))
    const seen = await ivo.see(id)
    expect([seen.state, seen.account, seen.permalink]).toEqual(['cancelled', undefined, undefined])
    await fixture.workToTheEnd(doubtful.id)
    expect(await ivo.see(doubtful.id)).toMatchObject({ state: 'failed', error: { code: 'publication_in_doubt' }, actions: [] })
    expect(await countPosts('em dúvida')).toBe(1)
    const kinds = (await ivo.notices()).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['post_failed', 'post_withdrawn']))
    const lines = await fixture.query(
      `select kind from activity where member_id = $1 and actor = 'system' and kind like 'post%'`,
      [ivo.id],
    )
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['post_cancelled', 'post_failed']))
  })

  it('who asks Meta for deletion while a post is in doubt is asked before another is made', async () => {
    const noa = await fixture.aPublisher()
    await fixture.failOnDemand('lost_answer')
    const { id, edit_id: editId } = postIn(await noa.publish({ edit_id: await noa.anEdit(), caption: 'só um' }))
    await fixture.workNow()
    await fixture.core.database.db.transaction((tx) => eraseInstagramDetails(fixture.deps, tx, meant(noa.id)))
    await noa.connect()
    const second = await noa.publish({ edit_id: editId, caption: 'só um' })
    expect(second.json()).toMatchObject({ code: 'publication_in_doubt', publication_id: id })
    expect(codeIn(await noa.send('POST', `publications/${id}/retry`))).toBe('publication_settled')
    expect(await countPosts('só um')).toBe(1)
  })

  it('who leaves takes every post along', async () => {
    const lia = await fixture.aPublisher()
    await schedule(lia, 'espera')
    await fixture.core.database.db.transaction((tx) => erasePublications(fixture.deps, tx, lia.id))
    expect(await fixture.query('select id from publications where member_id = $1', [lia.id])).toEqual([])
    await fixture.passSeconds(3700)
    await fixture.workNow()
    expect(await countPosts('espera')).toBe(0)
  })
})

describe('the calendar', () => {
  it('lists by day, by edit and by state, the newest order first, in pages', async () => {
    const tom = await fixture.aPublisher()
    const start = fixture.core.clock.now().getTime()
    const posts = [await schedule(tom, 'a', DAY), await schedule(tom, 'b', 2 * DAY), await schedule(tom, 'c', 3 * DAY)]
    const list = async (query: object) => (await tom.send('GET', 'publications', query)).json<{ publications: Publication[] }>()
    const captions = async (query: object) => (await list(query)).publications.map(({ caption }) => caption)
    expect(await captions({})).toEqual(['c', 'b', 'a'])
    const day = (count: number) => new Date(start + count * DAY - HOUR).toISOString()
    expect(await captions({ from: day(2), until: day(3) })).toEqual(['b'])
    expect(await captions({ from: posts[2]?.at })).toEqual(['c'])
    expect(await captions({ until: posts[1]?.at })).toEqual(['a'])
    expect(await captions({ edit_id: posts[1]?.edit_id })).toEqual(['b'])
    await tom.send('DELETE', `publications/${posts[0]?.id}`)
    expect(await captions({ state: 'cancelled' })).toEqual(['a'])
    expect(codeIn(await tom.send('GET', 'publications', { after: 'nonsense' }))).toBe('invalid_request')

    await fixture.query(
      `insert into publications (id, member_id, edit_id, edit_format, account_id, username, caption, fit, is_ai_made, state, due_at, request_hash, created_at)
       select gen_random_uuid(), member_id, edit_id, edit_format, account_id, username, 'velho ' || n, fit, false, 'cancelled', due_at, '', created_at - n * interval '1 minute'
       from publications, generate_series(1, 60) n where id = $1`,
      [posts[0]?.id],
    )
    const first = await list({})
    expect([first.publications.length, first.publications.at(-1)?.caption]).toEqual([50, 'velho 47'])
    const { next } = first as { next?: string } // as: there is one, by the contract
    expect(await captions({ after: next })).toEqual(Array.from({ length: 13 }, (_, index) => `velho ${48 + index}`))
  })
})

const refunded: typeof fixture.deps.membership.getSubscription = async () => ({
  ...A_PLAN,
  status: 'refunded',
  asaas_subscription_id: null,
})
