/** The process dies at every step of a post: it is made once, and the member sees that. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { killAt } from '#apps/testing/kill.test-support.ts'
import { postIn, type Publisher, type Publishing, startPublishing } from '#apps/testing/publishing.test-support.ts'
import { findPublicationForUpdate } from '../queries.ts'
import { advance } from './advance.ts'
import { performStep } from './perform-step.ts'

let fixture: Publishing
let ana: Publisher
beforeAll(async () => {
  fixture = await startPublishing()
  ana = await fixture.aPublisher()
})
afterAll(() => fixture.close())

/** More than a post has. */
const MAX_STEPS = 60

async function order(caption: string): Promise<string> {
  const answer = await ana.publish({ edit_id: await ana.anEdit(), caption })
  return postIn(answer).id
}

async function expectOnePost(id: string, caption: string): Promise<void> {
  const { state, permalink } = await ana.see(id)
  expect([state, (await fixture.postsOf(caption)).map((post) => `${fixture.sandboxUrl}${post.permalink_path}`)]).toEqual([
    'published',
    [permalink],
  ])
}

it.each([
  { title: 'wherever the worker dies', faults: [] },
  { title: 'wherever the worker dies, also when the answer is lost', faults: ['lost_answer'] },
])('is made once $title', async ({ title, faults }) => {
  // every other step, because nothing happens between the end of one and the start of the next
  for (let step = 1; step <= MAX_STEPS; step += 2) {
    const caption = `${title} ${step}`
    const id = await order(caption)
    for (const fault of faults) await fixture.failOnDemand(fault)
    const killer = killAt(step)
    const isAlive = await killer.survives(advance(killer.publishing(fixture.deps), id))
    await fixture.workToTheEnd(id)
    await expectOnePost(id, caption)
    if (isAlive) {
      expect(step).toBeGreaterThan(12)
      return
    }
  }
  throw new Error('a post has more steps than that')
})

it('is made once by workers that all start at the same moment', async () => {
  const id = await order('all at once')
  await Promise.all(Array.from({ length: 6 }, () => advance(fixture.deps, id)))
  await fixture.workToTheEnd(id)
  await expectOnePost(id, 'all at once')
})

it('is not asked for by a worker that lost it before it could ask', async () => {
  const id = await order('lost before')
  await fixture.workToTheEnd(id)
  const row = await fixture.deps.db.transaction((tx) => findPublicationForUpdate(tx, id))
  if (!row) throw new Error('the post is gone')
  const asked: string[] = []
  const social: typeof fixture.deps.social = {
    ...fixture.deps.social,
    publishContainer: async (access, containerId) => {
      asked.push(containerId)
      return fixture.deps.social.publishContainer(access, containerId)
    },
  }
  const publication = { ...row, claim: row.claim - 1, state: 'publishing', permalink: null, postId: null } as const
  const result = await performStep({ ...fixture.deps, social }, { publication, step: { do: 'request_publish' } })
  expect([result, asked]).toEqual([undefined, []])
})

it('is made once when a worker returns long after it lost the post', async () => {
  const id = await order('back from the dead')
  const held = Promise.withResolvers<undefined>()
  const social: typeof fixture.deps.social = {
    ...fixture.deps.social,
    createContainer: async (...given) => {
      const made = await fixture.deps.social.createContainer(...given)
      await held.promise
      return made
    },
  }
  const late = advance({ ...fixture.deps, social }, id)
  await expect.poll(async () => (await fixture.query('select claim from publications where id = $1', [id]))[0]?.['claim']).toBe(1)
  await fixture.passSeconds(300)
  await fixture.workToTheEnd(id)
  held.resolve(undefined)
  await late
  await fixture.workToTheEnd(id)
  await expectOnePost(id, 'back from the dead')
})
