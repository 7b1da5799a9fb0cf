/** A product that Instagram really fetches pictures from, with connected members who have something to post. */
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { encodePicture } from '#engine/encode/encode-picture.ts'
import { createSmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'
import type { Publication } from '#features/publishing/contract.ts'
import { type EquippedDeps, publishingHandlers, publishingSweeps } from '#features/publishing/server/index.ts'
import { SECOND } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import { findFreePort } from '#platform/find-free-port.ts'
import type { AccountView } from '#sandbox/graph/list-accounts.ts'
import { workUntilIdle } from './drive-work.test-support.ts'
import type { TestProductOptions } from './product.test-support.ts'
import { type Decision, type Social, type SocialMember, startSocial } from './social.test-support.ts'
import { makesPicture, type Operation } from '#features/photo-edits/operations.ts'

/** Phones that have the plan; as many as a spec file may ever need. */
const PHONES = Array.from({ length: 20 }, (_, index) => `+55119777${String(index).padStart(5, '0')}`)
/** Far more rounds than a post takes, each with a wait before it. */
const MAX_WAITS = 300

export interface EditTraits {
  readonly width?: number
  readonly height?: number
  readonly isGenerated?: boolean
  readonly operation?: Operation
  readonly wishes?: object
  readonly understood?: { readonly taken: readonly string[]; readonly missed: readonly string[] }
  readonly caption?: string
}

export interface Publisher extends SocialMember {
  /** A finished edit. @returns its id */
  readonly anEdit: (traits?: EditTraits) => Promise<string>
  readonly publish: (fields: Readonly<Record<string, unknown>>, key?: string) => Promise<Answer>
  readonly send: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, fields?: object) => Promise<Answer>
  readonly see: (id: string) => Promise<Publication>
}

export type Answer = LightMyRequestResponse

export function postIn(answer: Answer): Publication {
  return answer.json<{ publication: Publication }>().publication
}

export function codeIn(answer: Answer): string {
  return answer.json<{ code: string }>().code
}

export interface Publishing extends Social {
  readonly deps: EquippedDeps
  /** A new member, with the plan and connected, unless `traits` says otherwise. */
  readonly aPublisher: (traits?: { readonly connects?: Decision | false; readonly hasPlan?: boolean }) => Promise<Publisher>
  /** The posts on Instagram with this caption. */
  readonly postsOf: (caption: string) => Promise<AccountView['posts']>
  /** Sets a number in the sandbox's Graph. */
  readonly setTo: (setting: string, value: number) => Promise<void>
  /** Moves the clocks of product and sandbox together. */
  readonly passSeconds: (seconds: number) => Promise<void>
  /** Runs the worker's jobs without waiting. */
  readonly workNow: () => Promise<void>
  /** The same by a worker with other dependencies. */
  readonly workWith: (deps: EquippedDeps) => Promise<void>
  /** Runs the worker until nothing will happen to the post any more, moving the clock as needed. */
  readonly workToTheEnd: (publicationId: string) => Promise<void>
}

export async function startPublishing(options: TestProductOptions = {}): Promise<Publishing> {
  const port = (await findFreePort()) ?? 0
  const env = { PUBLIC_URL: `http://127.0.0.1:${port}`, COURTESY_PHONES: PHONES.join(','), ...options.env }
  const social = await startSocial({ ...options, env })
  await social.app.listen({ port, host: '127.0.0.1' })
  const deps: EquippedDeps = { ...social.core.publishing, engine: createSmallEngine() }
  const control = async (call: string, body: object) => {
    const answer = await fetch(`${social.sandboxUrl}/control/${call}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`)
  }
  const workWith = (given: EquippedDeps) =>
    workUntilIdle(social.core, { handlers: publishingHandlers(given), sweeps: publishingSweeps(given) })
  const workNow = () => workWith(deps)
  const passSeconds = async (seconds: number) => {
    await social.advance(seconds)
    await control('clock', { advance_seconds: seconds })
  }
  let visitors = 0
  return {
    ...social,
    deps,
    workNow,
    workWith,
    passSeconds,
    setTo: (setting, value) => control('settings', { provider: 'graph', setting, value }),
    postsOf: async (caption) => {
      const answer = (await (await fetch(`${social.sandboxUrl}/control/graph`)).json()) as { accounts: AccountView[] } // as: the sandbox's own shape
      return answer.accounts.flatMap(({ posts }) => posts).filter((post) => post.caption === caption)
    },
    workToTheEnd: (id) => workToTheEnd({ social, workNow, passSeconds }, id),
    aPublisher: async ({ connects = {}, hasPlan = true } = {}) => {
      const phone = hasPlan ? PHONES[visitors] : `+55119666${String(visitors).padStart(5, '0')}`
      visitors += 1
      const member = await social.visit(phone)
      if (connects) await member.connect(connects)
      return publisher(social, member)
    },
  }
}

