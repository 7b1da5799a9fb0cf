import type { Membership } from '#features/membership/server/index.ts'
import type { NoticesDeps } from '#features/notices/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import type { ReadHeavy } from '#platform/postgres/read-replica.ts'

/** What lists and figures need. */
export interface ListDeps {
  readonly db: Database
  readonly clock: Clock
}

export interface PanelDeps extends ListDeps {
  /** For lists and figures over whole tables. */
  readonly readHeavy: ReadHeavy
  readonly keyring: Keyring
  readonly membership: Pick<Membership, 'getAllowance' | 'readUsage' | 'giveBackEdit' | 'suspend' | 'resume' | 'isSuspended'>
  readonly notices: NoticesDeps
}
