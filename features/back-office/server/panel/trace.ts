/** Records in the activity log which lists and people an administrator looks at. */
import { type ActivityDetail, fewOf } from '#features/activity/server/index.ts'
import { type Admin, type AdminAct, recordView } from '#features/admin/server/index.ts'
import type { ListDeps, PanelDeps } from './deps.ts'
import type { ListQuery } from './lists.ts'

type ViewDeps = Pick<PanelDeps, 'db' | 'clock' | 'keyring'>

interface ListView {
  readonly list: string
  readonly query: ListQuery
  /** The people on the page. */
  readonly people: readonly string[]
}

/**
 * Records whom a list has shown: the member whose list it is, or the few that a search or filter found. The search text may be a
 * phone, so only a keyed hash is kept, which distinguishes two searches.
 */
export async function recordListView(deps: ViewDeps, admin: Admin, { list, query, people }: ListView): Promise<void> {
  const { search = '', member } = query
  if (member !== undefined) return recordMemberView(deps, admin, member)
  const filter = filterOf(query)
  const isNarrow = search !== '' || Object.keys(filter).length > 0
  const few = isNarrow ? fewOf(people) : []
  if (few.length === 0)
    return noteView(deps, admin, { kind: 'lists_viewed', detail: { list, ...filter, ...traceSearch(deps, search) } })
  for (const memberId of few) await noteView(deps, admin, { kind: 'member_found', memberId })
}

/** Query fields that do not narrow a list: people, page and options. */
const NO_FILTER: ReadonlySet<string> = new Set(['phone', 'search', 'member', 'after', 'stats'])

export function filterOf(query: object): ActivityDetail {
  const given = Object.entries(query).filter(([name, value]) => !NO_FILTER.has(name) && typeof value === 'string')
  return Object.fromEntries(given)
}

/** What the log keeps of the search text. */
export function traceSearch({ keyring }: Pick<ViewDeps, 'keyring'>, search: string): ActivityDetail {
  return search === '' ? { is_search: false } : { is_search: true, search_key: keyring.hash('admin-search', search) }
}

export function recordMemberView(deps: ListDeps, admin: Admin, memberId: string): Promise<void> {
  return noteView(deps, admin, { kind: 'member_viewed', memberId })
}

function noteView(deps: ListDeps, admin: Admin, look: AdminAct): Promise<void> {
  return deps.db.transaction((tx) => recordView(deps, tx, { ...admin, ...look }))
}
