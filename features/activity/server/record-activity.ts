import { addMs } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import { newId } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { ActivityActor, ActivityKind } from '../contract.ts'
import { hasLine, insertActivity, lockLines } from './queries.ts'

/** Flat, readable details. Never a code, a token, card data or a whole phone: see `tracePhone`. */
export type ActivityDetail = Readonly<Record<string, string | number | boolean>>

export interface Activity {
  readonly kind: ActivityKind
  readonly actor: ActivityActor
  readonly at: Date
  /** The member it is about. */
  readonly memberId?: string | undefined
  /** The administrator who did it to a member. */
  readonly actorId?: string | undefined
  readonly address?: string | undefined
  readonly userAgent?: string | undefined
  readonly detail?: ActivityDetail
  /** What was changed, with the same keys in both. */
  readonly before?: ActivityDetail
  readonly after?: ActivityDetail
}

/** Writes one entry. Pass the transaction of the action, so that both are committed together. */
export function recordActivity(executor: Executor, { kind, actor, at, ...more }: Activity): Promise<void> {
  return insertActivity(executor, {
    id: newId(at),
    kind,
    actor,
    memberId: more.memberId ?? null,
    actorId: more.actorId ?? null,
    address: more.address ?? null,
    userAgent: more.userAgent?.slice(0, 300) ?? null,
    detail: more.detail ?? {},
    before: more.before ?? null,
    after: more.after ?? null,
    createdAt: at,
  })
}

/** Writes the entry unless the log has an identical one within `sinceMs`, so that repeated looks do not fill the log. */
export async function recordActivityOnce(tx: Transaction, line: Activity, sinceMs: number): Promise<void> {
  const { kind, memberId = null, actorId = null, detail = {}, at } = line
  await lockLines(tx, `${kind} ${memberId} ${actorId}`)
  if (!(await hasLine(tx, { kind, memberId, actorId, detail }, addMs(at, -sinceMs)))) await recordActivity(tx, line)
}

/** A phone in the form that the log may contain: its last two digits to read, a keyed hash to find all entries of one phone. */
export function tracePhone(keyring: Keyring, phone: string): { readonly phone_end: string; readonly phone_key: string } {
  return { phone_end: phone.slice(-2), phone_key: keyring.hash('activity-phone', phone) }
}

/** A view of more people than this is logged as a look at a list; of fewer, as a look at each of them. */
const FEW = 10

/** The distinct people that an administrator was shown, if few enough to be logged by name; otherwise an empty list. */
export function fewOf(people: readonly string[]): readonly string[] {
  const shown = [...new Set(people)]
  return shown.length > FEW ? [] : shown.toSorted() // in a fixed order, so that two writers do not deadlock
}
