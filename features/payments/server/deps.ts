import type { Membership } from '#features/membership/server/index.ts'
import type { NoticesDeps } from '#features/notices/server/index.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Queue } from '#platform/queue.ts'
import type { PaymentProvider } from '#providers/payments/port.ts'

export interface PaymentsDeps {
  readonly db: Database
  readonly queue: Queue
  readonly clock: Clock
  readonly log: Log
  readonly provider: PaymentProvider
  readonly membership: Pick<Membership, 'subscriptions' | 'getSubscription'>
  readonly members: Pick<Members, 'findPhone' | 'findPayer' | 'findPreviousAccounts'>
  readonly keyring: Keyring
  readonly notices: NoticesDeps
}
