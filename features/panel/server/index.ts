/** The door of the administrator's panel: what one person needs to see of the whole business. The way in is `features/admin`. */
import type { FastifyInstance } from 'fastify'
import { type Doorman, type Handler, implement } from '#features/serve.ts'
import { panel as table } from '../contract.ts'
import type { PanelDeps } from './deps.ts'
import { exportLines, exportMembers, exportPayments, exportRefunds } from './export-lists.ts'
import { listLines, listMembers, listPayments, type ListQuery, listRefunds } from './lists.ts'
import { memberHandlers } from './member-handlers.ts'
import { readSeries, readStats } from './read-stats.ts'
import { requireMember } from './require-member.ts'
import { type Acting, adminOf, recordListLook } from './trace.ts'

export type { PanelDeps } from './deps.ts'

/** What the charts show unless asked for more. */
const SERIES_DAYS = 30

export function panelRoutes(app: FastifyInstance, { deps, doorman }: { deps: PanelDeps; doorman: Doorman }): void {
  implement(app, { table, doorman, handlers: { ...listHandlers(deps), ...memberHandlers(deps) } })
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
  /** Tells a page of a list once the log has whom it shows. */
  const told = async <Found extends { readonly people: readonly string[] }>(
    asked: AskedList,
    list: string,
    read: () => Promise<Found>,
  ): Promise<Omit<Found, 'people'>> => {
    const { query } = asked
    const { member } = query
    if (member !== undefined) await requireMember(deps.db, member)
    const { people, ...page } = await read()
    await recordListLook(deps, adminOf(asked), { list, query, people })
    return page
  }

  return {
    listPanelPayments: async (asked) => {
      const { query } = asked
      const page = await told(asked, 'payments', async () => {
        const found = await listPayments(deps, query)
        return { ...found, people: found.payments.map(({ user }) => user.id) }
      })
      const hasStats = query.after === undefined && query.stats !== 'off'
      return hasStats ? { ...page, stats: await readStats(deps) } : page
    },
    listPanelRefunds: (asked) =>
      told(asked, 'refunds', async () => {
        const found = await listRefunds(deps, asked.query)
        return { ...found, people: found.refunds.map(({ user }) => user.id) }
      }),
    readPanelStats: async ({ query }) => ({
      stats: await readStats(deps),
      series: await readSeries(deps, query.days ?? SERIES_DAYS),
    }),
    listActivity: (asked) =>
      told(asked, 'activity', async () => {
        const found = await listLines(deps, asked.query)
        return { ...found, people: found.activity.flatMap(({ user }) => user?.id ?? []) }
      }),
    findPanelMembers: (asked) =>
      told(asked, 'members', async () => {
        const found = await listMembers(deps, asked.query)
        return { ...found, people: found.members.map(({ id }) => id) }
      }),
    exportPayments: (asked) => exportPayments(deps, { ...asked, admin: adminOf(asked) }),
    exportRefunds: (asked) => exportRefunds(deps, { ...asked, admin: adminOf(asked) }),
    exportMembers: (asked) => exportMembers(deps, { ...asked, admin: adminOf(asked) }),
    exportActivity: (asked) => exportLines(deps, { ...asked, admin: adminOf(asked) }),
  }
}
