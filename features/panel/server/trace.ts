/** What the activity log keeps of an administrator's looks at lists and people. */
import { type ActivityDetail, fewOf } from '#features/activity/server/index.ts'
import { type Admin, type AdminAct, recordLook } from '#features/admin/server/index.ts'
import type { ListDeps, PanelDeps } from './deps.ts'
import type { ListQuery } from './lists.ts'

type LookDeps = Pick<PanelDeps, 'db' | 'clock' | 'keyring'>

interface ListLook {
  readonly list: string
  readonly query: ListQuery
  /** Whom the page tells of. */
  readonly people: readonly string[]
}

/**
 * Whom a list has shown, as far as that can be said of it: the member whose list it is, or the few whom a search or a filter has
 * found. The words of a search may be a phone, so they leave only a keyed hash, by which two searches are two lines.
 */
export async function recordListLook(deps: LookDeps, admin: Admin, { list, query, people }: ListLook): Promise<void> {
  const { search = '', member } = query
  if (member !== undefined) return recordMemberLook(deps, admin, member)
  const filter = filterOf(query)
  const isNarrow = search !== '' || Object.keys(filter).length > 0
  const few = isNarrow ? fewOf(people) : []
  if (few.length === 0)
    return noteLook(deps, admin, { kind: 'lists_viewed', detail: { list, ...filter, ...traceSearch(deps, search) } })
  for (const memberId of few) await noteLook(deps, admin, { kind: 'member_found', memberId })
}

/** Of a query all that is set besides whom it asks for, and which page: what a list is narrowed by. */
const NO_FILTER: ReadonlySet<string> = new Set(['phone', 'search', 'member', 'after', 'stats'])

export function filterOf(query: object): ActivityDetail {
  const given = Object.entries(query).filter(([name, value]) => !NO_FILTER.has(name) && typeof value === 'string')
  return Object.fromEntries(given)
}

/** What the log keeps of the words that were searched for. */
export function traceSearch({ keyring }: Pick<LookDeps, 'keyring'>, search: string): ActivityDetail {
  return search === '' ? { is_search: false } : { is_search: true, search_key: keyring.sign('admin-search', search) }
}

export function recordMemberLook(deps: ListDeps, admin: Admin, memberId: string): Promise<void> {
  return noteLook(deps, admin, { kind: 'member_viewed', memberId })
}

function noteLook(deps: ListDeps, admin: Admin, look: AdminAct): Promise<void> {
  return deps.db.transaction((tx) => recordLook(deps, tx, { ...admin, ...look }))
}
