/** Webhooks that are broken, repeated or late. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { newId } from '#platform/crypto.ts'
import { HOUR, addMs, MINUTE } from '#platform/clock.ts'
import { eraseChats } from '../index.ts'
import { envelope, webhooksOf, sign } from '../arrivals/signed-webhook.test-support.ts'
import { issueLinkCode } from '../linking/link-codes.ts'
import { createWebhookReceiver } from './receive-webhook.ts'

const product = await openChat()
const network = webhooksOf(product)

async function aMember(phone: string): Promise<string> {
  const now = product.core.clock.now()
  const id = newId(now)
  await product.query("insert into members (id, phone, language, created_at) values ($1, $2, 'pt-BR', $3)", [id, phone, now])
  return id
}
const isThere = async (memberId: string) =>
  (await product.query('select 1 from members where id = $1 and phone is not null', [memberId])).length === 1
const chatsOf = (phone: string) =>
  product.query('select phone, network_id, member_id, is_linked_by_code from chats where phone = $1', [phone])

describe('one body', () => {
  test('loses no message when the database rejects one of them', async () => {
    const from = '5531977700940'
    // a number too long for any index
    const endless = Array.from({ length: 800 }, (_, index) => createHash('sha256').update(String(index)).digest('hex')).join('')
    const body = envelope(
      network.textOf({ id: 'broken.1', from }),
      network.textOf({ id: 'broken.2', from, text: 'a\0b \ud800' }),
      { ...network.textOf({ id: 'broken.3', from }), timestamp: 8_640_000_000_000 },
      network.textOf({ id: 'broken.4', from: endless }),
      network.textOf({ id: 'broken.5', from }),
    )
    expect((await network.webhookEvent(body)).statusCode).toBe(200)
    const ids = (await network.kept('broken')).map(({ id }) => id)
    expect(ids).toEqual(['broken.1', 'broken.2', 'broken.3', 'broken.5'])
  })

  test('with many messages of one person enqueues one job, which answers them all', async () => {
    const from = '5531977700941'
    const words = Array.from({ length: 60 }, (_, index) => network.textOf({ id: `flood.${index}`, from, text: `oi ${index}` }))
    await network.webhookEvent(envelope(...words))
    const jobs = "select 1 from pgboss.job where name = 'chat.take-message' and data->>'messageId' like 'flood.%'"
    expect(await product.query(jobs)).toHaveLength(1)
    await product.work()
    const handled = (await network.kept('flood')).filter(({ handled_at: at }) => at !== null)
    expect(handled).toHaveLength(60)
  })
})

test('a flood of the same request from an unknown sender is answered once, and one of codes a few times', async () => {
  const flood = (from: string, words: (index: number) => string) =>
    Array.from({ length: 40 }, (_, index) => network.textOf({ id: `actions.${from}.${index}`, from, text: words(index) }))
  const answers = (from: string) =>
    product.query('select 1 from chat_outgoing o join chats c on c.id = o.chat_id where c.phone = $1', [from])
  const [stops, guesses] = ['5531977700951', '5531977700952']
  await network.webhookEvent(envelope(...flood(stops, () => 'parar'), ...flood(guesses, (index) => String(200_000 + index))))
  await product.work()
  expect([(await answers(stops)).length, (await answers(guesses)).length]).toEqual([1, 6])
  await product.query('delete from chat_wrong_codes')
})

describe('messages from before', () => {
  test('that arrive again do not act on a new account with the same number', async () => {
    const ana = await product.aPerson()
    const [before] = await product.query('select id from members where phone = $1', [ana.address])
    await ana.says('quero excluir minha conta')
    await product.work()
    await ana.taps('Sim')
    await product.work()
    await product.passSeconds(20)
    await product.work()
    await product.core.database.db.transaction((tx) => eraseChats(tx, String(before?.['id'])))
    expect(await product.query('select 1 from chats where member_id = $1', [before?.['id']])).toEqual([])
    const again = await aMember(ana.address)
    const first = (await ana.sees()).length
    await product.redeliver('same')
    await product.work()
    expect([await isThere(again), (await ana.sees()).length]).toEqual([true, first])
  })

  test('order nothing, even when they arrive for the first time', async () => {
    const phone = '+5531977700942'
    const from = phone.slice(1)
    const memberId = await aMember(phone)
    const at = addMs(product.core.clock.now(), -HOUR)
    await network.webhookEvent(envelope(network.textOf({ id: 'early.1', from, text: 'quero excluir minha conta', at })))
    await network.webhookEvent(envelope(network.textOf({ id: 'early.2', from, text: 'sim', at: addMs(at, MINUTE) })))
    await product.work()
    expect(await isThere(memberId)).toBe(true)
    expect(await product.query('select 1 from chat_outgoing where member_id = $1', [memberId])).toEqual([])
  })
})

describe('a person with two addresses', () => {
  test('stays linked by a code when a number appears that once wrote as an unknown sender', async () => {
    const phone = '5531977700943'
    const userId = 'BR.7700943'
    const memberId = await aMember('+5531977700999')
    await network.webhookEvent(envelope(network.textOf({ id: 'two.1', from: phone, text: 'oi' })))
    const { code } = await issueLinkCode(product.deps, memberId)
    await network.webhookEvent(envelope(network.textOf({ id: 'two.2', userId, text: code })))
    await product.work()
    await network.webhookEvent(envelope(network.textOf({ id: 'two.3', from: phone, userId })))
    expect(await chatsOf(phone)).toEqual([{ phone, network_id: userId, member_id: memberId, is_linked_by_code: true }])
  })

  test('who waits for a person at one of them still waits when both become one', async () => {
    const phone = '5531977700946'
    const userId = 'BR.7700946'
    const memberId = await aMember('+5531977700946')
    const wish = 'quero falar com uma pessoa'
    await network.webhookEvent(envelope(network.textOf({ id: 'waits.1', from: phone, text: wish })))
    const { code } = await issueLinkCode(product.deps, memberId)
    await network.webhookEvent(envelope(network.textOf({ id: 'waits.2', userId, text: code })))
    await product.work()
    await product.query('update chat_threads set waiting_since = null where member_id = $1', [memberId])
    await product.passSeconds(60)
    await network.webhookEvent(envelope(network.textOf({ id: 'waits.3', userId, text: wish })))
    await product.work()
    const threads = () =>
      product.query('select waiting_since, last_message_at, delete_after from chat_threads where member_id = $1', [memberId])
    const waiting = (await threads()).find(({ waiting_since: since }) => since !== null)
    expect([(await threads()).length, waiting]).toEqual([2, expect.anything()])
    await network.webhookEvent(envelope(network.textOf({ id: 'waits.4', from: phone, userId })))
    expect(await threads()).toEqual([waiting])
  })

  test('is not moved back to the old number by messages sent from there', async () => {
    const [old, now] = ['5531977700944', '5531977700945']
    const first = network.textOf({ id: 'moved.1', from: old, at: addMs(product.core.clock.now(), -2 * MINUTE) })
    await network.webhookEvent(envelope(first))
    await network.webhookEvent(envelope(network.textOf({ id: 'moved.2', from: old })))
    const system = { body: 'x', type: 'user_changed_number', wa_id: now }
    const change = envelope({ ...network.textOf({ id: 'moved.3', from: old }), type: 'system', system })
    await network.webhookEvent(change)
    await network.webhookEvent(envelope(first))
    expect([await chatsOf(old), (await chatsOf(now)).length]).toEqual([[], 1])
  })

  test('is not moved back by a repeated or late change of number', async () => {
    const userId = 'BR.7700953'
    const [one, two, three] = ['5531977700953', '5531977700954', '5531977700955']
    const change = (id: string, from: string, to: string) =>
      envelope({
        ...network.textOf({ id, from, userId }),
        type: 'system',
        system: { body: 'x', type: 'user_changed_number', wa_id: to },
      })
    await network.webhookEvent(envelope(network.textOf({ id: 'twice.1', from: one, userId })))
    const first = change('twice.2', one, two)
    await network.webhookEvent(first)
    await network.webhookEvent(change('twice.3', two, three))
    await network.webhookEvent(first)
    await network.webhookEvent(change('twice.4', one, two))
    expect([(await chatsOf(two)).length, (await chatsOf(three)).length]).toEqual([0, 1])
  })
})

test('a webhook that the database rolled back in a deadlock is tried again', async () => {
  const { db } = product.deps
  let times = 0
  const transaction: typeof db.transaction = (action) => {
    times += 1
    return times === 1 ? Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' })) : db.transaction(action)
  }
  const ending = new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) })
  const body = envelope(network.textOf({ id: 'ended.1', from: '5531977700961' }))
  await createWebhookReceiver({ ...product.deps, db: ending })({
    headers: { 'x-hub-signature-256': sign(body) },
    rawBody: Buffer.from(body),
  })
  expect([times, (await network.kept('ended')).length]).toEqual([2, 1])
})

describe('while a conversation has locked a chat', () => {
  const [busy, other] = ['5531977700971', '5531977700972']
  /** More than there are database connections. */
  const MANY = 30

  test('any number of webhooks of this person leaves the database to others, and all are stored in the end', async () => {
    await network.webhookEvent(envelope(network.textOf({ id: 'locked.first', from: busy })))
    const { db, pool } = product.core.database
    const release = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const conversation = db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from chats where phone = ${busy} for update`)
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const bodies = Array.from({ length: MANY }, (_, index) => envelope(network.textOf({ id: `locked.${index}`, from: busy })))
    // one body names both
    const mixed = envelope(network.textOf({ id: 'locked.mixed', from: busy }), network.textOf({ id: 'free.1', from: other }))
    const waiting = [...bodies, mixed].map((body) => network.webhookEvent(body))
    await expect.poll(() => network.kept('free')).toHaveLength(1)
    expect((await network.webhookEvent(envelope(network.textOf({ id: 'free.2', from: other })))).statusCode).toBe(200)
    expect(await network.kept('locked')).toHaveLength(1)
    expect(pool.waitingCount).toBe(0)
    release.resolve()
    await conversation
    const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await network.kept('locked')).toHaveLength(MANY + 2)
    await product.work()
    expect((await network.kept('locked')).filter(({ handled_at: at }) => at === null)).toEqual([])
  })
})
