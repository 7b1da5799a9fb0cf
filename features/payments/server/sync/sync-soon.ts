import { ProviderFault } from '#platform/errors.ts'
import type { PaymentsDeps } from '../deps.ts'
import { syncJob } from '../jobs.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Reads the truth now; if the provider cannot be asked, a job will. */
export async function syncSoon(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  try {
    await syncSubscription(deps, subscriptionId)
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.warn({ err: error, subscriptionId }, 'a subscription is synced later')
    await deps.queue.enqueue(deps.db, syncJob, { payload: { subscriptionId }, key: subscriptionId })
  }
}
