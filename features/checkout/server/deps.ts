import type { Membership } from '#features/membership/server/index.ts'
import type { PaymentsDeps } from '#features/payments/server/index.ts'
import type { MemberChanges, Members } from '#features/sign-in/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { PaymentProvider } from '#providers/payments/port.ts'

export interface CheckoutDeps {
  readonly db: Database
  readonly clock: Clock
  /** The real time, which a browser's date follows even if the product's clock was moved. */
  readonly wallClock: Clock
  readonly log: Log
  readonly keyring: Keyring
  readonly provider: PaymentProvider
  readonly membership: Pick<Membership, 'subscriptions' | 'getSubscription' | 'countEditsOfNewPlan' | 'requireNotSuspended'>
  readonly members: Pick<Members, 'findPreviousAccounts' | 'findPayer' | 'linkCustomer' | 'listGivenCpfs'>
  readonly memberChanges: Pick<MemberChanges, 'saveContact'>
  readonly payments: PaymentsDeps
  /** Whether the coupon DEFAULT is on until an administrator switches it. */
  readonly isDefaultCouponOn: boolean
}
