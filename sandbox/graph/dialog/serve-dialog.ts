/** Facebook's login dialog, in plain HTML: choice of person, Pages and permissions, or decline. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Api } from '../api.ts'
import { sendPage } from '../html.ts'
import { findPerson, type Person } from '../people.ts'
import { type DialogRequest, readDialog } from './read-dialog.ts'
import { renderCheckpoint, renderConsent, renderPeople } from './render-dialog.ts'

export function serveDialog(scope: FastifyInstance, api: Api): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  scope.get('/dialog/oauth', (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1])
    if (api.faults.take('cut_opener')) reply.header('cross-origin-opener-policy', 'same-origin')
    return showDialog(api, query, reply)
  })
  scope.post('/dialog/oauth/answer', async ({ body }, reply) => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams()
    const query = new URLSearchParams(form.get('query') ?? '')
    const request = readDialog(query, api.productUrl)
    if ('fault' in request) return showFault(reply, request.fault)
    const person = findPerson(query.get('person') ?? '')
    const isRefused = person === undefined || person.hurdle !== undefined || form.get('action') !== 'continue'
    if (isRefused || api.faults.take('dev_mode_denial')) return deny(request, reply)
    return allow(api, { request, person, form }, reply)
  })
}

function showDialog(api: Api, query: URLSearchParams, reply: FastifyReply): FastifyReply {
  const request = readDialog(query, api.productUrl)
  if ('fault' in request) return showFault(reply, request.fault)
  const formTargets = [new URL(request.redirectUri).origin]
  const person = findPerson(query.get('person') ?? '')
  if (!person) return sendPage(reply, { title: 'Entrar', site: 'facebook', body: renderPeople(query), formTargets })
  if (person.hurdle === 'checkpoint') return sendPage(reply, { title: 'Confirmar', site: 'facebook', body: renderCheckpoint() })
  const body = renderConsent({ query, request, person, before: api.consents.of(person.id) })
  return sendPage(reply, { title: 'Permitir', site: 'facebook', body, formTargets })
}

/** Never a redirect: an address that is not registered must get no answer. */
function showFault(reply: FastifyReply, fault: string): FastifyReply {
  const body = `<h1>Não foi possível carregar</h1><p class="problem">${fault}</p>`
  return sendPage(reply, { title: 'Erro', site: 'facebook', body, status: 400 })
}

function deny({ redirectUri, state }: DialogRequest, reply: FastifyReply): FastifyReply {
  return goBack(reply, redirectUri, {
    error: 'access_denied',
    error_code: '200',
    error_description: 'Permissions error',
    error_reason: 'user_denied',
    ...(state === undefined ? {} : { state }),
  })
}

interface Allowance {
  readonly request: DialogRequest
  readonly person: Person
  readonly form: URLSearchParams
}

async function allow(api: Api, { request, person, form }: Allowance, reply: FastifyReply): Promise<FastifyReply> {
  const { consents, faults } = api
  const ticked = form.getAll('scope')
  const decided = request.scopes.map((scope) => [scope, ticked.includes(scope) ? 'granted' : 'declined'] as const)
  const before = consents.of(person.id)?.scopes ?? []
  consents.give(person.id, { scopes: new Map([...before, ...decided]), pageIds: new Set(form.getAll('page')) })
  const { redirectUri, state } = request
  const query = { code: consents.issueCode(person.id, redirectUri), ...(state === undefined ? {} : { state }) }
  if (faults.take('double_callback')) await fetch(addressOf(redirectUri, query), { redirect: 'manual' }).catch(() => undefined)
  return goBack(reply, redirectUri, query)
}

/** Facebook still adds this fragment. */
function goBack(reply: FastifyReply, redirectUri: string, query: Readonly<Record<string, string>>): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(`${addressOf(redirectUri, query)}#_=_`, 302)
}

function addressOf(redirectUri: string, query: Readonly<Record<string, string>>): string {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
