import { sql } from 'drizzle-orm'
import type { Studio } from '#apps/testing/studio.test-support.ts'
import type { JobSettings } from '#platform/queue.ts'

/** What the waiting jobs are about, in the order in which the queue hands them out. @param field of their payload */
export async function listWaiting({ core }: Studio, { name }: Pick<JobSettings, 'name'>, field: string): Promise<unknown[]> {
  const { rows } = await core.database.db.execute(
    sql`select data->>${field} as id from pgboss.job where name = ${name} and state = 'created' order by priority desc, created_on, id`,
  )
  return rows.map(({ id }) => id)
}
