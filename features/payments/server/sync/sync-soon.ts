import { ProviderFault } from '#platform/errors.ts'
import type { PaymentsDeps } from '../deps.ts'
import { syncJob } from '../jobs.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Reads the provider now; if it cannot be reached, a job does it later. */
export async function syncSoon(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  try {
    await syncSubscription(deps, subscriptionId)
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.warn({ err: error, subscriptionId }, 'a subscription will be synced later')
    await deps.queue.enqueue(deps.db, syncJob, { payload: { subscriptionId }, key: subscriptionId })
  }
}
