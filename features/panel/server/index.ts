/** The door of the administrator's panel: what one person needs to see of the whole business. The way in is `features/admin`. */
import type { FastifyInstance } from 'fastify'
import { type Doorman, implement } from '#features/serve.ts'
import { panel as table } from '../contract.ts'
import type { PanelDeps } from './deps.ts'
import { listLines, listMembers, listPayments, listRefunds } from './lists.ts'
import { readSeries, readStats } from './read-stats.ts'

export type { PanelDeps } from './deps.ts'

/** What the charts show unless asked for more. */
const SERIES_DAYS = 30

export function panelRoutes(app: FastifyInstance, { deps, doorman }: { deps: PanelDeps; doorman: Doorman }): void {
  implement(app, {
    table,
    doorman,
    handlers: {
      listPanelPayments: async ({ query }) => ({ ...(await listPayments(deps, query)), stats: await readStats(deps) }),
      listPanelRefunds: ({ query }) => listRefunds(deps, query),
      readPanelStats: async ({ query }) => ({
        stats: await readStats(deps),
        series: await readSeries(deps, query.days ?? SERIES_DAYS),
      }),
      listActivity: ({ query }) => listLines(deps, query),
      findPanelMembers: ({ query }) => listMembers(deps, query),
    },
  })
}
