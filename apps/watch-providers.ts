import type { Provider } from '#features/operations/contract.ts'
import type { ProviderMeter } from '#features/operations/server/index.ts'
import { watchCalls } from '#providers/watch-calls.ts'

/** The same port, with every call counted for the administrator's eyes. */
export type WatchProvider = <Port extends object>(provider: Provider, port: Port) => Port

export function watchProviders(meter: ProviderMeter): WatchProvider {
  return (provider, port) => watchCalls(port, (fault) => meter.count(provider, fault))
}
