import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { createSmallEngine, HELD_AT } from '../small-engine.test-support.ts'
import { aDoneEdit, aPhoto, editIn, finished, order } from '../orders.test-support.ts'

const engine = createSmallEngine()
let studio: Studio
let origin: string

beforeAll(async () => {
  studio = await openStudio({ engine })
  origin = await studio.app.listen({ port: 0, host: '127.0.0.1' })
  await studio.startWorking()
})
afterAll(() => studio.close())
// a test that fails must not leave the engine held for the next one
afterEach(() => engine.release())

interface Seen {
  readonly status: number
  readonly headers: Headers
  /** Edits in the order of their events; ends with the stream. */
  readonly edits: AsyncGenerator<Edit>
  readonly ids: string[]
  readonly retries: number[]
  readonly leave: () => void
}

/** Watches as a browser does, over a real connection. */
async function watch(member: StudioMember, id: string, lastEventId?: string): Promise<Seen> {
  const controller = new AbortController()
  const answer = await fetch(`${origin}/api/edits/${id}/events`, {
    headers: { 'x-member': member.memberId, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: controller.signal,
  })
  const ids: string[] = []
  const retries: number[] = []
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event), onRetry: (ms) => retries.push(ms) })
  async function* read(): AsyncGenerator<Edit> {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) {
      parser.feed(decoder.decode(chunk, { stream: true }))
      for (const event of events.splice(0)) {
        ids.push(event.id ?? '')
        const { edit } = JSON.parse(event.data) as { edit: Edit } // as: the contract's event
        yield edit
      }
    }
  }
  return { status: answer.status, headers: answer.headers, edits: read(), ids, retries, leave: () => controller.abort() }
}

async function next(seen: Seen): Promise<Edit | undefined> {
  const step = await seen.edits.next()
  return step.done ? undefined : step.value
}

/** The status of a stream, which is closed at once. */
async function statusOf(member: StudioMember, id: string): Promise<number> {
  const { status, leave } = await watch(member, id)
  leave()
  return status
}

async function aRunningEdit(member: StudioMember): Promise<string> {
  const waiting = engine.hold()
  const edit = editIn(await order(member, { photoId: (await aPhoto(member)).id }))
  await waiting
  return edit.id
}

test('sends every change of an edit, then ends', async () => {
  const member = await studio.aMember()
  const id = await aRunningEdit(member)
  const seen = await watch(member, id)
  expect(seen.status).toBe(200)
  expect(seen.headers.get('content-type')).toContain('text/event-stream')
  expect(seen.headers.get('cache-control')).toContain('no-store')
  expect(await next(seen)).toMatchObject({ id, state: 'running' })
  engine.release()
  const rest: Edit[] = []
  for await (const edit of seen.edits) rest.push(edit)
  expect(rest.at(-1)).toMatchObject({ state: 'done', progress: 1 })
  expect(rest.at(-1)?.result_url).toContain('/image?')
  expect(seen.retries).toEqual([1000])
  expect(new Set(seen.ids).size).toBe(seen.ids.length)
})

test('sends the current state to a browser that reconnects', async () => {
  const member = await studio.aMember()
  const id = await aRunningEdit(member)
  const first = await watch(member, id)
  await next(first)
  first.leave()
  const second = await watch(member, id, first.ids.at(-1))
  expect(await next(second)).toMatchObject({ state: 'running' })
  engine.release()
  await finished(studio, member, id)
  const third = await watch(member, id)
  expect(await next(third)).toMatchObject({ state: 'done' })
  expect(await next(third)).toBeUndefined()
  second.leave()
})

test('stops a browser that has seen the end from reconnecting', async () => {
  const member = await studio.aMember()
  const { id } = await aDoneEdit(studio, member)
  const seen = await watch(member, id)
  await next(seen)
  expect((await watch(member, id, seen.ids.at(-1))).status).toBe(204)
})

test('continues after the notification connection broke', async () => {
  const member = await studio.aMember()
  const id = await aRunningEdit(member)
  const seen = await watch(member, id)
  await next(seen)
  await studio.core.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mandou-notifications' and datname = current_database()",
  )
  engine.release()
  let last: Edit | undefined
  for await (const edit of seen.edits) last = edit
  expect(last).toMatchObject({ state: 'done' })
})

test('ends when the edit is deleted', async () => {
  const member = await studio.aMember()
  const id = await aRunningEdit(member)
  const seen = await watch(member, id)
  await member.call({ method: 'DELETE', url: `/api/edits/${id}` })
  // progress that was stored before may still be sent
  const states: string[] = []
  for await (const { state } of seen.edits) states.push(state)
  expect(states).not.toContain('done')
})

test('ends when its member signs out, without another event', async () => {
  const member = await studio.aMember()
  const id = await aRunningEdit(member)
  const seen = await watch(member, id)
  // what was stored before the end of the session may still be sent: nothing more is on its way after this
  while ((await next(seen))?.progress !== HELD_AT);
  member.signOut()
  engine.release()
  expect(await next(seen)).toBeUndefined()
  expect(await statusOf(member, id)).toBe(401)
})

test('opens ten streams for a member, and another when one of them has ended', async () => {
  const member = await studio.aMember()
  const id = await aRunningEdit(member)
  const streams = await Promise.all(Array.from({ length: 10 }, () => watch(member, id)))
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(await statusOf(member, id)).toBe(429)
  streams[0]?.leave()
  await expect.poll(() => statusOf(member, id)).toBe(200)
  engine.release()
  streams.slice(1).forEach(({ leave }) => leave())
})

test('who leaves before the first event takes no place of those who watch', async () => {
  const member = await studio.aMember()
  const id = await aRunningEdit(member)
  for (let number = 0; number < 15; number += 1) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    await once(socket, 'connect')
    const asked = once(studio.app.server, 'request')
    socket.write(`GET /api/edits/${id}/events HTTP/1.1\r\nHost: localhost\r\nX-Member: ${member.memberId}\r\n\r\n`)
    socket.resetAndDestroy()
    await asked
  }
  await expect.poll(() => statusOf(member, id)).toBe(200)
  engine.release()
})

test.each(['edits', 'photos'])(
  'a crowd that wants to watch %s that are not there keeps no statement of others waiting',
  async (kind) => {
    const member = await studio.aMember()
    const { pool } = studio.core.database
    let waiting = 0
    const looking = setInterval(() => (waiting = Math.max(waiting, pool.waitingCount)))
    const crowd = Array.from({ length: 200 }, () => member.call({ method: 'GET', url: `/api/${kind}/${randomUUID()}/events` }))
    const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode)
    clearInterval(looking)
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
    expect(waiting).toBeLessThan(50)
  },
)

test('ends when the server closes, so that the browser reconnects to the next one', async () => {
  const member = await studio.aMember()
  const id = await aRunningEdit(member)
  const seen = await watch(member, id)
  await next(seen)
  await studio.app.close()
  expect(await next(seen)).toBeUndefined()
  engine.release()
})
