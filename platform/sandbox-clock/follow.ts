/** In sandbox mode every process follows one row: how far the sandbox has moved the product's clock. */
import { eq } from 'drizzle-orm'
import { createMovableClock, type Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { type Notifications, notify } from '#platform/notify.ts'
import { sandboxClock } from './schema.ts'

export const CLOCK_TOPIC = 'sandbox.clock'
const ROW = 1

export interface FollowedClock extends Clock {
  /** Reads the row now, so that a process that has just moved it answers with the new time. */
  readonly catchUp: () => Promise<void>
}

/** A clock that follows the row; when the row cannot be read, it stays as it was. */
export async function followSandboxClock(
  db: Database,
  notifications: Notifications,
  onFault: (error: unknown) => void,
): Promise<FollowedClock> {
  const clock = createMovableClock()
  const read = async () => {
    const rows = await db.select().from(sandboxClock).where(eq(sandboxClock.id, ROW))
    clock.setOffset(rows[0]?.offsetMs ?? 0)
  }
  notifications.listen(CLOCK_TOPIC, () => read().catch(onFault))
  await read()
  return { now: clock.now, catchUp: read }
}

/** Moves the product's clock to `offsetMs` against real time, for every process. */
export async function moveSandboxClock(db: Database, offsetMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(sandboxClock).values({ id: ROW, offsetMs }).onConflictDoUpdate({ target: sandboxClock.id, set: { offsetMs } })
    await notify(tx, CLOCK_TOPIC, String(ROW))
  })
}
