import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPanel } from '#apps/testing/open-panel.test-support.ts'
import { businessDay } from '#features/business-zone.ts'
import { ADMIN_PHONE, startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { DAY, addMs } from '#platform/clock.ts'
import { PANEL_PAGE, type PanelActivity, type PanelPayment, type PanelRefund } from '#features/back-office/panel-contract.ts'
import type { PanelChanges, PanelStats } from '#features/back-office/figure-shapes.ts'

interface Answer {
  readonly payments: PanelPayment[]
  readonly refunds: PanelRefund[]
  readonly activity: PanelActivity[]
  readonly members: { id: string; name: string | null }[]
  readonly stats: PanelStats
  readonly series: { day: string; revenue: number; sign_ups: number }[]
  readonly changes: PanelChanges
  readonly next?: string
  readonly is_cut: boolean
}

let product: TestProduct
let admin: Record<string, string>
let now: Date
beforeAll(async () => {
  product = await startTestProduct()
  admin = await openPanel(product)
  now = product.core.clock.now()
})
afterAll(() => product.close())

const ask = async (path: string, query: Record<string, string> = {}) => {
  const answer = await product.app.inject({ method: 'GET', url: `/api/admin/${path}`, query, headers: admin })
  expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([path, 200, ''])
  return answer.json<Answer>()
}
const run = (statement: string, values: unknown[]) => product.core.database.pool.query(statement, values)

interface Someone {
  readonly name?: string
  readonly lastName?: string
  readonly phone?: string
  readonly email?: string
  readonly customer?: string
}

let phones = 0
async function insertSomeone({ name, lastName, phone, email, customer }: Someone = {}) {
  const [memberId, planId] = [randomUUID(), randomUUID()]
  phones += 1
  const ownPhone = phone ?? `+55819${String(10_000_000 + phones)}`
  await run(
    `insert into members (id, phone, name, last_name, email, provider_customer_id, language, created_at) values ($1, $2, $3, $4, $5, $6, 'pt-BR', $7)`,
    [memberId, ownPhone, name ?? null, lastName ?? null, email ?? null, customer ?? null, now],
  )
  await run(
    `insert into subscriptions (id, member_id, status, provider_subscription_id, created_at) values ($1::uuid, $2, 'cancelled', 'sub_' || replace($1::uuid::text, '-', ''), $3)`,
    [planId, memberId, now],
  )
  return { memberId, planId }
}

interface Charge {
  readonly state?: string
  readonly cents?: number
  readonly daysAgo?: number
  readonly dueOn?: string
}

async function insertPayment(owner: { memberId: string; planId: string }, charge: Charge = {}): Promise<string> {
  const { state = 'paid', cents = 3790, daysAgo = 0, dueOn = '2026-01-01' } = charge
  const id = randomUUID()
  const at = addMs(now, -daysAgo * DAY)
  const isPaid = ['paid', 'refunding', 'refunded', 'disputed'].includes(state)
  await run(
    `insert into payments (id, provider_id, member_id, subscription_id, state, provider_status, value_cents, due_on, paid_at, refunded_at, created_at)
     values ($1::uuid, 'pay_' || replace($1::uuid::text, '-', ''), $2, $3, $4, '', $5, $6, $7, $8, $9)`,
    [id, owner.memberId, owner.planId, state, cents, dueOn, isPaid ? at : null, state === 'refunded' ? at : null, at],
  )
  return id
}

describe('payments', () => {
  test('are found by any part of a name, with or without accents, by phone, e-mail and the provider’s ids', async () => {
    const conceicao = await insertSomeone({
      name: 'Conceição',
      lastName: 'Vasconcelos Dvořák',
      phone: '+5581977665544',
      email: 'con.vas@exemplo.test',
      customer: 'cus_000012345678',
    })
    const id = await insertPayment(conceicao)
    const providerId = `pay_${id.replaceAll('-', '')}`
    const planId = `sub_${conceicao.planId.replaceAll('-', '')}`
    const searches = [
      'conceicao',
      'CONCEIÇÃO',
      'vasconc conc',
      'dvorak',
      'DVOŘÁK',
      '(81) 97766-5544',
      '7766',
      'con.vas@',
      providerId,
      planId,
      'cus_000012345678',
    ]
    for (const search of searches) {
      const { payments, is_cut } = await ask('payments', { search })
      expect([search, payments.map((payment) => payment.id), is_cut]).toEqual([search, [id], false])
    }
    expect((await ask('payments', { search: 'conceicao' })).payments[0]).toMatchObject({
      provider_id: providerId,
      value: 37.9,
      status: 'CONFIRMED',
      user: { name: 'Conceição Vasconcelos Dvořák', phone: '+5581977665544', email: 'con.vas@exemplo.test' },
    })
  })

  test.each([
    'nobody of that name',
    'ab',
    '%%%',
    '___',
    '\\',
    'pay_unknown',
    'sub_unknown',
    'cus_unknown',
    "'; drop table members",
  ])('are empty for %j', async (search) => {
    expect((await ask('payments', { search })).payments).toEqual([])
  })

  test('are everyone’s for a search of blanks', async () => {
    await insertPayment(await insertSomeone())
    expect((await ask('payments', { search: '   ' })).payments.length).toBeGreaterThan(0)
  })

  test('have the panel’s four statuses, and are filtered by them', async () => {
    const owner = await insertSomeone({ name: 'Quatrovaldo' })
    const ids: Record<string, string[]> = { CONFIRMED: [], PENDING: [], REFUNDED: [], FAILED: [] }
    const states = {
      paid: 'CONFIRMED',
      open: 'PENDING',
      review: 'PENDING',
      disputed: 'PENDING',
      refunding: 'CONFIRMED',
      refunded: 'REFUNDED',
      overdue: 'FAILED',
    }
    for (const [state, status] of Object.entries(states)) ids[status]?.push(await insertPayment(owner, { state }))
    for (const [status, expected] of Object.entries(ids)) {
      const ofOne = await ask('payments', { search: 'quatrovaldo', status })
      expect([status, ofOne.payments.map(({ id }) => id).toSorted()]).toEqual([status, expected.toSorted()])
      expect(ofOne.payments.every((payment) => payment.status === status)).toBe(true)
      const ofAll = await ask('payments', { status })
      expect(ofAll.payments.map(({ id }) => id)).toEqual(expect.arrayContaining(expected))
    }
  })

  test('that are not due yet, or were removed, are left out', async () => {
    const owner = await insertSomeone({ name: 'Futurino' })
    await insertPayment(owner, { state: 'open', dueOn: '2999-01-01' })
    await insertPayment(owner, { state: 'removed' })
    const due = await insertPayment(owner, { state: 'open' })
    expect((await ask('payments', { search: 'futurino' })).payments.map(({ id }) => id)).toEqual([due])
  })

  test('come newest first by when they were paid or fell due, not by when the provider created them', async () => {
    const owner = await insertSomeone({ name: 'Ordenalva' })
    const paid = await insertPayment(owner, { daysAgo: 10 })
    const due = await insertPayment(owner, { state: 'open', daysAgo: 40, dueOn: businessDay(now) })
    const before = await insertPayment(owner, { daysAgo: 11 })
    expect((await ask('payments', { search: 'ordenalva' })).payments.map(({ id }) => id)).toEqual([due, paid, before])
  })

  test('come in pages that repeat and omit none, whatever arrives meanwhile', async () => {
    const owner = await insertSomeone({ name: 'Paginalda' })
    const ids: string[] = []
    for (let at = 0; at < PANEL_PAGE + 3; at += 1) ids.push(await insertPayment(owner, { daysAgo: Math.floor(at / 10) }))
    const first = await ask('payments', { search: 'paginalda' })
    const late = await insertPayment(owner)
    const second = await ask('payments', { search: 'paginalda', after: first.next ?? '' })
    expect(first.payments).toHaveLength(PANEL_PAGE)
    expect(second.next).toBeUndefined()
    const seen = [...first.payments, ...second.payments].map(({ id }) => id)
    expect(seen).not.toContain(late)
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  test('have no person once an account is deleted', async () => {
    const owner = await insertSomeone({ name: 'Partiu' })
    const id = await insertPayment(owner)
    await run('update members set name = null, phone = null where id = $1', [owner.memberId])
    const { payments } = await ask('payments')
    expect(payments.find((payment) => payment.id === id)?.user).toEqual({
      id: owner.memberId,
      name: null,
      phone: null,
      email: null,
    })
    expect((await ask('payments', { search: 'partiu' })).payments).toEqual([])
  })
})

test('an invalid cursor, status or day is refused', async () => {
  const queries: Record<string, string>[] = [
    { after: 'bm90IG91cnM' },
    { status: 'GONE' },
    { from: '2026-02-30' },
    { to: '0000-01-01' },
    { from: 'today' },
  ]
  for (const query of queries) {
    const answer = await product.app.inject({ method: 'GET', url: '/api/admin/payments', query, headers: admin })
    expect(answer.json<{ code: string }>().code).toBe('invalid_request')
  }
})

test('payments, refunds and activity are filtered by days in the business’s time zone', async () => {
  const owner = await insertSomeone({ name: 'Diarina' })
  const moments = {
    before: '2026-03-01T02:59:59Z',
    first: '2026-03-01T03:00:00Z',
    last: '2026-03-04T02:59:59Z',
    after: '2026-03-04T03:00:00Z',
  }
  const ids: Record<string, { payment: string; refund: string; line: string }> = {}
  for (const [when, at] of Object.entries(moments)) {
    const payment = await insertPayment(owner)
    const [refund, line] = [randomUUID(), randomUUID()]
    ids[when] = { payment, refund, line }
    await run(`update payments set paid_at = $2 where id = $1`, [payment, at])
    await run(
      `insert into refunds (id, protocol, payment_id, member_id, requested_by, reason, amount_cents, status, pending_since, created_at)
       values ($1::uuid, $1::text, $2, $3, 'admin', '', 3790, 'processing', $4, $4)`,
      [refund, payment, owner.memberId, at],
    )
    await run(
      `insert into activity (id, kind, actor, member_id, detail, created_at) values ($1, 'signed_in', 'member', $2, '{}', $3)`,
      [line, owner.memberId, at],
    )
  }
  const figuresOf = async (days: Record<string, string>) => {
    const query = { member: owner.memberId, ...days }
    const lists = [(await ask('payments', query)).payments, (await ask('refunds', query)).refunds]
    const lines = (await ask('activity', { ...query, kind: 'signed_in' })).activity
    return [...lists, lines].map((rows) => rows.map(({ id }) => id))
  }
  const three = (...whens: string[]) =>
    (['payment', 'refund', 'line'] as const).map((what) => whens.map((when) => ids[when]?.[what]))
  expect(await figuresOf({ from: '2026-03-01', to: '2026-03-03' })).toEqual(three('last', 'first'))
  expect(await figuresOf({ from: '2026-03-04' })).toEqual(three('after'))
  expect(await figuresOf({ to: '2026-02-28' })).toEqual(three('before'))
  expect(await figuresOf({ from: '2026-03-03', to: '2026-03-01' })).toEqual(three())
})

test('the figures match the payments to the cent, and the series shows the day', async () => {
  const before = await ask('stats', { days: '7' })
  const owner = await insertSomeone()
  await insertPayment(owner, { cents: 1 })
  await insertPayment(owner, { cents: 3790, state: 'refunded' })
  const { stats, series, changes } = await ask('stats', { days: '7' })
  expect(stats.totalPayments - before.stats.totalPayments).toBe(2)
  expect(Math.round((stats.totalRevenue - before.stats.totalRevenue) * 100)).toBe(1)
  expect(stats.refundRate).toBeGreaterThan(0)
  expect(series).toHaveLength(7)
  const today = series.at(-1)
  expect(today?.sign_ups).toBe((before.series.at(-1)?.sign_ups ?? 0) + 1)
  expect(changes.current.payments - before.changes.current.payments).toBe(2)
  expect(Math.round((changes.current.revenue - before.changes.current.revenue) * 100)).toBe(3791)
  expect(changes.previous).toEqual(before.changes.previous)
  const first = await ask('payments')
  expect(first.stats).toEqual(stats)
  expect((await ask('payments', { after: first.next ?? '' })).stats).toBeUndefined()
  expect((await ask('payments', { stats: 'off' })).stats).toBeUndefined()
})

test('refunds show their member and reason, and are filtered', async () => {
  const owner = await insertSomeone({ name: 'Reembolsina' })
  const paymentId = await insertPayment(owner)
  await run(
    `insert into refunds (id, protocol, payment_id, member_id, requested_by, reason, amount_cents, status, pending_since, created_at)
     values ($1, 'MD-TEST', $2, $3, 'admin', 'charged twice', 3790, 'processing', $4, $4)`,
    [randomUUID(), paymentId, owner.memberId, now],
  )
  const { refunds } = await ask('refunds', { search: 'reembolsina', status: 'processing' })
  expect(refunds).toMatchObject([
    {
      protocol: 'MD-TEST',
      payment_id: paymentId,
      value: 37.9,
      reason: 'charged twice',
      requested_by: 'admin',
      user: { name: 'Reembolsina' },
    },
  ])
  expect((await ask('refunds', { search: 'reembolsina', status: 'failed' })).refunds).toEqual([])
  expect((await ask('refunds', { status: 'processing' })).refunds.map(({ protocol }) => protocol)).toContain('MD-TEST')
})

test('the activity is filtered by kind and by actor', async () => {
  const { activity } = await ask('activity', { kind: 'admin_enrolled' })
  expect(activity).toMatchObject([{ kind: 'admin_enrolled', actor: 'admin' }])
  const byMembers = await ask('activity', { actor: 'member' })
  expect(byMembers.activity.length).toBeGreaterThan(0)
  expect(byMembers.activity.every(({ actor }) => actor === 'member')).toBe(true)
})

async function insertLine(line: { kind: string; address?: string; detail?: object; memberId?: string }): Promise<string> {
  const id = randomUUID()
  await run(
    `insert into activity (id, kind, actor, member_id, address, detail, created_at) values ($1, $2, 'admin', $3, $4, $5, $6)`,
    [id, line.kind, line.memberId ?? null, line.address ?? null, line.detail ?? {}, now],
  )
  return id
}
const findLines = async (search: string, filter: Record<string, string> = {}) =>
  (await ask('activity', { search, ...filter })).activity.map(({ id }) => id)

describe('the activity is searched', () => {
  test('for everything from one network address, and from no other with the same prefix', async () => {
    const here = await insertLine({ kind: 'signed_in', address: '198.51.100.7' })
    const late = await insertLine({ kind: 'signed_out', address: '2001:db8::7' })
    await insertLine({ kind: 'signed_in', address: '198.51.100.77' })
    expect(await findLines('198.51.100.7')).toEqual([here])
    expect(await findLines('198.51.100.7', { kind: 'signed_out' })).toEqual([])
    expect(await findLines('2001:DB8::7')).toEqual([late])
    expect(await findLines('198.51.100.8')).toEqual([])
  })

  test('for words of a reason, in any order and without accents, together with people of that name', async () => {
    const person = await insertSomeone({ name: 'Cobrança', lastName: 'Duplicada' })
    const about = await insertLine({ kind: 'signed_in', memberId: person.memberId })
    const suspension = await insertLine({ kind: 'member_suspended', detail: { reason: 'Cobrança já duplicada, 100% certo' } })
    expect((await findLines('duplicada COBRANCA')).toSorted()).toEqual([about, suspension].toSorted())
    expect(await findLines('100% certo')).toEqual([suspension])
    expect(await findLines('cobranca', { kind: 'member_suspended' })).toEqual([suspension])
    expect(await findLines('1000 certo')).toEqual([])
  })

  test('for the name of a coupon', async () => {
    const made = await insertLine({ kind: 'coupon_created', detail: { coupon: 'NATAL2026' } })
    expect(await findLines('natal2026')).toEqual([made])
  })
})

test('a refusal in the log is shown with the text that the member read, and an unknown code by its name', async () => {
  const { memberId } = await insertSomeone()
  await insertLine({ kind: 'order_refused', memberId, detail: { code: 'CARTAO_VENCIDO' } })
  await insertLine({ kind: 'post_failed', memberId, detail: { code: 'toString' } })
  await insertLine({ kind: 'signed_in', memberId })
  const { activity } = await ask('activity', { member: memberId })
  const causes = Object.fromEntries(activity.map(({ kind, cause }) => [kind, cause]))
  expect(causes).toMatchObject({ post_failed: null, signed_in: null })
  expect(causes['order_refused']).toMatch(/^O cartão está vencido/)
})

const foundLines = (memberId: string) =>
  run(`select detail from activity where kind = 'member_found' and member_id = $1 order by id`, [memberId]).then(
    ({ rows }) => rows as object[],
  ) // as: rows are objects
const searchLooks = () => run(`select detail from activity where kind = 'lists_viewed' and detail->>'is_search' = 'true'`, [])

describe('the log records whom the administrator looked up', () => {
  test('each of the few that a search found, once in a while', async () => {
    const people = [
      await insertSomeone({ phone: '+5581944440001' }),
      await insertSomeone({ phone: '+5581944440002' }),
      await insertSomeone({ phone: '+5581944440003' }),
    ]
    for (const search of ['81944440001', '81944440002', '(81) 94444-0001']) await ask('members', { search })
    const lines = await Promise.all(people.map(({ memberId }) => foundLines(memberId)))
    expect(lines.map(({ length }) => length)).toEqual([1, 1, 0])
  })

  test.each(['payments', 'refunds', 'activity'])('also in %s', async (list) => {
    const owner = await insertSomeone({ name: `Vista em ${list}` })
    const paymentId = await insertPayment(owner)
    await run(
      `insert into refunds (id, protocol, payment_id, member_id, requested_by, reason, amount_cents, status, pending_since, created_at)
       values ($1::uuid, $1::text, $2, $3, 'admin', '', 3790, 'processing', $4, $4)`,
      [randomUUID(), paymentId, owner.memberId, now],
    )
    await run(
      `insert into activity (id, kind, actor, member_id, detail, created_at) values ($1, 'signed_in', 'member', $2, '{}', $3)`,
      [randomUUID(), owner.memberId, now],
    )
    await ask(list, { search: `vista em ${list}` })
    expect(await foundLines(owner.memberId)).toHaveLength(1)
  })

  test('each of the few that a filter found, and a filter that found nobody', async () => {
    const owner = await insertSomeone({ name: 'Disputada' })
    await insertPayment(owner)
    await run(`update payments set state = 'disputed' where member_id = $1`, [owner.memberId])
    await ask('payments', { status: 'DISPUTED' })
    expect(await foundLines(owner.memberId)).toHaveLength(1)
    await ask('activity', { kind: 'photo_viewed' })
    const { rows } = await run(`select from activity where kind = 'lists_viewed' and detail->>'kind' = 'photo_viewed'`, [])
    expect(rows).toHaveLength(1)
  })

  test.each(['members', 'payments', 'activity'])('the people in a file of %s, where they are few', async (list) => {
    const owner = await insertSomeone({ name: `Levada com ${list}` })
    await insertPayment(owner)
    await run(
      `insert into activity (id, kind, actor, member_id, detail, created_at) values ($1, 'signed_in', 'member', $2, '{}', $3)`,
      [randomUUID(), owner.memberId, now],
    )
    await product.app.inject({
      method: 'GET',
      url: `/api/admin/export/${list}`,
      query: { search: `levada com ${list}` },
      headers: admin,
    })
    const { rows } = await run(`select detail->>'list' as list from activity where kind = 'list_exported' and member_id = $1`, [
      owner.memberId,
    ])
    expect(rows).toEqual([{ list }])
  })

  test('and that two wide searches were two', async () => {
    for (let at = 0; at < 11; at += 1) await insertSomeone({ name: 'Multidina', lastName: 'Multidona' })
    const before = await searchLooks()
    for (const search of ['multidina', 'multidona', 'multidina']) await ask('members', { search })
    const { rows } = await searchLooks()
    expect(rows).toHaveLength(before.rows.length + 2)
    expect(JSON.stringify(rows)).not.toContain('multid')
  })
})

async function insertMany(name: string, count: number): Promise<void> {
  await run(
    `insert into members (id, name, phone, language, created_at)
     select gen_random_uuid(), $1, '+55829' || (10000000 + $2 * 1000 + n), 'pt-BR', $3::timestamptz - interval '1 day' from generate_series(1, $2::int) as n`,
    [name, count, now],
  )
}
const takeFile = (list: string, search: string) =>
  product.app.inject({ method: 'GET', url: `/api/admin/export/${list}`, query: { search }, headers: admin })

test('a search that finds too many people says so, shows the newest, and refuses an incomplete file', async () => {
  const eldest = await insertSomeone({ name: 'Zilda', lastName: 'Primeira' })
  await run(`update members set created_at = $2 where id = $1`, [eldest.memberId, addMs(now, -900 * DAY)])
  await insertMany('Zilda Muitas', 501)
  const { memberId } = await insertSomeone({ name: 'Zilda', lastName: 'Última' })
  const found = await ask('members', { search: 'zilda' })
  expect([found.is_cut, found.members[0]?.id]).toEqual([true, memberId])
  const old = await insertPayment(eldest)
  expect((await ask('payments', { search: 'zilda' })).payments.map(({ id }) => id)).not.toContain(old)
  expect((await ask('payments', { search: 'zilda primeira' })).payments.map(({ id }) => id)).toEqual([old])
  expect((await ask('payments', { search: 'zilda' })).is_cut).toBe(true)
  const file = await takeFile('payments', 'zilda')
  expect([file.statusCode, file.json<{ code: string }>().code]).toEqual([422, 'search_too_wide'])
})

test('a file includes everyone when a page leaves some out', async () => {
  await insertMany('Wanderleia Algumas', 101)
  expect(await ask('members', { search: 'wanderleia' })).toMatchObject({ is_cut: true })
  const { body } = await takeFile('members', 'wanderleia')
  expect(body.match(/Wanderleia/g)).toHaveLength(101)
})

// the last are letters in Unicode, but fold to blanks
test.each(['x k w', 'zq wx', 'ab', '1 2', 'a-b-c', '\u037A\u037A\u037A'])(
  'nobody is searched for by “%s”, which has no index',
  async (search) => {
    expect(await ask('members', { search })).toMatchObject({ members: [], is_cut: false })
  },
)

test('the activity of an administrator includes what they did to others', async () => {
  const owner = await insertSomeone({ name: 'Vista' })
  await ask(`members/${owner.memberId}`)
  const { activity } = await ask('activity', { search: ADMIN_PHONE, kind: 'member_viewed' })
  expect(activity[0]).toMatchObject({ user: { id: owner.memberId }, by: { phone: ADMIN_PHONE } })
  const ofOne = await ask('activity', { member: activity[0]?.by?.id ?? '' })
  const own = await ask('activity', { member: activity[0]?.by?.id ?? '', kind: 'admin_enrolled' })
  expect(ofOne.activity.map(({ kind }) => kind)).toContain('member_viewed')
  expect(own.activity).toMatchObject([{ kind: 'admin_enrolled' }])
  expect(new Set(ofOne.activity.map(({ id }) => id)).size).toBe(ofOne.activity.length)
})

test('the provider’s id of a payment finds its member in every list', async () => {
  const owner = await insertSomeone({ name: 'Dona', lastName: 'Dopagamento' })
  const search = `pay_${(await insertPayment(owner)).replaceAll('-', '')}`
  expect((await ask('members', { search })).members).toMatchObject([{ id: owner.memberId }])
  expect((await ask('refunds', { search })).refunds).toEqual([])
  expect((await ask('members', { search: 'pay_unknown' })).members).toEqual([])
})

test('people are found, newest first', async () => {
  const { memberId } = await insertSomeone({ name: 'Zuleica', lastName: 'Achável' })
  expect((await ask('members', { search: 'achavel zul' })).members).toMatchObject([{ id: memberId, name: 'Zuleica Achável' }])
  expect((await ask('members')).members.map(({ id }) => id)).toContain(memberId)
})
