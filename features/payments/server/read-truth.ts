/** Asks the provider what is true of one contract. Reads only. */
import type { Subscription } from '#features/membership/server/index.ts'
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from '#providers/payments/port.ts'

export interface ReadTruth {
  /** The provider's subscription that the contract is paid by; undefined when it never came to one. */
  readonly current: ProviderSubscription | undefined
  /** Others that stand for the same contract: the member would pay twice. */
  readonly surplusIds: readonly string[]
  readonly payments: readonly ProviderPayment[]
}

/** What is known of a charge already. */
interface KnownCharge {
  readonly vendorId: string
  readonly vendorSubscriptionId: string | null
  readonly state: string
}

/**
 * `moving`: what took nothing and was removed since is not asked for again, so that a member who cancels and resumes again and
 * again does not make every reading dearer. `whole`: that too, should somebody have restored it by hand.
 */
export type Extent = 'moving' | 'whole'

interface Question {
  readonly subscription: Subscription
  /** A charge that is no longer listed is asked for alone. */
  readonly known: readonly KnownCharge[]
  readonly extent: Extent
}

/** @throws ProviderFault */
export async function readTruth(provider: PaymentProvider, question: Question): Promise<ReadTruth> {
  const { subscription } = question
  const all = await findAll(provider, subscription)
  const standing = all.filter(({ isRemoved }) => !isRemoved)
  const last = all.find(({ id }) => id === subscription.asaasSubscriptionId) ?? all[0]
  const candidates = standing.length === 0 && last ? [last] : standing
  const done = question.extent === 'whole' ? new Set() : findDone(all, question.known)
  const known = question.known.filter(({ vendorSubscriptionId }) => !done.has(vendorSubscriptionId))
  const earlier = known.flatMap(({ vendorSubscriptionId }) => vendorSubscriptionId ?? [])
  const ids = new Set([...all.map(({ id }) => id).filter((id) => !done.has(id)), ...earlier])
  const listed = (await Promise.all([...ids].map((id) => provider.listPayments(id)))).flat()
  const missing = known.filter(({ vendorId }) => !listed.some(({ id }) => id === vendorId))
  const found = await Promise.all(missing.map(({ vendorId }) => provider.findPayment(vendorId)))
  const [current, ...surplus] = candidates.toReversed().toSorted(byClaim(subscription, listed))
  return {
    current,
    surplusIds: surplus.map(({ id }) => id),
    payments: [...listed, ...found.filter((payment) => payment !== undefined)],
  }
}

/** Removed subscriptions whose every charge was read as removed, too. */
function findDone(all: readonly ProviderSubscription[], known: readonly KnownCharge[]): ReadonlySet<string | null> {
  const removed = all.filter(({ isRemoved }) => isRemoved).map(({ id }) => id)
  const chargesOf = (id: string) => known.filter(({ vendorSubscriptionId }) => vendorSubscriptionId === id)
  return new Set(removed.filter((id) => chargesOf(id).length > 0 && chargesOf(id).every(({ state }) => state === 'removed')))
}

/** After a lost answer only our own reference leads to a subscription, and to the one that a resumed contract got instead. */
async function findAll(
  provider: PaymentProvider,
  { id, asaasSubscriptionId }: Subscription,
): Promise<readonly ProviderSubscription[]> {
  const all = await provider.findSubscriptions(id)
  if (!asaasSubscriptionId || all.some((one) => one.id === asaasSubscriptionId)) return all
  const known = await provider.findSubscription(asaasSubscriptionId)
  return known ? [known, ...all] : all
}

type Order = (a: ProviderSubscription, b: ProviderSubscription) => number

/** Of several the one that has been paid goes first, then the one that we know; else they stay as they are, the oldest first. */
function byClaim({ asaasSubscriptionId }: Subscription, payments: readonly ProviderPayment[]): Order {
  const paidFor = new Set(payments.filter(({ state }) => state === 'paid').map(({ subscriptionId }) => subscriptionId))
  const claimOf = ({ id }: ProviderSubscription) => (paidFor.has(id) ? 2 : 0) + (id === asaasSubscriptionId ? 1 : 0)
  return (a, b) => claimOf(b) - claimOf(a)
}
