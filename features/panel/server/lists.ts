/** The panel's lists: each a page of rows of another feature, with whom they are about. */
import { type ActivityRequest, listActivity } from '#features/activity/server/index.ts'
import { listFailedRefundsOf, listPaymentsForPanel, listRefundsForPanel } from '#features/payments/server/index.ts'
import { findPeople, listPeople } from '#features/sign-in/server/index.ts'
import { cutPage, type Place, readCursor } from '#platform/page-cursor.ts'
import { PANEL_PAGE, type PanelPaymentFilter, type PanelRefundFilter } from '../contract.ts'
import type { ListDeps } from './deps.ts'
import { presentLine, presentPanelPayment, presentPanelRefund, STATES_OF_FILTER, STATUSES_OF_FILTER } from './present.ts'
import { searchPeople, type Sought } from './search-people.ts'

export interface ListQuery {
  readonly search?: string | undefined
  /** Of this one alone, whatever is searched for. */
  readonly member?: string | undefined
  readonly after?: string | undefined
}
export type PaymentsQuery = ListQuery & { readonly status?: PanelPaymentFilter | undefined }
export type RefundsQuery = ListQuery & { readonly status?: PanelRefundFilter | undefined }
export type LinesQuery = ListQuery & Pick<ActivityRequest, 'kind' | 'actor'>

interface Page extends Sought {
  readonly after: Place | undefined
  readonly limit: number
}

/** What a list needs to know before it reads: who is sought, and where the page begins. One row more than it shows tells whether there is a next one. */
async function preparePage({ db }: ListDeps, { search, member, after }: ListQuery, size: number): Promise<Page> {
  const place = after === undefined ? undefined : readCursor(after)
  const sought = member === undefined ? await searchPeople(db, search) : { memberIds: [member], isCut: false }
  return { ...sought, after: place, limit: size + 1 }
}

export async function listPayments(deps: ListDeps, query: PaymentsQuery, size = PANEL_PAGE) {
  const page = await preparePage(deps, query, size)
  const states = query.status && STATES_OF_FILTER[query.status]
  const found = await listPaymentsForPanel(deps.db, { ...page, states, now: deps.clock.now() })
  const { rows, next } = cutPage(
    found.map((payment) => ({ payment, id: payment.id, createdAt: payment.toldAt })),
    size,
  )
  const people = await findPeople(
    deps.db,
    rows.map(({ payment }) => payment.memberId),
  )
  const failed = await listFailedRefundsOf(
    deps.db,
    rows.map(({ payment }) => payment.id),
  )
  return { payments: rows.map(({ payment }) => presentPanelPayment(payment, people, failed)), next, is_cut: page.isCut }
}

export async function listRefunds(deps: ListDeps, query: RefundsQuery, size = PANEL_PAGE) {
  const page = await preparePage(deps, query, size)
  const found = await listRefundsForPanel(deps.db, { ...page, statuses: query.status && STATUSES_OF_FILTER[query.status] })
  const { rows, next } = cutPage(found, size)
  const people = await findPeople(
    deps.db,
    rows.map(({ memberId }) => memberId),
  )
  return { refunds: rows.map((row) => presentPanelRefund(row, people)), next, is_cut: page.isCut }
}

export async function listLines(deps: ListDeps, query: LinesQuery, size = PANEL_PAGE) {
  const page = await preparePage(deps, query, size)
  const found = await listActivity(deps.db, { ...page, kind: query.kind, actor: query.actor })
  const { rows, next } = cutPage(found, size)
  const people = await findPeople(
    deps.db,
    rows.flatMap(({ memberId, actorId }) => [memberId ?? [], actorId ?? []].flat()),
  )
  return { activity: rows.map((row) => presentLine(row, people)), next, is_cut: page.isCut }
}

export async function listMembers(deps: ListDeps, query: ListQuery, size = PANEL_PAGE) {
  const { memberIds, isCut, after, limit } = await preparePage(deps, query, size)
  const { rows, next } = cutPage(await listPeople(deps.db, { ids: memberIds, after, limit }), size)
  const members = rows.map(({ createdAt, ...person }) => ({ ...person, created_at: createdAt.toISOString() }))
  return { members, next, is_cut: isCut }
}
