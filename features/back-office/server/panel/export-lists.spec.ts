import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPanel } from '#apps/testing/open-panel.test-support.ts'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'

/** More rows than the export reads at once. */
const MANY = 1203
let product: TestProduct
let admin: Record<string, string>

beforeAll(async () => {
  product = await startTestProduct()
  admin = await openPanel(product)
  const now = product.core.clock.now()
  await run(
    `insert into members (id, phone, name, last_name, language, created_at) values ('01890000-0000-7000-8000-0000000000aa', '+5581977770000', '=cmd()', 'Fórmula, "Ana"', 'pt-BR', $1)`,
    [now],
  )
  await run(
    `insert into subscriptions (id, member_id, status, created_at) values ('01890000-0000-7000-8000-0000000000bb', '01890000-0000-7000-8000-0000000000aa', 'cancelled', $1)`,
    [now],
  )
  await run(
    `insert into payments (id, provider_id, member_id, subscription_id, state, provider_status, value_cents, due_on, paid_at, created_at)
     select gen_random_uuid(), 'pay_' || n, '01890000-0000-7000-8000-0000000000aa', '01890000-0000-7000-8000-0000000000bb',
       case when n % 3 = 0 then 'overdue' else 'paid' end, '', 3790, '2026-01-01', $1, $1::timestamptz - (n / 7) * interval '1 second'
     from generate_series(1, $2::int) as n`,
    [now, MANY],
  )
})
afterAll(() => product.close())

const run = (statement: string, values: unknown[] = []) => product.core.database.pool.query(statement, values)
const take = (list: string, query: Record<string, string> = {}) =>
  product.app.inject({ method: 'GET', url: `/api/admin/export/${list}`, query, headers: admin })
const linesOf = (body: string) => body.trimEnd().split('\r\n')

test('every payment is in the file once, however many pages it takes', async () => {
  const { body, headers, statusCode } = await take('payments')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="payments-\d{4}-\d\d-\d\d\.csv"$/)
  const lines = linesOf(body)
  expect(lines[0]).toBe(
    '\uFEFFNome;Celular;E-mail;Valor (R$);Devolvido (R$);Situação;Atenção;Vencimento;Pago em;Criado em;ID no provedor;ID;ID do membro',
  )
  expect(new Set(lines.slice(1).map((line) => line.split(';').at(-3))).size).toBe(MANY)
  expect(lines).toHaveLength(MANY + 1)
})

test('the filters in force narrow the file, and names that look like formulas are disarmed', async () => {
  const { body } = await take('payments', { status: 'FAILED', search: 'formula' })
  const lines = linesOf(body)
  expect(lines).toHaveLength(1 + Math.floor(MANY / 3))
  expect(lines[1]).toContain(`"'=cmd() Fórmula, ""Ana""";(81) 97777-0000;;37,90;0;Falhou;`)
})

test('headings and values are in the administrator’s language', async () => {
  const { body } = await product.app.inject({
    method: 'GET',
    url: '/api/admin/export/payments',
    query: { status: 'FAILED' },
    headers: { ...admin, 'accept-language': 'en' },
  })
  expect(linesOf(body)[0]).toBe(
    '\uFEFFName;Phone;E-mail;Amount (R$);Given back (R$);Status;Attention;Due on;Paid at;Created at;Provider ID;ID;Member ID',
  )
  expect(linesOf(body)[1]).toContain(';Failed;')
})

test('members can be exported as well, with the state of each plan', async () => {
  await run(`insert into member_suspensions (member_id, suspended_at) values ('01890000-0000-7000-8000-0000000000aa', $1)`, [
    product.core.clock.now(),
  ])
  const { body } = await take('members', { search: 'formula' })
  const lines = linesOf(body)
  expect(lines[0]).toBe('\uFEFFNome;Celular;E-mail;Plano;Edições restantes;Membro desde;ID')
  expect(lines[1]).toContain(';Suspenso;;')
  expect(lines).toHaveLength(2)
})

test('a file is one log entry, with its filters but without the search text', async () => {
  const before = await run(`select count(*)::int as n from activity where kind = 'list_exported'`)
  await take('refunds', { status: 'failed', search: '81977770000' })
  await take('activity', { actor: 'admin', kind: 'list_exported' })
  const { rows } = await run(`select actor, actor_id, detail from activity where kind = 'list_exported' order by id offset $1`, [
    before.rows[0]?.n,
  ])
  expect(rows).toMatchObject([
    { actor: 'admin', detail: { list: 'refunds', is_search: true, status: 'failed' } },
    { actor: 'admin', detail: { list: 'activity', is_search: false, actor: 'admin', kind: 'list_exported' } },
  ])
  expect(JSON.stringify(rows)).not.toContain('7777')
  expect(rows.every((row: { actor_id: string | null }) => row.actor_id !== null)).toBe(true)
})

test.each([
  [{ code: 'CARTAO_VENCIDO' }, 'Causa: O cartão está vencido'],
  [{ code: 'toString' }, 'Causa: toString;'],
  [{ amount_cents: 3790 }, '"Valor: R$\u00A037,90"'],
  [{ status: 'REFUND_FAILED', actor: 'admin' }, '"Quem fez: Administração; Situação: Reembolso falhou"'],
  [{ kind: 'help_wanted' }, 'O que aconteceu: … pediu no WhatsApp para falar com uma pessoa;'],
  [{ list: 'payments', is_search: true }, '"Lista: pagamentos; Com busca: sim"'],
  [{ reason: 'done', constructor: 'constructor' }, '"Motivo: done; constructor: constructor"'],
])('%j is described in the activity file as on the page', async (detail, written) => {
  await run(
    `insert into activity (id, kind, actor, detail, created_at) values (gen_random_uuid(), 'post_failed', 'system', $1, $2)`,
    [detail, product.core.clock.now()],
  )
  const { body } = await take('activity', { kind: 'post_failed' })
  expect(linesOf(body)[1]).toContain(`;${written}`)
})

test('changes are readable in the activity file', async () => {
  await run(
    `insert into activity (id, kind, actor, detail, before, after, created_at) values (gen_random_uuid(), 'member_suspended', 'admin', '{"reason": "so; it is"}', '{"suspended": false}', '{"suspended": true}', now())`,
  )
  const { body } = await take('activity', { kind: 'member_suspended' })
  expect(linesOf(body)[1]).toMatch(/;"Motivo: so; it is";Suspenso: não;Suspenso: sim;[\w-]+;$/)
})
