/** A product whose members connect with the sandbox's Instagram, by Facebook's dialog over real HTTP. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Dialog } from '#features/instagram/contract.ts'
import { instagramHandlers, instagramSweeps } from '#features/instagram/server/index.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import { GRAPH_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { signRequest } from '#sandbox/graph/callbacks.ts'
import { PEOPLE } from '#sandbox/graph/people.ts'
import { workUntilIdle } from './drive-work.test-support.ts'
import { startTestProduct, type TestProduct, type TestProductOptions } from './product.test-support.ts'

/** The people who sign in at Facebook, by the number in their made-up name; each stands for one way that a connection can go. */
export const PERSON = {
  onePage: 1,
  threePages: 2,
  pageWithoutInstagram: 3,
  portfolioPage: 4,
  noPage: 5,
  analystOnly: 6,
} as const

/** The Instagram account of `PERSON.onePage`. */
export const ACCOUNT_OF_ONE_PAGE = '17841400000000001'

type Row = Record<string, unknown>

/** What a person does in the dialog; by default they tick everything and confirm. */
export interface Decision {
  readonly person?: number
  readonly untickedScopes?: readonly string[]
  readonly cancels?: boolean
}

export interface OpenDialog {
  readonly id: string
  readonly url: string
  readonly state: string
}

export interface SocialMember {
  readonly phone: string
  readonly cookie: string
  readonly id: string
  /** Sends the member's phone, as the site does. */
  readonly call: (method: 'GET' | 'POST' | 'DELETE', url: string, fields?: object) => Promise<LightMyRequestResponse>
  readonly openDialog: () => Promise<OpenDialog>
  /** Opens the callback as the returning window does. @returns the query that it redirects with, by `RETURN_PATH` */
  readonly comeBack: (address: string) => Promise<URLSearchParams>
  /** Opens a dialog, decides in it and comes back. */
  readonly agree: (decision?: Decision) => Promise<URLSearchParams>
  readonly dialog: (id: string) => Promise<Dialog>
  readonly save: (handle: string, instagramId: string) => Promise<LightMyRequestResponse>
  /** Everything up to a connection, with the first account offered. @returns its id */
  readonly connect: (decision?: Decision) => Promise<string>
  readonly social: () => Promise<Row | null>
  readonly notices: () => Promise<readonly Row[]>
}

