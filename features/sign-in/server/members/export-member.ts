import type { Keyring } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import { listSessions } from '../sessions/queries.ts'
import { payerOf } from './change-member.ts'
import { findMember, listConsents } from './queries.ts'

/** A member's profile, consents and sessions, for the member's own export. */
export async function exportMember(
  { keyring }: { keyring: Keyring },
  executor: Executor,
  { memberId, now }: { memberId: string; now: Date },
) {
  const member = await findMember(executor, memberId)
  const consents = await listConsents(executor, memberId)
  const devices = await listSessions(executor, { memberId, now })
  return {
    account: member && {
      id: member.id,
      phone: member.phone,
      name: member.name,
      last_name: member.lastName,
      email: member.email,
      cpf: payerOf({ keyring }, member)?.document ?? null,
      occupation_area: member.occupationArea,
      monthly_revenue: member.monthlyRevenue,
      birthdate: member.birthdate,
      bio: member.bio,
      language: member.language,
      notifications: member.notifications,
      created_at: member.createdAt,
    },
    consents: consents.map(({ termsVersion, channel, address, createdAt }) => ({
      terms_version: termsVersion,
      channel,
      address,
      created_at: createdAt,
    })),
    devices: devices.map(({ userAgent, createdAt, lastSeenAt, expiresAt }) => ({
      browser: userAgent,
      signed_in_at: createdAt,
      last_seen_at: lastSeenAt,
      expires_at: expiresAt,
    })),
  }
}
