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

/** What every process needs of the rest of the product. */
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
  /** A post has come to its end by itself, in this very transaction: somebody may want to be told. */
  readonly onPostFinished: (tx: Transaction, publicationId: string) => Promise<void>
  /** Where Instagram finds us. */
  readonly publicUrl: string
}

/** What server and worker add: the server shows how a picture would be cut, the worker cuts it. */
export interface EquippedDeps extends PublishingDeps {
  readonly engine: Pick<Engine, 'fitToFeed'>
}
