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
}

/**
 * @param known a charge that is no longer listed is asked for alone
 * @throws ProviderFault
 */
export async function readTruth(
  provider: PaymentProvider,
  subscription: Subscription,
  known: readonly KnownCharge[],
): Promise<ReadTruth> {
  const all = await findAll(provider, subscription)
  const standing = all.filter(({ isRemoved }) => !isRemoved)
  const last = all.find(({ id }) => id === subscription.asaasSubscriptionId) ?? all[0]
  const candidates = standing.length === 0 && last ? [last] : standing
  const earlier = known.flatMap(({ vendorSubscriptionId }) => vendorSubscriptionId ?? [])
  const ids = new Set([...all.map(({ id }) => id), ...earlier])
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
