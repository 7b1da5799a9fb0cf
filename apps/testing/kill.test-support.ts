/**
 * Stops an action as the death of its process would: at a chosen step it waits forever, so neither `catch` nor `finally` runs.
 */
import type { CheckoutDeps } from '#features/checkout/server/index.ts'
import type { PaymentsDeps } from '#features/payments/server/index.ts'
import type { EquippedDeps } from '#features/publishing/server/index.ts'
import type { Database } from '#platform/database.ts'
import type { PaymentProvider } from '#providers/payments/port.ts'
import type { SocialNetwork } from '#providers/social/port.ts'

export interface Killer {
  readonly payments: (deps: PaymentsDeps) => PaymentsDeps
  readonly checkout: (deps: CheckoutDeps) => CheckoutDeps
  readonly publishing: (deps: EquippedDeps) => EquippedDeps
  /** Runs the action. Returns false when it was stopped, true when it finished before that step. */
  readonly survives: (action: Promise<unknown>) => Promise<boolean>
}

/** There is a step before and after each transaction and each call of the provider. @param step counted from 1 */
export function killAt(step: number): Killer {
  const death = Promise.withResolvers<false>()
  let steps = 0
  const pass = (): Promise<void> | undefined => {
    steps += 1
    if (steps !== step) return undefined
    death.resolve(false)
    return new Promise(() => undefined)
  }
  const mortal =
    <Given extends readonly unknown[], Result>(action: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      await pass()
      const result = await action(...given)
      await pass()
      return result
    }
  const edges = ({ db, provider }: Pick<PaymentsDeps, 'db' | 'provider'>) => ({
    db: mortalDatabase(db, mortal),
    provider: mortalCalls(provider, mortal),
  })
  const payments = (deps: PaymentsDeps) => ({ ...deps, ...edges(deps) })
  return {
    payments,
    publishing: (deps) => ({ ...deps, db: mortalDatabase(deps.db, mortal), social: mortalCalls(deps.social, mortal) }),
    checkout: (deps) => ({ ...deps, ...edges(deps), payments: payments(deps.payments) }),
    survives: (action) => Promise.race([action.then(() => true), death.promise]),
  }
}

type Mortal = <Given extends readonly unknown[], Result>(
  action: (...given: Given) => Promise<Result>,
) => (...given: Given) => Promise<Result>

function mortalDatabase(db: Database, mortal: Mortal): Database {
  const transaction: Database['transaction'] = (action, settings) => mortal(() => db.transaction(action, settings))()
  return new Proxy(db, { get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)) })
}

function mortalCalls<Calls extends PaymentProvider | SocialNetwork>(vendor: Calls, mortal: Mortal): Calls {
  // as: synchronous methods are no steps; no action here has one
  const calls = Object.entries(vendor).map(([name, call]) => [name, mortal(call as (...given: never[]) => Promise<unknown>)])
  return Object.fromEntries(calls) as Calls // as: the same names with the same types
}
