/** Signed webhooks are stored once, whatever their order, number and form. */
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { NETWORK, openChat } from '#apps/testing/chat.test-support.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import { envelope, webhooksOf, sign } from '../arrivals/signed-webhook.test-support.ts'
import { issueLinkCode } from '../linking/link-codes.ts'

const product = await openChat()
const network = webhooksOf(product)

describe('the handshake', () => {
  test.each([
    [NETWORK.verifyToken, 200, '1158201444'],
    ['somebody-else-s-secret', 401, undefined],
  ])('with the token %s answers %i', async (token, status, challenge) => {
    const query = { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444', 'hub.verify_token': token }
    const answer = await product.app.inject({ url: '/api/whatsapp/webhook', query })
    expect(answer.statusCode).toBe(status)
    if (challenge !== undefined) expect([answer.body, answer.headers['content-type']]).toEqual([challenge, 'text/plain'])
  })
})

describe('a webhook', () => {
  test('signed over its raw bytes is accepted, with accents and emoji', async () => {
    const raw = envelope(network.textOf({ id: 'wamid.raw', from: '5531977700990', text: 'Ação! 🎂 50% @ana <3' }))
    const escaped = raw.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    expect((await network.webhookEvent(escaped)).statusCode).toBe(200)
    expect((await network.webhookEvent(raw.replace('wamid.raw', 'wamid.raw2'))).statusCode).toBe(200)
    expect(await network.kept('wamid.raw')).toHaveLength(2)
  })

  test.each([
    ['with another secret', (body: string) => sign(body, 'another')],
    ['over other bytes', (body: string) => sign(`${body} `)],
    ['without a signature', () => ''],
  ])('%s is refused', async (_, signature) => {
    const body = envelope(network.textOf({ id: 'wamid.forged', from: '5531977700991' }))
    expect((await network.webhookEvent(body, signature(body))).statusCode).toBe(401)
    expect(await network.kept('wamid.forged')).toEqual([])
  })

  test('takes what the network names as the most, and no more', async () => {
    const largest = 3 * 1024 * 1024
    expect((await network.webhookEvent('x'.repeat(largest))).statusCode).toBe(200)
    expect((await network.webhookEvent('x'.repeat(largest + 1))).statusCode).toBe(413)
  })

  test('that would take more memory than may be held for a stranger is refused before it is here', async () => {
    const headers = { 'content-type': 'application/json' }
    const payload = Readable.from(
      Array.from({ length: 40_000 }, () => Buffer.from('x')),
      { objectMode: false },
    )
    const answer = await product.app.inject({ method: 'POST', url: '/api/whatsapp/webhook', headers, payload })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'busy'])
    expect([Number(answer.headers['retry-after']) > 0, answer.headers.connection]).toEqual([true, 'close'])
  })

  test('of an unknown kind is ignored', async () => {
    for (const body of ['', 'x', '{}', '[]', '{"entry":[{}]}']) expect((await network.webhookEvent(body)).statusCode).toBe(200)
  })

  test('that arrives twice at once, in a batch and again, is one message', async () => {
    const ana = await product.aPerson({ address: '+5531977700030' })
    const one = network.textOf({ id: 'wamid.twice', from: '553177700030' })
    await Promise.all([
      network.webhookEvent(envelope(one)),
      network.webhookEvent(envelope(one, one)),
      network.webhookEvent(envelope(one)),
    ])
    await product.work()
    expect(await network.kept('wamid.twice')).toHaveLength(1)
    const jobs = await product.query(
      "select 1 from pgboss.job where name = 'chat.take-message' and data->>'messageId' = 'wamid.twice'",
    )
    expect(jobs).toHaveLength(1)
    expect(ana.address).toContain('777')
  })

  test('that arrives days late is stored and not answered', async () => {
    const at = new Date(product.core.clock.now().getTime() - 2 * DAY)
    await network.webhookEvent(envelope(network.textOf({ id: 'wamid.late', from: '5531977700992', at })))
    expect(await network.kept('wamid.late')).toMatchObject([{ handled_at: expect.any(Date) as Date }]) // as: a matcher stands for what it matches
  })
})

