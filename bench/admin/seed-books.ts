/**
 * Fills a migrated database with members and everything that the panel lists of them. As for a restored copy, triggers and
 * references are off meanwhile, indices are built once at the end, and the figures are counted once.
 */
import { Client } from 'pg'

export interface SeedSize {
  readonly members: number
  readonly payments: number
}

const FIRST_NAMES =
  'Ana,Maria,José,João,Antônio,Francisco,Carlos,Paulo,Pedro,Lucas,Luiz,Marcos,Luís,Gabriel,Rafael,Daniel,Marcelo,Bruno,Eduardo,Felipe,Rodrigo,Manoel,Mateus,André,Fernando,Fábio,Leonardo,Gustavo,Guilherme,Leandro,Tiago,Anderson,Ricardo,Márcio,Jorge,Adriana,Juliana,Márcia,Fernanda,Patrícia,Aline,Sandra,Camila,Amanda,Bruna,Jéssica,Letícia,Júlia,Luciana,Vanessa,Mariana,Gabriela,Vera,Vitória,Larissa,Cláudia,Beatriz,Rita,Luana,Sônia,Renata,Eliane'
const LAST_NAMES =
  'Silva,Santos,Oliveira,Souza,Rodrigues,Ferreira,Alves,Pereira,Lima,Gomes,Costa,Ribeiro,Martins,Carvalho,Almeida,Lopes,Soares,Fernandes,Vieira,Barbosa,Rocha,Dias,Nascimento,Andrade,Moreira,Nunes,Marques,Machado,Mendes,Freitas,Cardoso,Ramos,Gonçalves,Santana,Teixeira,Araújo,Pinto,Cavalcanti,Monteiro,Moura,Correia,Batista,Campos,Assunção,Conceição'

const TABLES = [
  'members',
  'subscriptions',
  'payments',
  'refunds',
  'activity',
  'allowance_reservations',
  'allowance_entries',
  'webhook_events',
  'notices',
  'coupon_redemptions',
] as const

/** Parallel connections: filling and indexing are independent, and a machine has two cores at least. */
const LANES = 2

/** Settings of every connection: references and triggers are off, as while a backup is restored. */
const HASTE = [
  `set session_replication_role = replica`,
  `set synchronous_commit = off`,
  `set maintenance_work_mem = '512MB'`,
  `set work_mem = '256MB'`,
]
/** Settings of the server, which only this measurement uses: no background work while the books are written. */
const QUIET = [
  `alter system set max_wal_size = '8GB'`,
  `alter system set checkpoint_timeout = '1h'`,
  `alter system set autovacuum = off`,
  `select pg_reload_conf()`,
]
const QUIET_NO_MORE = [`alter system reset all`, `select pg_reload_conf()`, `checkpoint`]

export async function seedBooks(url: string, size: SeedSize): Promise<void> {
  const lanes = await Promise.all(Array.from({ length: LANES }, () => openLane(url)))
  const [first] = lanes
  if (!first) return
  try {
    await runInTurn(first, QUIET)
    const indices = await dropIndices(first)
    const { roots, branches } = rowsOf(size)
    for (const independent of [roots, branches, indices]) await runSideBySide(lanes, independent)
    await runInTurn(first, [COUNT_FIGURES, `vacuum analyze`, ...QUIET_NO_MORE])
  } finally {
    await Promise.all(lanes.map((sequence) => sequence.end()))
  }
}

async function openLane(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await runInTurn(client, HASTE)
  return client
}

/**
 * Drops all indices but those of constraints, which define uniqueness and get their rows in order; those of partitions go and come
 * with their table's. @returns the statements that create them again
 */
