import { later } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import { newId } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { ActivityActor, ActivityKind } from '../contract.ts'
import { hasLine, insertActivity, lockLines } from './queries.ts'

/** Flat words for a person to read. Never a code, a token, card data or a whole phone: see `tracePhone`. */
export type ActivityDetail = Readonly<Record<string, string | number | boolean>>

export interface Activity {
  readonly kind: ActivityKind
  readonly actor: ActivityActor
  readonly at: Date
  /** Whom it is about. */
  readonly memberId?: string | undefined
  /** The administrator who did it to somebody else. */
  readonly actorId?: string | undefined
  readonly address?: string | undefined
  readonly userAgent?: string | undefined
  readonly detail?: ActivityDetail
  /** What was changed, under the same names in both. */
  readonly before?: ActivityDetail
  readonly after?: ActivityDetail
}

/** Writes one line. Give the transaction of the action itself, so that neither stands without the other. */
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

/**
 * Writes the line unless the log says the very same since then: looking at something again and again is one line, and the log
 * stays readable.
 */
export async function recordActivityOnce(tx: Transaction, line: Activity, sinceMs: number): Promise<void> {
  const { kind, memberId = null, actorId = null, detail = {}, at } = line
  await lockLines(tx, `${kind} ${memberId} ${actorId}`)
  if (!(await hasLine(tx, { kind, memberId, actorId, detail }, later(at, -sinceMs)))) await recordActivity(tx, line)
}

/** A phone as the log may keep it: its last two digits for the eye, a keyed hash to find all lines of one phone. */
export function tracePhone(keyring: Keyring, phone: string): { readonly phone_end: string; readonly phone_key: string } {
  return { phone_end: phone.slice(-2), phone_key: keyring.sign('activity-phone', phone) }
}

/** What shows more people than these is a look at a list; fewer are a look at each of them. */
const FEW = 10

/** The people whom an administrator was shown, each once, where they are so few that the log says whom; otherwise nobody. */
export function fewOf(people: readonly string[]): readonly string[] {
  const shown = [...new Set(people)]
  return shown.length > FEW ? [] : shown.toSorted() // in one order, so that two who look never wait for each other in a ring
}