export interface Social extends TestProduct {
  readonly visit: (phone?: string) => Promise<SocialMember>
  /** Submits a decision to Facebook's dialog. @returns the address that it redirects the window to */
  readonly decide: (dialogUrl: string, decision?: Decision) => Promise<string>
  /** Sets a fault of the sandbox's Graph. */
  readonly failOnDemand: (fault: string, times?: number) => Promise<void>
  /** Moves the clocks of product and sandbox together, then runs the jobs of Instagram. */
  readonly passDays: (days: number) => Promise<void>
  readonly work: () => Promise<void>
  /** Sends Meta's callback for a person who leaves; `at`: the time that it states, or another value in its place. */
  readonly depart: (
    call: 'deauthorize' | 'data-deletion',
    person: number,
    at?: Date | { readonly issued: unknown },
  ) => Promise<LightMyRequestResponse>
  /** Whether Facebook still has the person's consent. */
  readonly isConsenting: (person: number) => Promise<boolean>
  readonly query: (sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  /** Removes all connections; signing in again would take longer than a whole test. */
  readonly startOver: () => Promise<void>
  /** Headers and bodies of all answers to members. */
  readonly answers: readonly string[]
}

export async function startSocial(options: TestProductOptions = {}): Promise<Social> {
  const product = await startTestProduct(options)
  const { core, sandboxUrl, app } = product
  const control = async (call: string, body: object) => {
    const answer = await fetch(`${sandboxUrl}/control/${call}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`)
  }
  const work = () => workUntilIdle(core, { handlers: instagramHandlers(core.instagram), sweeps: instagramSweeps(core.instagram) })
  const answers: string[] = []
  const ask: Ask = async (request) => {
    const answer = await app.inject(request)
    answers.push(JSON.stringify(answer.headers) + answer.body)
    return answer
  }
  const query: Social['query'] = async (sql, values = []) => (await core.database.pool.query<Row>(sql, [...values])).rows
  return {
    ...product,
    decide: decideAt,
    work,
    failOnDemand: (fault, times = 1) => control('faults', { provider: 'graph', fault, times }),
    passDays: async (days) => {
      const seconds = (days * DAY) / SECOND
      await product.advance(seconds)
      await control('clock', { advance_seconds: seconds })
      await work()
    },
    depart: (call, person, at = core.clock.now()) => {
      const issued = at instanceof Date ? Math.floor(at.getTime() / SECOND) : at.issued
      const signed = signRequest(
        { algorithm: 'HMAC-SHA256', issued_at: issued, user_id: personId(person) },
        GRAPH_CREDENTIALS.app_secret,
      )
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const payload = new URLSearchParams({ signed_request: signed }).toString()
      return app.inject({ method: 'POST', url: `/api/instagram/${call}`, headers, payload })
    },
    isConsenting: async (person) => {
      const answer = (await (await fetch(`${sandboxUrl}/control/graph`)).json()) as { people: Row[] } // as: the sandbox's own shape
      return answer.people.find(({ id }) => id === personId(person))?.['is_connected'] === true
    },
    query,
    startOver: async () => {
      for (const table of [
        'instagram_dialogs',
        'instagram_connections',
        'instagram_revocations',
        'instagram_deletions',
        'instagram_seen_requests',
        'notices',
      ])
        await query(`delete from ${table}`)
      for (const { id } of PEOPLE) await control('graph/privacy-requests', { person_id: id })
    },
    answers,
    visit: async (phone = newPhone()) => visit({ ask, phone, cookie: await product.signIn(phone) }),
  }
}

let visitors = 10_000
function newPhone(): string {
  return `+55819866${(visitors += 1)}`
}

function personId(number: number): string {
  return PEOPLE[number - 1]?.id ?? ''
}

async function decideAt(dialogUrl: string, decision: Decision = {}): Promise<string> {
  const { origin, pathname, searchParams } = new URL(dialogUrl)
  const body = formOf(searchParams, decision)
  const answer = await fetch(`${origin}${pathname}/answer`, { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

/** The dialog's form, filled in. */
function formOf(asked: URLSearchParams, { person = PERSON.onePage, untickedScopes = [], cancels }: Decision): URLSearchParams {
  const query = new URLSearchParams(asked)
  query.set('person', personId(person))
  const form = new URLSearchParams({ query: query.toString(), action: cancels ? 'cancel' : 'continue' })
  const scopes = ['public_profile', ...(asked.get('scope') ?? '').split(',')]
  for (const scope of scopes.filter((each) => !untickedScopes.includes(each))) form.append('scope', scope)
  for (const page of PEOPLE[person - 1]?.pages ?? []) form.append('page', page.id)
  return form
}

type Ask = (request: InjectOptions) => Promise<LightMyRequestResponse>

interface Visit {
  readonly ask: Ask
  readonly phone: string
  readonly cookie: string
}

/** A signed-in member, with what they do about Instagram. */
export async function visit({ ask, phone, cookie }: Visit): Promise<SocialMember> {
  const headers = { cookie }
  const call: SocialMember['call'] = (method, url, fields) => {
    const named = { phone, ...fields }
    return ask({ method, url, headers, ...(method === 'GET' ? { query: named } : { payload: named }) })
  }
  const openDialog: SocialMember['openDialog'] = async () => {
    const answer = (await call('POST', '/api/instagram/dialogs')).json<{ dialog: Dialog; dialog_url: string; state: string }>()
    return { id: answer.dialog.id, url: answer.dialog_url, state: answer.state }
  }
  const comeBack: SocialMember['comeBack'] = async (address) => {
    const { pathname, search } = new URL(address)
    const answer = await ask({ url: pathname + search, headers })
    return new URL(String(answer.headers.location), 'http://localhost').searchParams
  }
  const agree: SocialMember['agree'] = async (decision) => comeBack(await decideAt((await openDialog()).url, decision))
  const readDialog: SocialMember['dialog'] = async (id) =>
    (await call('GET', `/api/instagram/dialogs/${id}`)).json<{ dialog: Dialog }>().dialog
  const save: SocialMember['save'] = (handle, instagramId) =>
    call('POST', '/api/user', { action: 'instagram', social_token: handle, social_id: instagramId })
  return {
    phone,
    cookie,
    id: (await ask({ url: '/api/session', headers })).json<{ user: { id: string } }>().user.id,
    call,
    openDialog,
    comeBack,
    agree,
    dialog: readDialog,
    save,
    connect: async (decision) => {
      const handle = (await agree(decision)).get('access_token') ?? ''
      const chosen = (await readDialog(handle)).accounts.find(({ may_publish: mayPublish }) => mayPublish)?.id ?? ''
      const answer = await save(handle, chosen)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return chosen
    },
    social: async () =>
      (await call('GET', '/api/user/social-auth', { provider: 'instagram' })).json<{ social: Row | null }>().social,
    notices: async () => (await call('GET', '/api/user/notices')).json<{ notices: Row[] }>().notices,
  }
}
