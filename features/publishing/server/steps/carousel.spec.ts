/** Several edits as one post. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, postIn, type Publisher, type Publishing, startPublishing } from '#apps/testing/publishing.test-support.ts'
import { CAROUSEL_PICTURES } from '#features/publishing/contract.ts'
import { newId } from '#platform/crypto.ts'

let fixture: Publishing
let ana: Publisher
let bia: Publisher
beforeAll(async () => {
  fixture = await startPublishing()
  ana = await fixture.aPublisher()
  bia = await fixture.aPublisher({ connects: false })
})
afterAll(() => fixture.close())

const shapeOf = async (path: string) => {
  const { width, height } = await sharp(await (await fetch(fixture.sandboxUrl + path)).arrayBuffer()).metadata()
  return width / height
}

async function someEdits(count: number): Promise<string[]> {
  const edits: string[] = []
  for (let made = 0; made < count; made += 1) edits.push(await ana.anEdit())
  return edits
}

describe('a carousel', () => {
  it('has its pictures in their order, all in the ratio of the first, with one caption', async () => {
    const caption = 'três bolos desta semana'
    const wishes = { backdrop: 'marmore-branco' }
    const edit_ids = [
      await ana.anEdit({ width: 400, height: 500 }),
      await ana.anEdit({ width: 500, height: 500, operation: 'swap', wishes }),
      await ana.anEdit({ width: 360, height: 640, isGenerated: true }),
    ]
    const ordered = postIn(await ana.publish({ edit_ids, caption, alt_text: 'Um bolo de cenoura' }))
    expect(ordered).toMatchObject({ edit_id: edit_ids[0], edit_ids, state: 'preparing', is_ai_made: true })
    await fixture.workToTheEnd(ordered.id)
    const [post, ...others] = await fixture.postsOf(caption)
    expect(others).toEqual([])
    expect(post).toMatchObject({ alt_text: 'Um bolo de cenoura', is_ai_generated: true })
    const items = post?.items ?? []
    expect(items.map(({ alt_text }) => alt_text)).toEqual(['Um bolo de cenoura', expect.stringContaining('Mármore branco'), null])
    for (const { picture_path } of items) expect(await shapeOf(picture_path)).toBeCloseTo(0.8, 2)
    expect(await ana.see(ordered.id)).toMatchObject({ state: 'published', edit_ids })
    expect((await ana.send('GET', 'publications', { edit_id: edit_ids[2] })).json()).toMatchObject({
      publications: [{ id: ordered.id }],
    })
  })

  it('is previewed picture by picture in the ratio of the first, for its member alone', async () => {
    const [first, other] = [await ana.anEdit({ width: 400, height: 500 }), await ana.anEdit({ width: 600, height: 400 })]
    const wanted = { edit_id: other, first_edit_id: first, fit: 'crop' }
    const { width, height } = await sharp((await ana.send('GET', 'draft/image', wanted)).rawPayload).metadata()
    expect(width / height).toBeCloseTo(0.8, 2)
    expect(codeIn(await bia.send('GET', 'draft/image', wanted))).toBe('not_found')
    const own = await bia.anEdit()
    expect(codeIn(await bia.send('GET', 'draft/image', { ...wanted, edit_id: own }))).toBe('not_found')
  })

  it('waits until Instagram has prepared every picture, which stay open meanwhile', async () => {
    const edit_ids = await someEdits(2)
    await fixture.setTo('slow_looks', 2)
    await fixture.failOnDemand('slow_container')
    const { id } = postIn(await ana.publish({ edit_ids, caption: 'sem pressa' }))
    await fixture.workNow()
    const open = await fixture.query('select 1 from public_pictures where publication_id = $1 and closes_at > $2', [
      id,
      fixture.core.clock.now(),
    ])
    expect([(await ana.see(id)).state, open.length]).toEqual(['waiting', 2])
    await fixture.workToTheEnd(id)
    expect(await fixture.postsOf('sem pressa')).toHaveLength(1)
  })

  it.each(['create_failed', 'fetch_timeout', 'lost_container', 'error_after_publish', 'lost_answer'])(
    'is posted once, whatever fails: %s',
    async (fault) => {
      const caption = `carrossel com ${fault}`
      const { id } = postIn(await ana.publish({ edit_ids: await someEdits(3), caption }))
      await fixture.failOnDemand(fault)
      await fixture.workToTheEnd(id)
      expect((await ana.see(id)).state).toBe('published')
      const posts = await fixture.postsOf(caption)
      expect(posts.map(({ items }) => items.length)).toEqual([3])
    },
  )

  it('fails when Instagram refuses one of its pictures, and a retry sends all of them again', async () => {
    const caption = 'uma recusada'
    const { id } = postIn(await ana.publish({ edit_ids: await someEdits(2), caption }))
    await fixture.failOnDemand('failed_container')
    await fixture.workToTheEnd(id)
    expect(await ana.see(id)).toMatchObject({ state: 'failed', error: { code: 'instagram_refused_picture' } })
    await ana.send('POST', `publications/${id}/retry`)
    await fixture.workToTheEnd(id)
    expect(await fixture.postsOf(caption)).toHaveLength(1)
  })

  it('is cancelled when one of its edits is deleted', async () => {
    const edit_ids = await someEdits(2)
    const scheduled_at = new Date(fixture.core.clock.now().getTime() + 3_600_000).toISOString()
    const { id } = postIn(await ana.publish({ edit_ids, caption: 'uma a menos', scheduled_at }))
    const url = `/api/edits/${edit_ids[1] ?? ''}`
    const deleted = await fixture.app.inject({
      method: 'DELETE',
      url,
      query: { phone: ana.phone },
      headers: { cookie: ana.cookie },
    })
    expect(deleted.statusCode).toBe(200)
    expect((await ana.see(id)).state).toBe('cancelled')
  })
})

describe('a carousel is refused', () => {
  it('with a picture that was posted before, unless the member confirms that post', async () => {
    const [first = '', second = ''] = await someEdits(2)
    const alone = postIn(await ana.publish({ edit_id: second, caption: 'sozinha antes' }))
    await fixture.workToTheEnd(alone.id)
    const order = { edit_ids: [first, second], caption: 'com a de antes' }
    expect((await ana.publish(order)).json()).toMatchObject({ code: 'publication_repeated', publication_id: alone.id })
    expect((await ana.publish({ ...order, again: alone.id })).statusCode).toBe(202)
  })

  it('when it is moved beyond the storage time of one of its edits', async () => {
    const [first = '', second = ''] = await someEdits(2)
    const at = (hours: number) => new Date(fixture.core.clock.now().getTime() + hours * 3_600_000).toISOString()
    await fixture.query('update edits set delete_after = $2 where id = $1', [second, at(48)])
    const { id } = postIn(await ana.publish({ edit_ids: [first, second], caption: 'até amanhã', scheduled_at: at(24) }))
    const moved = await ana.send('PATCH', `publications/${id}`, { scheduled_at: at(72) })
    expect(codeIn(moved)).toBe('publication_too_late')
  })

  it('while one of its edits has another open post, and the other way round', async () => {
    const [first = '', second = '', third = ''] = await someEdits(3)
    const carousel = postIn(await ana.publish({ edit_ids: [first, second], caption: 'aberto' }))
    const others = [{ edit_id: second }, { edit_ids: [third, second] }]
    for (const order of others)
      expect((await ana.publish(order)).json()).toMatchObject({ code: 'publication_under_way', publication_id: carousel.id })
    expect((await ana.publish({ edit_id: third })).statusCode).toBe(202)
    expect(codeIn(await ana.publish({ edit_ids: [third, first] }))).toBe('publication_under_way')
  })

  it('as a second one of parallel orders; a repeated tap is the same post', async () => {
    const [first = '', second = ''] = await someEdits(2)
    const order = { edit_ids: [first, second], caption: 'ao mesmo tempo' }
    const taps = await Promise.all([
      ana.publish(order, 'tap'),
      ana.publish(order, 'tap'),
      ana.publish({ edit_id: second }, 'alone'),
    ])
    const [one, two, three] = taps.map(({ statusCode }) => statusCode)
    expect([one, two].filter((status) => status === 202).length === 2 || three === 202).toBe(true)
    const open = await fixture.query(
      `select id from publications where (edit_id = $1 or $1 = any(other_edit_ids)) and state <> 'cancelled'`,
      [second],
    )
    expect(open).toHaveLength(1)
    if (one === 202 && two === 202)
      expect(codeIn(await ana.publish({ ...order, caption: 'outra' }, 'tap'))).toBe('idempotency_conflict')
  })

  it('with somebody else’s edit, or one that is no picture', async () => {
    const mine = await ana.anEdit()
    expect(codeIn(await ana.publish({ edit_ids: [mine, await bia.anEdit()] }))).toBe('not_found')
    expect(codeIn(await ana.publish({ edit_ids: [mine, newId(new Date())] }))).toBe('not_found')
    const text = await ana.anEdit({ operation: 'caption' })
    expect(codeIn(await ana.publish({ edit_ids: [mine, text] }))).toBe('publication_without_picture')
  })

  it('with one picture, too many, one twice, or both fields or none', async () => {
    const edits = await someEdits(CAROUSEL_PICTURES + 1)
    const [first = ''] = edits
    const orders = [{ edit_ids: [first] }, { edit_ids: edits }, { edit_ids: [first, first] }]
    for (const order of orders)
      expect((await ana.publish(order)).json()).toMatchObject({ code: 'invalid_request', field: 'edit_ids' })
    const unclear = [{}, { edit_id: first, edit_ids: edits.slice(0, 2) }]
    for (const order of unclear)
      expect((await ana.publish(order)).json()).toMatchObject({ code: 'invalid_request', field: 'edit_id' })
    const { id } = postIn(await ana.publish({ edit_ids: edits.slice(0, CAROUSEL_PICTURES), caption: 'dez' }))
    await fixture.workToTheEnd(id)
    expect((await fixture.postsOf('dez'))[0]?.items).toHaveLength(CAROUSEL_PICTURES)
  })
})
