import type { NoticesDeps } from '#features/notices/server/index.ts'
import type { visitorOf } from '#features/sign-in/server/index.ts'
import type { Engine } from '#engine/types.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Queue } from '#platform/queue.ts'
import type { SocialNetwork } from '#providers/social/port.ts'

export interface InstagramDeps {
  readonly db: Database
  readonly queue: Queue
  readonly clock: Clock
  readonly log: Log
  readonly keyring: Keyring
  readonly social: SocialNetwork
  readonly notices: NoticesDeps
  /** The public address that is registered at Meta. */
  readonly publicUrl: string
  readonly brandName: string
  /** Called when a person asked Meta to delete their data here: other features delete their part. */
  readonly onDeletionAsked: (tx: Transaction, deletion: Deletion) => Promise<void>
  /** Called when a member is connected, perhaps with another account than before. */
  readonly onConnected: (tx: Transaction, memberId: string) => Promise<void>
  /** Called when a member has disconnected, or the connection was lost. */
  readonly onDisconnected: (tx: Transaction, memberId: string) => Promise<void>
}

/** What the server adds: profile pictures are untrusted files. */
export interface InstagramServerDeps extends InstagramDeps {
  readonly engine: Pick<Engine, 'shrink'>
}

/** The deletion of what came with one person's consent at Meta. */
export interface Deletion {
  /** Keyed hash of the person, also for earlier consents that left nothing else here. */
  readonly personKey: string
  /** Consents after this time are not affected. */
  readonly agreedBy: Date
  /** The members who were connected through it until now. */
  readonly memberIds: readonly string[]
}

/** The origin of a member's request. */
export type Visitor = ReturnType<typeof visitorOf>
