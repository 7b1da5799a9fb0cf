import type { Keyring } from '#platform/crypto.ts'
import { newId } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import type { ActivityActor, ActivityKind } from '../contract.ts'
import { insertActivity } from './queries.ts'

/** Flat words for a person to read. Never a code, a token, card data or a whole phone: see `tracePhone`. */
export type ActivityDetail = Readonly<Record<string, string | number | boolean>>

export interface Activity {
  readonly kind: ActivityKind
  readonly actor: ActivityActor
  readonly at: Date
  readonly memberId?: string | undefined
  readonly address?: string | undefined
  readonly userAgent?: string | undefined
  readonly detail?: ActivityDetail
}

/** Writes one line. Give the transaction of the deed itself, so that neither stands without the other. */
export function recordActivity(executor: Executor, { kind, actor, at, ...more }: Activity): Promise<void> {
  return insertActivity(executor, {
    id: newId(at),
    kind,
    actor,
    memberId: more.memberId ?? null,
    address: more.address ?? null,
    userAgent: more.userAgent?.slice(0, 300) ?? null,
    detail: more.detail ?? {},
    createdAt: at,
  })
}

/** A phone as the log may keep it: its last two digits for the eye, a keyed hash to find all lines of one phone. */
export function tracePhone(keyring: Keyring, phone: string): { readonly phone_end: string; readonly phone_key: string } {
  return { phone_end: phone.slice(-2), phone_key: keyring.sign('activity-phone', phone) }
}
