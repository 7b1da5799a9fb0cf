/** A member asks for a person in the chat, and an administrator answers there. */
import { beforeAll, describe, expect, test } from 'vitest'
import { openChat, type Person } from '#apps/testing/chat.test-support.ts'
import { openPanel } from '#apps/testing/open-panel.test-support.ts'
import { ADMIN_PHONE } from '#apps/testing/product.test-support.ts'
import type { PanelConversation, PanelConversationRow } from '#features/back-office/support-contract.ts'
import { chatSweeps } from '#features/chat/server/index.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import { readZip } from '#platform/read-zip.test-support.ts'

const product = await openChat()
let headers: Record<string, string>

beforeAll(async () => {
  headers = await openPanel(product)
})

const idOf = async ({ address }: Person) =>
  String((await product.query('select id from members where phone = $1', [address]))[0]?.['id'])

/** The sandbox's phone shows it at once. */
const ARRIVED: unknown = expect.stringMatching(/^(?:sent|delivered|read)$/)

/** A member who has asked for a person. */
async function aCaller(): Promise<{ ana: Person; memberId: string }> {
  const ana = await product.aPerson()
  await says(ana, 'quero falar com uma pessoa')
  return { ana, memberId: await idOf(ana) }
}

async function says(ana: Person, text: string): Promise<void> {
  await ana.says(text)
  await settle()
}

/** The network's pace for one person may hold a message back for some seconds. */
async function settle(): Promise<void> {
  await product.workAfterPause()
  await product.passSeconds(10)
  await product.work()
}

const lastSeen = async (ana: Person) => (await ana.sees()).at(-1)

async function list() {
  const found = await product.app.inject({ url: '/api/admin/conversations', headers })
  return found.json<{ conversations: PanelConversationRow[] }>().conversations
}

async function read(memberId: string) {
  const found = await product.app.inject({ url: `/api/admin/conversations/${memberId}`, headers })
  return found.json<{ conversations: [PanelConversation] }>().conversations
}

const newestOf = ({ messages }: PanelConversation) => messages.findLast(({ author }) => author !== 'product')?.id ?? null

interface Answer {
  readonly text?: string
  readonly end?: boolean
  readonly seen?: string | null
  readonly key?: string
}

