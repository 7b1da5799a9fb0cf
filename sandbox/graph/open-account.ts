/** The Instagram accounts of a token, and its permissions there. */
import type { FastifyRequest } from 'fastify'
import type { Api } from './api.ts'
import type { Token } from './consents.ts'
import { noSuchObject, permissionMissing } from './errors.ts'
import type { InstagramAccount } from './people.ts'
import { idOf, readToken } from './read-request.ts'

const PUBLISHING_TASKS = ['MANAGE', 'CREATE_CONTENT']

export function visibleAccounts({ consents }: Pick<Api, 'consents'>, token: Token): readonly InstagramAccount[] {
  if (!consents.isAllowed(token, 'instagram_basic')) return []
  return consents.visiblePages(token).flatMap(({ instagram }) => (instagram ? [instagram] : []))
}

/** @throws GraphError; an inaccessible account looks like a missing one */
export function openAccount(api: Api, request: FastifyRequest, permission: string) {
  const id = idOf(request)
  const token = readToken(request, api)
  const account = visibleAccounts(api, token).find((each) => each.id === id)
  if (!account) throw noSuchObject(id, request.method.toLowerCase())
  if (!api.consents.isAllowed(token, permission)) throw permissionMissing()
  return { account, token }
}

/** Publishing needs the app's permission and a role of the person on the Page. @throws GraphError */
export function openPublisher(api: Api, request: FastifyRequest): InstagramAccount {
  const { account, token } = openAccount(api, request, 'instagram_content_publish')
  const page = api.consents.visiblePages(token).find(({ instagram }) => instagram === account)
  const hasRole = page?.tasks.some((task) => PUBLISHING_TASKS.includes(task)) ?? false
  if (!hasRole || !api.consents.isAllowed(token, 'pages_read_engagement')) throw permissionMissing()
  return account
}
