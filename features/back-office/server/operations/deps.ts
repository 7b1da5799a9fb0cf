import type { ChatDeps } from '#features/chat/server/index.ts'
import type { PaymentsDeps } from '#features/payments/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { QueueAdmin } from '#platform/queue-admin.ts'

export interface OperationsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly queues: QueueAdmin
  readonly payments: PaymentsDeps
  readonly chat: Pick<ChatDeps, 'queue'>
}
