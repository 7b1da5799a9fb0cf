import { type Provider, PROVIDER_FAULTS } from '#features/back-office/operations-contract.ts'
import { createProviderMeter, type ProviderMeter } from '#features/back-office/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import { traceCalls } from '#platform/tracing.ts'
import { watchCalls } from '#providers/watch-calls.ts'

/** Returns the same port with every call counted for the administrators. */
export type WatchProvider = <Port extends object>(provider: Provider, port: Port) => Port

export function watchProviders(parts: { readonly db: Database; readonly clock: Clock; readonly log: Log }): {
  readonly providerMeter: ProviderMeter
  readonly watch: WatchProvider
} {
  const providerMeter = createProviderMeter(parts)
  return {
    providerMeter,
    watch: (provider, port) =>
      watchCalls(traceCalls(provider, port), {
        outages: PROVIDER_FAULTS,
        onFault: (fault) => providerMeter.count(provider, fault),
      }),
  }
}
