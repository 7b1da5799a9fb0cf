import type { Engine } from '#engine/types.ts'
import type { InstagramDeps } from '#features/instagram/server/index.ts'
import type { Membership } from '#features/membership/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Queue } from '#platform/queue.ts'
import type { FileStore } from '#providers/files/port.ts'
import type { SocialNetwork } from '#providers/social/port.ts'

/** What every process needs from the rest of the product. */
export interface PublishingDeps {
  readonly db: Database
  readonly queue: Queue
  readonly clock: Clock
  readonly log: Log
  readonly keyring: Keyring
  readonly files: FileStore
  readonly social: SocialNetwork
  readonly instagram: InstagramDeps
  readonly membership: Pick<Membership, 'requireActive' | 'getSubscription'>
  readonly notices: InstagramDeps['notices']
  /** Called in the transaction in which a step ends a post; not when the member or the deletion of its edit cancels it. */
  readonly onPostFinished: (tx: Transaction, publicationId: string) => Promise<void>
  /** The public address from which Instagram fetches pictures. */
  readonly publicUrl: string
}

/** What server and worker need in addition: the server shows how a picture would be fitted, the worker fits it. */
export interface EquippedDeps extends PublishingDeps {
  readonly engine: Pick<Engine, 'fitToFeed'>
}
