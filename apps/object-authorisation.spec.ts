/** One member's ids used by another: each call that takes an id answers as for an id that does not exist. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#features/endpoint.ts'
import { aMarkedMember, type MarkedMember } from './testing/account-deletion.test-support.ts'
import { listCalls } from './testing/list-calls.test-support.ts'
import { type Buyer, type Money, startMoney } from './testing/money.test-support.ts'

/** Calls of members; administrators see everybody's, and the call for a picture of the chat needs its address alone. */
const calls = (await listCalls()).filter(
  ({ path, access }) => path.includes('/:id') && (access === 'session' || access === 'picture'),
)

let money: Money
let ana: MarkedMember
let eva: Buyer
beforeAll(async () => {
  money = await startMoney()
})
afterAll(() => money.close())

/** Inserts what a requested post and an opened dialog leave behind, without Instagram. */
async function postByHand(memberId: string): Promise<void> {
  const [edit] = await money.query('select id from edits where member_id = $1 order by created_at limit 1', [memberId])
  await money.query("update edits set operation = 'post', format = '4:5' where id = $1", [edit?.['id']])
  await money.query(
    `insert into publications (id, member_id, edit_id, edit_format, account_id, username, caption, fit, is_ai_made, state, due_at, error_code, request_hash, created_at)
     values ($1, $2, $1, '4:5', '1', 'ana', 'Bolo', 'crop', false, 'failed', now(), 'instagram_unavailable', 'hash', now())`,
    [edit?.['id'], memberId],
  )
  await money.query(
    `insert into instagram_dialogs (id, member_id, session_id, state_hash, created_at, expires_at)
     select $1, $2, id, 'hash', now(), now() + interval '10 minutes' from sessions where member_id = $2 limit 1`,
    [edit?.['id'], memberId],
  )
  await money.query(
    `insert into notices (id, member_id, kind, key, data, created_at) values ($1, $2, 'refund_done', 'spec', '{}', now()) on conflict do nothing`,
    [edit?.['id'], memberId],
  )
}

const BY_MEMBER: Readonly<Record<string, string>> = {
  '/api/photos/': 'select id from photos where member_id = $1',
  '/api/edits/': 'select id from edits where member_id = $1',
  '/api/asaas/payments/': 'select provider_id as id from payments where member_id = $1',
  '/api/asaas/subscriptions/': 'select provider_subscription_id as id from subscriptions where member_id = $1',
  '/api/chat/linked/': 'select id from chats where member_id = $1',
  '/api/user/notices/': 'select id from notices where member_id = $1',
  '/api/instagram/publications/': 'select id from publications where member_id = $1',
  '/api/instagram/dialogs/': 'select id from instagram_dialogs where member_id = $1',
  '/api/instagram/pictures/': 'select id from instagram_dialogs where member_id = $1',
}

/** An id of Ana's of the kind that the call takes. */
async function idFor({ path }: Endpoint): Promise<string> {
  const sql = BY_MEMBER[path.slice(0, path.indexOf(':id'))]
  if (sql === undefined) throw new Error(`${path} takes an id, and this spec does not know whose`)
  return String((await money.query(sql, [ana.memberId]))[0]?.['id'])
}

const FIELDS: Readonly<Record<string, object>> = {
  '/api/edits/:id': { caption: 'Roubada' },
  '/api/photos/:id/cutout': { revision: 1, undo: 1 },
  '/api/instagram/publications/:id': { caption: 'Roubada' },
}

function ask(who: Buyer, { method, path, body }: Endpoint, id: string) {
  const payload = body !== undefined && body !== 'multipart' ? { payload: { phone: who.phone, ...FIELDS[path] } } : {}
  const url = path.replace(':id', id).replace(':layout', 'photo')
  return money.app.inject({ method, url, headers: { cookie: who.cookie, 'idempotency-key': `${method} ${id}` }, ...payload })
}

/**
 * Ids that even their owner is refused: a dialog of another session, a picture that was not given to Instagram, and previews of
 * a cutout or a layout, which only a worker makes.
 */
const CLOSED_TO_THE_OWNER = [
  '/api/instagram/dialogs/:id',
  '/api/instagram/pictures/:id',
  '/api/photos/:id/cutout/preview',
  '/api/edits/:id/layouts/:layout',
]

/** Calls that take ids in their query. */
const LISTS = [['/api/edits/zip', '/api/edits/']] as const

const everythingOf = async (memberId: string) =>
  JSON.stringify(
    await Promise.all(
      ['photos', 'edits', 'subscriptions', 'chats', 'notices', 'publications', 'instagram_dialogs', 'sessions'].map((table) =>
        money.query(`select * from ${table} where member_id = $1 order by id`, [memberId]),
      ),
    ),
  )

test('the member has one of everything, and there are calls to check', async () => {
  ana = await aMarkedMember(money)
  await postByHand(ana.memberId)
  eva = await money.visit()
  await eva.buy()
  await money.quiet()
  expect(calls.length).toBeGreaterThan(15)
})

describe.each(calls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('%s', (_, endpoint) => {
  test('shows and changes nothing of another member, as if it did not exist', async () => {
    const id = await idFor(endpoint)
    expect(id).not.toBe('undefined')
    const before = await everythingOf(ana.memberId)
    const theirs = await ask(eva, endpoint, id)
    const nobodys = await ask(eva, endpoint, id.replace(/[0-9a-f]{4}$/, 'ffff'))
    expect(theirs.statusCode).toBe(404)
    expect([theirs.statusCode, theirs.body]).toEqual([nobodys.statusCode, nobodys.body])
    expect(await everythingOf(ana.memberId)).toBe(before)
  })

  test.runIf(endpoint.method === 'GET' && !endpoint.path.endsWith('/events') && !CLOSED_TO_THE_OWNER.includes(endpoint.path))(
    'answers its owner',
    async () => {
      expect((await ask(ana, endpoint, await idFor(endpoint))).statusCode).toBe(200)
    },
  )
})

test.each(LISTS)('GET %s answers for another member’s ids as for nobody’s', async (path, kind) => {
  const id = String((await money.query(BY_MEMBER[kind] ?? '', [ana.memberId]))[0]?.['id'])
  const askAs = ({ cookie }: Buyer, ids: string) => money.app.inject({ url: path, query: { ids }, headers: { cookie } })
  const [theirs, nobodys] = [await askAs(eva, id), await askAs(eva, id.replace(/[0-9a-f]{4}$/, 'ffff'))]
  expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body])
  expect((await askAs(ana, id)).statusCode).toBe(200)
})
