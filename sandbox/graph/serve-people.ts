/** The person behind the token: https://developers.facebook.com/docs/graph-api/reference/user/accounts */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Api } from './api.ts'
import type { Token } from './consents.ts'
import { noSuchObject } from './errors.ts'
import type { Page, Person } from './people.ts'
import { presentAccount } from './present.ts'
import { NODE, paramsOf, readToken } from './read-request.ts'
import { type GraphNode, parseFields, selectFields } from './select-fields.ts'
import { turnPages } from './turn-pages.ts'

export function servePeople(scope: FastifyInstance, api: Api): void {
  scope.get('/me', (request) => {
    const { person } = openPerson(api, request)
    return selectFields(personNode(person), 'User', parseFields(paramsOf(request)['fields'] ?? 'id,name'))
  })
  for (const who of ['/me', NODE]) serveEdges(scope, api, who)
}

/** @param who `me`, or the person's own id */
function serveEdges(scope: FastifyInstance, api: Api, who: string): void {
  const { consents } = api
  scope.get(`${who}/accounts`, (request) => listPages(api, request, openPerson(api, request)))
  scope.get(`${who}/permissions`, (request) => {
    const given = consents.of(openPerson(api, request).person.id)?.scopes ?? []
    return { data: [...given].map(([permission, status]) => ({ permission, status })) }
  })
  scope.delete(`${who}/permissions`, (request) => {
    consents.remove(openPerson(api, request).person.id)
    return { success: true }
  })
  scope.delete(`${who}/permissions/:permission`, (request) => {
    const { permission } = request.params as { permission: string } // named in the path
    consents.decline(openPerson(api, request).person.id, permission)
    return { success: true }
  })
}

/** @throws GraphError for anybody but the token's own person */
function openPerson(api: Api, request: FastifyRequest): Token {
  const token = readToken(request, api)
  const { id = token.person.id } = request.params as { id?: string } // `me` has none
  if (id !== token.person.id) throw noSuchObject(id, request.method.toLowerCase())
  return token
}

export function personNode({ id, name }: Person): GraphNode {
  const [first = '', ...rest] = name.split(' ')
  return { id, name, first_name: first, last_name: rest.join(' '), email: undefined }
}

function listPages(api: Api, request: FastifyRequest, token: Token) {
  const wanted = parseFields(paramsOf(request)['fields'] ?? 'id,name')
  const all = api.consents.isAllowed(token, 'pages_show_list') ? api.consents.visiblePages(token) : []
  const present = (page: Page) => selectFields(pageNode(api, request, { page, token }), 'Page', wanted)
  return turnPages(request, { all, present, faults: api.faults })
}

/** Without the permission a field is silently left out. */
export function pageNode(api: Api, request: FastifyRequest, { page, token }: { page: Page; token: Token }): GraphNode {
  const isShown = page.instagram !== undefined && api.consents.isAllowed(token, 'instagram_basic')
  return {
    id: page.id,
    name: page.name,
    category: 'Local business',
    tasks: page.tasks,
    access_token: token.value,
    instagram_business_account: isShown && page.instagram ? presentAccount(api, request, page.instagram) : undefined,
  }
}
