/** Asks the provider what is true of one contract. Reads only. */
import type { Subscription } from '#features/membership/server/index.ts'
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from '#providers/payments/port.ts'

export interface ReadTruth {
  /** The provider's newest subscription for this contract; undefined when it never came to one. */
  readonly current: ProviderSubscription | undefined
  readonly payments: readonly ProviderPayment[]
}

/**
 * @param known the provider's ids of the charges that we have already: one that is no longer listed is asked for alone
 * @throws ProviderFault
 */
export async function readTruth(
  provider: PaymentProvider,
  subscription: Subscription,
  known: readonly { readonly vendorId: string; readonly vendorSubscriptionId: string | null }[],
): Promise<ReadTruth> {
  const current = await findCurrent(provider, subscription)
  const ids = new Set([current?.id, ...known.map((payment) => payment.vendorSubscriptionId)].filter((id) => id != null))
  const listed = (await Promise.all([...ids].map((id) => provider.listPayments(id)))).flat()
  const missing = known.filter(({ vendorId }) => !listed.some(({ id }) => id === vendorId))
  const found = await Promise.all(missing.map(({ vendorId }) => provider.findPayment(vendorId)))
  return { current, payments: [...listed, ...found.filter((payment) => payment !== undefined)] }
}

/** After a lost answer only our own reference leads to it, and to the one that a resumed contract got instead. */
async function findCurrent(provider: PaymentProvider, subscription: Subscription): Promise<ProviderSubscription | undefined> {
  const { id, asaasSubscriptionId } = subscription
  const known = asaasSubscriptionId ? await provider.findSubscription(asaasSubscriptionId) : undefined
  if (known && !known.isRemoved) return known
  const all = await provider.findSubscriptions(id)
  return all.find(({ isRemoved }) => !isRemoved) ?? known ?? all[0]
}
