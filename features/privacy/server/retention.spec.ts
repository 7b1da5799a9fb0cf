/** What is deleted automatically over time, by the product's clock, and what the member sees of it. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Buyer, type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import type { KeptData } from '../contract.ts'
import {
  aMarkedMember,
  idOf,
  requestDeletion,
  listFiles,
  type MarkedMember,
  untilForgotten,
} from '#apps/testing/account-deletion.test-support.ts'

let money: Money
// each starts today, because the provider's clock does not move
beforeEach(async () => {
  money = await startMoney()
})
afterEach(() => money.close())

const advance = (days: number) => money.advance((days * DAY) / SECOND)
const sweep = async (...names: string[]) => {
  for (const { name, run } of money.sweeps) if (names.some((wanted) => name.startsWith(wanted))) await run()
}
const RETENTION = ['payments.retention', 'captions.retention', 'privacy.erase-exports', 'notices.retention', 'activity.retention']
const daysUntil = (moment: string | null) =>
  moment === null ? null : Math.round((new Date(moment).getTime() - money.core.clock.now().getTime()) / DAY)

async function keptOf(buyer: Buyer): Promise<KeptData> {
  await money.advance(HOUR / SECOND)
  const cookie = await money.signIn(buyer.phone)
  return (await money.app.inject({ url: '/api/user/data', headers: { cookie } })).json<KeptData>()
}

test('photos are deleted after thirty days and results after a year, and the member sees when', async () => {
  const ana = await aMarkedMember(money)
  await money.query('update edits set delete_after = finished_at + interval $$365 days$$')
  const kept = await keptOf(ana)
  expect([kept.photos.count, kept.photos.days, daysUntil(kept.photos.next_deletion_at)]).toEqual([1, 30, 30])
  expect([kept.results.count, kept.results.days, daysUntil(kept.results.next_deletion_at)]).toEqual([1, 365, 365])

  await advance(29)
  await sweep('photo-edits.delete-due')
  expect((await keptOf(ana)).photos.count).toBe(1)
  await advance(2)
  await sweep('photo-edits.delete-due')
  expect(await keptOf(ana)).toMatchObject({ photos: { count: 0, next_deletion_at: null }, results: { count: 1 } })
  const originals = async () => (await listFiles(money)).filter((key) => /^(photos|previews)\//.test(key))
  await money.until(originals, [])

  await advance(335)
  await sweep('photo-edits.delete-due')
  expect((await keptOf(ana)).results).toMatchObject({ count: 0, next_deletion_at: null })
  await money.until(async () => (await listFiles(money)).filter((key) => ana.files.includes(key)), [])
  expect(await money.query('select wishes, caption, understood from edits')).toEqual([
    { wishes: {}, caption: null, understood: null },
  ])
})

test('traces of a continuing member are deleted once no rule needs them', async () => {
  const ana = await money.visit()
  const memberId = await idOf(money, ana.phone)
  const now = money.core.clock.now()
  await money.query("insert into card_attempts (id, member_id, address, created_at) values ($1, $1, '192.0.2.1', $2)", [
    memberId,
    now,
  ])
  await money.query('insert into caption_days (member_id, day, written) values ($1, $2, 3)', [memberId, now])
  await money.query('insert into data_exports (id, member_id, created_at) values ($1, $1, $2)', [memberId, now])
  await money.query(
    "insert into notices (id, member_id, kind, key, data, created_at) values ($1, $1, 'plan_ended', 'x', '{}', $2)",
    [memberId, now],
  )
  const left = async () =>
    (
      await money.query(
        `select (select count(*)::int from card_attempts where member_id = $1) as cards, (select count(*)::int from caption_days where member_id = $1) as captions,
         (select count(*)::int from data_exports where member_id = $1) as exports, (select count(*)::int from notices where member_id = $1) as notices`,
        [memberId],
      )
    )[0]
  await sweep(...RETENTION)
  expect(await left()).toEqual({ cards: 1, captions: 1, exports: 1, notices: 1 })
  await advance(9)
  await sweep(...RETENTION)
  expect(await left()).toEqual({ cards: 0, captions: 0, exports: 0, notices: 1 })
  await advance(400)
  await sweep(...RETENTION)
  expect(await left()).toMatchObject({ notices: 0 })
  expect(await money.query('select from activity where member_id = $1', [memberId])).toEqual([])
})

test('after an account’s deletion, each record is deleted when its legal retention ends', async () => {
  const ana: MarkedMember = await aMarkedMember(money)
  const redeemed = [ana.memberId, money.core.clock.now()]
  await money.query(
    "insert into coupon_redemptions (id, code, member_id, document_key, created_at) values ($1, 'DEFAULT', $1, 'x', $2)",
    redeemed,
  )
  await money.query(
    "insert into consents (id, member_id, terms_version, channel, created_at) values ($1, $1, '2026-11-21', 'web', $2)",
    redeemed,
  )
  await money.query('insert into member_suspensions (member_id, suspended_at) values ($1, $2)', redeemed)
  await requestDeletion(money, ana)
  await untilForgotten(money, ana.memberId)
  const kinds = async () =>
    (await money.query('select kind from kept_records where member_id = $1 order by kind', [ana.memberId])).map(
      ({ kind }) => kind,
    )
  const count = async (table: string) => (await money.query(`select from ${table} where member_id = $1`, [ana.memberId])).length
  expect(await count('activity')).toBeGreaterThan(0)

  await advance(183)
  await sweep('privacy.')
  expect(await kinds()).toEqual(['access-records', 'consents', 'former-phone', 'payments'])
  expect(await count('activity')).toBeGreaterThan(0)
  await advance(2)
  await sweep('privacy.')
  expect(await kinds()).toEqual(['consents', 'former-phone', 'payments'])
  expect(await count('activity')).toBe(0)

  await advance(6 * 366)
  await sweep('privacy.')
  expect(await kinds()).toEqual([])
  expect([await count('consents'), await count('coupon_redemptions'), await count('member_suspensions')]).toEqual([0, 0, 0])
  expect(await money.query('select former_phone_key from members where id = $1', [ana.memberId])).toEqual([
    { former_phone_key: null },
  ])
  const paid = 'select distinct card_brand, card_last_digits, value_cents from payments where member_id = $1'
  expect(await money.query(paid, [ana.memberId])).toEqual([{ card_brand: null, card_last_digits: null, value_cents: 3790 }])
})

test('log entries older than six months are deleted as soon as an account is', async () => {
  const ana = await money.visit()
  const memberId = await idOf(money, ana.phone)
  await advance(200)
  await money.advance((HOUR + MINUTE) / SECOND)
  await requestDeletion(money, { phone: ana.phone, cookie: await money.signIn(ana.phone) })
  await untilForgotten(money, memberId)
  await sweep('privacy.erase-access-records')
  const kinds = await money.query('select kind from activity where member_id = $1 order by id', [memberId])
  expect(kinds.map(({ kind }) => kind)).toEqual(['signed_in', 'account_deleted'])
})