/** The answer alone: what follows from it is worked off by `settle`. */
async function sendAnswer(memberId: string, { key, seen, ...body }: Answer) {
  const newest = seen === undefined ? newestOf((await read(memberId))[0]) : seen
  const sent = await product.app.inject({
    method: 'POST',
    url: `/api/admin/conversations/${memberId}`,
    headers: { ...headers, 'x-user-phone': ADMIN_PHONE, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { ...body, seen: newest },
  })
  return { status: sent.statusCode, ...sent.json<{ code?: string; conversations?: PanelConversation[] }>() }
}

async function answer(memberId: string, given: Answer) {
  const sent = await sendAnswer(memberId, given)
  await settle()
  return sent
}

const kindsOf = async (memberId: string) =>
  (await product.query('select kind from activity where member_id = $1 order by created_at, id', [memberId])).map(
    ({ kind }) => kind,
  )

test('a wish for a person is a conversation that waits, and what is written from then on is read in the panel', async () => {
  const { ana, memberId } = await aCaller()
  expect((await lastSeen(ana))?.text).toMatch(/Chamei a equipe .*horário de Brasília/s)
  expect(await list()).toMatchObject([{ user: { id: memberId }, state: 'waiting' }])

  await says(ana, 'a cor do bolo ficou meio esquisita, sabe')
  const shown = await ana.sees()
  expect(shown.filter(({ text }) => /Não entendi/.test(text ?? ''))).toEqual([])
  await says(ana, 'saldo')
  expect((await lastSeen(ana))?.text).toMatch(/Você usou 0 de 12/)

  const [conversation] = await read(memberId)
  expect(conversation.messages.map(({ author, text }) => `${author}: ${text?.slice(0, 20)}`)).toEqual([
    'member: quero falar com uma ',
    'product: Chamei a equipe Mand',
    'member: a cor do bolo ficou ',
    'member: saldo',
    'product: Você usou 0 de 12 ed',
  ])
  expect(await kindsOf(memberId)).toEqual(['help_wanted', 'conversation_read'])
})

describe('an answer', () => {
  test('reaches the member in the chat, is in the log, and leaves the conversation open until it is ended', async () => {
    const { ana, memberId } = await aCaller()
    const { status, conversations } = await answer(memberId, { text: 'Oi! Vou olhar a cor do seu bolo.' })
    expect([status, conversations?.[0]?.state]).toEqual([200, 'answered'])
    expect(await lastSeen(ana)).toMatchObject({ text: expect.stringMatching(/^Equipe Mandou:\nOi! Vou olhar/) as string }) // as: a matcher stands for what it matches
    expect((await read(memberId))[0].messages.at(-1)).toMatchObject({ author: 'team', delivery: ARRIVED })
    expect(await kindsOf(memberId)).toContain('help_answered')

    await says(ana, 'ah que bom, qual o prazo?')
    expect((await read(memberId))[0].state).toBe('waiting')
    expect((await answer(memberId, { text: 'Hoje ainda.', end: true })).conversations?.[0]).toMatchObject({
      state: 'ended',
      ended_by: 'team',
    })
    expect((await list()).map(({ user }) => user.id)).not.toContain(memberId)
    await says(ana, 'asdf qwer')
    expect((await lastSeen(ana))?.text).toMatch(/Não entendi/)
  })

  test('is sent once, however often it is tapped', async () => {
    const { ana, memberId } = await aCaller()
    const order = { text: 'Já vi.', key: 'tap', seen: newestOf((await read(memberId))[0]) }
    const [one, two] = await Promise.all([sendAnswer(memberId, order), sendAnswer(memberId, order)])
    await settle()
    expect([one.status, two.status, (await answer(memberId, order)).status]).toEqual([200, 200, 200])
    expect((await ana.sees()).filter(({ text }) => text?.includes('Já vi.'))).toHaveLength(1)
    expect(await answer(memberId, { ...order, text: 'Outra coisa.' })).toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    })
  })

  test('is refused when somebody has written since the conversation was read', async () => {
    const { ana, memberId } = await aCaller()
    const seen = newestOf((await read(memberId))[0])
    expect((await answer(memberId, { text: 'Sou a primeira.', seen })).status).toBe(200)
    expect(await answer(memberId, { text: 'Sou a segunda.', seen })).toMatchObject({ status: 409, code: 'conversation_moved' })
    const mine = newestOf((await read(memberId))[0])
    await says(ana, 'e a outra foto também')
    expect((await answer(memberId, { end: true, seen: mine })).status).toBe(409)
    expect((await ana.sees()).filter(({ text }) => text?.includes('Sou a segunda'))).toEqual([])
  })

  test('after a day of silence is announced, and follows with the next message', async () => {
    const { ana, memberId } = await aCaller()
    await product.query("update chats set last_message_at = last_message_at - interval '2 days' where member_id = $1", [memberId])
    await answer(memberId, { text: 'Desculpe a demora: está corrigido.' })
    expect(await lastSeen(ana)).toMatchObject({
      type: 'template',
      text: expect.stringMatching(/respondeu a sua mensagem/) as string,
    }) // as: the same
    expect((await read(memberId))[0].messages.at(-1)?.delivery).toBe('held')
    await says(ana, 'oi')
    const texts = (await ana.sees()).map(({ text }) => text ?? '')
    expect(texts.filter((text) => text.includes('está corrigido'))).toHaveLength(1)
    expect((await read(memberId))[0].messages.find(({ author }) => author === 'team')?.delivery).toEqual(ARRIVED)
    await says(ana, 'vi aqui')
    expect((await ana.sees()).filter(({ text }) => text?.includes('está corrigido'))).toHaveLength(1)
  })

  test('has words, and somebody who asked', async () => {
    const { memberId } = await aCaller()
    expect((await answer(memberId, { text: '  ' })).status).toBe(400)
    expect((await answer(memberId, { text: 'x'.repeat(901) })).status).toBe(400)
    const silent = await idOf(await product.aPerson())
    expect(await answer(silent, { text: 'oi', seen: null })).toMatchObject({ status: 404, code: 'not_found' })
  })
})

