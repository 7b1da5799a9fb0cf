import { ProviderFault } from '#platform/errors.ts'
import type { PaymentsDeps } from '../deps.ts'
import { settleJob } from '../jobs.ts'
import { settleSubscription } from './settle-subscription.ts'

/** Reads the truth now; if the provider cannot be asked, a job will. */
export async function settleSoon(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  try {
    await settleSubscription(deps, subscriptionId)
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.warn({ err: error, subscriptionId }, 'a contract is settled later')
    await deps.queue.enqueue(deps.db, settleJob, { payload: { subscriptionId }, key: subscriptionId })
  }
}
