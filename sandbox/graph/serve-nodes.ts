/** Everything that is read by its id: https://developers.facebook.com/docs/instagram-platform/reference */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Api } from './api.ts'
import type { Token } from './consents.ts'
import { noSuchObject } from './errors.ts'
import { openAccount, visibleAccounts } from './open-account.ts'
import type { Post } from './posts.ts'
import { presentAccount, presentContainer, presentPost } from './present.ts'
import { idOf, NODE, paramsOf, readToken } from './read-request.ts'
import { type GraphNode, parseFields, selectFields } from './select-fields.ts'
import { pageNode, personNode } from './serve-people.ts'
import { turnPages } from './turn-pages.ts'

const DAY_SECONDS = 86_400

export function serveNodes(scope: FastifyInstance, api: Api): void {
  scope.get(NODE, (request) => {
    const id = idOf(request)
    const token = readToken(request, api)
    for (const find of FINDERS) {
      const found = find(api, request, { id, token })
      if (found) return selectFields(found.node, found.kind, parseFields(paramsOf(request)['fields'] ?? 'id'))
    }
    throw noSuchObject(id)
  })
  scope.get(`${NODE}/media`, (request) => listPosts(api, request))
  scope.get(`${NODE}/content_publishing_limit`, (request) => {
    const { account } = openAccount(api, request, 'instagram_content_publish')
    const node = {
      quota_usage: api.posts.countOfDay(account.id, 'posts'),
      config: { quota_total: api.settings.get('posts_per_day'), quota_duration: DAY_SECONDS },
    }
    return { data: [selectFields(node, 'ContentPublishingLimit', parseFields(paramsOf(request)['fields'] ?? 'quota_usage'))] }
  })
}

interface NodeRequest {
  readonly id: string
  readonly token: Token
}
type Finder = (api: Api, request: FastifyRequest, wanted: NodeRequest) => { kind: string; node: GraphNode } | undefined

const findAccount: Finder = (api, request, { id, token }) => {
  const account = visibleAccounts(api, token).find((each) => each.id === id)
  return account && { kind: 'IGUser', node: presentAccount(api, request, account) }
}

const findPage: Finder = (api, request, { id, token }) => {
  const page = api.consents.visiblePages(token).find((each) => each.id === id)
  return page && { kind: 'Page', node: pageNode(api, request, { page, token }) }
}

const findContainer: Finder = (api, _request, { id, token }) => {
  const container = api.posts.findContainer(id)
  if (!container || !visibleAccounts(api, token).includes(container.account)) return undefined
  const node = presentContainer(api, container)
  container.readsLeft = Math.max(0, container.readsLeft - 1)
  return { kind: 'IGContainer', node }
}

const findPost: Finder = (api, request, { id, token }) => {
  const post = api.posts.findPost(id)
  if (!post || !visibleAccounts(api, token).includes(post.account)) return undefined
  const late = api.faults.take('late_permalink') ? { permalink: undefined } : {}
  return { kind: 'IGMedia', node: { ...presentPost(request, post), ...late } }
}

const findPerson: Finder = (_api, _request, { id, token }) =>
  token.person.id === id ? { kind: 'User', node: personNode(token.person) } : undefined

const FINDERS: readonly Finder[] = [findPerson, findAccount, findPage, findContainer, findPost]

function listPosts(api: Api, request: FastifyRequest) {
  const { account } = openAccount(api, request, 'instagram_basic')
  const wanted = parseFields(paramsOf(request)['fields'] ?? 'id')
  const present = (post: Post) => selectFields(presentPost(request, post), 'IGMedia', wanted)
  return turnPages(request, { all: api.posts.of(account.id), present, faults: api.faults })
}
