import type { Session } from '#features/serve.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Language } from '#phrases/shape.ts'
import type { Device } from '#features/sign-in/contract.ts'
import { nameDevice } from './name-device.ts'
import { listSessions } from './queries.ts'

/** The other devices on which a member is signed in. Without a place, which would need a geolocation database. */
export async function listDevices(
  { db, clock }: { db: Database; clock: Clock },
  { id, memberId }: Session,
  language: Language,
): Promise<Device[]> {
  const others = await listSessions(db, { memberId, exceptId: id, now: clock.now() })
  return others.map((session) => ({
    id: session.id,
    device: nameDevice(session.userAgent, language),
    last_seen_at: session.lastSeenAt.toISOString(),
  }))
}