test('messages that arrive out of order are answered in the order in which they were written', async () => {
  const ana = await product.aPerson({ address: '+5531977700029' })
  const from = '553177700029'
  const now = product.core.clock.now().getTime()
  const written = (id: string, text: string, secondsAgo: number) =>
    network.textOf({ id, from, text, at: new Date(now - secondsAgo * SECOND) })
  // the sandbox answers only people who have written before
  await ana.says('oi')
  await product.work()
  await product.passSeconds(20)
  await network.webhookEvent(envelope(written('wamid.second', 'saldo', 1), written('wamid.first', 'ajuda', 2)))
  await product.work()
  expect((await ana.sees()).map(({ text }) => text).join('\n')).toMatch(/“deixa pronta pra postar”[^]*Você usou/)
})

describe('the member of a chat', () => {
  test('is found with and without the ninth digit, and answered at the number as written', async () => {
    for (const [form, phone] of [
      [2, '+5531977700031'],
      [3, '+5531977700032'],
    ] as const) {
      await product.setTo('number_form', form)
      const ana = await product.aPerson({ address: phone })
      await ana.says('saldo')
      await product.work()
      expect((await ana.sees())[0]?.text).toMatch(/Você usou 0 de 12/)
    }
    await product.setTo('number_form', 0)
  })

  test('is missing for an unknown sender, who is sent the sign-up link and whose photo is not fetched', async () => {
    const rui = await product.aPerson({ isMember: false })
    await rui.sendsPhoto('fundo branco')
    await product.workAfterPause()
    expect((await rui.sees()).map(({ link }) => link)).toEqual([expect.stringContaining('/auth?next=%2Fcheckout%3Fnext%3Dchat')])
    expect(await product.query('select 1 from chat_incoming where photo_id is not null')).toEqual([])
  })

  test('is linked by a code, once and for good, when the number is hidden', async () => {
    await product.setTo('user_ids', 2)
    const cookieOwner = await product.aPerson({ address: '+5531977700033' })
    const [member] = await product.query('select id from members where phone = $1', [cookieOwner.address])
    const { code } = await issueLinkCode(product.deps, String(member?.['id']))
    const ghost = await product.aPerson({ isMember: false, address: 'BR.77001122' })
    await ghost.says('oi')
    await ghost.says(code)
    await product.work()
    await product.passSeconds(20)
    await ghost.says('saldo')
    await product.work()
    await product.passSeconds(20)
    await product.work()
    expect((await ghost.sees()).map(({ text }) => text?.slice(0, 12))).toEqual(['Oi! Aqui é o', 'Pronto, esta', 'Você usou 0 '])
    const other = await product.aPerson({ isMember: false, address: 'BR.77001133' })
    await other.says(code)
    await product.work()
    expect((await other.sees())[0]?.text).toMatch(/Esse código não vale/)
    await product.setTo('user_ids', 1)
  })

  test('cannot be guessed: five wrong codes lock the chat', async () => {
    const guesser = await product.aPerson({ isMember: false })
    for (let tries = 0; tries < 6; tries += 1) await guesser.says(String(100_000 + tries))
    await product.work()
    expect((await product.query("select 1 from chats where link_lock->>'lockedUntil' is not null")).length).toBe(1)
    expect((await guesser.sees()).map(({ text }) => text?.slice(0, 16))).toEqual([
      ...Array.from({ length: 5 }, () => 'Esse código não '),
      'Foram muitas ten',
    ])
  })

  test('is found by the new phone after a change in the account, and no longer by the old one', async () => {
    const ana = await product.aPerson()
    await ana.says('oi')
    await product.work()
    await product.query('update members set phone = $2 where phone = $1', [ana.address, '+5531977700900'])
    await ana.says('saldo')
    await product.passSeconds(20)
    await product.work()
    expect((await ana.sees()).at(-1)?.text).toMatch(/Ainda não conheço este número/)
  })
})
