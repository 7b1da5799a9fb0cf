/** The door of the administrator's panel: what one person needs to see of the whole business. The way in is `features/admin`. */
import type { FastifyInstance } from 'fastify'
import { type Doorman, type Handler, implement } from '#features/serve.ts'
import { panel as table } from '../contract.ts'
import type { PanelDeps } from './deps.ts'
import { exportLines, exportPayments, exportRefunds } from './export-lists.ts'
import { listLines, listMembers, listPayments, listRefunds } from './lists.ts'
import { memberHandlers } from './member-handlers.ts'
import { readSeries, readStats } from './read-stats.ts'
import { adminOf, recordListLook } from './trace.ts'

export type { PanelDeps } from './deps.ts'

/** What the charts show unless asked for more. */
const SERIES_DAYS = 30

export function panelRoutes(app: FastifyInstance, { deps, doorman }: { deps: PanelDeps; doorman: Doorman }): void {
  implement(app, { table, doorman, handlers: { ...listHandlers(deps), ...memberHandlers(deps) } })
}

type ListHandlers = {
  [
    Name in
      | 'listPanelPayments'
      | 'listPanelRefunds'
      | 'readPanelStats'
      | 'listActivity'
      | 'findPanelMembers'
      | 'exportPayments'
      | 'exportRefunds'
      | 'exportActivity'
  ]: Handler<(typeof table)[Name]>
}

function listHandlers(deps: PanelDeps): ListHandlers {
  return {
    listPanelPayments: async (asked) => {
      const { query } = asked
      await recordListLook(deps, adminOf(asked), { list: 'payments', ...query })
      const page = await listPayments(deps, query)
      const hasStats = query.after === undefined && query.stats !== 'off'
      return hasStats ? { ...page, stats: await readStats(deps) } : page
    },
    listPanelRefunds: async (asked) => {
      await recordListLook(deps, adminOf(asked), { list: 'refunds', ...asked.query })
      return listRefunds(deps, asked.query)
    },
    readPanelStats: async ({ query }) => ({
      stats: await readStats(deps),
      series: await readSeries(deps, query.days ?? SERIES_DAYS),
    }),
    listActivity: async (asked) => {
      await recordListLook(deps, adminOf(asked), { list: 'activity', ...asked.query })
      return listLines(deps, asked.query)
    },
    findPanelMembers: async (asked) => {
      await recordListLook(deps, adminOf(asked), { list: 'members', ...asked.query })
      return listMembers(deps, asked.query)
    },
    exportPayments: (asked) => exportPayments(deps, { ...asked, admin: adminOf(asked) }),
    exportRefunds: (asked) => exportRefunds(deps, { ...asked, admin: adminOf(asked) }),
    exportActivity: (asked) => exportLines(deps, { ...asked, admin: adminOf(asked) }),
  }
}
