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
  /** Tells it in the chat, in this very transaction; false where the member has none. */
  readonly sendToChat: (tx: Transaction, notice: { readonly noticeId: string; readonly memberId: string }) => Promise<boolean>
  readonly brandName: string
  /** Where the product is found from outside: what messages lead to. */
  readonly publicUrl: string
}
