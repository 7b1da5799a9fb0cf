/** Receipts that repeat, arrive late, or belong to a message that was sent again, and questions that were never shown. */
import { expect, test } from 'vitest'
import { type Person, openChat } from '#apps/testing/chat.test-support.ts'
import { issueLinkCode } from '../linking/link-codes.ts'
import { listLinkedChats, unlinkChat } from '../linking/linked-chats.ts'
import { webhooksOf, receiptOf } from '../arrivals/signed-webhook.test-support.ts'
import { takeMessage } from '../inbox/take-message.ts'
import { ChatFault } from '#providers/chat/port.ts'

const product = await openChat()
const network = webhooksOf(product)

/** The network refused the file, which is worth another try. */
const FILE_REFUSED = 131_053

async function memberOf({ address }: Person): Promise<string> {
  const [member] = await product.query('select id from members where phone = $1', [address])
  return String(member?.['id'])
}

async function resultOf(memberId: string) {
  const [row] = await product.query(
    "select id, network_id, state, receipt from chat_outgoing where member_id = $1 and purpose = 'result'",
    [memberId],
  )
  return { id: String(row?.['id']), networkId: String(row?.['network_id']), state: row?.['state'], receipt: row?.['receipt'] }
}

/** A result that the network has accepted, with no further receipts. */
async function aSentResult(person: Person, memberId: string) {
  await person.sendsPhoto('fundo de mármore branco')
  await product.workAfterPause()
  await expect.poll(async () => (await resultOf(memberId)).receipt).toBe('read')
  await product.query("update chat_outgoing set receipt = 'sent' where member_id = $1 and purpose = 'result'", [memberId])
  return resultOf(memberId)
}

const receipt = (of: { id: string; networkId: string }, status: string, errorCode?: number) =>
  network.webhookEvent(
    receiptOf({
      id: of.networkId,
      status,
      timestamp: String(Math.floor(product.core.clock.now().getTime() / 1000)),
      recipient_id: '1',
      biz_opaque_callback_data: of.id,
      ...(errorCode !== undefined && { errors: [{ code: errorCode, title: 'x' }] }),
    }),
  )

const unreachable = () => Promise.reject(new ChatFault('unreachable'))
const getAllowance = () => Promise.reject(new Error('nobody knows'))

const pictures = async (person: Person) => (await person.sees()).filter(({ image_url: picture }) => picture !== undefined)

async function workOn(): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    for (const step of [() => product.work(), () => product.passSeconds(10)]) await step()
}

test('a repeated or late receipt is accepted and changes nothing', async () => {
  const ana = await product.aPerson()
  const memberId = await memberOf(ana)
  const result = await aSentResult(ana, memberId)
  const codes = []
  for (const status of ['read', 'read', 'delivered', 'sent']) codes.push((await receipt(result, status)).statusCode)
  expect([codes, (await resultOf(memberId)).receipt]).toEqual([[200, 200, 200, 200], 'read'])
})

test('a late receipt of the earlier send does not hide that the new one failed', async () => {
  const ana = await product.aPerson()
  const memberId = await memberOf(ana)
  const result = await aSentResult(ana, memberId)
  await receipt(result, 'failed', FILE_REFUSED)
  const again = { ...result, networkId: 'wamid.again' }
  const send = () => Promise.resolve({ id: again.networkId, recipient: {} })
  await product.work({ ...product.deps, channel: { ...product.deps.channel, send } })
  await product.passSeconds(10)
  await product.work({ ...product.deps, channel: { ...product.deps.channel, send } })
  await receipt(result, 'sent')
  expect(await resultOf(memberId)).toMatchObject({ networkId: again.networkId, state: 'sent' })
  await receipt(again, 'failed', FILE_REFUSED)
  expect(await resultOf(memberId)).toMatchObject({ state: 'waiting' })
})

test('what failed late is not sent again to an unlinked chat', async () => {
  const owner = await product.aPerson()
  const memberId = await memberOf(owner)
  const ghost = await product.aPerson({ isMember: false })
  await ghost.says((await issueLinkCode(product.deps, memberId)).code)
  await workOn()
  const result = await aSentResult(ghost, memberId)
  const before = (await pictures(ghost)).length
  const [linked] = await listLinkedChats(product.deps, memberId)
  await unlinkChat(product.deps, { memberId, chatId: String(linked?.id) })
  await receipt(result, 'failed', FILE_REFUSED)
  await workOn()
  expect([(await pictures(ghost)).length, (await resultOf(memberId)).state]).toEqual([before, 'failed'])
})

/** An answer that the network accepted under this id, with no further receipts. */
async function aSentAnswer(person: Person, networkId: string, words = 'saldo') {
  const send = () => Promise.resolve({ id: networkId, recipient: {} })
  await person.says(words)
  await workTwice({ ...product.deps, channel: { ...product.deps.channel, send } })
  const [row] = await product.query('select id from chat_outgoing where network_id = $1', [networkId])
  return { id: String(row?.['id']), networkId }
}

async function workTwice(deps = product.deps): Promise<void> {
  await product.work(deps)
  await product.passSeconds(20)
  await product.work(deps)
}

const seenOf = async (person: Person) => (await person.sees()).map(({ text }) => text?.slice(0, 11))
const answerOf = async ({ id }: { id: string }) => {
  const [row] = await product.query('select state, content is null as is_forgotten from chat_outgoing where id = $1', [id])
  return [row?.['state'], row?.['is_forgotten']]
}

/** The network's own error, the only failure after which its documentation recommends a retry. */
const GONE_WRONG = 131_000

