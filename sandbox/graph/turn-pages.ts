/** Cursor paging: https://developers.facebook.com/docs/graph-api/results */
import type { FastifyRequest } from 'fastify'
import { parameterError } from './errors.ts'
import type { GraphFaults } from './faults.ts'
import { originOf, paramsOf } from './read-request.ts'
import type { GraphNode } from './select-fields.ts'

const MAX_AT_ONCE = 100
const AT_ONCE = '25'

interface Listed {
  readonly id: string
}

interface List<Item> {
  readonly all: readonly Item[]
  readonly present: (item: Item) => GraphNode
  readonly faults: GraphFaults
}

/** One page of a list. The address of the next one contains the token, as at Meta. @throws GraphError for a wrong limit */
export function turnPages<Item extends Listed>(request: FastifyRequest, { all, present, faults }: List<Item>) {
  const { limit = AT_ONCE, after } = paramsOf(request)
  const size = faults.take('short_pages') ? 1 : Number(limit)
  if (!Number.isInteger(size) || size < 1 || size > MAX_AT_ONCE) throw parameterError('limit must be between 1 and 100')
  const start = after === undefined ? 0 : all.findIndex(({ id }) => cursorOf(id) === after) + 1
  const items = all.slice(start, start + size)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return { data: [] }
  const cursors = { before: cursorOf(first.id), after: cursorOf(last.id) }
  const hasMore = start + size < all.length
  return {
    data: items.map(present),
    paging: { cursors, ...(hasMore ? { next: addressOfNext(request, cursors.after) } : {}) },
  }
}

function addressOfNext(request: FastifyRequest, after: string): string {
  const next = new URL(request.url, originOf(request))
  next.searchParams.set('after', after)
  const bearer = request.headers.authorization?.split(' ')[1]
  if (bearer !== undefined) next.searchParams.set('access_token', bearer)
  return next.href
}

function cursorOf(id: string): string {
  return Buffer.from(id).toString('base64url')
}
