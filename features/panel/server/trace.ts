/** What the activity log keeps of an administrator: every deed, and every look at a person. */
import type { FastifyRequest } from 'fastify'
import { type ActivityDetail, recordActivity, recordActivityOnce } from '#features/activity/server/index.ts'
import type { ActivityKind } from '#features/activity/contract.ts'
import type { Session } from '#features/serve.ts'
import { visitorOf } from '#features/sign-in/server/index.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { Admin, ListDeps, PanelDeps } from './deps.ts'

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

/** A search that finds more people than these is a look at a list; of fewer it is a look at each of them. */
const FEW = 10

interface ListLook {
  readonly list: string
  readonly search?: string | undefined
  readonly member?: string | undefined
  /** Whom the page tells of. */
  readonly people: readonly string[]
}

/**
 * Whom a list has shown, as far as that can be said of it: the member whose list it is, or the few whom a search has found. The
 * words of a search may be a phone, so they leave only a keyed hash, by which two searches are two lines.
 */
export async function recordListLook(
  deps: LookDeps,
  admin: Admin,
  { list, search = '', member, people }: ListLook,
): Promise<void> {
  if (member !== undefined) return recordMemberLook(deps, admin, member)
  const found = [...new Set(people)]
  if (search === '' || found.length === 0 || found.length > FEW)
    return recordLook(deps, admin, { kind: 'lists_viewed', detail: { list, ...traceSearch(deps, search) } })
  for (const memberId of found) await recordLook(deps, admin, { kind: 'member_found', memberId }) // oxlint-disable-line no-await-in-loop -- in one order, so that two of these never wait for each other in a ring
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
