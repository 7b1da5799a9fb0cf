import type { FastifyInstance } from 'fastify'
import { adminOf } from '#features/admin/server/index.ts'
import { type AccessGuard, implement } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { payments as table } from '../contract.ts'
import { cancelPlan } from './cancel-plan.ts'
import type { PaymentsDeps } from './deps.ts'
import { listReceipts } from './list-receipts.ts'
import { listVisiblePayments } from './payment-queries.ts'
import { pollPayment, pollSubscription } from './poll-provider.ts'
import { presentPayment, presentRefund, statusOf } from './present-payment.ts'
import { findCard } from './cards/find-card.ts'
import { presentCard, replaceCard } from './cards/replace-card.ts'
import { orderReconciliation, orderRefund } from './reconciliation/order-by-admin.ts'
import { composeNewestReconciliation, presentReconciliation } from './reconciliation/present-reconciliation.ts'
import { retryRefund, requestOwnRefund } from './refunds/request-refund.ts'
import { serveWebhooks } from './webhooks/webhook-route.ts'

export function paymentsRoutes(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: PaymentsDeps; accessGuard: AccessGuard },
): void {
  const { db, membership } = deps
  const { receiveWebhook: _webhook_event, ...calls } = table

  serveWebhooks(app, { deps, accessGuard })
  implement(app, {
    table: calls,
    accessGuard,
    handlers: {
      listPayments: async ({ session }) => ({
        payments: (await listVisiblePayments(deps, session.memberId)).map(presentPayment),
      }),
      getPaymentMethod: async ({ session }) => {
        const card = await findCard(deps, session.memberId)
        return { paymentMethod: card ? presentCard(card) : null }
      },
      replaceCard: async ({ session, body, request }) => ({
        paymentMethod: await replaceCard(deps, { memberId: session.memberId, ...body, payerAddress: request.ip }),
      }),
      listReceipts: async ({ session, language }) => ({
        receipts: await listReceipts(deps, session.memberId, language),
      }),
      requestRefund: async ({ session: { memberId }, body: { protocol } }) =>
        presentRefund(
          await db.transaction((tx) =>
            protocol === undefined ? requestOwnRefund(deps, tx, { memberId }) : retryRefund(deps, tx, { memberId, protocol }),
          ),
        ),
      cancelSubscription: async ({ session, request }) => {
        await cancelPlan(deps, { memberId: session.memberId, address: request.ip })
        const subscription = (await membership.getSubscription(session.memberId)) ?? refuse('no_plan')
        return { subscription }
      },
      getProviderSubscription: async ({ session, params }) => ({
        status: await pollSubscription(deps, { providerId: params.id, memberId: session.memberId }),
      }),
      getProviderPayment: async ({ session, params }) => ({
        status: statusOf(await pollPayment(deps, { providerId: params.id, memberId: session.memberId })),
      }),
      refundPaymentAsAdmin: async ({ session, body, request }) => ({
        refund: presentRefund(await orderRefund(deps, { ...body, admin: adminOf({ session, request }) })),
      }),
      fixPayments: async ({ session, request, language }) =>
        presentReconciliation(deps, await orderReconciliation(deps, adminOf({ session, request })), language),
      getFix: ({ language }) => composeNewestReconciliation(deps, language),
    },
  })
}
