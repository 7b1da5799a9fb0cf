/** Renders one part of a screen for a signed-in member, with the product's own texts and query cache. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, cleanup, configure, render, waitFor, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import i18next from 'i18next'
import type { ReactElement } from 'react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router'
import { expect } from 'vitest'
import { MemberContext } from '#features/session/web/member.ts'
import { ALL_NOTIFICATIONS, type User } from '#features/sign-in/contract.ts'
import { web } from '#phrases/pt-BR/web.ts'
import { I18N_OPTIONS } from './i18n-options.ts'
import { createQueryClient } from './query-client.ts'

// far more than an answer takes: a machine that stalls is no fault
configure({ asyncUtilTimeout: 60_000 })

export const ANA: User = {
  id: '018f0000-0000-7000-8000-000000000001',
  phone: '+5511987654321',
  name: 'Ana',
  last_name: null,
  email: null,
  occupation_area: null,
  monthly_revenue: null,
  birthdate: null,
  bio: null,
  avatar_url: null,
  asaas_customer_id: null,
  is_admin: false,
  just_recreated: false,
  notifications: ALL_NOTIFICATIONS,
}

/** A request that the part made, in the order of the requests. */
export interface SentRequest {
  /** Such as `POST /api/user`, without the query. */
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The answer to each call, by `METHOD /path`: the body of a success, or a whole response. */
export type Answers = Readonly<Record<string, () => object | Promise<object>>>

export interface Rendered extends RenderResult {
  readonly person: UserEvent
  readonly queryClient: QueryClient
  readonly requests: readonly SentRequest[]
  /** Waits until every answer has come and is shown. */
  readonly settled: () => Promise<void>
  /** The path and query that the part has led to. */
  readonly place: () => string
}

/** A refusal in the one shape of errors, to be used as an answer. */
export function refusal(status: number, code: string, error: string): Response {
  return Response.json({ error, code }, { status })
}

/** A refusal that names the field that it is about. */
export function fieldRefusal(field: string, code: string, error: string): Response {
  return Response.json({ error, code, field }, { status: 422 })
}

/** An answer that is kept back until `send` is called. */
export function heldAnswer(body: object): { readonly answer: () => Promise<object>; readonly send: () => void } {
  const held = new EventTarget()
  const sent = new Promise<object>((resolve) => {
    held.addEventListener('send', () => resolve(body), { once: true })
  })
  return { answer: () => sent, send: () => void held.dispatchEvent(new Event('send')) }
}

/** @param answers to the calls that the part makes; a call without an answer gets no connection */
export async function renderPart(part: ReactElement, answers: Answers = {}, member: User = ANA): Promise<Rendered> {
  await i18next.use(initReactI18next).init({ ...I18N_OPTIONS, lng: 'pt-BR', resources: { 'pt-BR': web } })
  const requests: SentRequest[] = []
  globalThis.fetch = (...given) => answer(requests, answers, new Request(new URL(addressOf(given[0]), location.href), given[1]))
  const queryClient = createImpatientClient()
  const place = { now: '' }
  const result = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <MemberContext value={member}>{part}</MemberContext>
        <Place onPlace={(now) => (place.now = now)} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const settled = async () => {
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    // the cache tells its readers in a task of their own
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
  return { ...result, person: userEvent.setup(), queryClient, requests, settled, place: () => place.now }
}

/** The product's own, which asks again as often, but without its seconds between the tries. */
function createImpatientClient(): QueryClient {
  const queryClient = createQueryClient()
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
  return queryClient
}

const HEIGHT = 844

/** Makes the window so many CSS pixels wide. */
export function setWidth(width: number): void {
  const { happyDOM } = globalThis as unknown as { happyDOM: { setViewport: (size: object) => void } } // as: the rendering specs' document
  happyDOM.setViewport({ width, height: HEIGHT })
}

/** Removes what a test has rendered and stored. */
export function clearPage(): void {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
}

function Place({ onPlace }: { onPlace: (place: string) => void }) {
  const { pathname, search } = useLocation()
  onPlace(pathname + search)
  return null
}

function addressOf(request: Parameters<typeof fetch>[0]): string {
  return request instanceof Request ? request.url : String(request)
}

async function answer(requests: SentRequest[], answers: Answers, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.text()
  const made = `${request.method} ${pathname}`
  requests.push({ call: made, query: Object.fromEntries(searchParams), body: text === '' ? undefined : JSON.parse(text) })
  const given = await answers[made]?.()
  if (given === undefined) throw new TypeError('no connection')
  return given instanceof Response ? given : Response.json(given)
}
