/** The provider's webhook: genuine, malformed and forged. */
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { ASAAS_CREDENTIALS } from '#sandbox/credentials.test-support.ts'

let money: Money
const logged: string[] = []
beforeAll(async () => {
  money = await startMoney({ env: { LOG_LEVEL: 'error' }, logTo: { write: (line) => logged.push(line) } })
})
afterAll(() => money.close())

const token = () => ASAAS_CREDENTIALS.webhook_token
const webhookEvent = (payload: unknown, headers: Record<string, string | undefined> = { 'asaas-access-token': token() }) =>
  money.app.inject({
    method: 'POST',
    url: '/api/asaas/webhook',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
/** Twenty million bytes, and how many of them have been asked for. */
function aLongBody() {
  let read = 0
  const pieces = function* () {
    for (; read < 20_000_000; read += 64_000) yield Buffer.alloc(64_000)
  }
  return { payload: Readable.from(pieces()), read: () => read }
}
let events = 0
const event = (more: object = {}) => ({ id: `evt_${(events += 1)}`, event: 'PAYMENT_CONFIRMED', ...more })
const kept = async (id: string) => (await money.query('select object_id from webhook_events where event_id = $1', [id])).length

it.each([
  ['no token', {}],
  ['an empty one', { 'asaas-access-token': '' }],
  ['another one', { 'asaas-access-token': 'guess' }],
  ['half of one', { 'asaas-access-token': 'whsec_' }],
])('is refused with %s, and nothing is kept', async (_what, headers) => {
  const forged = event({ payment: { id: 'pay_1', subscription: 'sub_1', status: 'CONFIRMED' } })
  const answer = await webhookEvent(forged, headers)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'webhook_refused'])
  expect((await webhookEvent({ anything: true }, headers)).statusCode).toBe(401)
  expect(await kept(forged.id)).toBe(0)
})

it('without the token is refused before its body is read, and closes the connection', async () => {
  const { payload, read } = aLongBody()
  const answer = await money.app.inject({ method: 'POST', url: '/api/asaas/webhook', payload })
  expect([answer.statusCode, answer.headers.connection]).toEqual([401, 'close'])
  expect(read()).toBeLessThan(1_000_000)
})

it.each([
  ['of an unknown event', { event: 'PAYMENT_TELEPORTED', payment: { id: 'pay_404' } }],
  ['about nothing of ours', { payment: { id: 'pay_404', subscription: 'sub_404' } }],
  ['about a deposit', { payment: { id: 'pay_405', subscription: null, customer: 'cus_1', value: 10 } }],
  ['of another kind of object', { event: 'TRANSFER_CREATED', transfer: { id: 'x' } }],
  ['with a payment that is not an object', { payment: 'pay_1' }],
  ['with new attributes', { account: { id: 'a' }, additionalInfo: null, payment: { id: 'pay_406', moon: 'full' } }],
])('%s is answered 200 and does not hold up the next one', async (_what, more) => {
  const answer = await webhookEvent(event(more))
  expect([answer.statusCode, answer.json<object>()]).toEqual([200, { ok: true }])
})

it.each([
  ['{}'],
  ['[]'],
  ['null'],
  ['"evt"'],
  [JSON.stringify({ id: 7, event: {} })],
  [JSON.stringify({ id: 'nul\u0000', event: 'X' })],
  [JSON.stringify({ id: 'x'.repeat(400), event: 'X' })],
])('that says %s is accepted with 200: refused, it would hold up all behind it', async (body) => {
  expect((await webhookEvent(body)).statusCode).toBe(200)
})

it.each([
  ['invalid JSON', '{"id":', 'application/json'],
  ['empty', '', 'application/json'],
  ['a form', 'id=evt_1', 'application/x-www-form-urlencoded'],
  ['bytes', '\u0001\u0002', 'application/octet-stream'],
  ['of no type', 'x', undefined],
])('that is %s is accepted with 200 and a line in the log, but not without the token', async (_what, body, type) => {
  logged.length = 0
  expect((await webhookEvent(body, { 'asaas-access-token': token(), 'content-type': type })).statusCode).toBe(200)
  expect(logged.filter((line) => line.includes('a webhook could not be read'))).toHaveLength(1)
  expect((await webhookEvent(body, { 'content-type': type })).statusCode).toBe(401)
})

it('that is long is read, and one that is far too long is treated as unreadable', async () => {
  const [long, tooLong] = [event(), event()]
  expect((await webhookEvent({ ...long, more: 'x'.repeat(500_000) })).statusCode).toBe(200)
  expect((await webhookEvent({ ...tooLong, more: 'x'.repeat(1_100_000) })).statusCode).toBe(200)
  expect([await kept(long.id), await kept(tooLong.id)]).toEqual([1, 0])
})

describe('a genuine one', () => {
  it('is stored once, and only the fact that it came is trusted', async () => {
    const ana = await money.visit()
    await money.failOnDemand('review_card')
    const { id } = (await ana.buy()).json<{ id: string }>()
    const [charge] = await ana.charges()
    const lie = event({
      payment: { id: charge?.id, subscription: id, status: 'CONFIRMED', value: 37.9, confirmedDate: '2026-01-01' },
    })
    for (const _ of [1, 2, 3]) expect((await webhookEvent(lie)).statusCode).toBe(200)
    const open = () => money.query('select event_id from webhook_events where synced_at is null')
    await money.until(open, [])
    expect([await kept(lie.id), await ana.status()]).toEqual([1, 'pending'])
  })

  it('arrives as the sandbox sends it, in any order and repeatedly', async () => {
    const ana = await money.visit()
    await ana.buy()
    for (const order of ['reversed', 'shuffled', 'same']) {
      await fetch(`${money.sandboxUrl}/control/webhooks/redeliver`, {
        method: 'POST',
        body: JSON.stringify({ provider: 'asaas', order }),
      })
    }
    await money.until(async () => (await money.query('select 1 from webhook_events where synced_at is null')).length, 0)
    expect(await ana.status()).toBe('active')
    expect((await ana.call('GET', '/api/user/payments')).json<{ payments: object[] }>().payments).toHaveLength(1)
  })

  it('whose job was lost is answered later', async () => {
    const ana = await money.visit()
    const { id } = (await ana.buy()).json<{ id: string }>()
    await money.until(async () => (await money.query('select 1 from webhook_events where synced_at is null')).length, 0)
    await money.query(
      `insert into webhook_events (vendor, event_id, event, object_id, received_at) values ('asaas', 'evt_lost', 'PAYMENT_CONFIRMED', $1, $2)`,
      [id, money.core.clock.now()],
    )
    await money.passDays(1 / 24)
    await money.until(async () => (await money.query('select 1 from webhook_events where synced_at is null')).length, 0)
  })
})
