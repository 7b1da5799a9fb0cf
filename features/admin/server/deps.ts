import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { SecondFactorDeps } from './second-factor.ts'

/** What access to the panel needs from the rest of the product. */
export interface AdminDeps extends SecondFactorDeps {
  readonly db: Database
  readonly clock: Clock
  /** Phones of all administrators, E.164. */
  readonly adminPhones: readonly string[]
}
