import type { Clock } from '#platform/clock.ts'
import type { Executor } from '#platform/database.ts'
import type { Language } from '#phrases/shape.ts'
import { nameDevice } from '../sessions/name-device.ts'
import { listSessions } from '../sessions/queries.ts'
import { findMember, listConsents } from './queries.ts'

/** As many as an administrator reads; most people have a few. */
const MAX_SHOWN = 100

/** A member's profile, consents and sessions, newest first, for an administrator. Undefined when there is no such member. */
export async function describeMember(
  { clock }: { readonly clock: Clock },
  executor: Executor,
  { memberId, language }: { memberId: string; language: Language },
) {
  const member = await findMember(executor, memberId)
  if (!member) return undefined
  const consents = await listConsents(executor, memberId)
  const sessions = await listSessions(executor, { memberId, now: clock.now() })
  return {
    id: member.id,
    name: [member.name, member.lastName].filter(Boolean).join(' ') || null,
    phone: member.phone,
    email: member.email,
    occupation: member.occupationArea,
    language: member.language,
    createdAt: member.createdAt,
    consents: consents.toReversed().slice(0, MAX_SHOWN),
    sessions: sessions.slice(0, MAX_SHOWN).map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: nameDevice(userAgent, language),
      createdAt,
      lastSeenAt,
    })),
  }
}
