import type { Env } from '#platform/env.ts'
import type { PartitionedTable } from '#platform/postgres/partitions.ts'

/**
 * The tables that grow fastest for each member. Others that grow (webhooks, messages that came in, edits) need a key that is unique over
 * all months and has no time in it, or lose their rows after days.
 */
export function partitionedTables({ activityDays }: Pick<Env, 'activityDays'>): readonly PartitionedTable[] {
  return [
    { name: 'activity', key: 'id', keptDays: activityDays },
    // who sent which message, without its words, is told to members for as long as the log
    { name: 'chat_outgoing', key: 'id', keptDays: activityDays },
    // what was used must add up for good
    { name: 'allowance_entries', key: 'edit_id' },
  ]
}