async function dropIndices(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename = any($1)
       and indexname not in (select conname from pg_constraint) order by tablename <> 'payments', tablename`,
    [TABLES],
  )
  await runInTurn(
    client,
    rows.map(({ indexname }) => `drop index "${indexname}"`),
  )
  return rows.map(({ indexdef }) => indexdef.replace(' ON ONLY ', ' ON '))
}

async function runInTurn(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement)
}

/** Runs each statement on the next free connection. */
async function runSideBySide(lanes: readonly Client[], statements: readonly string[]): Promise<void> {
  const waiting = [...statements]
  const work = async (sequence: Client) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await sequence.query(next)
  }
  await Promise.all(lanes.map(work))
}

/** Names follow the square of a number: few are very common, most are not. */
const pick = (names: string, prime: number) =>
  `(string_to_array('${names}', ','))[1 + floor((n * ${prime} % 9973 / 9973::float8) ^ 2 * ${names.split(',').length})::int]`

/** The number of each kind of row, first in its id: ids grow with the row's number, as the product's do with time. */
const KINDS = { member: 1, plan: 2, payment: 3, refund: 4, line: 5, edit: 6, notice: 7, redemption: 8 }

/** @param n an expression of SQL */
export const seededId = (kind: keyof typeof KINDS, n: string) =>
  `(lpad(to_hex(${n}), 12, '0') || '70008000000000000' || '00${KINDS[kind]}')::uuid`

const STATES = `(array['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'refunded', 'overdue', 'open'])[1 + (n + k) % 13]`

/** Every value derives from `n`, so two runs fill alike. `roots` refer to no other table; `branches` refer to `roots`. */
function rowsOf({ members, payments }: SeedSize): { readonly roots: readonly string[]; readonly branches: readonly string[] } {
  const each = Math.ceil(payments / members)
  const begun = `timestamptz '2024-01-01' + n * interval '1 minute'`
  const half = Math.floor(members / 2)
  /** Half of the members at a time, since this is the longest of all. The last of three plans in five is next month's, made early as at the provider. */
  const charges = (from: number, to: number) =>
    `insert into payments (id, provider_id, provider_subscription_id, member_id, subscription_id, state, provider_status, value_cents, due_on, paid_at, refunded_at, refunded_cents, created_at)
     select ${seededId('payment', `n * ${each} + k`)}, 'pay_' || lpad((n * ${each} + k)::text, 16, '0'), 'sub_' || lpad(n::text, 16, '0'), ${seededId('member', 'n')}, ${seededId('plan', 'n')}, state, '', 3790, due_on,
       case when state in ('paid', 'refunded') then at end, case when state = 'refunded' then at end, case when state = 'refunded' then 3790 else 0 end, at
     from generate_series(${from}, ${to}) as n, generate_series(0, ${each - 1}) as k,
       lateral (select ${begun} + k * interval '30 days' as at, k = ${each - 1} and n % 5 < 3 as is_to_come) as made,
       lateral (select case when is_to_come then 'open' else ${STATES} end as state, case when is_to_come then '2026-12-01'::date + (n % 28)::int else at::date end as due_on) as of_one`
  return {
    roots: [
      charges(1, half),
      charges(half + 1, members),
      `insert into members (id, phone, name, last_name, email, provider_customer_id, language, created_at)
     select ${seededId('member', 'n')}, '+55' || (11 + n % 80) || '9' || lpad((n * 7919::bigint % 100000000)::text, 8, '0') , ${pick(FIRST_NAMES, 7)}, ${pick(LAST_NAMES, 31)} || ' ' || ${pick(LAST_NAMES, 101)},
       'pessoa' || n || '@exemplo.test', 'cus_' || lpad(n::text, 12, '0'), 'pt-BR', ${begun}
     from generate_series(1, ${members}) as n`,
      `insert into subscriptions (id, member_id, status, provider_subscription_id, created_at)
     select ${seededId('plan', 'n')}, ${seededId('member', 'n')}, (array['active', 'active', 'overdue', 'cancelled', 'refunded'])[1 + n % 5], 'sub_' || lpad(n::text, 16, '0'), ${begun}
     from generate_series(1, ${members}) as n`,
      // members give a reason for a refund; some have an address in common
      `insert into activity (id, kind, actor, member_id, actor_id, address, detail, created_at)
     select ${seededId('line', 'n')}, (array['signed_in', 'signed_in', 'signed_out', 'refund_requested', 'order_refused'])[1 + n % 5], 'member', ${seededId('member', 'n')},
       case when n % 20 = 0 then ${seededId('member', '1')} end, '187.' || n % 200 || '.' || n / 200 % 250 || '.7',
       case when n % 5 = 3 then jsonb_build_object('reason', (array['Cobrança em dobro', 'Não era o que eu queria', 'Foto com defeito'])[1 + n % 3] || ', pedido ' || n) else '{}' end, ${begun}
     from generate_series(1, ${members}) as n`,
      `insert into allowance_reservations (edit_id, member_id, period_starts_at, state)
     select ${seededId('edit', 'n')}, ${seededId('member', 'n')}, ${begun}, 'spent' from generate_series(1, ${members}) as n`,
      // one in 5000 was never answered
      `insert into webhook_events (vendor, event_id, event, object_id, received_at, synced_at)
     select 'asaas', 'evt_' || lpad(n::text, 16, '0'), 'PAYMENT_CONFIRMED', 'sub_' || lpad(n::text, 16, '0'), ${begun}, case when n % 5000 <> 0 then ${begun} end from generate_series(1, ${members}) as n`,
      `insert into notices (id, member_id, kind, key, data, created_at)
     select ${seededId('notice', 'n')}, ${seededId('member', 'n')}, 'receipt_ready', 'seeded', '{"amountCents": 3790}', ${begun} from generate_series(1, ${members}) as n`,
      `insert into coupon_redemptions (id, code, member_id, document_key, created_at)
     select ${seededId('redemption', 'n')}, 'DEFAULT', ${seededId('member', 'n')}, n::text, ${begun} from generate_series(1, ${members}, 5) as n`,
    ],
    branches: [
      `insert into refunds (id, protocol, payment_id, member_id, requested_by, reason, amount_cents, status, pending_since, created_at)
     select ${seededId('refund', 'n')}, 'MD-' || n, id, member_id, 'member', '', 3790, (array['completed', 'completed', 'completed', 'processing', 'failed'])[1 + n % 5], created_at, created_at
     from (select row_number() over () as n, * from payments where state = 'refunded') as refunded`,
      `insert into allowance_entries (member_id, period_starts_at, edit_id, kind, created_at)
     select member_id, period_starts_at, edit_id, kind, period_starts_at from allowance_reservations, unnest(array['reserve', 'spend']) as kind`,
      `update coupons set redemptions = (select count(*) from coupon_redemptions) where code = 'DEFAULT'`,
    ],
  }
}

const COUNT_FIGURES = `insert into figure_days (figure, day, amount)
  select figure, day, sum(amount) from (
    select f.* from payments as p, figures_of(p) as f union all select f.* from refunds as r, figures_of(r) as f
    union all select f.* from subscriptions as s, figures_of(s) as f union all select f.* from members as m, figures_of(m) as f
  ) as counted group by figure, day`
