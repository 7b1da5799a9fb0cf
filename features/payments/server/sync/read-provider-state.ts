/** Asks the provider what is true of one subscription. Reads only. */
import type { Subscription } from '#features/membership/server/index.ts'
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from '#providers/payments/port.ts'
import { hasBoughtFor } from './classify-charge.ts'

export interface ReadProviderState {
  /** The provider's subscription that the subscription is paid by; undefined when it never came to one. */
  readonly current: ProviderSubscription | undefined
  /** Others that stand for the same subscription: they charge twice, or were paused and would take what they have open. */
  readonly unwantedIds: readonly string[]
  readonly payments: readonly ProviderPayment[]
}

/** What is known of a charge already. */
interface KnownCharge {
  readonly vendorId: string
  readonly vendorSubscriptionId: string | null
  readonly state: string
  readonly classification: string | null
  readonly paidAt: Date | null
  readonly dueOn: string
}

/**
 * What took nothing and was removed since is not asked for again, so that a member who cancels and resumes again and again does
 * not make every reading dearer; somebody may have restored it by hand.
 */
export interface Extent {
  /** The provider's object that a webhook named is asked for all the same. */
  readonly about?: string
  /** Some of the newest are asked for all the same. */
  readonly isWhole?: boolean
}

/** So many subscriptions that are done with does a whole reading ask for. */
const MOST_DONE = 5

interface Question {
  readonly subscription: Subscription
  /** A charge that is no longer listed is asked for alone. */
  readonly known: readonly KnownCharge[]
  readonly extent: Extent
}

/** @throws ProviderFault */
export async function readProviderState(provider: PaymentProvider, question: Question): Promise<ReadProviderState> {
  const { subscription } = question
  const all = await findAll(provider, subscription)
  const standing = all.filter(({ isRemoved }) => !isRemoved)
  const done = findDone(all, question)
  const known = question.known.filter(({ vendorSubscriptionId }) => !done.has(vendorSubscriptionId))
  const earlier = known.flatMap(({ vendorSubscriptionId }) => vendorSubscriptionId ?? [])
  const ids = new Set([...all.map(({ id }) => id).filter((id) => !done.has(id)), ...earlier])
  const listed = (await Promise.all([...ids].map((id) => provider.listPayments(id)))).flat()
  const missing = known.filter(({ vendorId }) => !listed.some(({ id }) => id === vendorId))
  const found = await Promise.all(missing.map(({ vendorId }) => provider.findPayment(vendorId)))
  const charging = standing.filter(({ isCharging }) => isCharging)
  const [first] = charging.toReversed().toSorted(byClaim(question, listed))
  return {
    current: first ?? all.find(({ id }) => id === subscription.asaasSubscriptionId) ?? all[0],
    unwantedIds: standing.map(({ id }) => id).filter((id) => id !== first?.id),
    payments: [...listed, ...found.filter((payment) => payment !== undefined)],
  }
}

/** Removed subscriptions whose every charge was read as removed, too. */
function findDone(all: readonly ProviderSubscription[], { known, extent }: Question): ReadonlySet<string | null> {
  const chargesOf = (id: string) => known.filter(({ vendorSubscriptionId }) => vendorSubscriptionId === id)
  const isDone = ({ id, isRemoved }: ProviderSubscription) =>
    isRemoved && chargesOf(id).length > 0 && chargesOf(id).every(({ state }) => state === 'removed')
  const isAskedFor = (id: string) => id === extent.about || chargesOf(id).some(({ vendorId }) => vendorId === extent.about)
  const done = all.filter(isDone).map(({ id }) => id)
  return new Set(done.slice(extent.isWhole ? MOST_DONE : 0).filter((id) => !isAskedFor(id)))
}

/** After a lost answer only our own reference leads to a subscription, and to the one that a resumed subscription got instead. */
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

/**
 * Of several the one goes first that has opened something, then the one that we know; else they stay as they are, the oldest
 * first. What was taken for a month that another one had paid already has opened nothing.
 */
function byClaim({ subscription, known }: Question, payments: readonly ProviderPayment[]): Order {
  const hasOpened = ({ id, subscriptionId, dueOn, state }: ProviderPayment) => {
    const before = known.find(({ vendorId }) => vendorId === id)
    if (before?.paidAt != null && before.classification !== null) return before.classification === 'buys'
    return (
      state === 'paid' && !known.some((other) => hasBoughtFor(other, { vendorSubscriptionId: subscriptionId ?? null, dueOn }))
    )
  }
  const paid = new Set(payments.filter(hasOpened).map(({ subscriptionId }) => subscriptionId))
  const claimOf = ({ id }: ProviderSubscription) => (paid.has(id) ? 2 : 0) + (id === subscription.asaasSubscriptionId ? 1 : 0)
  return (a, b) => claimOf(b) - claimOf(a)
}
