import type { FastifyInstance } from 'fastify'
import { PLAN } from '#features/plan.ts'
import { endOfPeriods } from '#features/membership/server/index.ts'
import { countRequest } from '#features/payments/server/index.ts'
import { toReais } from '#features/reais.ts'
import { type AccessGuard, implement } from '#features/serve.ts'
import { visitorOf } from '#features/sign-in/server/index.ts'
import { receiptTexts } from '#phrases/money.ts'
import { fill } from '#phrases/shape.ts'
import { refuse } from '#platform/errors.ts'
import { checkout as table } from '../contract.ts'
import { buyPlan } from './buy-plan.ts'
import { offerCoupon, redeemCoupon } from './coupons.ts'
import type { CheckoutDeps } from './deps.ts'
import { adminHandlers } from './admin-handlers.ts'
import { saveCustomer } from './save-customer.ts'

export function checkoutRoutes(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: CheckoutDeps; accessGuard: AccessGuard },
): void {
  const { membership, memberChanges } = deps
  const subscriptionOf = async (memberId: string) => ({
    subscription: (await membership.getSubscription(memberId)) ?? refuse('order_tampered'),
  })

  implement(app, {
    table,
    accessGuard,
    handlers: {
      ...adminHandlers(deps),
      getOffer: async ({ session }) => {
        await membership.requireNotSuspended(deps.db, session.memberId)
        const renewsAt = endOfPeriods(deps.clock.now(), 1)
        const edits = await membership.countEditsOfNewPlan(session.memberId)
        return { offer: { value: toReais(PLAN.valueInCents), renews_at: renewsAt.toISOString(), edits } }
      },
      getCoupon: async ({ session, query, request }) => {
        await countRequest(deps, { what: 'coupon', memberId: session.memberId, address: request.ip })
        const { code, name, discountCents, periods } = await offerCoupon(deps, session, query.code)
        const endsAt = endOfPeriods(deps.clock.now(), periods)
        return { coupon: { code, name, discount: toReais(discountCents), periods, ends_at: endsAt.toISOString() } }
      },
      saveCustomer: async ({ session, body, request }) => {
        const { name, email, cpfCnpj } = body
        await countRequest(deps, { what: 'customer', memberId: session.memberId, address: request.ip })
        await memberChanges.saveContact({ session, visitor: visitorOf(request) }, { name, email, document: cpfCnpj })
        return { id: await saveCustomer(deps, session) }
      },
      subscribe: async ({ session, body, language, request }) => {
        const { customer, value, nextDueDate, creditCard, creditCardHolderInfo, terms_version: termsVersion } = body
        const description = fill(receiptTexts[language].planDescription, {})
        const card = { creditCard, creditCardHolderInfo }
        const order = { session, customer, value, nextDueDate, description, ...card, termsVersion, payerAddress: request.ip }
        return { id: await buyPlan(deps, order) }
      },
      createPayment: () => refuse('order_tampered'),
      recordSubscription: async ({ session, body, request }) => {
        if (body.status === 'active') {
          const who = { memberId: session.memberId, address: request.ip }
          await countRequest(deps, { what: 'coupon', ...who })
          await redeemCoupon(deps, { ...who, code: body.coupon_code, termsVersion: body.terms_version })
        }
        const found = await subscriptionOf(session.memberId)
        const isTheirs = body.status === 'active' || found.subscription.asaas_subscription_id === body.asaas_subscription_id
        return isTheirs ? found : refuse('order_tampered')
      },
    },
  })
}
