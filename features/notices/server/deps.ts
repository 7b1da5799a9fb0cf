import type { Members } from '#features/sign-in/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Queue } from '#platform/queue.ts'
import type { SmsSender } from '#providers/sms/port.ts'

export interface NoticesDeps {
  readonly db: Database
  readonly queue: Queue
  readonly clock: Clock
  readonly log: Log
  readonly sms: SmsSender
  readonly members: Pick<Members, 'findPhone' | 'findLanguage'>
  /** Sends the notice to the member's chat, in this transaction. Returns false when the member has no chat. */
  readonly sendToChat: (tx: Transaction, notice: { readonly noticeId: string; readonly memberId: string }) => Promise<boolean>
  readonly brandName: string
  /** The product's public address, for links in messages. */
  readonly publicUrl: string
}