test('of a flood of texts the newest are kept and shown, and every answer of ours', async () => {
  const { ana, memberId } = await aCaller()
  await answer(memberId, { text: 'Olá, como posso ajudar?' })
  await product.query(
    `insert into chat_thread_messages (id, thread_id, author, kind, text, at)
     select gen_random_uuid(), t.id, 'member', 'text', 'mais uma', now()
     from chat_threads t, generate_series(1, 600) where t.member_id = $1`,
    [memberId],
  )
  await says(ana, 'e a última')
  const [{ messages }] = await read(memberId)
  expect(messages).toHaveLength(500)
  expect(messages.at(-1)?.text).toBe('e a última')
  const kept = await product.query(
    'select author, count(*)::int from chat_thread_messages m join chat_threads t on t.id = m.thread_id where member_id = $1 group by 1 order by 1',
    [memberId],
  )
  expect(kept).toEqual([
    { author: 'member', count: 500 },
    { author: 'team', count: 1 },
  ])
})

test('an earlier conversation is shown beside a long one', async () => {
  const { ana, memberId } = await aCaller()
  await says(ana, 'obrigada, resolvido')
  await says(ana, 'quero falar com uma pessoa')
  await product.query(
    `insert into chat_thread_messages (id, thread_id, author, kind, text, at)
     select gen_random_uuid(), t.id, 'member', 'text', 'mais uma', now()
     from chat_threads t, generate_series(1, 600) where t.member_id = $1 and t.ended_at is null`,
    [memberId],
  )
  const [long, earlier] = [...(await read(memberId))] as PanelConversation[] // as: the answer may have more than one
  expect([long?.messages.length, earlier?.messages[0]?.text]).toEqual([500, 'quero falar com uma pessoa'])
})

test('the member finds it in their export', async () => {
  const { ana, memberId } = await aCaller()
  await answer(memberId, { text: 'Guardado para você.' })
  const cookie = await product.signIn(ana.address)
  const copy = await product.app.inject({ url: '/api/user/export', query: { phone: ana.address }, headers: { cookie } })
  const conversations: unknown = JSON.parse(String(readZip(copy.rawPayload).get('conversations.json')))
  expect(conversations).toMatchObject([{ messages: [{ text: 'quero falar com uma pessoa' }, {}, { by: 'team' }] }])
})

describe('a conversation ends', () => {
  test('when the member says that all is well', async () => {
    const { ana, memberId } = await aCaller()
    await says(ana, 'obrigada, resolvido')
    expect((await lastSeen(ana))?.text).toMatch(/encerrei a conversa/)
    expect((await read(memberId))[0]).toMatchObject({ state: 'ended', ended_by: 'member' })
    expect(await kindsOf(memberId)).toContain('help_ended')
  })

  test('by the button under an answer', async () => {
    const { ana, memberId } = await aCaller()
    await answer(memberId, { text: 'Pronto.' })
    await ana.taps('Resolvido')
    await settle()
    expect((await read(memberId))[0]).toMatchObject({ state: 'ended', ended_by: 'member' })
  })

  test('by itself a week after the last message, and a month later what was written is gone', async () => {
    const { memberId } = await aCaller()
    await answer(memberId, { text: 'Pronto.' })
    const [{ delete_after }] = await read(memberId)
    expect(Math.round((new Date(delete_after).getTime() - product.core.clock.now().getTime()) / DAY)).toBe(37)
    const sweep = async () => {
      for (const { name, run } of chatSweeps(product.deps)) if (name === 'chat.end-support-threads') await run()
    }
    await product.passSeconds((8 * DAY) / SECOND)
    await sweep()
    const [ended] = await product.query('select ended_by from chat_threads where member_id = $1', [memberId])
    expect(ended).toEqual({ ended_by: 'time' })
    await product.passSeconds((31 * DAY) / SECOND)
    await sweep()
    expect(await product.query('select 1 from chat_threads where member_id = $1', [memberId])).toEqual([])
  })
})
