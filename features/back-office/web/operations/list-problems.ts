import type { Provider, ProviderState, ReconciliationLine } from '#features/back-office/operations-contract.ts'
import type { AdminSearch } from '#features/paths.ts'
import { rateProvider } from './rate-provider.ts'
import { rateReconciliation } from './rate-reconciliation.ts'

interface Counted {
  readonly kind: 'refunds' | 'disputes' | 'doubts' | 'help' | 'jobs' | 'webhooks' | 'messages' | 'unread'
  readonly count: number
}

/** A problem that needs a person: how many of what, or which provider; and the page where it is solved. */
export type Problem = (
  | Counted
  | { readonly kind: 'down' | 'shaky'; readonly provider: Provider }
  | { readonly kind: 'reconciliation' }
) & {
  readonly place: AdminSearch
}

/** The parts of the business's state that can be a problem. */
export interface StateOfBusiness {
  readonly money: { readonly refunds_failed: number; readonly disputed: number }
  readonly people: { readonly help_wanted: number; readonly money_in_doubt: number }
  readonly queues: readonly { readonly failed: number }[]
  readonly webhooks: { readonly failed: number }
  readonly messages: { readonly stuck: number }
  readonly providers: readonly ProviderState[]
  readonly last_reconciliation: ReconciliationLine | null
}

const OPERATIONS: AdminSearch = { tab: 'operations' }

/** Everything that needs a person: money and people first. Empty when there is no problem. */
export function listProblems(state: StateOfBusiness): readonly Problem[] {
  const counted: readonly (Counted & { place: AdminSearch })[] = [
    { kind: 'refunds', count: state.money.refunds_failed, place: { tab: 'refunds', status: 'failed' } },
    { kind: 'disputes', count: state.money.disputed, place: { status: 'DISPUTED' } },
    { kind: 'doubts', count: state.people.money_in_doubt, place: { tab: 'activity', kind: 'money_in_doubt' } },
    { kind: 'help', count: state.people.help_wanted, place: { tab: 'conversations' } },
    { kind: 'jobs', count: state.queues.reduce((sum, { failed }) => sum + failed, 0), place: OPERATIONS },
    { kind: 'webhooks', count: state.webhooks.failed, place: { ...OPERATIONS, status: 'failed' } },
    { kind: 'messages', count: state.messages.stuck, place: OPERATIONS },
  ]
  return [
    ...counted.filter(({ count }) => count > 0),
    ...problemsOfProviders(state.providers),
    ...problemOfReconciliation(state.last_reconciliation),
  ]
}

function problemsOfProviders(providers: readonly ProviderState[]): readonly Problem[] {
  return providers.flatMap((provider) => {
    const rating = rateProvider(provider)
    return rating === 'down' || rating === 'shaky' ? [{ kind: rating, provider: provider.provider, place: OPERATIONS }] : []
  })
}

function problemOfReconciliation(reconciliation: ReconciliationLine | null): readonly Problem[] {
  if (reconciliation === null) return []
  const { outcome } = rateReconciliation(reconciliation)
  if (outcome !== 'failed' && outcome !== 'incomplete') return []
  return [
    reconciliation.unread > 0
      ? { kind: 'unread', count: reconciliation.unread, place: OPERATIONS }
      : { kind: 'reconciliation', place: OPERATIONS },
  ]
}
