import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import { answerKnock } from './knocks/answer-knock.ts'
import type { PaymentsDeps } from './deps.ts'
import { answerKnockJob, moveChargesJob, refundJob, repairJob, settleJob, stopChargesJob } from './jobs.ts'
import { moveCharges } from './settling/move-charges.ts'
import { runRepair } from './repair/repair.ts'
import { runRefund } from './refunds/run-refund.ts'
import { settleSubscription } from './settling/settle-subscription.ts'
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
  const move: JobHandler<{ subscriptionId: string }> = {
    job: moveChargesJob,
    handle: ({ subscriptionId }) => moveCharges(deps, subscriptionId),
  }
  const repair: JobHandler<{ repairId: string }> = {
    job: repairJob,
    handle: ({ repairId }, attempt) => runRepair(deps, repairId, attempt),
  }
  return [settle, answer, refund, stop, move, repair] as unknown as readonly AnyJobHandler[] // as: the queue parses each payload with the job's own schema
}
