/** The routes of operations: the state of queues, webhooks and providers, and the actions that retry their work. */
import type { FastifyInstance } from 'fastify'
import { adminOf } from '#features/admin/server/index.ts'
import { countOpenMessages } from '#features/chat/server/index.ts'
import { countMoneyProblems, countOpenWebhookEvents, composeReconciliation } from '#features/payments/server/index.ts'
import { type AccessGuard, implement } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { operations as table } from '#features/back-office/operations-contract.ts'
import { recordReconciliationLook, replayWebhookEvents, replayMessages, retryJob } from './act-on-work.ts'
import type { OperationsDeps } from './deps.ts'
import { countPeopleWaiting } from './count-people-waiting.ts'
import { listFailedJobs, listWebhookEvents, listMessages, listReconciliations, readLastReconciliation } from './lists.ts'
import { readHealth, readProviders } from './read-providers.ts'

export function operationsRoutes(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: OperationsDeps; accessGuard: AccessGuard },
): void {
  implement(app, {
    table,
    accessGuard,
    handlers: {
      readOperations: async () => {
        const [queues, webhooks, messages, providers, money, people, lastReconciliation] = await Promise.all([
          deps.queues.readDepths(),
          countOpenWebhookEvents(deps.db, deps.clock.now()),
          countOpenMessages(deps.db, deps.clock.now()),
          readProviders(deps),
          countMoneyProblems(deps.db),
          countPeopleWaiting(deps),
          readLastReconciliation(deps),
        ])
        return { queues: [...queues], webhooks, messages, providers, money, people, last_reconciliation: lastReconciliation }
      },
      readProviderHealth: async ({ query }) => ({ series: await readHealth(deps, query.step ?? 'hour') }),
      listFailedJobs: ({ query }) => listFailedJobs(deps, query.after),
      retryJob: async (asked) => ({ changed: await retryJob(deps, adminOf(asked), asked.params.id) }),
      listWebhookEvents: ({ query }) => listWebhookEvents(deps, query),
      replayWebhookEvents: async (asked) => ({ replayed: await replayWebhookEvents(deps, adminOf(asked), asked.body.id) }),
      listMessages: ({ query }) => listMessages(deps, query.after),
      replayMessages: async (asked) => ({ replayed: await replayMessages(deps, adminOf(asked), asked.body.id) }),
      listReconciliations: ({ query }) => listReconciliations(deps, query.after),
      readReconciliation: async (asked) => {
        const { params, language } = asked
        await recordReconciliationLook(deps, adminOf(asked))
        return { fix: (await composeReconciliation(deps.payments, params.id, language)) ?? refuse('not_found') }
      },
    },
  })
}
