import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPanel } from '#apps/testing/open-panel.test-support.ts'
import { ADMIN_PHONE, COURTESY_PHONE, startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { listReturns } from '#features/membership/server/index.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import { PANEL_PAGE, type PanelActivity } from '#features/back-office/panel-contract.ts'
import type { PanelMemberRow } from '#features/back-office/people-shapes.ts'
import type {
  PanelAllowanceEntry,
  PanelEdit,
  PanelWebhookEvent,
  PanelMemberPage,
  PanelNotice,
} from '#features/back-office/member-shapes.ts'

interface Answer extends PanelMemberPage {
  readonly activity: PanelActivity[]
  readonly entries: PanelAllowanceEntry[]
  readonly webhooks: PanelWebhookEvent[]
  readonly notices: PanelNotice[]
  readonly edits: PanelEdit[]
  readonly next?: string
  readonly members: PanelMemberRow[]
  readonly changed: boolean
  readonly url: string
  readonly code: string
}

const PEOPLE = Array.from({ length: 13 }, (_, place) => `+55119870000${String(place).padStart(2, '0')}`)
let product: TestProduct
let admin: Record<string, string>
let met = 0

beforeAll(async () => {
  product = await startTestProduct({ env: { COURTESY_PHONES: [COURTESY_PHONE, ...PEOPLE].join(',') } })
  admin = await openPanel(product)
})
afterAll(() => product.close())

const now = () => product.core.clock.now()
const run = async (statement: string, values: unknown[] = []) =>
  (await product.core.database.pool.query<Record<string, unknown>>(statement, values)).rows
const lineOf = (id: string, kind: string) =>
  run('select * from activity where member_id = $1 and kind = $2 order by id', [id, kind])

async function ask(path: string, query: Record<string, string> = {}) {
  const answer = await product.app.inject({ method: 'GET', url: `/api/admin/${path}`, query, headers: admin })
  return { status: answer.statusCode, ...answer.json<Answer>() }
}

async function order(id: string, action: string, body: Record<string, unknown> = {}) {
  const payload = { phone: ADMIN_PHONE, reason: 'asked on the phone', ...body }
  const answer = await product.app.inject({ method: 'POST', url: `/api/admin/members/${id}/${action}`, payload, headers: admin })
  return { status: answer.statusCode, ...answer.json<Answer>() }
}

/** How many of several orders changed something. */
const changesOf = (answers: readonly { changed: boolean }[]) => answers.filter(({ changed }) => changed).length

/** A member with a plan and a session. */
async function meet() {
  const phone = PEOPLE[met++] ?? ''
  const cookie = await product.signIn(phone)
  const [row] = await run('select id from members where phone = $1', [phone])
  const limit = () =>
    product.app
      .inject({ method: 'GET', url: '/api/user/photo-limit', query: { phone }, headers: { cookie } })
      .then((answer) => answer.json<PanelMemberPage['allowance']>())
  return { id: String(row?.['id']), phone, cookie, limit }
}

/** An edit with a photo and a result, with the columns that the panel reads. */
async function insertEdit(memberId: string): Promise<string> {
  const [photoId, editId] = [newId(now()), newId(now())]
  await product.core.files.put(editId, new Uint8Array([0xff, 0xd8, 0xff]))
  await run(
    `insert into photos (id, member_id, file_key, preview_key, width, height, bytes, warnings, created_at, delete_after)
     values ($1, $2, $3, $3, 10, 10, 3, '[]', $4, $4::timestamptz + interval '30 days')`,
    [photoId, memberId, editId, now()],
  )
  await run(
    `insert into edits (id, member_id, photo_id, operation, state, stage, format, wishes, language, root_id, request_hash, created_at, finished_at)
     values ($1, $2, $3, 'post', 'done', 'encode', '4:5', '{}', 'pt-BR', $1, '', $4, $4)`,
    [editId, memberId, photoId, now()],
  )
  await run(
    `insert into edit_pictures (edit_id, format, file_key, width, height, created_at) values ($1, '4:5', $2, 10, 10, $3)`,
    [editId, editId, now()],
  )
  return editId
}

/** An edit that has spent one of the twelve, or still reserves it. */
async function spendOne(memberId: string, { isDelivered = true } = {}): Promise<string> {
  const editId = await insertEdit(memberId)
  const { membership, database } = product.core
  await database.db.transaction((tx) => membership.reserveEdit(tx, { memberId, editId }))
  if (isDelivered) await database.db.transaction((tx) => membership.spendEdit(tx, editId))
  return editId
}

describe('the page of a member', () => {
  test('shows who they are and the state of their plan, and repeated looks are one log entry', async () => {
    const { id, phone } = await meet()
    await spendOne(id)
    for (let look = 0; look < 3; look += 1) await ask(`members/${id}`)
    await Promise.all([ask(`members/${id}`), ask(`members/${id}/edits`), ask('payments', { member: id })])
    const page = await ask(`members/${id}`)
    expect(page).toMatchObject({
      status: 200,
      member: { id, phone },
      allowance: { photosUsed: 1, photosRemaining: 11, subscription: { status: 'active', is_held: false } },
      subscriptions: [{ status: 'active', is_courtesy: true }],
      instagram: null,
    })
    expect(page.sessions).toHaveLength(1)
    expect(await lineOf(id, 'member_viewed')).toMatchObject([{ actor: 'admin', address: '127.0.0.1', detail: {} }])
    const [line] = (await ask('activity', { member: id, kind: 'member_viewed' })).activity
    expect(line).toMatchObject({ user: { id }, by: { phone: ADMIN_PHONE } })
    await product.advance((11 * MINUTE) / 1000)
    await ask(`members/${id}`)
    expect(await lineOf(id, 'member_viewed')).toHaveLength(2)
  })

  test.each(['', '/allowance', '/webhooks', '/notices', '/deliveries', '/edits'])(
    'is not found for an unknown id: members/:id%s',
    async (part) => {
      const id = newId(now())
      expect(await ask(`members/${id}${part}`)).toMatchObject({ status: 404, code: 'not_found' })
      expect(await lineOf(id, 'member_viewed')).toEqual([])
    },
  )

  test.each(['payments', 'refunds', 'activity', 'export/payments', 'export/refunds', 'export/activity'])(
    'logs nothing for an unknown id: %s',
    async (list) => {
      const member = newId(now())
      expect(await ask(list, { member })).toMatchObject({ status: 404, code: 'not_found' })
      expect(await run('select kind from activity where member_id = $1', [member])).toEqual([])
    },
  )

  test('has lists in pages that repeat and omit none', async () => {
    const { id, limit } = await meet()
    await limit()
    const [plan] = await run('select id from subscriptions where member_id = $1', [id])
    await run(`update subscriptions set provider_subscription_id = 'sub_pages' where id = $1`, [plan?.['id']])
    const count = PANEL_PAGE + 3
    await run(
      `insert into webhook_events (vendor, event_id, event, object_id, received_at)
       select 'asaas', 'evt pages ' || n, 'PAYMENT_CREATED', 'sub_pages', $1::timestamptz - (n / 10) * interval '1 second' from generate_series(1, $2::int) as n`,
      [now(), count],
    )
    await run(
      `insert into notices (id, member_id, kind, key, data, created_at)
       select gen_random_uuid(), $1, 'plan_released', 'pages ' || n, '{}', $2::timestamptz - (n / 10) * interval '1 second' from generate_series(1, $3::int) as n`,
      [id, now(), count],
    )
    await run(
      `with made as (
         insert into allowance_reservations (edit_id, member_id, period_starts_at, state)
         select gen_random_uuid(), $1, $2, 'released' from generate_series(1, $3::int) returning *
       )
       insert into allowance_entries (member_id, period_starts_at, edit_id, kind, created_at) select member_id, period_starts_at, edit_id, 'release', $2 from made`,
      [id, now(), count],
    )
    for (const [part, key] of [
      ['webhooks', 'webhooks'],
      ['notices', 'notices'],
      ['allowance', 'entries'],
    ] as const) {
      const first = await ask(`members/${id}/${part}`)
      const second = await ask(`members/${id}/${part}`, { after: first.next ?? '' })
      const ids = [...first[key], ...second[key]].map((row) => row.id)
      expect([part, first[key].length, new Set(ids).size, second.next]).toEqual([part, PANEL_PAGE, count, undefined])
    }
    expect(await ask(`members/${id}/webhooks`, { after: 'nonsense' })).toMatchObject({ status: 400, code: 'invalid_request' })
  })
})

/** A member without a session, whose plan results from `terms`: columns of the subscriptions table. */
async function insertPlanned(last: string, terms: Record<string, unknown> | undefined): Promise<string> {
  const [id, phone] = [newId(now()), `+55119888000${last}`]
  const createdAt = new Date(now().getTime() - 40 * DAY)
  await run(`insert into members (id, phone, language, created_at) values ($1, $2, 'pt-BR', $3)`, [id, phone, createdAt])
  if (!terms) return id
  const columns = ['id', 'member_id', 'created_at', ...Object.keys(terms)]
  await run(
    `insert into subscriptions (${columns.join(', ')}) values (${columns.map((_, place) => `$${place + 1}`).join(', ')})`,
    [newId(now()), id, createdAt, ...Object.values(terms)],
  )
  return id
}

test('the list shows the same plan state as each member’s page, also for one who left suspended and came back', async () => {
  const { id: active } = await meet()
  await spendOne(active)
  const two = { status: 'active', coupon_code: 'DEFAULT', free_periods: 2 }
  const halfway = await insertPlanned('1', two)
  const stopped = await insertPlanned('2', two)
  await order(stopped, 'suspend')
  const back = await insertPlanned('3', two)
  const former = newId(now())
  await run(`insert into members (id, language, former_phone_key, created_at) values ($1, 'pt-BR', $2, $3)`, [
    former,
    product.core.keyring.hash('former-phone', '+551198880003'),
    now(),
  ])
  await run('insert into member_suspensions (member_id, suspended_at) values ($1, $2)', [former, now()])
  await run(
    `insert into allowance_periods (member_id, starts_at, ends_at, quota, used) values ($1, $2::timestamptz - interval '20 days', $2::timestamptz + interval '9 days', 12, 5)`,
    [former, now()],
  )
  const people: readonly [string, object][] = [
    [active, { plan: { status: 'active', is_courtesy: true }, is_suspended: false, remaining: 11 }],
    [halfway, { plan: { status: 'active', coupon_code: 'DEFAULT' }, is_suspended: false, remaining: 12 }],
    [stopped, { plan: { status: 'suspended' }, is_suspended: true, remaining: 12 }],
    [back, { plan: { status: 'suspended' }, is_suspended: true }],
    [await insertPlanned('4', { status: 'active', coupon_code: 'DEFAULT', free_periods: 1 }), { plan: { status: 'cancelled' } }],
    [await insertPlanned('5', { status: 'cancelled', refused_at: now() }), { plan: { status: 'cancelled', provider_id: null } }],
    [await insertPlanned('6', { ...two, refund_requested_at: now() }), { plan: { status: 'refunded' }, remaining: null }],
    [await insertPlanned('7', undefined), { plan: null, is_suspended: false, remaining: null }],
  ]
  const { members } = await ask('members')
  for (const [id, expected] of people) {
    const row = members.find((member) => member.id === id)
    expect(row).toMatchObject(expected)
    const page = await ask(`members/${id}`)
    expect([id, row?.plan?.status, row?.is_suspended, row?.remaining]).toEqual([
      id,
      page.allowance.subscription?.status,
      page.is_suspended,
      page.usage?.remaining ?? null,
    ])
  }
})

describe('giving an edit back', () => {
  test('happens exactly once however many order it, and its changes are visible to everyone', async () => {
    const { id, limit } = await meet()
    const [first, second] = [await spendOne(id), await spendOne(id)]
    expect((await ask(`members/${id}/allowance`)).entries.filter((entry) => entry.can_give_back)).toHaveLength(2)
    const answers = await Promise.all([1, 2, 3, 4].map(() => order(id, 'give-back', { edit_id: first })))
    expect([changesOf(answers), answers.every(({ status }) => status === 200)]).toEqual([1, true])
    expect(await limit()).toMatchObject({ photosUsed: 1, photosRemaining: 11 })
    expect(await run('select kind from allowance_entries where edit_id = $1 order by id', [first])).toEqual([
      { kind: 'reserve' },
      { kind: 'spend' },
      { kind: 'give_back' },
    ])
    expect(await lineOf(id, 'edit_given_back')).toMatchObject([
      {
        before: { used: 2, remaining: 10 },
        after: { used: 1, remaining: 11 },
        detail: { reason: 'asked on the phone', edit_id: first },
      },
    ])
    expect((await ask(`members/${id}/notices`)).notices.map(({ kind }) => kind)).toEqual(['edit_given_back'])
    expect((await ask(`members/${id}/allowance`)).entries.filter((entry) => entry.can_give_back)).toHaveLength(1)
    const returns = await listReturns(product.core.database.db, { memberId: id, editIds: [first, second], now: now() })
    expect([returns.get(first), returns.get(second)]).toEqual(['done', 'possible'])
  })

  test('is refused for an edit that was not spent, is another member’s, or belongs to a past period', async () => {
    const [ana, bia] = [await meet(), await meet()]
    const running = await spendOne(ana.id, { isDelivered: false })
    const spent = await spendOne(ana.id)
    const refused = { status: 409, code: 'edit_not_returnable' }
    expect(await order(ana.id, 'give-back', { edit_id: running })).toMatchObject(refused)
    expect(await order(bia.id, 'give-back', { edit_id: spent })).toMatchObject(refused)
    expect(await order(ana.id, 'give-back', { edit_id: newId(now()) })).toMatchObject(refused)
    await run(`update allowance_reservations set period_starts_at = period_starts_at - interval '1 month' where edit_id = $1`, [
      spent,
    ])
    expect(await order(ana.id, 'give-back', { edit_id: spent })).toMatchObject(refused)
    const returns = await listReturns(product.core.database.db, { memberId: ana.id, editIds: [running, spent], now: now() })
    expect([...returns]).toEqual([])
    expect(await ana.limit()).toMatchObject({ photosUsed: 2, photosRemaining: 10 })
  })

  test('allows exactly one more edit', async () => {
    const { id } = await meet()
    const spent: string[] = []
    for (let used = 0; used < 12; used += 1) spent.push(await spendOne(id))
    await order(id, 'give-back', { edit_id: spent[0] })
    await spendOne(id)
    await expect(spendOne(id)).rejects.toMatchObject({ code: 'allowance_used_up' })
  })
})

describe('suspending', () => {
  test('stops edits until the plan is resumed, each once, and the member reads why', async () => {
    const { id, limit } = await meet()
    await spendOne(id)
    const suspended = await Promise.all([order(id, 'suspend'), order(id, 'suspend')])
    expect(changesOf(suspended)).toBe(1)
    expect(await limit()).toMatchObject({ hasActiveSubscription: false, subscription: { status: 'suspended', is_held: true } })
    await expect(spendOne(id)).rejects.toMatchObject({
      code: 'plan_held',
      extra: { contact: product.core.env.brand.supportEmail },
    })
    expect((await ask(`members/${id}/notices`)).notices[0]).toMatchObject({
      kind: 'plan_held',
      text: expect.stringContaining('asked on the phone') as string,
    }) // as: a matcher stands for the text it matches
    const resumed = await Promise.all([order(id, 'resume'), order(id, 'resume')])
    expect(changesOf(resumed)).toBe(1)
    expect(await limit()).toMatchObject({
      hasActiveSubscription: true,
      photosUsed: 1,
      subscription: { status: 'active', is_held: false },
    })
    expect(await lineOf(id, 'member_suspended')).toMatchObject([{ before: { suspended: false }, after: { suspended: true } }])
    expect(await lineOf(id, 'member_resumed')).toHaveLength(1)
  })

  test('holds a member who ends the plan and buys another, and takes no money for it', async () => {
    const { id, phone, cookie, limit } = await meet()
    await order(id, 'suspend')
    await run(`update subscriptions set ended_at = now(), status = 'cancelled', is_courtesy = false where member_id = $1`, [id])
    const bought = await product.app.inject({
      method: 'POST',
      url: '/api/user/subscription',
      payload: { phone, status: 'active', coupon_code: 'DEFAULT' },
      headers: { cookie },
    })
    expect([bought.statusCode, bought.json<Answer>().code]).toEqual([403, 'plan_held'])
    // configuration gives the courtesy plan again
    expect(await limit()).toMatchObject({ hasActiveSubscription: false, subscription: { status: 'suspended', is_held: true } })
    expect(await ask(`members/${id}`)).toMatchObject({ is_suspended: true })
    expect(await order(id, 'resume')).toMatchObject({ changed: true })
    expect(await ask(`members/${id}`)).toMatchObject({ is_suspended: false, allowance: { hasActiveSubscription: true } })
  })

  test('of a member without a plan shows as soon as the checkout opens', async () => {
    const phone = '+5581981117700'
    const cookie = await product.signIn(phone)
    const [row] = await run('select id from members where phone = $1', [phone])
    expect(await order(String(row?.['id']), 'suspend')).toMatchObject({ status: 200, changed: true })
    for (const url of ['/api/checkout/offer', '/api/checkout/coupon']) {
      const answer = await product.app.inject({ method: 'GET', url, query: { phone, code: 'DEFAULT' }, headers: { cookie } })
      expect([url, answer.statusCode, answer.json<Answer>().code]).toEqual([url, 403, 'plan_held'])
      expect(answer.json<{ error: string }>().error).toContain(product.core.env.brand.supportEmail)
    }
  })
})

test('ending sessions signs the member out everywhere, once', async () => {
  const { id, phone, cookie } = await meet()
  const answers = await Promise.all([order(id, 'sign-out'), order(id, 'sign-out')])
  expect(changesOf(answers)).toBe(1)
  const answer = await product.app.inject({ method: 'GET', url: '/api/user/photo-limit', query: { phone }, headers: { cookie } })
  expect(answer.statusCode).toBe(401)
  expect(await lineOf(id, 'member_signed_out')).toMatchObject([{ before: { sessions: 1 }, after: { sessions: 0 } }])
})

test('ending sessions unlinks chats linked by a code, also when no session is left', async () => {
  const { id, cookie } = await meet()
  await product.app.inject({ method: 'DELETE', url: '/api/session', headers: { cookie } })
  const chat = [
    newId(product.core.clock.now()),
    `BR.${id}`,
    id,
    { version: 0, wait: { for: 'nothing' } },
    product.core.clock.now(),
  ]
  await run(
    `insert into chats (id, network_id, member_id, is_linked_by_code, language, state, last_message_at, created_at)
     values ($1, $2, $3, true, 'pt-BR', $4, $5, $5)`,
    chat,
  )
  expect(await order(id, 'sign-out')).toMatchObject({ status: 200, changed: true })
  expect(await run('select member_id from chats where id = $1', [chat[0]])).toEqual([{ member_id: null }])
  expect(await order(id, 'sign-out')).toMatchObject({ changed: false })
})

describe('pictures', () => {
  test('are shown to an administrator who gives a reason, which the member reads in notices and export', async () => {
    const { id, phone, cookie } = await meet()
    const editId = await insertEdit(id)
    expect(JSON.stringify(await ask(`members/${id}/edits`))).not.toMatch(/\/api\/(photos|edits)\//)
    for (const picture of ['photo', 'result']) {
      const { url } = await order(id, 'picture', { edit_id: editId, picture })
      const shown = await product.app.inject({ method: 'GET', url })
      expect([picture, shown.statusCode, shown.headers['content-type']]).toEqual([picture, 200, 'image/jpeg'])
    }
    await order(id, 'picture', { edit_id: editId, picture: 'result' })
    await order(id, 'picture', { edit_id: editId, picture: 'result', reason: 'asked once more' })
    expect(await lineOf(id, 'photo_viewed')).toHaveLength(4)
    const listed = await product.app.inject({ method: 'GET', url: '/api/user/notices', query: { phone }, headers: { cookie } })
    expect(listed.json<{ notices: PanelNotice[] }>().notices.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 3 }, () => 'photo_viewed'),
    )
    expect(listed.body).toContain('asked once more')
    expect(listed.body).toContain('asked on the phone')
  })

  test('of another member, and deleted ones, are not found', async () => {
    const { id } = await meet()
    const foreign = await run('select id from edits where member_id <> $1 limit 1', [id])
    const own = await insertEdit(id)
    await run('update photos set deleted_at = now() where member_id = $1', [id])
    const asked = [
      { edit_id: String(foreign[0]?.['id']), picture: 'result' },
      { edit_id: own, picture: 'photo' },
    ]
    for (const body of asked) expect(await order(id, 'picture', body)).toMatchObject({ status: 404, code: 'not_found' })
    expect(await lineOf(id, 'photo_viewed')).toEqual([])
  })
})

test.each(['give-back', 'suspend', 'resume', 'sign-out', 'picture'])('%s requires a meaningful reason', async (action) => {
  const [row] = await run('select id from members limit 1')
  const body = { edit_id: newId(now()), picture: 'photo' }
  const refusalOf = (reason?: string) => order(String(row?.['id']), action, { ...body, reason })
  for (const reason of [undefined, '', '    ', 'abc '])
    expect(await refusalOf(reason)).toMatchObject({ status: 400, code: 'invalid_request' })
  expect(await refusalOf('x'.repeat(501))).toMatchObject({ status: 400, code: 'text_too_long' })
})
