/** Reads the inbox of webhooks. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { eventOf } from './webhook-events.ts'

const LOOK_EVERY_MS = 200

export function askInbox(pool: Pool) {
  const count = async (where: string, values: readonly unknown[] = []) => {
    const { rows } = await pool.query<{ found: string }>(`select count(*) as found from webhook_events where ${where}`, [
      ...values,
    ])
    return Number(rows[0]?.found)
  }
  return {
    waitForWebhookEvent: (number: number) => until(async () => (await count('event_id = $1', [eventOf(number)])) === 1),
    waitUntilSettled: () => until(async () => (await count('synced_at is null')) === 0),
    countUnsettled: () => count('synced_at is null'),
    countSettled: () => count('synced_at is not null'),
    countLost: async (events: readonly string[]) => events.length - (await count('event_id = any($1)', [events])),
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(LOOK_EVERY_MS)
}
