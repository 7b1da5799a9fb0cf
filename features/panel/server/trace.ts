/** What the activity log keeps of an administrator: every deed, and every look at a person. */
import type { FastifyRequest } from 'fastify'
import { type ActivityDetail, fewOf, recordActivity, recordActivityOnce } from '#features/activity/server/index.ts'
import type { ActivityKind } from '#features/activity/contract.ts'
import type { Session } from '#features/serve.ts'
import { visitorOf } from '#features/sign-in/server/index.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { Admin, ListDeps, PanelDeps } from './deps.ts'
import type { ListQuery } from './lists.ts'

/** Somebody who looks reloads every half minute: within this time that is one look. */
const ONE_LOOK_MS = 10 * MINUTE

type LookDeps = Pick<PanelDeps, 'db' | 'clock' | 'keyring'>

export interface Acting {
  readonly session: Session
  readonly request: FastifyRequest
}

export function adminOf({ session, request }: Acting): Admin {
  return { session, visitor: visitorOf(request) }
}

interface Deed {
  readonly kind: ActivityKind
  readonly memberId?: string
  readonly detail?: ActivityDetail
  readonly before?: ActivityDetail
  readonly after?: ActivityDetail
}

/** Give the transaction of the deed itself. */
export function recordDeed({ clock }: Pick<ListDeps, 'clock'>, tx: Transaction, { session, visitor, ...deed }: Admin & Deed) {
  return recordActivity(tx, { ...deed, actor: 'admin', actorId: session.memberId, at: clock.now(), ...visitor })
}

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
    return recordLook(deps, admin, { kind: 'lists_viewed', detail: { list, ...filter, ...traceSearch(deps, search) } })
  for (const memberId of few) await recordLook(deps, admin, { kind: 'member_found', memberId }) // oxlint-disable-line no-await-in-loop -- one after the other, as `fewOf` orders them
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
  return recordLook(deps, admin, { kind: 'member_viewed', memberId })
}

function recordLook({ db, clock }: ListDeps, { session, visitor }: Admin, look: Deed): Promise<void> {
  const line = { ...look, actor: 'admin', actorId: session.memberId, at: clock.now(), ...visitor } as const
  return db.transaction((tx) => recordActivityOnce(tx, line, ONE_LOOK_MS))
}
