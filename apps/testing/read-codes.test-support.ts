import { setTimeout as pause } from 'node:timers/promises'
import type { OpenDatabase } from '#platform/database.ts'

const PAUSE_MS = 5

/** The newest code that a phone received; empty when there is none. */
export async function readNewestCode(phone: string, { sandboxUrl, database }: CodeSources): Promise<string> {
  await waitForCodes(database)
  const answer = await fetch(`${sandboxUrl}/control/sms?to=${encodeURIComponent(phone)}`)
  const { messages } = (await answer.json()) as { messages: { body: string }[] } // as: the sandbox's documented shape
  return /\b\d{6}\b/.exec(messages[0]?.body ?? '')?.[0] ?? ''
}

interface CodeSources {
  readonly sandboxUrl: string
  readonly database: OpenDatabase
}

/** Codes are sent by a job: waits until none is queued. */
async function waitForCodes({ pool }: OpenDatabase): Promise<void> {
  const unfinished = "select from pgboss.job where name = 'sign-in.deliver-code' and state < 'completed' limit 1"
  while ((await pool.query(unfinished)).rowCount !== 0) await pause(PAUSE_MS)
}
