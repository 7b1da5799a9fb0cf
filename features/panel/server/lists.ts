/** The panel's lists: each a page of rows of another feature, with whom they are about. */
import { type ActivityRequest, listActivity } from '#features/activity/server/index.ts'
import { listPaymentsForPanel, listRefundsForPanel } from '#features/payments/server/index.ts'
import { findPeople, listPeople } from '#features/sign-in/server/index.ts'
import { cutPage, type Place, readCursor } from '#platform/page-cursor.ts'
import type { RefundStatus } from '#features/payments/contract.ts'
import { PANEL_PAGE, type PanelPaymentStatus } from '../contract.ts'
import type { PanelDeps } from './deps.ts'
import { presentLine, presentPanelPayment, presentPanelRefund, STATES_OF_STATUS } from './present.ts'
import { searchPeople, type Sought } from './search-people.ts'

interface ListQuery {
  readonly search?: string | undefined
  readonly after?: string | undefined
}

interface Page extends Sought {
  readonly after: Place | undefined
  readonly limit: number
}

/** What a list needs to know before it reads: who is sought, and where the page begins. One row more than it shows tells whether there is a next one. */
async function preparePage({ db }: PanelDeps, { search, after }: ListQuery): Promise<Page> {
  const place = after === undefined ? undefined : readCursor(after)
  return { ...(await searchPeople(db, search)), after: place, limit: PANEL_PAGE + 1 }
}

export async function listPayments(deps: PanelDeps, query: ListQuery & { status?: PanelPaymentStatus | undefined }) {
  const page = await preparePage(deps, query)
  const states = query.status && STATES_OF_STATUS[query.status]
  const found = await listPaymentsForPanel(deps.db, { ...page, states, now: deps.clock.now() })
  const { rows, next } = cutPage(found, PANEL_PAGE)
  const people = await findPeople(
    deps.db,
    rows.map(({ memberId }) => memberId),
  )
  return { payments: rows.map((row) => presentPanelPayment(row, people)), next, is_cut: page.isCut }
}

export async function listRefunds(deps: PanelDeps, query: ListQuery & { status?: RefundStatus | undefined }) {
  const page = await preparePage(deps, query)
  const found = await listRefundsForPanel(deps.db, { ...page, status: query.status })
  const { rows, next } = cutPage(found, PANEL_PAGE)
  const people = await findPeople(
    deps.db,
    rows.map(({ memberId }) => memberId),
  )
  return { refunds: rows.map((row) => presentPanelRefund(row, people)), next, is_cut: page.isCut }
}

export async function listLines(deps: PanelDeps, query: ListQuery & Pick<ActivityRequest, 'kind' | 'actor'>) {
  const page = await preparePage(deps, query)
  const found = await listActivity(deps.db, { ...page, kind: query.kind, actor: query.actor })
  const { rows, next } = cutPage(found, PANEL_PAGE)
  const people = await findPeople(
    deps.db,
    rows.flatMap(({ memberId }) => memberId ?? []),
  )
  return { activity: rows.map((row) => presentLine(row, people)), next, is_cut: page.isCut }
}

export async function listMembers(deps: PanelDeps, query: ListQuery) {
  const { memberIds, isCut, after, limit } = await preparePage(deps, query)
  const { rows, next } = cutPage(await listPeople(deps.db, { ids: memberIds, after, limit }), PANEL_PAGE)
  const members = rows.map(({ createdAt, ...person }) => ({ ...person, created_at: createdAt.toISOString() }))
  return { members, next, is_cut: isCut }
}
