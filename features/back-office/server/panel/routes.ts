/** The routes of the administrator's panel: members, payments, refunds and the activity log. */
import type { FastifyInstance } from 'fastify'
import { type Acting, adminOf } from '#features/admin/server/index.ts'
import { type AccessGuard, type Handler, implement } from '#features/serve.ts'
import { panel as table } from '#features/back-office/panel-contract.ts'
import type { PanelDeps } from './deps.ts'
import { exportLines, exportMembers, exportPayments, exportRefunds } from './export-lists.ts'
import { type Listed, listLines, listMembers, listPayments, type ListQuery, listRefunds } from './lists.ts'
import { memberHandlers } from './member-handlers.ts'
import { presentCause } from './present.ts'
import { readChanges, readSeries, readStats } from './read-stats.ts'
import { requireMember } from './require-member.ts'
import { recordListView } from './trace.ts'

/** The default range of the charts. */
const SERIES_DAYS = 30

export function panelRoutes(app: FastifyInstance, { deps, accessGuard }: { deps: PanelDeps; accessGuard: AccessGuard }): void {
  implement(app, { table, accessGuard, handlers: { ...listHandlers(deps), ...memberHandlers(deps) } })
}

type AskedList = Acting & { readonly query: ListQuery }

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
      | 'exportMembers'
      | 'exportActivity'
  ]: Handler<(typeof table)[Name]>
}

function listHandlers(deps: PanelDeps): ListHandlers {
  /** Answers with a page of a list after the log has recorded whom it shows. */
  const listPage = async <Row>(
    asked: AskedList,
    {
      list,
      read,
      personOf,
    }: { list: string; read: (from: PanelDeps) => Promise<Listed<Row>>; personOf: (row: Row) => string | undefined },
  ) => {
    const { query } = asked
    const { member } = query
    if (member !== undefined) await requireMember(deps.db, member)
    const { rows, next, isCut } = await deps.readHeavy((db) => read({ ...deps, db }))
    await recordListView(deps, adminOf(asked), { list, query, people: rows.flatMap((row) => personOf(row) ?? []) })
    return { rows: [...rows], page: { next, is_cut: isCut } }
  }

  return {
    listPanelPayments: async (asked) => {
      const { query } = asked
      const read = (from: PanelDeps) => listPayments(from, query)
      const { rows, page } = await listPage(asked, { list: 'payments', read, personOf: ({ user }) => user.id })
      const hasStats = query.after === undefined && query.stats !== 'off'
      return { payments: rows, ...page, ...(hasStats && { stats: await deps.readHeavy((db) => readStats({ ...deps, db })) }) }
    },
    listPanelRefunds: async (asked) => {
      const read = (from: PanelDeps) => listRefunds(from, asked.query)
      const { rows, page } = await listPage(asked, { list: 'refunds', read, personOf: ({ user }) => user.id })
      return { refunds: rows, ...page }
    },
    readPanelStats: ({ query }) =>
      deps.readHeavy(async (db) => ({
        stats: await readStats({ ...deps, db }),
        series: await readSeries({ ...deps, db }, query.days ?? SERIES_DAYS),
        changes: await readChanges({ ...deps, db }, query.days ?? SERIES_DAYS),
      })),
    listActivity: async (asked) => {
      const read = (from: PanelDeps) => listLines(from, asked.query)
      const { rows, page } = await listPage(asked, { list: 'activity', read, personOf: ({ user }) => user?.id })
      return { activity: rows.map((row) => presentCause(row, asked.language)), ...page }
    },
    findPanelMembers: async (asked) => {
      const read = (from: PanelDeps) => listMembers(from, asked.query)
      const { rows, page } = await listPage(asked, { list: 'members', read, personOf: ({ id }) => id })
      return { members: rows, ...page }
    },
    exportPayments: (asked) => exportPayments(deps, { ...asked, admin: adminOf(asked) }),
    exportRefunds: (asked) => exportRefunds(deps, { ...asked, admin: adminOf(asked) }),
    exportMembers: (asked) => exportMembers(deps, { ...asked, admin: adminOf(asked) }),
    exportActivity: (asked) => exportLines(deps, { ...asked, admin: adminOf(asked) }),
  }
}
