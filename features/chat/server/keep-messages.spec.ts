/** What the network hands over, however broken, repeated and late it is. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChatProduct, startChat } from '#apps/chat-for-tests.ts'
import { newId } from '#platform/crypto.ts'
import { HOUR, later, MINUTE } from '#platform/clock.ts'
import { forgetChats } from './index.ts'
import { envelope, networkOf } from './knock-for-tests.ts'
import { issueLinkCode } from './link-codes.ts'

let product: ChatProduct
let network: ReturnType<typeof networkOf>
beforeAll(async () => {
  product = await startChat()
  network = networkOf(product)
})
afterAll(() => product.close())

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
  test('loses nothing to a message in it that no database takes', async () => {
    const from = '5531977700940'
    // a number that no index has room for
    const endless = Array.from({ length: 800 }, (_, index) => createHash('sha256').update(String(index)).digest('hex')).join('')
    const body = envelope(
      network.textOf({ id: 'broken.1', from }),
      network.textOf({ id: 'broken.2', from, text: 'a\0b \ud800' }),
      { ...network.textOf({ id: 'broken.3', from }), timestamp: 8_640_000_000_000 },
      network.textOf({ id: 'broken.4', from: endless }),
      network.textOf({ id: 'broken.5', from }),
    )
    expect((await network.knock(body)).statusCode).toBe(200)
    const ids = (await network.kept('broken')).map(({ id }) => id)
    expect(ids).toEqual(['broken.1', 'broken.2', 'broken.3', 'broken.5'])
  })

  test('with many words of one person is taken by one job, which answers them all', async () => {
    const from = '5531977700941'
    const words = Array.from({ length: 60 }, (_, index) => network.textOf({ id: `flood.${index}`, from, text: `oi ${index}` }))
    await network.knock(envelope(...words))
    const jobs = "select 1 from pgboss.job where name = 'chat.take-message' and data->>'messageId' like 'flood.%'"
    expect(await product.query(jobs)).toHaveLength(1)
    await product.work()
    const handled = (await network.kept('flood')).filter(({ handled_at: at }) => at !== null)
    expect(handled).toHaveLength(60)
  })
})

describe('of what was written before', () => {
  test('nothing that comes again acts on an account of the same number', async () => {
    const ana = await product.aPerson()
    const [before] = await product.query('select id from members where phone = $1', [ana.address])
    await ana.says('quero excluir minha conta')
    await product.work()
    await ana.taps('Sim')
    await product.work()
    await product.passSeconds(20)
    await product.work()
    await product.core.database.db.transaction((tx) => forgetChats(tx, String(before?.['id'])))
    expect(await product.query('select 1 from chats where member_id = $1', [before?.['id']])).toEqual([])
    const again = await aMember(ana.address)
    const first = (await ana.sees()).length
    await product.redeliver('same')
    await product.work()
    expect([await isThere(again), (await ana.sees()).length]).toEqual([true, first])
  })

  test('nothing orders anything, although it comes for the first time', async () => {
    const phone = '+5531977700942'
    const from = phone.slice(1)
    const memberId = await aMember(phone)
    const at = later(product.core.clock.now(), -HOUR)
    await network.knock(envelope(network.textOf({ id: 'early.1', from, text: 'quero excluir minha conta', at })))
    await network.knock(envelope(network.textOf({ id: 'early.2', from, text: 'sim', at: later(at, MINUTE) })))
    await product.work()
    expect(await isThere(memberId)).toBe(true)
    expect(await product.query('select 1 from chat_outgoing where member_id = $1', [memberId])).toEqual([])
  })
})

describe('a person with two addresses', () => {
  test('stays joined by a code when the number appears that once wrote as a stranger', async () => {
    const phone = '5531977700943'
    const userId = 'BR.7700943'
    const memberId = await aMember('+5531977700999')
    await network.knock(envelope(network.textOf({ id: 'two.1', from: phone, text: 'oi' })))
    const { code } = await issueLinkCode(product.deps, memberId)
    await network.knock(envelope(network.textOf({ id: 'two.2', userId, text: code })))
    await product.work()
    await network.knock(envelope(network.textOf({ id: 'two.3', from: phone, userId })))
    expect(await chatsOf(phone)).toEqual([{ phone, network_id: userId, member_id: memberId, is_linked_by_code: true }])
  })

  test('is not taken back to the old number by what was sent from there', async () => {
    const [old, now] = ['5531977700944', '5531977700945']
    const first = network.textOf({ id: 'moved.1', from: old, at: later(product.core.clock.now(), -2 * MINUTE) })
    await network.knock(envelope(first))
    await network.knock(envelope(network.textOf({ id: 'moved.2', from: old })))
    const system = { body: 'x', type: 'user_changed_number', wa_id: now }
    await network.knock(envelope({ ...network.textOf({ id: 'moved.3', from: old }), type: 'system', system }))
    await network.knock(envelope(first))
    expect([await chatsOf(old), (await chatsOf(now)).length]).toEqual([[], 1])
  })
})
