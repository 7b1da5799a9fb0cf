import { type Clock, DAY, later } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { countAttempts, countFailovers } from './queries.ts'

export interface SmsFigures {
  readonly messages: readonly { readonly vendor: string; readonly status: string; readonly count: number }[]
  /** Messages that went on to another vendor, by the one that failed. */
  readonly failovers: readonly { readonly vendor: string; readonly count: number }[]
}

/** How the vendors did in the last day: from the rows, because several processes send. */
export async function measureSms({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<SmsFigures> {
  const since = later(clock.now(), -DAY)
  const [messages, failovers] = await Promise.all([countAttempts(db, since), countFailovers(db, since)])
  return { messages, failovers }
}
