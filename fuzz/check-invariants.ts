/** What must hold after any requests: the books agree with each other, nothing was charged twice, no job is broken. */
import type { Client } from 'pg'

interface Rule {
  readonly name: string
  /** Returns a row for every breach. */
  readonly sql: string
}

const RULES: readonly Rule[] = [
  {
    name: 'the counter of a period equals its reservations',
    sql: `select p.member_id, p.reserved, p.used, count(r.*) filter (where r.state = 'reserved') as held, count(r.*) filter (where r.state = 'spent') as spent
      from allowance_periods p left join allowance_reservations r on r.member_id = p.member_id and r.period_starts_at = p.starts_at
      group by p.member_id, p.starts_at, p.reserved, p.used
      having p.reserved <> count(r.*) filter (where r.state = 'reserved') or p.used <> count(r.*) filter (where r.state = 'spent')`,
  },
  {
    name: 'the ledger of a period equals its counter',
    sql: `select p.member_id, p.reserved, p.used from allowance_periods p left join allowance_entries e on e.member_id = p.member_id and e.period_starts_at = p.starts_at
      group by p.member_id, p.starts_at, p.reserved, p.used
      having p.used <> count(e.*) filter (where e.kind = 'spend') - count(e.*) filter (where e.kind = 'give_back')
        or p.reserved <> count(e.*) filter (where e.kind = 'reserve') - count(e.*) filter (where e.kind = 'spend') - count(e.*) filter (where e.kind = 'release')`,
  },
  {
    name: 'nothing is used beyond the quota',
    sql: 'select member_id from allowance_periods where reserved < 0 or used < 0 or reserved + used > quota',
  },
  {
    name: 'an edit that is done was spent or free, one that failed was given back',
    sql: `select e.id from edits e join allowance_reservations r on r.edit_id = e.id
      where (e.state = 'done' and r.state = 'released') or (e.state = 'failed' and r.state in ('reserved', 'spent'))`,
  },
  {
    name: 'a member has one live subscription',
    sql: "select member_id from subscriptions where status in ('pending', 'active', 'overdue', 'suspended') and ended_at is null group by member_id having count(*) > 1",
  },
]

export interface Breach {
  readonly rule: string
  readonly lines: number
  readonly first: string
}

export async function checkInvariants(client: Client): Promise<readonly Breach[]> {
  const breaches: Breach[] = []
  for (const { name, sql } of RULES) {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    if (rows.length > 0) breaches.push({ rule: name, lines: rows.length, first: JSON.stringify(rows[0]) })
  }
  return breaches
}

interface Charge {
  readonly id: string
  readonly customer: string
  readonly subscription?: string
  readonly dueDate: string
  readonly status: string
  readonly deleted: boolean
}

const PAGE = 100

/** Reads the provider's own records, which are the truth about money. */
export async function checkCharges(sandboxUrl: string, apiKey: string): Promise<readonly Breach[]> {
  const charges: Charge[] = []
  for (let hasMore = true; hasMore;) {
    const answer = await fetch(`${sandboxUrl}/v3/payments?limit=${PAGE}&offset=${charges.length}`, {
      headers: { access_token: apiKey },
    })
    const page = (await answer.json()) as { data: readonly Charge[]; hasMore: boolean } // as: the provider's list
    charges.push(...page.data)
    hasMore = page.hasMore && page.data.length > 0
  }
  const received = charges.filter(({ deleted, status }) => !deleted && ['CONFIRMED', 'RECEIVED'].includes(status))
  const days = Map.groupBy(received, ({ customer, dueDate }) => `${customer} ${dueDate}`)
  const twice = [...days].filter(([, list]) => list.length > 1)
  return twice.length > 0
    ? [{ rule: 'nobody pays twice for one day', lines: twice.length, first: JSON.stringify(twice[0]).slice(0, 400) }]
    : []
}

export interface JobFigures {
  readonly open: number
  readonly failed: readonly { readonly name: string; readonly count: number; readonly output: string }[]
  /** Seconds that the longest active job has taken. */
  readonly longestSeconds: number
  readonly longestName: string
}

export async function readJobs(client: Client): Promise<JobFigures> {
  const states = await client.query<{ open: number }>(
    "select count(*)::int as open from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()",
  )
  const failed = await client.query<{ name: string; count: number; output: string }>(
    "select name, count(*)::int as count, left(max(output::text), 300) as output from pgboss.job where state = 'failed' group by name",
  )
  const longest = await client.query<{ name: string; seconds: number }>(
    "select name, extract(epoch from now() - started_on)::float as seconds from pgboss.job where state = 'active' order by started_on limit 1",
  )
  return {
    open: states.rows[0]?.open ?? 0,
    failed: failed.rows,
    longestSeconds: longest.rows[0]?.seconds ?? 0,
    longestName: longest.rows[0]?.name ?? '',
  }
}
