import type { ChatDeps } from '#features/chat/server/index.ts'
import type { PaymentsDeps } from '#features/payments/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { QueueDesk } from '#platform/queue-desk.ts'

export interface OperationsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly queues: QueueDesk
  readonly payments: PaymentsDeps
  readonly chat: Pick<ChatDeps, 'queue'>
}
