/** Linking a chat by a code: the owner is informed, the chat is restricted, and the link can be removed. */
import { expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { DAY, HOUR, SECOND } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import { chatTexts } from '#phrases/chat.ts'
import { LANGUAGES } from '#phrases/shape.ts'
import { understand } from '#features/chat/understanding/understand.ts'
import { ChatFault } from '#providers/chat/port.ts'
import { CODES_PER_DAY, issueLinkCode } from './link-codes.ts'
import { listLinkedChats, unlinkChat } from './linked-chats.ts'

const product = await openChat()
await product.setTo('user_ids', 2)

const send = () => Promise.reject(new ChatFault('unreachable'))

/** Works until messages held back by the network's pace are sent as well. */
async function workAtPace(): Promise<void> {
  await product.work()
  await product.passSeconds(20)
  await product.work()
}

async function anOwner() {
  await product.setTo('user_ids', 1)
  const owner = await product.aPerson()
  await owner.says('oi')
  await product.workAfterPause()
  await product.setTo('user_ids', 2)
  const [member] = await product.query('select id from members where phone = $1', [owner.address])
  return { owner, memberId: String(member?.['id']) }
}

async function aLinkedChat(address: string, memberId: string) {
  const ghost = await product.aPerson({ isMember: false, address })
  await ghost.says((await issueLinkCode(product.deps, memberId)).code)
  await product.workAfterPause()
  return ghost
}

test('while codes are being guessed none is accepted, in any chat, until the guessing stops', async () => {
  const { memberId } = await anOwner()
  const now = product.core.clock.now()
  const wrong = Array.from({ length: 30 }, () => newId(now))
  await product.query('insert into chat_wrong_codes (id, typed_at) select id, $2 from unnest($1::uuid[]) as id', [wrong, now])
  const early = await aLinkedChat('BR.8800001', memberId)
  expect((await early.sees()).at(-1)?.text).toMatch(/^Foram muitas tentativas/)
  await product.passSeconds(HOUR / SECOND)
  const late = await aLinkedChat('BR.8800002', memberId)
  expect((await late.sees()).at(-1)?.text).toMatch(/^Pronto, esta conversa/)
})

test('the owner is informed in the chat and in the account, and can unlink it', async () => {
  const { owner, memberId } = await anOwner()
  const ghost = await aLinkedChat('BR.8800003', memberId)
  expect((await owner.sees()).at(-1)?.text).toMatch(/^Uma conversa do WhatsApp foi ligada à sua conta com um código/)
  expect((await ghost.sees()).filter(({ text }) => text?.includes('foi ligada à sua conta'))).toEqual([])
  const [linked, ...others] = await listLinkedChats(product.deps, memberId)
  expect([linked?.phone_ends, others]).toEqual([null, []])
  const chatId = String(linked?.id)
  await expect(unlinkChat(product.deps, { memberId: newId(product.core.clock.now()), chatId })).rejects.toThrow()
  await unlinkChat(product.deps, { memberId, chatId })
  expect(await listLinkedChats(product.deps, memberId)).toEqual([])
  await product.passSeconds(20)
  await ghost.says('saldo')
  await product.workAfterPause()
  expect((await ghost.sees()).at(-1)?.text).toMatch(/Ainda não conheço este número/)
})

test('the answer to a code names the account, and what it says to write undoes the link', async () => {
  const { owner, memberId } = await anOwner()
  const victim = await aLinkedChat('BR.8800013', memberId)
  const text = (await victim.sees()).at(-1)?.text ?? ''
  expect(text).toContain(`à conta do telefone que termina em ${owner.address.slice(-4)}`)
  expect(text).not.toContain(owner.address.slice(-5))
  for (const language of LANGUAGES) {
    const [, written = ''] = /[“«]([^”»]+)[”»]/.exec(chatTexts[language].linked) ?? []
    expect([language, understand(written, { hasPhoto: false, languageHint: language }).intent.kind]).toEqual([language, 'unlink'])
  }
  const [, written = ''] = /“([^”]+)”/.exec(text) ?? []
  await victim.says(written)
  await workAtPace()
  await victim.taps('Sim')
  await workAtPace()
  expect(await listLinkedChats(product.deps, memberId)).toEqual([])
})

test('the chat can unlink itself, is told so, and no longer knows the account', async () => {
  const { memberId } = await anOwner()
  const ghost = await aLinkedChat('BR.8800010', memberId)
  await ghost.says('desvincular esta conversa')
  await workAtPace()
  await ghost.taps('Sim')
  await workAtPace()
  expect((await ghost.sees()).at(-1)?.text).toMatch(/^Pronto, esta conversa não está mais ligada/)
  expect(await listLinkedChats(product.deps, memberId)).toEqual([])
  await ghost.says('saldo')
  await workAtPace()
  expect((await ghost.sees()).at(-1)?.text).toMatch(/Ainda não conheço este número/)
})

test('a result that was under way is not sent to an unlinked chat', async () => {
  const { memberId } = await anOwner()
  const ghost = await aLinkedChat('BR.8800004', memberId)
  const [linked] = await listLinkedChats(product.deps, memberId)
  await ghost.sendsPhoto('fundo de mármore branco')
  await product.work()
  await product.passSeconds(4)
  await product.work({ ...product.deps, channel: { ...product.deps.channel, send } })
  expect(await product.query("select state from chat_outgoing where purpose = 'result'")).toEqual([{ state: 'waiting' }])
  await unlinkChat(product.deps, { memberId, chatId: String(linked?.id) })
  await product.passSeconds(20)
  await product.work()
  expect((await ghost.sees()).filter(({ image_url: picture }) => picture !== undefined)).toEqual([])
})

test('signing out on all other devices unlinks every chat and revokes the shown code', async () => {
  const { owner, memberId } = await anOwner()
  await aLinkedChat('BR.8800007', memberId)
  const cookie = await product.signIn(owner.address)
  const others = `/api/session/others?phone=${encodeURIComponent(owner.address)}`
  const { code } = await issueLinkCode(product.deps, memberId)
  const answer = await product.app.inject({ method: 'DELETE', url: others, headers: { cookie } })
  expect([answer.statusCode, await listLinkedChats(product.deps, memberId)]).toEqual([200, []])
  const late = await product.aPerson({ isMember: false, address: 'BR.8800008' })
  await late.says(code)
  await product.workAfterPause()
  expect(await listLinkedChats(product.deps, memberId)).toEqual([])
  // the chat of the account’s own phone belongs to the owner
  expect(await product.query('select is_linked_by_code from chats where member_id = $1', [memberId])).toEqual([
    { is_linked_by_code: false },
  ])
})

test('signing out, which ends every session, unlinks every chat and revokes the shown code', async () => {
  const { owner, memberId } = await anOwner()
  await aLinkedChat('BR.8800011', memberId)
  const cookie = await product.signIn(owner.address)
  const { code } = await issueLinkCode(product.deps, memberId)
  const answer = await product.app.inject({ method: 'DELETE', url: '/api/session', headers: { cookie } })
  expect([answer.statusCode, await listLinkedChats(product.deps, memberId)]).toEqual([200, []])
  const late = await product.aPerson({ isMember: false, address: 'BR.8800012' })
  await late.says(code)
  await product.workAfterPause()
  expect(await listLinkedChats(product.deps, memberId)).toEqual([])
})

test('changing the phone unlinks every chat as well', async () => {
  const { owner, memberId } = await anOwner()
  await aLinkedChat('BR.8800009', memberId)
  const cookie = await product.signIn(owner.address)
  const phone = '+5531966600077'
  const change = (code?: string) => {
    const payload = { action: 'change_phone', phone: owner.address, new_phone: phone, ...(code && { code }) }
    return product.app.inject({ method: 'POST', url: '/api/user', headers: { cookie }, payload })
  }
  await change()
  expect((await change(await product.readCode(phone))).statusCode).toBe(200)
  expect(await listLinkedChats(product.deps, memberId)).toEqual([])
})

test('a chat linked less than a day ago cannot delete the account', async () => {
  const { memberId } = await anOwner()
  const ghost = await aLinkedChat('BR.8800005', memberId)
  const tryToLeave = async () => {
    await ghost.says('quero excluir minha conta')
    await workAtPace()
    await ghost.taps('Sim')
    await workAtPace()
    return (await ghost.sees()).at(-1)?.text
  }
  expect(await tryToLeave()).toMatch(/^Esta conversa foi ligada à sua conta há menos de um dia/)
  await product.passSeconds(DAY / SECOND)
  expect(await tryToLeave()).toMatch(/^A sua conta está sendo excluída agora/)
})

test('one member is shown a limited number of codes in a day, then a clear refusal', async () => {
  const { owner } = await anOwner()
  const cookie = await product.signIn(owner.address)
  const ask = () =>
    product.app.inject({ method: 'POST', url: '/api/chat/link-code', headers: { cookie }, payload: { phone: owner.address } })
  const answers = await Promise.all(Array.from({ length: CODES_PER_DAY + 2 }, ask))
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.map((answer) => answer.json<{ error: string; code: string }>())).toEqual(
    Array.from({ length: 2 }, () => ({
      error: 'Você já pediu muitos códigos hoje. Amanhã tem mais.',
      code: 'link_codes_used_up',
      remainingTime: expect.any(Number) as number, // as: a matcher stands for the number it matches
    })),
  )
  await product.passSeconds(DAY / SECOND)
  expect((await ask()).statusCode).toBe(200)
})

test('codes guessed all day block linking for an hour at most', async () => {
  const { memberId } = await anOwner()
  const now = product.core.clock.now()
  const wrong = Array.from({ length: 100 }, () => newId(now))
  await product.query('insert into chat_wrong_codes (id, typed_at) select id, $2 from unnest($1::uuid[]) as id', [wrong, now])
  await product.passSeconds(HOUR / SECOND)
  const late = await aLinkedChat('BR.8800006', memberId)
  expect((await late.sees()).at(-1)?.text).toMatch(/^Pronto, esta conversa/)
  await product.query('delete from chat_wrong_codes')
})
