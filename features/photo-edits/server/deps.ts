import type { Captions } from '#features/captions/server/index.ts'
import type { Membership } from '#features/membership/server/index.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import type { Engine, Language } from '#engine/types.ts'
import type { WordsReading } from '#engine/words/read-words.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { News } from '#platform/notify.ts'
import type { Queue } from '#platform/queue.ts'
import type { FileStore } from '#providers/files/port.ts'
import type { BackdropPainter } from '#providers/images/port.ts'

/** What every process needs of the rest of the product. */
export interface PhotoEditsDeps {
  readonly db: Database
  readonly queue: Queue
  readonly clock: Clock
  readonly log: Log
  readonly files: FileStore
  readonly keyring: Keyring
  readonly membership: Pick<Membership, 'requireActive' | 'reserveEdit' | 'spendEdit' | 'releaseEdit'>
  readonly captions: Pick<Captions, 'countCaption' | 'composeCaption'>
  readonly members: Pick<Members, 'findOccupation'>
  /** A generator paints what words describe, so that any words will do; else the engine has to understand them. */
  readonly hasPainter: boolean
  /** `readWords` of the engine, out of the way of whoever else waits. Refuses `too_many_requests`. */
  readonly readInEngine: (words: string, language: Language) => Promise<WordsReading>
  /** Told, in the same transaction, of every edit that is deleted: others may have plans with it. */
  readonly onEditDropped: (tx: Transaction, editId: string) => Promise<void>
  /** Told, in the same transaction, of every edit that is done or has failed: it may have been ordered somewhere else than here. */
  readonly onEditFinished: (tx: Transaction, editId: string) => Promise<void>
  /** Days that originals and results are kept. */
  readonly keepDays: { readonly originals: number; readonly results: number }
}

/** What the server adds: an engine for uploads and thumbnails, and the news for those who watch. */
export interface ServerDeps extends PhotoEditsDeps {
  readonly engine: Pick<Engine, 'receive' | 'thumbnail'>
  readonly news: News
}

/** What the worker adds: the engine that edits, and who paints backdrops from words, unless the engine does. */
export interface WorkerDeps extends PhotoEditsDeps {
  readonly engine: Pick<Engine, 'edit' | 'forget' | 'listRemembered'>
  readonly painter: BackdropPainter | undefined
}
