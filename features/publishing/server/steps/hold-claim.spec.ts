import { afterAll, beforeAll, expect, it } from 'vitest'
import { postIn, type Publisher, type Publishing, startPublishing } from '#apps/testing/publishing.test-support.ts'
import { claimEnd, holdClaim } from './hold-claim.ts'

const RENEW_EVERY_MS = 5

let fixture: Publishing
let ana: Publisher
beforeAll(async () => {
  fixture = await startPublishing()
  ana = await fixture.aPublisher()
})
afterAll(() => fixture.close())

async function claimed(caption: string): Promise<{ readonly id: string; readonly claim: number }> {
  const { id } = postIn(await ana.publish({ edit_id: await ana.anEdit(), caption }))
  await fixture.query('update publications set claim = 1, busy_until = $2 where id = $1', [
    id,
    claimEnd(fixture.core.clock.now()),
  ])
  return { id, claim: 1 }
}

async function busyUntil(id: string): Promise<unknown> {
  const [row] = await fixture.query('select busy_until from publications where id = $1', [id])
  return row?.['busy_until']
}

/** Holds a claim until the function that it returns is called. */
function hold(claim: { readonly id: string; readonly claim: number }): () => Promise<void> {
  const work = Promise.withResolvers<undefined>()
  const held = holdClaim(fixture.deps, { ...claim, renewEveryMs: RENEW_EVERY_MS }, () => work.promise)
  return async () => {
    work.resolve(undefined)
    await held
  }
}

it('is renewed while the step runs, however long that takes', async () => {
  const claim = await claimed('a slow step')
  const release = hold(claim)
  for (let times = 0; times < 4; times += 1) {
    await fixture.passSeconds(10)
    const expected = claimEnd(fixture.core.clock.now()).getTime()
    await expect.poll(async () => new Date(String(await busyUntil(claim.id))).getTime()).toBeGreaterThanOrEqual(expected)
  }
  await release()
})

it('is left to another worker after the longest time that a step may take', async () => {
  const claim = await claimed('a step that hangs')
  const release = hold(claim)
  for (let minute = 0; minute < 13; minute += 1) {
    await fixture.query('update publications set busy_until = $2 where id = $1', [claim.id, claimEnd(fixture.core.clock.now())])
    await fixture.passSeconds(60)
  }
  const current = await claimed('another')
  const before = await busyUntil(current.id)
  const releaseCurrent = hold(current)
  await fixture.passSeconds(1)
  await expect.poll(() => busyUntil(current.id)).not.toEqual(before)
  expect(new Date(String(await busyUntil(claim.id))) < fixture.core.clock.now()).toBe(true)
  await release()
  await releaseCurrent()
})

it('is not renewed once it has ended, nor for a worker that another one followed', async () => {
  const ended = await claimed('ended')
  await fixture.query('update publications set busy_until = $2 where id = $1', [ended.id, fixture.core.clock.now()])
  const followed = await claimed('followed')
  await fixture.query('update publications set claim = 2 where id = $1', [followed.id])
  const current = await claimed('current')
  const before = [await busyUntil(ended.id), await busyUntil(followed.id)]
  const releases = [hold(ended), hold(followed), hold(current)]
  const first = await busyUntil(current.id)
  await fixture.passSeconds(1)
  // the third one shows that there was time to renew all of them
  await expect.poll(() => busyUntil(current.id)).not.toEqual(first)
  for (const release of releases) await release()
  expect([await busyUntil(ended.id), await busyUntil(followed.id)]).toEqual(before)
})
