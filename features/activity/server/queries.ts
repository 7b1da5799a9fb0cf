/** Every SQL statement of the activity log. */
import type { Executor } from '#platform/database.ts'
import { activity } from './schema.ts'

export async function insertActivity(executor: Executor, line: typeof activity.$inferInsert): Promise<void> {
  await executor.insert(activity).values(line)
}
