/** Fills a migrated database with people, plans, payments, refunds and activity, as many as asked for. */
import type { Client } from 'pg'

export interface Size {
  readonly members: number
  readonly payments: number
}

const FIRST_NAMES =
  'Ana,Maria,José,João,Antônio,Francisco,Carlos,Paulo,Pedro,Lucas,Luiz,Marcos,Luís,Gabriel,Rafael,Daniel,Marcelo,Bruno,Eduardo,Felipe,Rodrigo,Manoel,Mateus,André,Fernando,Fábio,Leonardo,Gustavo,Guilherme,Leandro,Tiago,Anderson,Ricardo,Márcio,Jorge,Adriana,Juliana,Márcia,Fernanda,Patrícia,Aline,Sandra,Camila,Amanda,Bruna,Jéssica,Letícia,Júlia,Luciana,Vanessa,Mariana,Gabriela,Vera,Vitória,Larissa,Cláudia,Beatriz,Rita,Luana,Sônia,Renata,Eliane'
const LAST_NAMES =
  'Silva,Santos,Oliveira,Souza,Rodrigues,Ferreira,Alves,Pereira,Lima,Gomes,Costa,Ribeiro,Martins,Carvalho,Almeida,Lopes,Soares,Fernandes,Vieira,Barbosa,Rocha,Dias,Nascimento,Andrade,Moreira,Nunes,Marques,Machado,Mendes,Freitas,Cardoso,Ramos,Gonçalves,Santana,Teixeira,Araújo,Pinto,Cavalcanti,Monteiro,Moura,Correia,Batista,Campos,Assunção,Conceição'

/** Rows come with their counts, so the triggers that would count each by itself rest meanwhile, as for a restored copy. */
export async function seedBooks(client: Client, { members, payments }: Size): Promise<void> {
  for (const table of ['members', 'subscriptions', 'payments', 'refunds'])
    await client.query(`alter table ${table} disable trigger ${table}_figures`) // oxlint-disable-line no-await-in-loop -- one after the other
  for (const statement of statementsFor({ members, payments })) await client.query(statement) // oxlint-disable-line no-await-in-loop -- in this order
  for (const table of ['members', 'subscriptions', 'payments', 'refunds'])
    await client.query(`alter table ${table} enable trigger ${table}_figures`) // oxlint-disable-line no-await-in-loop -- one after the other
  await client.query('vacuum analyze')
}

/** Names follow the square of a number: few are very common, most are not. */
const pick = (names: string, prime: number) =>
  `(string_to_array('${names}', ','))[1 + floor(power((n * ${prime} % 9973) / 9973.0, 2) * ${names.split(',').length})::int]`

/** `n` makes every value, so that two runs fill alike. */
function statementsFor({ members, payments }: Size): readonly string[] {
  const each = Math.ceil(payments / members)
  return [
    `create function seeded(kind text, n bigint) returns uuid language sql immutable as $$ select md5(kind || n)::uuid $$`,
    `insert into members (id, phone, name, last_name, email, asaas_customer_id, language, created_at)
     select seeded('member', n), '+55' || (11 + n % 80) || '9' || lpad((n * 7919 % 100000000)::text, 8, '0') , ${pick(FIRST_NAMES, 7)}, ${pick(LAST_NAMES, 31)} || ' ' || ${pick(LAST_NAMES, 101)},
       'pessoa' || n || '@exemplo.test', 'cus_' || lpad(n::text, 12, '0'), 'pt-BR', timestamptz '2024-01-01' + n * interval '1 minute'
     from generate_series(1, ${members}) as n on conflict do nothing`,
    `insert into subscriptions (id, member_id, status, asaas_subscription_id, created_at)
     select seeded('plan', n), id, (array['active', 'active', 'overdue', 'cancelled', 'refunded'])[1 + n % 5], 'sub_' || lpad(n::text, 16, '0'), created_at
     from generate_series(1, ${members}) as n join members on id = seeded('member', n)`,
    `insert into payments (id, vendor_id, vendor_subscription_id, member_id, subscription_id, state, vendor_status, value_cents, due_on, paid_at, refunded_at, refunded_cents, created_at)
     select seeded('payment', n * ${each} + k), 'pay_' || lpad((n * ${each} + k)::text, 16, '0'), 'sub_' || lpad(n::text, 16, '0'), member_id, id, state, '', 3790, at::date,
       case when state not in ('overdue', 'open') then at end, case when state = 'refunded' then at end, case when state = 'refunded' then 3790 else 0 end, at
     from generate_series(1, ${members}) as n join subscriptions on id = seeded('plan', n), generate_series(0, ${each - 1}) as k,
       lateral (select created_at + k * interval '30 days' as at, (array['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'refunded', 'overdue', 'open'])[1 + (n + k) % 13] as state) as of_one`,
    `insert into refunds (id, protocol, payment_id, member_id, requested_by, reason, amount_cents, status, created_at)
     select seeded('refund' || id, 1), id::text, id, member_id, 'member', '', 3790, (array['completed', 'completed', 'completed', 'processing', 'failed'])[1 + ascii(substr(id::text, 1, 1)) % 5], created_at
     from payments where state = 'refunded'`,
    `insert into activity (id, kind, actor, member_id, detail, created_at)
     select seeded('line', n), (array['signed_in', 'signed_in', 'signed_out', 'refund_requested', 'order_refused'])[1 + n % 5], 'member', id, '{}', created_at
     from generate_series(1, ${members}) as n join members on id = seeded('member', n)`,
    `insert into figure_days (figure, day, amount)
     select figure, day, sum(amount) from (
       select f.* from payments as p, figures_of(p) as f union all select f.* from refunds as r, figures_of(r) as f
       union all select f.* from subscriptions as s, figures_of(s) as f union all select f.* from members as m, figures_of(m) as f
     ) as counted group by figure, day`,
  ]
}
