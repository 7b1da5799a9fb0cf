/** The door of operations: whether the machinery behind the product runs, and what to do where it does not. */
import type { FastifyInstance } from 'fastify'
import { adminOf } from '#features/admin/server/index.ts'
import { countOpenMessages } from '#features/chat/server/index.ts'
import { countMoneyTroubles, countOpenKnocks, tellRepair } from '#features/payments/server/index.ts'
import { type Doorman, implement } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { operations as table } from '../contract.ts'
import { recordRepairLook, replayKnocks, replayMessages, retryJob } from './act-on-work.ts'
import type { OperationsDeps } from './deps.ts'
import { countPeopleWaiting } from './count-people-waiting.ts'
import { listFailedJobs, listKnocks, listMessages, listRepairs, readLastRepair } from './lists.ts'
import { readHealth, readProviders } from './read-providers.ts'

export type { OperationsDeps } from './deps.ts'
export { createProviderMeter, type ProviderMeter } from './provider-meter.ts'
export { operationsSweeps } from './sweeps.ts'

export function operationsRoutes(app: FastifyInstance, { deps, doorman }: { deps: OperationsDeps; doorman: Doorman }): void {
  implement(app, {
    table,
    doorman,
    handlers: {
      readOperations: async () => {
        const [queues, webhooks, messages, providers, money, people, lastRepair] = await Promise.all([
          deps.queues.readDepths(),
          countOpenKnocks(deps.db, deps.clock.now()),
          countOpenMessages(deps.db, deps.clock.now()),
          readProviders(deps),
          countMoneyTroubles(deps.db),
          countPeopleWaiting(deps),
          readLastRepair(deps),
        ])
        return { queues: [...queues], webhooks, messages, providers, money, people, last_repair: lastRepair }
      },
      readProviderHealth: async ({ query }) => ({ series: await readHealth(deps, query.step ?? 'hour') }),
      listFailedJobs: ({ query }) => listFailedJobs(deps, query.after),
      retryJob: async (asked) => ({ changed: await retryJob(deps, adminOf(asked), asked.params.id) }),
      listKnocks: ({ query }) => listKnocks(deps, query),
      replayKnocks: async (asked) => ({ replayed: await replayKnocks(deps, adminOf(asked), asked.body.id) }),
      listMessages: ({ query }) => listMessages(deps, query.after),
      replayMessages: async (asked) => ({ replayed: await replayMessages(deps, adminOf(asked), asked.body.id) }),
      listRepairs: ({ query }) => listRepairs(deps, query.after),
      readRepair: async (asked) => {
        const { params, language } = asked
        await recordRepairLook(deps, adminOf(asked))
        return { fix: (await tellRepair(deps.payments, params.id, language)) ?? refuse('not_found') }
      },
    },
  })
}
