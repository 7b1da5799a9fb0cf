/** The panel's lists: each a page of another feature's rows, with the people they belong to. */
import { isIP } from 'node:net'
import { type ActivityRequest, listActivity } from '#features/activity/server/index.ts'
import { startOfBusinessDay } from '#features/business-zone.ts'
import { listPlanSummaries, type PlanSummary } from '#features/membership/server/index.ts'
import { listFailedRefundsOf, listPaymentsForPanel, listRefundsForPanel } from '#features/payments/server/index.ts'
import { findPeople, listPeople } from '#features/sign-in/server/index.ts'
import type { Span } from '#platform/newest-rows.ts'
import { cutPage, type Cursor, readCursor } from '#platform/page-cursor.ts'
import {
  isSearchable,
  PANEL_PAGE,
  type PanelLine,
  type PanelPayment,
  type PanelPaymentFilter,
  type PanelRefund,
  type PanelRefundFilter,
} from '#features/back-office/panel-contract.ts'
import type { PanelFoundMember, PanelMemberRow } from '#features/back-office/people-shapes.ts'
import type { ListDeps, PanelDeps } from './deps.ts'
import {
  presentLine,
  presentPanelPayment,
  presentPlan,
  presentPanelRefund,
  STATES_OF_FILTER,
  STATUSES_OF_FILTER,
} from './present.ts'
import { searchPeople, type Sought } from './search-people.ts'

export interface ListQuery {
  readonly search?: string | undefined
  /** Restricts the list to this member and overrides the search. */
  readonly member?: string | undefined
  readonly after?: string | undefined
}
/** First and last business day to include. */
interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}
export type PaymentsQuery = ListQuery & Days & { readonly status?: PanelPaymentFilter | undefined }
export type RefundsQuery = ListQuery & Days & { readonly status?: PanelRefundFilter | undefined }
export type LinesQuery = ListQuery & Days & Pick<ActivityRequest, 'kind' | 'actor'>

/** A page of a list, with facts about the whole list. */
export interface Listed<Row> {
  readonly rows: readonly Row[]
  readonly next: string | undefined
  /** The search found more people than it processes. */
  readonly isCut: boolean
  /** Restricts the list to these members; undefined for everyone. */
  readonly memberIds?: readonly string[] | undefined
}

interface Page extends Sought, Span {
  readonly after: Cursor | undefined
  readonly limit: number
}

/** How many people a page searches for; a file searches as many as it reads at once. */
const MAX_PEOPLE = 100

/**
 * Prepares the query of a list: the people searched for, and where the page begins. One row more than shown is read, to know
 * whether there is a next page.
 */
async function preparePage({ db }: ListDeps, { search, member, after, ...days }: ListQuery & Days, size: number): Promise<Page> {
  const place = after === undefined ? undefined : readCursor(after)
  const sought =
    member === undefined ? await searchPeople(db, search, Math.max(MAX_PEOPLE, size)) : { memberIds: [member], isCut: false }
  return { ...sought, ...spanOf(days), after: place, limit: size + 1 }
}

function spanOf({ from, to }: Days): Span {
  return {
    since: from === undefined ? undefined : startOfBusinessDay(from),
    before: to === undefined ? undefined : startOfBusinessDay(to, 1),
  }
}

export async function listPayments(deps: ListDeps, query: PaymentsQuery, size = PANEL_PAGE): Promise<Listed<PanelPayment>> {
  const page = await preparePage(deps, query, size)
  const { isCut, memberIds } = page
  const states = query.status && STATES_OF_FILTER[query.status]
  const found = await listPaymentsForPanel(deps.db, { ...page, states, now: deps.clock.now() })
  const { rows, next } = cutPage(
    found.map((payment) => ({ payment, id: payment.id, createdAt: payment.listedAt })),
    size,
  )
  const [people, failed] = await Promise.all([
    findPeople(
      deps.db,
      rows.map(({ payment }) => payment.memberId),
    ),
    listFailedRefundsOf(
      deps.db,
      rows.map(({ payment }) => payment.id),
    ),
  ])
  return { rows: rows.map(({ payment }) => presentPanelPayment(payment, people, failed)), next, isCut, memberIds }
}

export async function listRefunds(deps: ListDeps, query: RefundsQuery, size = PANEL_PAGE): Promise<Listed<PanelRefund>> {
  const page = await preparePage(deps, query, size)
  const { isCut, memberIds } = page
  const found = await listRefundsForPanel(deps.db, { ...page, statuses: query.status && STATUSES_OF_FILTER[query.status] })
  const { rows, next } = cutPage(found, size)
  const people = await findPeople(
    deps.db,
    rows.map(({ memberId }) => memberId),
  )
  return { rows: rows.map((row) => presentPanelRefund(row, people)), next, isCut, memberIds }
}

/** A search is for a network address, or for people and also for text in the entries, which may be about anyone. */
export async function listLines(deps: ListDeps, query: LinesQuery, size = PANEL_PAGE): Promise<Listed<PanelLine>> {
  const { search = '', member, kind, actor } = query
  const isAddress = isIP(search) !== 0
  const page = await preparePage(deps, isAddress ? { ...query, search: undefined } : query, size)
  const wanted = isAddress ? { address: search.toLowerCase() } : { saying: isSearchable(search) ? search : undefined }
  const found = await listActivity(deps.db, { ...page, ...(member === undefined && wanted), kind, actor })
  const { rows, next } = cutPage(found, size)
  const people = await findPeople(
    deps.db,
    rows.flatMap(({ memberId, actorId }) => [memberId ?? [], actorId ?? []].flat()),
  )
  const memberIds = member === undefined ? undefined : [member]
  return { rows: rows.map((row) => presentLine(row, people)), next, isCut: page.isCut, memberIds }
}

async function listFound(deps: ListDeps, query: ListQuery, size: number): Promise<Listed<PanelFoundMember>> {
  const { memberIds, isCut, after, limit } = await preparePage(deps, query, size)
  const { rows, next } = cutPage(await listPeople(deps.db, { ids: memberIds, after, limit }), size)
  const members = rows.map(({ createdAt, ...person }) => ({ ...person, created_at: createdAt.toISOString() }))
  return { rows: members, next, isCut, memberIds }
}

/** Members with the state of their plans. */
export async function listMembers(
  deps: ListDeps & Pick<PanelDeps, 'keyring'>,
  query: ListQuery,
  size = PANEL_PAGE,
): Promise<Listed<PanelMemberRow>> {
  const list = await listFound(deps, query, size)
  const planSummaries = await listPlanSummaries(deps, deps.db, list.rows)
  return { ...list, rows: list.rows.map((person) => ({ ...person, ...presentPlanSummary(planSummaries.get(person.id)) })) }
}

function presentPlanSummary(planSummary: PlanSummary | undefined): Omit<PanelMemberRow, keyof PanelFoundMember> {
  const { subscription, status, isSuspended = false, remaining = null } = planSummary ?? {}
  return { plan: subscription && status ? presentPlan(subscription, status) : null, is_suspended: isSuspended, remaining }
}
