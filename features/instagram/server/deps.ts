import type { NoticesDeps } from '#features/notices/server/index.ts'
import type { visitorOf } from '#features/sign-in/server/index.ts'
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
  /** The address that Meta knows us by. */
  readonly publicUrl: string
  readonly brandName: string
  /** Somebody asked Meta to have their data deleted here: what others keep of it has to go too. */
  readonly onDeletionAsked: (tx: Transaction, deletion: Deletion) => Promise<void>
  /** A member is connected, perhaps with another account than before. */
  readonly onConnected: (tx: Transaction, memberId: string) => Promise<void>
  /** A member has ended their connection here, or it has ended by itself. */
  readonly onDisconnected: (tx: Transaction, memberId: string) => Promise<void>
}

/** Of what one person at Meta agreed to. */
export interface Deletion {
  /** Keyed hash of who it is: they may have been connected here once, by a consent that left nothing else. */
  readonly personKey: string
  /** What was agreed to later is not meant. */
  readonly agreedBy: Date
  /** Who was connected by it until this moment. */
  readonly memberIds: readonly string[]
}

/** Where a member's request came from. */
export type Visitor = ReturnType<typeof visitorOf>
