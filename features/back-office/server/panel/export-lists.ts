/** Exports the panel's lists with the current filters, however long they are: only one page is in memory at a time. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { refuse } from '#platform/errors.ts'
import { type ActivityDetail, fewOf } from '#features/activity/server/index.ts'
import { type Admin, recordAdminAction } from '#features/admin/server/index.ts'
import { businessDay } from '#features/business-zone.ts'
import { fileTexts } from '#phrases/panel-files.ts'
import type { Language } from '#phrases/shape.ts'
import type { PanelDeps } from './deps.ts'
import { type Columns, LINES, MEMBERS, PAYMENTS, REFUNDS } from './file-columns.ts'
import {
  type LinesQuery,
  type Listed,
  listLines,
  listMembers,
  listPayments,
  listRefunds,
  type ListQuery,
  type PaymentsQuery,
  type RefundsQuery,
} from './lists.ts'
import { presentCause } from './present.ts'
import { requireMember } from './require-member.ts'
import { filterOf, traceSearch } from './trace.ts'
import { writeCsv } from './write-csv.ts'

const PAGE = 500

interface ExportRequest<Query> {
  readonly query: Query
  readonly admin: Admin
  readonly reply: FastifyReply
  readonly language: Language
}

export function exportPayments(deps: PanelDeps, asked: ExportRequest<PaymentsQuery>): Promise<FastifyReply> {
  return sendList(deps, asked, { name: 'payments', columns: PAYMENTS, read: listPayments, personOf: ({ user }) => user.id })
}

export function exportRefunds(deps: PanelDeps, asked: ExportRequest<RefundsQuery>): Promise<FastifyReply> {
  return sendList(deps, asked, { name: 'refunds', columns: REFUNDS, read: listRefunds, personOf: ({ user }) => user.id })
}

export function exportLines(deps: PanelDeps, asked: ExportRequest<LinesQuery>): Promise<FastifyReply> {
  const read = async (...page: Parameters<typeof listLines>) => {
    const { rows, ...list } = await listLines(...page)
    return { ...list, rows: rows.map((row) => presentCause(row, asked.language)) }
  }
  return sendList(deps, asked, { name: 'activity', columns: LINES, read, personOf: ({ user }) => user?.id })
}

export function exportMembers(deps: PanelDeps, asked: ExportRequest<ListQuery>): Promise<FastifyReply> {
  return sendList(deps, asked, { name: 'members', columns: MEMBERS, read: listMembers, personOf: ({ id }) => id })
}

interface List<Row, Query> {
  readonly name: 'payments' | 'refunds' | 'activity' | 'members'
  readonly columns: Columns<Row>
  readonly read: (deps: PanelDeps, query: Query, size: number) => Promise<Listed<Row>>
  readonly personOf: (row: Row) => string | undefined
}

/**
 * The log entry is written before the first row is sent, and names the members if they are few; of the filter it keeps everything
 * except the search text.
 * @throws Refusal `not_found` for an unknown member, `search_too_wide` when people would be left out
 */
async function sendList<Row, Query extends ListQuery>(
  deps: PanelDeps,
  { query, admin, reply, language }: ExportRequest<Query>,
  { name, columns, read, personOf }: List<Row, Query>,
): Promise<FastifyReply> {
  const { search = '', member } = query
  if (member !== undefined) await requireMember(deps.db, member)
  const readPage = (after: string | undefined) => deps.readHeavy((db) => read({ ...deps, db }, { ...query, after }, PAGE))
  const first = await readPage(undefined)
  if (first.isCut) refuse('search_too_wide', { field: 'search' })
  const shown = first.next === undefined ? first.rows.flatMap((row) => personOf(row) ?? []) : (first.memberIds ?? [])
  const detail = { list: name, ...traceSearch(deps, search), ...filterOf(query) }
  await recordFile(deps, admin, { detail, few: member === undefined ? fewOf(shown) : [member] })
  const texts = fileTexts[language]
  const names = Object.keys(columns) as (keyof typeof texts.columns)[] // as: the table has no other keys
  const writers = Object.values(columns)
  const rowsOf = (page: typeof first) => page.rows.map((row) => writers.map((write) => write(row, texts)))
  async function* pages() {
    let page = first
    yield rowsOf(page)
    while (page.next !== undefined) {
      page = await readPage(page.next)
      yield rowsOf(page)
    }
  }
  const day = businessDay(deps.clock.now())
  const headings = names.map((column) => texts.columns[column])
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(writeCsv(headings, pages())))
}

interface FileLine {
  readonly detail: ActivityDetail
  /** The members in the file, where they are few enough to be named. */
  readonly few: readonly string[]
}

function recordFile(deps: PanelDeps, admin: Admin, { detail, few }: FileLine): Promise<void> {
  const line = { ...admin, kind: 'list_exported', detail } as const
  return deps.db.transaction(async (tx) => {
    if (few.length === 0) await recordAdminAction(deps, tx, line)
    for (const memberId of few) await recordAdminAction(deps, tx, { ...line, memberId })
  })
}
