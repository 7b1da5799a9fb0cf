import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import { answerKnock } from './answer-knock.ts'
import type { PaymentsDeps } from './deps.ts'
import { answerKnockJob, refundJob, repairJob, settleJob, stopChargesJob } from './jobs.ts'
import { runRepair } from './repair.ts'
import { runRefund } from './run-refund.ts'
import { settleSubscription } from './settle-subscription.ts'
import { stopCharges } from './stop-charges.ts'

export function paymentsHandlers(deps: PaymentsDeps): readonly AnyJobHandler[] {
  const settle: JobHandler<{ subscriptionId: string }> = {
    job: settleJob,
    handle: async ({ subscriptionId }) => {
      await settleSubscription(deps, subscriptionId)
    },
  }
  const answer: JobHandler<{ objectId: string }> = { job: answerKnockJob, handle: ({ objectId }) => answerKnock(deps, objectId) }
  const refund: JobHandler<{ refundId: string }> = {
    job: refundJob,
    handle: ({ refundId }, attempt) => runRefund(deps, refundId, attempt),
  }
  const stop: JobHandler<{ subscriptionId: string }> = {
    job: stopChargesJob,
    handle: ({ subscriptionId }) => stopCharges(deps, subscriptionId),
  }
  const repair: JobHandler<{ repairId: string }> = {
    job: repairJob,
    handle: ({ repairId }, attempt) => runRepair(deps, repairId, attempt),
  }
  return [settle, answer, refund, stop, repair] as unknown as readonly AnyJobHandler[] // as: the queue parses each payload with the job's own schema
}
