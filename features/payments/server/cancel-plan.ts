import { recordActivity } from '#features/activity/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { PaymentsDeps } from './deps.ts'
import { followChange } from './follow-change.ts'

/** No more charges; access lasts to the end of what is paid. Safe to repeat. @throws Refusal `subscription_required` */
export async function cancelPlan(deps: PaymentsDeps, tx: Transaction, memberId: string): Promise<void> {
  const contracted = await deps.membership.contracts.find(tx, memberId)
  const isLive = contracted !== undefined && !['cancelled', 'refunded'].includes(contracted.plan.status)
  if (!isLive || contracted.subscription.isCourtesy) refuse('subscription_required')
  const { id, cancelRequestedAt } = contracted.subscription
  await followChange(deps, tx, await deps.membership.contracts.requestCancel(tx, id))
  if (!cancelRequestedAt) await recordActivity(tx, { kind: 'plan_cancelled', actor: 'member', at: deps.clock.now(), memberId })
}