test('an answer that could not be delivered is sent once more, and no third time', async () => {
  const ana = await product.aPerson()
  const answer = await aSentAnswer(ana, 'wamid.once')
  expect(await answerOf(answer)).toEqual(['sent', false])
  await receipt(answer, 'failed', GONE_WRONG)
  expect(await answerOf(answer)).toEqual(['waiting', false])
  await workTwice()
  expect([await seenOf(ana), await answerOf(answer)]).toEqual([['Você usou 0'], ['sent', true]])
  const find = async () => (await product.query('select network_id, receipt from chat_outgoing where id = $1', [answer.id]))[0]
  await expect.poll(async () => (await find())?.['receipt']).toBe('read')
  await product.query("update chat_outgoing set receipt = 'sent' where id = $1", [answer.id])
  await receipt({ ...answer, networkId: String((await find())?.['network_id']) }, 'failed', GONE_WRONG)
  await workTwice()
  expect([await seenOf(ana), await answerOf(answer)]).toEqual([['Você usou 0'], ['failed', true]])
})

test.each([
  ['a number that may have another form', 131_026, 'waiting'],
  ['the end of the 24-hour window', 131_047, 'failed'],
  ['a limit against spam', 131_048, 'failed'],
  ['a person who opted out', 131_050, 'failed'],
])('after %s (%i) an answer is %s', async (_reason, code, state) => {
  const ana = await product.aPerson()
  const answer = await aSentAnswer(ana, `wamid.${code}`)
  await receipt(answer, 'failed', code)
  expect((await answerOf(answer))[0]).toBe(state)
})

test('an answer is not sent again after the person has written something else', async () => {
  const ana = await product.aPerson()
  const answer = await aSentAnswer(ana, 'wamid.settled')
  await ana.says('obrigada')
  await receipt(answer, 'failed', GONE_WRONG)
  expect(await answerOf(answer)).toEqual(['failed', true])
})

test('a caption that was written when it was sent is sent again as it was, and not written again', async () => {
  const ana = await product.aPerson()
  await aSentResult(ana, await memberOf(ana))
  await product.passSeconds(20)
  const answer = await aSentAnswer(ana, 'wamid.rewritten', 'legenda mais divertida')
  const ofAna = 'member_id = (select id from members where phone = $1)'
  await product.query(`update edits set caption = 'do meu jeito' where ${ofAna}`, [ana.address])
  const [row] = await product.query("select content->>'text' as text from chat_outgoing where id = $1", [answer.id])
  await receipt(answer, 'failed', GONE_WRONG)
  await workTwice()
  expect([await answerOf(answer), await product.query(`select caption from edits where ${ofAna}`, [ana.address])]).toEqual([
    ['sent', true],
    [{ caption: 'do meu jeito' }],
  ])
  expect((await ana.sees()).at(-1)?.text).toBe(row?.['text'])
})

test('nothing is sent again a day after the question, and its text is erased within the hour', async () => {
  const [ana, rui] = [await product.aPerson(), await product.aPerson()]
  const late = await aSentAnswer(ana, 'wamid.late')
  await product.query("update chats set last_message_at = last_message_at - interval '1 day' where phone_key like $1", [
    `%${ana.address.slice(-8)}`,
  ])
  await receipt(late, 'failed', GONE_WRONG)
  expect(await answerOf(late)).toEqual(['failed', true])
  const silent = await aSentAnswer(rui, 'wamid.silent')
  await product.passSeconds(11 * 60)
  await product.work()
  expect(await answerOf(silent)).toEqual(['sent', true])
  await receipt(silent, 'failed', GONE_WRONG)
  expect(await answerOf(silent)).toEqual(['failed', true])
})

test('a question that was never shown accepts no yes', async () => {
  const ana = await product.aPerson()
  const memberId = await memberOf(ana)
  const mute = { ...product.deps, channel: { ...product.deps.channel, send: unreachable } }
  await ana.says('quero excluir minha conta')
  await product.work(mute)
  await product.passSeconds(30)
  await ana.says('sim')
  await product.work(mute)
  expect(await product.query('select 1 from members where id = $1 and phone is not null', [memberId])).toHaveLength(1)
  await workOn()
  await ana.says('sim')
  await workOn()
  expect((await ana.sees()).map(({ text }) => text?.slice(0, 18))).toContain('A sua conta está s')
})

test('messages around one that cannot be answered are answered at once', async () => {
  const ana = await product.aPerson()
  await ana.says('saldo')
  const messageId = await ana.says('quero falar com uma pessoa')
  await product.query("delete from pgboss.job where name = 'chat.take-message'")
  const deps = { ...product.deps, membership: { ...product.deps.membership, getAllowance } }
  const attempt = { isLast: true, signal: new AbortController().signal }
  await expect(takeMessage(deps, { messageId }, attempt)).rejects.toThrow('nobody knows')
  await product.work()
  expect(await product.query('select 1 from chat_incoming where id = $1 and handled_at is not null', [messageId])).toHaveLength(1)
})

test('a request is not held back for a photo that does not arrive', async () => {
  const ana = await product.aPerson()
  const words = await ana.says('quero falar com uma pessoa')
  await ana.sendsPhoto('fundo de mármore branco')
  const attempt = { isLast: false, signal: new AbortController().signal }
  await takeMessage(product.deps, { messageId: words }, attempt)
  await product.query("delete from pgboss.job where name = 'chat.take-photo'")
  await workOn()
  expect((await ana.sees()).map(({ text }) => text)).toEqual([expect.stringMatching(/equipe Mandou/)])
})
