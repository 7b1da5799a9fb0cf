/** What a member sees of a post, from the order to the permalink. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Publisher, type Publishing, startPublishing } from '#apps/publishing-for-tests.ts'
import type { Publication } from '../contract.ts'

let world: Publishing
let ana: Publisher
beforeAll(async () => {
  world = await startPublishing()
  ana = await world.aPublisher()
})
afterAll(() => world.close())

const postIn = (answer: { json: <Body>() => Body }) => answer.json<{ publication: Publication }>().publication
const codeIn = (answer: { json: <Body>() => Body }) => answer.json<{ code: string }>().code
const hours = (count: number) => new Date(world.core.clock.now().getTime() + count * 3_600_000).toISOString()

describe('a post that is ordered now', () => {
  it('is made with its picture, its words and their description, and shown with its permalink', async () => {
    const caption = 'Pão de fermentação natural 🍞 #padaria'
    const answer = await ana.publish({ edit_id: await ana.anEdit(), caption, alt_text: 'Um pão sobre a mesa' })
    expect(answer.statusCode).toBe(202)
    const { id, state, account, actions } = postIn(answer)
    expect([state, account, actions]).toEqual(['preparing', 'atelie.de.exemplo', ['cancel']])
    await world.workToTheEnd(id)
    const [post, ...others] = await world.postsOf(caption)
    expect(others).toEqual([])
    expect(post).toMatchObject({ alt_text: 'Um pão sobre a mesa', is_ai_generated: false })
    const seen = await ana.see(id)
    expect(seen).toMatchObject({ state: 'published', permalink: `${world.sandboxUrl}${post?.permalink_path}`, actions: [] })
    expect(seen.published_at).toBe(seen.at)
  })
})
