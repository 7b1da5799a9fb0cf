import { resealSweeps } from '#platform/keys/reseal.ts'
import { partitionSweeps } from '#platform/postgres/partitions.ts'
import type { Sweep } from '#platform/sweeps.ts'
import type { Core } from '../compose.ts'
import { partitionedTables } from './partitioned-tables.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

/** What no feature does for its tables by itself: their months, and the secret under which they are sealed. */
export function tableSweeps({ database: { db }, clock, keyring, log, env }: Core): readonly Sweep[] {
  return [
    ...partitionSweeps({ db, clock, log }, partitionedTables(env)),
    ...resealSweeps({ db, keyring, log }, SEALED_COLUMNS, env.formerAppSecrets),
  ]
}
