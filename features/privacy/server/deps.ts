import type { Captions } from '#features/captions/server/index.ts'
import type { CheckoutDeps } from '#features/checkout/server/index.ts'
import type { InstagramDeps } from '#features/instagram/server/index.ts'
import type { NoticesDeps } from '#features/notices/server/index.ts'
import type { PaymentsDeps } from '#features/payments/server/index.ts'
import type { PhotoEditsDeps } from '#features/photo-edits/server/index.ts'
import type { PublishingDeps } from '#features/publishing/server/index.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Queue } from '#platform/queue.ts'
import type { FileStore } from '#providers/files/port.ts'

export interface PrivacyDeps {
  readonly db: Database
  readonly queue: Queue
  readonly clock: Clock
  readonly log: Log
  readonly keyring: Keyring
  readonly files: Pick<FileStore, 'get'>
  readonly members: Members
  readonly notices: NoticesDeps
  readonly payments: PaymentsDeps
  readonly checkout: CheckoutDeps
  readonly captions: Pick<Captions, 'findHabits'>
  readonly photoEdits: PhotoEditsDeps
  readonly instagram: InstagramDeps
  readonly publishing: PublishingDeps
  readonly brandName: string
  /** For how many days access records are kept while the account exists. */
  readonly activityDays: number
}
