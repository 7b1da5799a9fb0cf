/** The person behind the token: https://developers.facebook.com/docs/graph-api/reference/user/accounts */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Api } from './api.ts'
import type { Token } from './consents.ts'
import type { Page } from './people.ts'
import { presentAccount } from './present.ts'
import { paramsOf, readToken } from './read-request.ts'
import { type GraphNode, parseFields, selectFields } from './select-fields.ts'
import { turnPages } from './turn-pages.ts'

export function servePeople(scope: FastifyInstance, api: Api): void {
  const { consents } = api
  const tokenOf = (request: FastifyRequest) => readToken(request, consents)

  scope.get('/me', (request) => {
    const { person } = tokenOf(request)
    const [first = '', ...rest] = person.name.split(' ')
    const node = { id: person.id, name: person.name, first_name: first, last_name: rest.join(' '), email: undefined }
    return selectFields(node, 'User', parseFields(paramsOf(request)['fields'] ?? 'id,name'))
  })
  scope.get('/me/permissions', (request) => {
    const given = consents.of(tokenOf(request).person.id)?.scopes ?? []
    return { data: [...given].map(([permission, status]) => ({ permission, status })) }
  })
  scope.delete('/me/permissions', (request) => {
    consents.remove(tokenOf(request).person.id)
    return { success: true }
  })
  scope.delete('/me/permissions/:id', (request) => {
    const { id } = request.params as { id: string } // named in the path
    consents.decline(tokenOf(request).person.id, id)
    return { success: true }
  })
  scope.get('/me/accounts', (request) => listPages(api, request, tokenOf(request)))
}

function listPages(api: Api, request: FastifyRequest, token: Token) {
  const wanted = parseFields(paramsOf(request)['fields'] ?? 'id,name')
  const all = api.consents.isAllowed(token, 'pages_show_list') ? api.consents.visiblePages(token) : []
  const present = (page: Page) => selectFields(pageNode(api, request, { page, token }), 'Page', wanted)
  return turnPages(request, { all, present, faults: api.faults })
}

/** Without the permission a field is left out in silence. */
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
