/** The panel's lists as tables to take along, with the filters in force, however long they are: a page is in memory at a time. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { refuse } from '#platform/errors.ts'
import { businessDay } from '#features/business-zone.ts'
import { fileTexts } from '#phrases/panel-files.ts'
import type { Language } from '#phrases/shape.ts'
import type { PanelWords } from '../contract.ts'
import type { Admin, PanelDeps } from './deps.ts'
import { type Columns, LINES, MEMBERS, PAYMENTS, REFUNDS } from './file-columns.ts'
import {
  type LinesQuery,
  listLines,
  listMembers,
  listPayments,
  listRefunds,
  type ListQuery,
  type PaymentsQuery,
  type RefundsQuery,
} from './lists.ts'
import { requireMember } from './require-member.ts'
import { searchPeople } from './search-people.ts'
import { recordDeed, traceSearch } from './trace.ts'
import { writeCsv } from './write-csv.ts'

const PAGE = 500

interface Asked<Query> {
  readonly query: Query
  readonly admin: Admin
  readonly reply: FastifyReply
  readonly language: Language
}

export function exportPayments(deps: PanelDeps, asked: Asked<PaymentsQuery>): Promise<FastifyReply> {
  const read = async (query: PaymentsQuery) => {
    const { payments, next } = await listPayments(deps, query, PAGE)
    return { rows: payments, next }
  }
  return sendList(deps, asked, { name: 'payments', columns: PAYMENTS, read })
}

export function exportRefunds(deps: PanelDeps, asked: Asked<RefundsQuery>): Promise<FastifyReply> {
  const read = async (query: RefundsQuery) => {
    const { refunds, next } = await listRefunds(deps, query, PAGE)
    return { rows: refunds, next }
  }
  return sendList(deps, asked, { name: 'refunds', columns: REFUNDS, read })
}

export function exportLines(deps: PanelDeps, asked: Asked<LinesQuery>): Promise<FastifyReply> {
  const read = async (query: LinesQuery) => {
    const { activity, next } = await listLines(deps, query, PAGE)
    return { rows: activity, next }
  }
  return sendList(deps, asked, { name: 'activity', columns: LINES, read })
}

export function exportMembers(deps: PanelDeps, asked: Asked<ListQuery>): Promise<FastifyReply> {
  const read = async (query: ListQuery) => {
    const { members, next } = await listMembers(deps, query, PAGE)
    return { rows: members, next }
  }
  return sendList(deps, asked, { name: 'members', columns: MEMBERS, read })
}

interface List<Row, Query> {
  readonly name: 'payments' | 'refunds' | 'activity' | 'members'
  readonly columns: Columns<Row>
  readonly read: (query: Query) => Promise<{ rows: readonly Row[]; next: string | undefined }>
}

/**
 * The log says so before the first line leaves the house; of the filter it keeps everything but the words of a search.
 * @throws Refusal `not_found` for a list of nobody, `search_too_wide` for one that would leave out some of them
 */
async function sendList<Row, Query extends ListQuery>(
  deps: PanelDeps,
  { query, admin, reply, language }: Asked<Query>,
  { name, columns, read }: List<Row, Query>,
): Promise<FastifyReply> {
  const { search = '', member, ...filter } = query
  if (member !== undefined) await requireMember(deps.db, member)
  if (member === undefined && (await searchPeople(deps.db, search)).isCut) refuse('search_too_wide', { field: 'search' })
  const detail = { list: name, ...traceSearch(deps, search), ...wordsOf(filter) }
  await deps.db.transaction((tx) =>
    recordDeed(deps, tx, { ...admin, kind: 'list_exported', detail, ...(member === undefined ? {} : { memberId: member }) }),
  )
  const texts = fileTexts[language]
  const names = Object.keys(columns) as (keyof typeof texts.columns)[] // as: the table has no other keys
  const writers = Object.values(columns)
  async function* pages() {
    let after: string | undefined
    do {
      const page = await read({ ...query, after }) // oxlint-disable-line no-await-in-loop -- each page says where the next begins
      yield page.rows.map((row) => writers.map((write) => write(row, texts)))
      after = page.next
    } while (after !== undefined)
  }
  const day = businessDay(deps.clock.now())
  const headings = names.map((column) => texts.columns[column])
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(writeCsv(headings, pages())))
}

/** Which filters are set: not the phone that comes with every call. */
function wordsOf(filter: Readonly<Record<string, unknown>>): PanelWords {
  const given = Object.entries(filter).filter(
    ([name, value]) => name !== 'phone' && name !== 'after' && typeof value === 'string',
  )
  return Object.fromEntries(given) as PanelWords // as: only texts are left
}
