import type { Captions } from '#features/captions/server/index.ts'
import type { Membership } from '#features/membership/server/index.ts'
import type { NoticesDeps } from '#features/notices/server/index.ts'
import type { PaymentsDeps } from '#features/payments/server/index.ts'
import type { PhotoEditsDeps } from '#features/photo-edits/server/index.ts'
import type { PublishingDeps } from '#features/publishing/server/index.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import type { ChatState } from '../conversation/state.ts'
import type { Facts, ChatInput, Reply } from '../conversation/types.ts'
import type { Understanding } from '../understanding/intent.ts'
import type { IncomingRow } from './inbox/incoming-queries.ts'
import type { ChatRow } from './chat-queries.ts'
import type { SupportHours } from './support/support-hours.ts'
import type { InputMessage } from './dialogue/read-input.ts'
import type { Engine } from '#engine/types.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Queue } from '#platform/queue.ts'
import type { ChatChannel } from '#providers/chat/port.ts'
import type { FileStore } from '#providers/files/port.ts'
import type { MessageReader, Transcriber } from '#providers/words/port.ts'

/** The parts of a conversation that interpret text. Each refuses with `too_many_requests` when it takes too long. */
export interface ChatWords {
  readonly readInput: (input: { chat: ChatRow; row: IncomingRow }) => Promise<InputMessage>
  readonly readMessage: (input: { chat: ChatRow; text: string }) => Promise<Understanding>
  readonly converse: (input: { chatId: string; state: ChatState; input: ChatInput; facts: Facts }) => Promise<Reply>
}

/** What every process needs from the rest of the product. */
export interface ChatDeps {
  readonly db: Database
  readonly queue: Queue
  readonly clock: Clock
  readonly log: Log
  readonly keyring: Keyring
  readonly files: Pick<FileStore, 'get'>
  /** Undefined: the chat is switched off and not offered. */
  readonly channel: ChatChannel | undefined
  readonly members: Pick<Members, 'findByPhone' | 'findJoinedAt' | 'findLanguage' | 'findOccupation' | 'findPhone'>
  readonly membership: Pick<Membership, 'getAllowance' | 'getSubscription' | 'hasPlan'>
  readonly captions: Pick<Captions, 'writeCaptions' | 'composeCaption'>
  readonly photoEdits: PhotoEditsDeps
  readonly payments: PaymentsDeps
  readonly publishing: PublishingDeps
  readonly notices: Pick<NoticesDeps, 'clock' | 'queue' | 'members' | 'sendToChat'>
  /** Deletes a member's account. Passed in, because privacy imports this feature and so cannot be imported by it. */
  readonly deleteAccount: (tx: Transaction, memberId: string) => Promise<void>
  /** Interprets what people write in a thread of its own, so that long texts do not block the process. */
  readonly words: ChatWords
  /** Interprets what the classifier does not understand; undefined when no LLM is configured. */
  readonly reader: MessageReader | undefined
  /** Writes down voice notes; undefined when no model is configured, and they are declined. */
  readonly transcriber: Transcriber | undefined
  /** The base of links in chat messages. */
  readonly publicUrl: string
  readonly brandName: string
  readonly supportEmail: string
  readonly supportHours: SupportHours
}

/** What the worker needs in addition: a channel, and an engine for received photos. */
export interface WorkerDeps extends ChatDeps {
  readonly channel: ChatChannel
  readonly engine: Pick<Engine, 'receive' | 'thumbnail'>
}
