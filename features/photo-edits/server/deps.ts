import type { MemberBrand } from '#features/brand/server/index.ts'
import type { Captions } from '#features/captions/server/index.ts'
import type { Membership, Trials } from '#features/membership/server/index.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import type { Engine, Language, LayoutTexts } from '#engine/types.ts'
import type { WordsReading } from '#engine/backdrop-description/read-words.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database, Executor, Transaction } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Notifications } from '#platform/notify.ts'
import type { Queue } from '#platform/queue.ts'
import type { FileStore } from '#providers/files/port.ts'
import type { ImageGenerator } from '#providers/images/port.ts'
import type { StageMeter } from './edits/stage-meter.ts'

export interface PostedEdits {
  readonly published: ReadonlySet<string>
  readonly scheduled: ReadonlySet<string>
}

/** What every process needs from the rest of the product. */
export interface PhotoEditsDeps {
  readonly db: Database
  readonly queue: Queue
  readonly clock: Clock
  readonly log: Log
  readonly files: FileStore
  readonly stages: StageMeter
  readonly keyring: Keyring
  readonly membership: Pick<
    Membership,
    | 'getAllowance'
    | 'hasPlan'
    | 'requireEditLeft'
    | 'requireActive'
    | 'requireNotSuspended'
    | 'reserveEdit'
    | 'spendEdit'
    | 'releaseEdit'
  >
  readonly trials: Pick<Trials, 'requireOpen' | 'take'>
  readonly captions: Pick<Captions, 'countCaption' | 'returnCaption' | 'composeCaption'>
  readonly members: Pick<Members, 'findOccupation'>
  readonly findBrand: (executor: Executor, memberId: string) => Promise<MemberBrand | undefined>
  /** A generator takes any description; without one the engine must understand the text. */
  readonly hasImageGenerator: boolean
  /** `readWords` of the engine, in a thread. Refuses with `too_many_requests`. */
  readonly readInEngine: (described: { words: string; language: Language; owner: string }) => Promise<WordsReading>
  /** `readLine` of the engine for each of a member's lines, in a thread. Refuses with `too_many_requests`. */
  readonly readLines: (asked: {
    readonly lines: readonly { readonly line: string; readonly language: Language }[]
    readonly owner: string
  }) => Promise<readonly LayoutTexts[]>
  /** Which edits are on Instagram, and which will be. */
  readonly listPosted: (executor: Executor, memberId: string) => Promise<PostedEdits>
  /** Called in the transaction that deletes an edit: other features may have plans for it. */
  readonly onEditDeleted: (tx: Transaction, editId: string) => Promise<void>
  /** Called in the transaction in which an edit is done or has failed: it may have been requested outside of the studio. */
  readonly onEditFinished: (tx: Transaction, editId: string) => Promise<void>
}

/** What the server adds: an engine for uploads and thumbnails, and notifications for event streams. */
export interface ServerDeps extends PhotoEditsDeps {
  readonly engine: Pick<Engine, 'receive' | 'thumbnail' | 'shrink'>
  readonly notifications: Notifications
}

/** What the worker adds: the engine that edits, and the generator of described backdrops, if there is one. */
export interface WorkerDeps extends PhotoEditsDeps {
  readonly engine: Pick<Engine, 'edit' | 'previewCutout' | 'forget' | 'listRemembered' | 'thumbnail'>
  readonly imageGenerator: ImageGenerator | undefined
}
