import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { SecondFactorDeps } from './second-factor.ts'

/** What the way into the panel needs of the rest of the product. */
export interface AdminDeps extends SecondFactorDeps {
  readonly db: Database
  readonly clock: Clock
  /** E.164 of everyone who may come in. */
  readonly adminPhones: readonly string[]
}
