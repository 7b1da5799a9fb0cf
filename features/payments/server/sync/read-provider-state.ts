/** Reads the state of one subscription from the provider. Changes nothing. */
import type { Subscription } from '#features/membership/server/index.ts'
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from '#providers/payments/port.ts'
import { alreadyPaidFor } from './classify-charge.ts'

export interface ProviderState {
  /** The provider's subscription that pays for the subscription; undefined when there never was one. */
  readonly current: ProviderSubscription | undefined
  /**
   * Other provider subscriptions for the same subscription: they charge twice, or were paused and would take their open charges.
   */
  readonly unwantedIds: readonly string[]
  readonly payments: readonly ProviderPayment[]
}

/** What is already known of a charge. */
interface KnownCharge {
  readonly providerId: string
  readonly providerSubscriptionId: string | null
  readonly state: string
  readonly classification: string | null
  readonly paidAt: Date | null
  readonly dueOn: string
}

/**
 * Removed subscriptions that never took money are not read again, so that repeated cancelling and resuming does not make every
 * reading more expensive. The options cover those restored by hand.
 */
export interface Extent {
  /** The provider's object that a webhook named; it is always read. */
  readonly about?: string
  /** Also reads the newest of them. */
  readonly isWhole?: boolean
}

/** How many finished subscriptions a whole reading includes. */
const MAX_DONE = 5

interface Question {
  readonly subscription: Subscription
  /** Charges known so far: one that is no longer listed is read on its own. */
  readonly known: readonly KnownCharge[]
  readonly extent: Extent
}

/** @throws ProviderFault */
export async function readProviderState(provider: PaymentProvider, question: Question): Promise<ProviderState> {
  const { subscription } = question
  const all = await findAll(provider, subscription)
  const active = all.filter(({ isRemoved }) => !isRemoved)
  const done = findDone(all, question)
  const known = question.known.filter(({ providerSubscriptionId }) => !done.has(providerSubscriptionId))
  const earlier = known.flatMap(({ providerSubscriptionId }) => providerSubscriptionId ?? [])
  const ids = new Set([...all.map(({ id }) => id).filter((id) => !done.has(id)), ...earlier])
  const listed = (await Promise.all([...ids].map((id) => provider.listPayments(id)))).flat()
  const missing = known.filter(({ providerId }) => !listed.some(({ id }) => id === providerId))
  const found = await Promise.all(missing.map(({ providerId }) => provider.findPayment(providerId)))
  const charging = active.filter(({ isCharging }) => isCharging)
  const [first] = charging.toReversed().toSorted(byClaim(question, listed))
  return {
    current: first ?? all.find(({ id }) => id === subscription.providerSubscriptionId) ?? all[0],
    unwantedIds: active.map(({ id }) => id).filter((id) => id !== first?.id),
    payments: [...listed, ...found.filter((payment) => payment !== undefined)],
  }
}

/** Removed subscriptions all of whose charges were read as removed. */
function findDone(all: readonly ProviderSubscription[], { known, extent }: Question): ReadonlySet<string | null> {
  const chargesOf = (id: string) => known.filter(({ providerSubscriptionId }) => providerSubscriptionId === id)
  const isDone = ({ id, isRemoved }: ProviderSubscription) =>
    isRemoved && chargesOf(id).length > 0 && chargesOf(id).every(({ state }) => state === 'removed')
  const isAskedFor = (id: string) => id === extent.about || chargesOf(id).some(({ providerId }) => providerId === extent.about)
  const done = all.filter(isDone).map(({ id }) => id)
  return new Set(done.slice(extent.isWhole ? MAX_DONE : 0).filter((id) => !isAskedFor(id)))
}

/**
 * After a lost answer only our own reference leads to a subscription, and to the one that replaced it when the plan was resumed.
 */
async function findAll(
  provider: PaymentProvider,
  { id, providerSubscriptionId }: Subscription,
): Promise<readonly ProviderSubscription[]> {
  const all = await provider.findSubscriptions(id)
  if (!providerSubscriptionId || all.some((one) => one.id === providerSubscriptionId)) return all
  const known = await provider.findSubscription(providerSubscriptionId)
  return known ? [known, ...all] : all
}

type Comparator = (a: ProviderSubscription, b: ProviderSubscription) => number

/**
 * Sorts provider subscriptions: first the one that has opened a period, then the one that we know, then the oldest. A charge for
 * a month that another one had already paid has opened nothing.
 */
function byClaim({ subscription, known }: Question, payments: readonly ProviderPayment[]): Comparator {
  const hasOpened = ({ id, subscriptionId, dueOn, state }: ProviderPayment) => {
    const before = known.find(({ providerId }) => providerId === id)
    if (before?.paidAt != null && before.classification !== null) return before.classification === 'buys'
    return (
      state === 'paid' && !known.some((other) => alreadyPaidFor(other, { providerSubscriptionId: subscriptionId ?? null, dueOn }))
    )
  }
  const paid = new Set(payments.filter(hasOpened).map(({ subscriptionId }) => subscriptionId))
  const claimOf = ({ id }: ProviderSubscription) => (paid.has(id) ? 2 : 0) + (id === subscription.providerSubscriptionId ? 1 : 0)
  return (a, b) => claimOf(b) - claimOf(a)
}
