/** The wiring of payments and checkout. */
import type { CheckoutDeps } from '#features/checkout/server/index.ts'
import type { NoticesDeps } from '#features/notices/server/index.ts'
import type { PaymentsDeps } from '#features/payments/server/index.ts'
import { systemClock } from '#platform/clock.ts'
import type { Env } from '#platform/env.ts'
import { choosePayments } from './vendors/choose-payments.ts'
import type { WatchProvider } from './watch-providers.ts'

type MoneyDeps = Omit<CheckoutDeps, 'provider' | 'payments' | 'isDefaultCouponOn' | 'wallClock'> &
  Omit<PaymentsDeps, 'provider' | 'notices'> &
  Pick<NoticesDeps, 'sms' | 'members' | 'sendToChat'>

export interface Money {
  readonly notices: NoticesDeps
  readonly payments: PaymentsDeps
  readonly checkout: CheckoutDeps
}

export function composeMoney(env: Env, given: MoneyDeps, watch: WatchProvider): Money {
  const provider = watch('payments', choosePayments(env))
  const notices = { ...given, brandName: env.brand.name, publicUrl: env.publicUrl }
  const payments = { ...given, notices, provider }
  const checkout = { ...given, wallClock: systemClock, provider, payments, isDefaultCouponOn: env.isDefaultCouponOn }
  return { notices, payments, checkout }
}
