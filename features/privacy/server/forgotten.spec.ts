/** What remains of a deleted account: every table, every file, the queue and the log are searched for what the person wrote. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Money, startMoney } from '#apps/testing/money.test-support.ts'
import {
  aMarkedMember,
  BROWSER,
  requestDeletion,
  listFiles,
  type MarkedMember,
  MARKS,
  searchDatabase,
  untilForgotten,
} from '#apps/testing/account-deletion.test-support.ts'

/** Tables that still contain the member's id, with the reason. A new table needs a reason here. */
const LEFT: Readonly<Record<string, string>> = {
  'members.id': 'the blank row that numbers point to',
  'account_deletions.member_id': 'that somebody left, and when',
  'kept_records.member_id': 'what a law makes us keep, with reason and end',
  'consents.member_id': 'proof of the contract behind the payments, as long as those',
  'activity.member_id': 'access records: six months of each',
  'payments.member_id': 'tax law: what was paid',
  'refunds.member_id': 'tax law: what was given back',
  'subscriptions.member_id': 'tax law: what the payments were for',
  'allowance_periods.member_id': 'numbers: what was bought and used',
  'allowance_reservations.member_id': 'numbers: what was bought and used',
  'allowance_entries.member_id': 'numbers: what was bought and used',
  'given_documents.member_id': 'keyed hashes of the CPFs they gave: leaving and coming back gives no second coupon',
  'former_phones.member_id': 'keyed hashes of earlier phones: moving, leaving and coming back makes nobody somebody else',
  'member_suspensions.member_id': 'that an administrator stopped them: leaving and coming back is no way around it',
  'card_attempts.member_id': 'for a day: leaving and coming back is no way to try more cards',
  'payments_request_counts.who': 'for an hour: leaving and coming back allows no more requests',
  'photos.member_id': 'numbers: a blank row for each, without a file',
  'edits.member_id': 'numbers: a blank row for each, without words',
  'pgboss.job_common.data': 'ids of jobs that are done; the queue deletes them within a week',
  'pgboss.job_common.singleton_key': 'the same ids',
}

let money: Money
let lines = ''
let ana: MarkedMember
beforeAll(async () => {
  money = await startMoney({ env: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => void (lines += line) } })
})
afterAll(() => money.close())

/** In the forms that people write and that are stored. */
const marksOf = ({ phone, document }: MarkedMember) => [
  ...Object.values(MARKS),
  'Marcanascimento',
  'Marcarenda',
  phone,
  phone.slice(3),
  document,
  document.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'),
]

/** Times and ids have four digits of a card in a row now and then. */
const isContent = ({ column }: { column: string }) =>
  column !== 'card_last_digits' && !/(?:id|_at|_on|_until|_after)$/.test(column)

test('the marks are everywhere beforehand', async () => {
  ana = await aMarkedMember(money)
  const places = new Set((await searchDatabase(money, marksOf(ana))).map(({ table }) => table))
  expect(places).toContain('members')
  for (const table of [
    'edits',
    'chats',
    'chat_incoming',
    'chat_outgoing',
    'chat_orders',
    'chat_link_codes',
    'chat_thread_messages',
  ])
    expect(places).toContain(table)
  expect(ana.files.length).toBeGreaterThanOrEqual(5)
})

describe('after the deletion', () => {
  test('what is due is refunded', async () => {
    const answer = await requestDeletion(money, ana)
    expect(answer.json()).toEqual({ auto_refund: { refunds_processed: 1, results: [{ amount: 37.9 }] } })
    await untilForgotten(money, ana.memberId)
  })

  test('no table has anything that the person wrote', async () => {
    expect(await searchDatabase(money, marksOf(ana))).toEqual([])
  })

  test('no file is left', async () => {
    const left = await listFiles(money)
    expect(left.filter((key) => ana.files.includes(key))).toEqual([])
    const contents = await Promise.all(
      left.map(async (key) => Buffer.from((await money.core.files.get(key)) ?? []).toString('latin1')),
    )
    expect(contents.filter((content) => content.includes(MARKS.caption))).toEqual([])
  })

  test('the log never contained any of it', () => {
    expect(lines).toContain('a job is done')
    expect(marksOf(ana).filter((mark) => lines.includes(mark))).toEqual([])
  })

  test('the browser is in access records only', async () => {
    expect(await searchDatabase(money, [BROWSER])).toEqual([{ table: 'activity', column: 'user_agent', mark: BROWSER }])
  })

  test('only tables with a reason still name the member', async () => {
    const places = (await searchDatabase(money, [ana.memberId])).map(({ table, column }) => `${table}.${column}`)
    expect(places.filter((place) => LEFT[place] === undefined)).toEqual([])
  })

  test('every kept record has a reason and an end', async () => {
    const kept = await money.query(
      'select kind, reason, keep_until > now() as lasts from kept_records where member_id = $1 order by kind',
      [ana.memberId],
    )
    expect(kept.map(({ kind }) => kind)).toEqual(['access-records', 'consents', 'former-phone', 'payments'])
    for (const { reason, lasts } of kept) expect([String(reason).length > 20, lasts]).toEqual([true, true])
  })

  test('the payer can be read for the tax authority only, with the key', async () => {
    const [record] = await money.query("select sealed_content from kept_records where kind = 'payments'")
    const opened: unknown = JSON.parse(money.core.keyring.open('kept-payer', String(record?.['sealed_content'])))
    expect(opened).toMatchObject({ name: `${MARKS.name} ${MARKS.lastName}`, document: ana.document })
  })

  test('nothing of the card is kept except what a receipt shows', async () => {
    const places = await searchDatabase(money, ['8829'])
    expect(places.filter(isContent)).toEqual([])
  })
})