interface Fixture {
  readonly social: Social
  readonly workNow: () => Promise<void>
  readonly passSeconds: (seconds: number) => Promise<void>
}

async function workToTheEnd({ social, workNow, passSeconds }: Fixture, id: string): Promise<void> {
  for (let wait = 0; wait < MAX_WAITS; wait += 1) {
    await workNow()
    const [row] = await social.query(
      'select greatest(next_step_at, coalesce(busy_until, next_step_at)) as due from publications where id = $1',
      [id],
    )
    const due = row?.['due']
    if (!(due instanceof Date)) return
    const seconds = Math.ceil((due.getTime() - social.core.clock.now().getTime()) / SECOND)
    if (seconds > 0) await passSeconds(seconds)
  }
  throw new Error('the post never ends')
}

function publisher(social: Social, member: SocialMember): Publisher {
  const { phone, cookie } = member
  const send: Publisher['send'] = (method, path, fields = {}) => {
    const carried = method === 'GET' || method === 'DELETE' ? { query: { phone, ...fields } } : { payload: { phone, ...fields } }
    return social.app.inject({ method, url: `/api/instagram/${path}`, headers: { cookie }, ...carried })
  }
  return {
    ...member,
    send,
    anEdit: (traits) => insertEdit(social, member.id, traits),
    publish: (fields, key) =>
      social.app.inject({
        method: 'POST',
        url: '/api/instagram/publish',
        headers: { cookie, ...(key ? { 'idempotency-key': key } : {}) },
        payload: { phone, caption: '', ...fields },
      }),
    see: async (id) => (await send('GET', `publications/${id}`)).json<{ publication: Publication }>().publication,
  }
}

async function insertEdit({ core, query }: Social, memberId: string, traits: EditTraits = {}): Promise<string> {
  const { width = 400, height = 500, isGenerated = false, operation = 'post', wishes = {}, understood, caption } = traits
  const now = core.clock.now()
  const [photoId, id] = [newId(now), newId(now)]
  const later = new Date(now.getTime() + 365 * 86_400_000)
  await query(
    `insert into photos (id, member_id, file_key, preview_key, width, height, bytes, warnings, created_at, delete_after)
     values ($1, $2, 'x', 'x', 400, 500, 1, '[]', $3, $4)`,
    [photoId, memberId, now, later],
  )
  await query(
    `insert into edits (id, member_id, photo_id, operation, state, stage, format, wishes, language, caption, understood, root_id,
       request_hash, created_at, finished_at, delete_after)
     values ($1, $2, $3, $4, 'done', 'encode', '4:5', $5, 'pt-BR', $6, $7, $1, '', $8, $8, $9)`,
    [id, memberId, photoId, operation, wishes, caption ?? null, understood ?? null, now, later],
  )
  if (!makesPicture(operation)) return id
  const background = `#${id.slice(-6)}`
  const raw = sharp({ create: { width, height, channels: 3, background } }).raw()
  const jpeg = await encodePicture({ data: await raw.toBuffer(), width, height }, isGenerated)
  await core.files.put(`pictures/${id}.jpg`, jpeg)
  await query(
    `insert into edit_pictures (edit_id, format, file_key, width, height, created_at) values ($1, '4:5', $2, $3, $4, $5)`,
    [id, `pictures/${id}.jpg`, width, height, now],
  )
  return id
}
