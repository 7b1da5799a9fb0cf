/** What a member sees of a post, from the order to the permalink. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, postIn, type Publisher, type Publishing, startPublishing } from '#apps/testing/publishing.test-support.ts'
import { addMs } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import { cancelPublication, draftPublication, type PublicationRequest, requestPublication, retryPublication } from '../index.ts'
import { POSTS_PER_HOUR } from '../request/posts-an-hour.ts'

let fixture: Publishing
let ana: Publisher
let bia: Publisher
beforeAll(async () => {
  fixture = await startPublishing()
  ana = await fixture.aPublisher()
  bia = await fixture.aPublisher({ connects: false })
})
afterAll(() => fixture.close())

const sizeOf = async (path = '') => {
  const { width, height } = await sharp(await (await fetch(fixture.sandboxUrl + path)).arrayBuffer()).metadata()
  return [width, height]
}

describe('a post that is ordered for now', () => {
  it('has its picture, caption and alt text, and shows its permalink', async () => {
    const caption = 'Pão de fermentação natural 🍞 #padaria'
    const answer = await ana.publish({ edit_id: await ana.anEdit(), caption, alt_text: 'Um pão sobre a mesa' })
    expect(answer.statusCode).toBe(202)
    const { id, state, account, actions } = postIn(answer)
    expect([state, account, actions]).toEqual(['preparing', 'atelie.de.exemplo', ['cancel']])
    await fixture.workToTheEnd(id)
    const [post, ...others] = await fixture.postsOf(caption)
    expect(others).toEqual([])
    expect(post).toMatchObject({ alt_text: 'Um pão sobre a mesa', is_ai_generated: false })
    const seen = await ana.see(id)
    expect(seen).toMatchObject({ state: 'published', permalink: `${fixture.sandboxUrl}${post?.permalink_path}`, actions: [] })
    expect(seen.published_at).toBe(seen.at)
    const lines = await fixture.query(
      `select kind, actor, detail from activity where member_id = $1 and kind like 'post%' order by created_at, id`,
      [ana.id],
    )
    expect(lines).toEqual([
      { kind: 'post_ordered', actor: 'member', detail: {} },
      { kind: 'post_published', actor: 'system', detail: {} },
    ])
  })

  it('is marked when a generator painted part of it', async () => {
    const answer = await ana.publish({ edit_id: await ana.anEdit({ isGenerated: true }), caption: 'pintado' })
    expect(postIn(answer).is_ai_made).toBe(true)
    await fixture.workToTheEnd(postIn(answer).id)
    expect(await fixture.postsOf('pintado')).toMatchObject([{ is_ai_generated: true }])
  })

  it.each([
    ['crop', [360, 450]],
    ['pad', [512, 640]],
  ])('is cropped or padded to fit the feed: %s', async (fit, size) => {
    const caption = `alto demais: ${fit}`
    const { id } = postIn(await ana.publish({ edit_id: await ana.anEdit({ width: 360, height: 640 }), caption, fit }))
    await fixture.workToTheEnd(id)
    expect(await sizeOf((await fixture.postsOf(caption))[0]?.picture_path)).toEqual(size)
  })
})

describe('one post results from', () => {
  it('two taps with one key, at once or one after the other', async () => {
    const order = { edit_id: await ana.anEdit(), caption: 'dois toques' }
    const taps = await Promise.all([1, 2, 3].map(() => ana.publish(order, 'key-1')))
    const ids = [...taps, await ana.publish(order, 'key-1')].map((answer) => postIn(answer).id)
    expect(new Set(ids).size).toBe(1)
    await fixture.workToTheEnd(ids[0] ?? '')
    expect(postIn(await ana.publish(order, 'key-1')).state).toBe('published')
    expect(await fixture.postsOf('dois toques')).toHaveLength(1)
    expect(codeIn(await ana.publish({ ...order, caption: 'outra coisa' }, 'key-1'))).toBe('idempotency_conflict')
  })

  it('two tabs, at once or one after the other; a second post is made when the member confirms it', async () => {
    const order = { edit_id: await ana.anEdit(), caption: 'duas abas' }
    const tabs = await Promise.all(['a', 'b', 'c'].map((key) => ana.publish(order, key)))
    const accepted = tabs.filter(({ statusCode }) => statusCode === 202)
    expect(accepted).toHaveLength(1)
    const refused = tabs.filter(({ statusCode }) => statusCode !== 202)
    const id = accepted[0] ? postIn(accepted[0]).id : ''
    expect(refused.map((answer) => [codeIn(answer), answer.json<{ publication_id: string }>().publication_id])).toEqual([
      ['publication_under_way', id],
      ['publication_under_way', id],
    ])
    await fixture.workToTheEnd(id)
    const late = await ana.publish(order, 'd')
    expect([late.statusCode, codeIn(late)]).toEqual([409, 'publication_repeated'])
    expect(await fixture.postsOf('duas abas')).toHaveLength(1)
    const again = postIn(await ana.publish({ ...order, again: id }, 'e'))
    await fixture.workToTheEnd(again.id)
    expect(await fixture.postsOf('duas abas')).toHaveLength(2)
  })

  it('two tabs that both confirm another post after the same one: the slow one is told of the newer', async () => {
    const order = { edit_id: await ana.anEdit(), caption: 'mais uma' }
    const { id } = postIn(await ana.publish(order, 'mais-a'))
    await fixture.workToTheEnd(id)
    const second = postIn(await ana.publish({ ...order, again: id }, 'mais-b'))
    await fixture.workToTheEnd(second.id)
    const slow = await ana.publish({ ...order, again: id }, 'mais-c')
    expect(slow.json()).toMatchObject({ code: 'publication_repeated', publication_id: second.id })
    expect(await fixture.postsOf('mais uma')).toHaveLength(2)
    expect((await ana.publish({ ...order, again: second.id }, 'mais-d')).statusCode).toBe(202)
  })
})

describe('an order is refused', () => {
  it('above the hourly limit, cancelled or not, until the hour is over; a repeated tap is not', async () => {
    const zoe = await fixture.aPublisher()
    const order = { edit_id: await zoe.anEdit(), caption: 'de novo e de novo' }
    const { id } = postIn(await zoe.publish(order, 'muitos'))
    await zoe.send('DELETE', `publications/${id}`)
    await fixture.query(
      `insert into publications (id, member_id, edit_id, edit_format, account_id, username, caption, fit, is_ai_made, state, due_at, request_hash, created_at)
       select gen_random_uuid(), member_id, edit_id, edit_format, account_id, username, caption, fit, false, 'cancelled', due_at, '', created_at
       from publications, generate_series(2, $2::int) where id = $1`,
      [id, POSTS_PER_HOUR],
    )
    const refused = await zoe.publish(order)
    expect([refused.statusCode, codeIn(refused)]).toEqual([429, 'too_many_posts'])
    expect(refused.json()).toMatchObject({ remainingTime: expect.any(Number) as number }) // as: a matcher stands for the number it matches
    expect(postIn(await zoe.publish(order, 'muitos')).id).toBe(id)
    await fixture.passSeconds(3601)
    expect((await zoe.publish(order)).statusCode).toBe(202)
  })

  it('for what does not exist, belongs to another member or is not a picture', async () => {
    expect(codeIn(await ana.publish({ edit_id: newId(new Date()) }))).toBe('not_found')
    expect(codeIn(await ana.publish({ edit_id: await bia.anEdit() }))).toBe('not_found')
    expect(codeIn(await ana.publish({ edit_id: await ana.anEdit({ operation: 'caption' }) }))).toBe('publication_without_picture')
    const running = await ana.anEdit()
    await fixture.query(`update edits set state = 'running' where id = $1`, [running])
    expect(codeIn(await ana.publish({ edit_id: running }))).toBe('edit_not_ready')
  })

  it.each([
    [{ caption: 'é'.repeat(2201) }, 'caption_too_long', 'caption'],
    [{ caption: '#a '.repeat(31) }, 'too_many_hashtags', 'caption'],
    [{ caption: '@a '.repeat(21) }, 'too_many_mentions', 'caption'],
    [{ alt_text: 'x'.repeat(1001) }, 'alt_text_too_long', 'alt_text'],
    [{ fit: 'stretch' }, 'invalid_request', 'fit'],
    [{ scheduled_at: 'amanhã' }, 'invalid_request', 'scheduled_at'],
  ])('for %o, with the faulty field', async (fields, code, field) => {
    const answer = await ana.publish({ edit_id: await ana.anEdit(), ...fields })
    expect(answer.json()).toMatchObject({ code, field })
  })

  it('without a connected account, and without a plan', async () => {
    expect(codeIn(await bia.publish({ edit_id: await bia.anEdit() }))).toBe('instagram_not_connected')
    const eva = await fixture.aPublisher({ connects: false, hasPlan: false })
    expect(codeIn(await eva.publish({ edit_id: await eva.anEdit() }))).toBe('subscription_required')
  })

  it('and leaves nothing behind', async () => {
    expect((await bia.send('GET', 'publications')).json()).toEqual({ publications: [] })
  })
})

describe('the publishing dialog', () => {
  it('starts with the caption, an honest alt text, and the picture as it would be posted', async () => {
    const traits = {
      width: 360,
      height: 640,
      caption: 'Legenda do estúdio',
      operation: 'swap',
      wishes: { backdrop: 'marmore-branco' },
    } as const
    const editId = await ana.anEdit(traits)
    const { draft } = (await ana.send('GET', 'draft', { edit_id: editId })).json<{
      draft: { previews: Record<string, string> }
    }>()
    expect(draft).toMatchObject({
      account: 'atelie.de.exemplo',
      caption: 'Legenda do estúdio',
      alt_text: 'Foto sobre o fundo “Mármore branco”.',
      is_ai_made: false,
      fits_feed: false,
      width: 360,
    })
    const headers = { cookie: ana.cookie }
    const cut = await fixture.app.inject({ url: draft.previews['crop'] ?? '', headers })
    expect([cut.headers['content-type'], (await sharp(cut.rawPayload).metadata()).height]).toEqual(['image/jpeg', 450])
    const padded = await fixture.app.inject({ url: draft.previews['pad'] ?? '', headers })
    expect((await sharp(padded.rawPayload).metadata()).height).toBe(640)
    expect(codeIn(await fixture.app.inject({ url: draft.previews['pad'] ?? '', headers: { cookie: bia.cookie } }))).toBe(
      'not_found',
    )
  })

  it('pads a picture with text on it, unless the member wants it cropped', async () => {
    const editId = await ana.anEdit({ width: 360, height: 640, wishes: { headline: 'Só hoje' } })
    expect((await ana.send('GET', 'draft', { edit_id: editId })).json()).toMatchObject({ draft: { fit: 'pad' } })
    expect(postIn(await ana.publish({ edit_id: editId, caption: 'letras' })).fit).toBe('pad')
    const plain = await ana.anEdit({ width: 360, height: 640 })
    expect(postIn(await ana.publish({ edit_id: plain, caption: 'letras' })).fit).toBe('crop')
  })

  it('mentions a post that is under way, and one that was made', async () => {
    const editId = await ana.anEdit()
    const draft = async () => (await ana.send('GET', 'draft', { edit_id: editId })).json<{ draft: object }>().draft
    expect(await draft()).not.toHaveProperty('earlier')
    const { id } = postIn(await ana.publish({ edit_id: editId, caption: 'antes' }))
    expect(await draft()).toMatchObject({ earlier: { id, state: 'preparing' } })
    await fixture.workToTheEnd(id)
    expect(await draft()).toMatchObject({ earlier: { id, state: 'published' } })
  })
})

it('another feature can draft, order, cancel and retry for a member', async () => {
  const { deps } = fixture
  const editId = await ana.anEdit({ caption: 'da conversa' })
  const { caption } = await draftPublication(deps, { memberId: ana.id, editId }, 'pt-BR')
  const wanted: Pick<PublicationRequest, 'memberId' | 'editIds'> = { memberId: ana.id, editIds: [editId] }
  const scheduledAt = addMs(deps.clock.now(), 3_600_000)
  const first = { memberId: ana.id, publicationId: await requestPublication(deps, { ...wanted, caption, scheduledAt }) }
  await cancelPublication(deps, first)
  expect((await ana.see(first.publicationId)).state).toBe('cancelled')

  const named = { memberId: ana.id, publicationId: await requestPublication(deps, { ...wanted, caption }) }
  await fixture.failOnDemand('spam_block')
  await fixture.workToTheEnd(named.publicationId)
  expect((await ana.see(named.publicationId)).state).toBe('failed')
  await retryPublication(deps, named)
  await fixture.workToTheEnd(named.publicationId)
  expect(await fixture.postsOf('da conversa')).toHaveLength(1)
})
