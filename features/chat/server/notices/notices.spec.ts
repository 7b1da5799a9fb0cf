/** Notices reach members in their chat if they have one, else by SMS when they are about money. Never both. */
import { describe, expect, test } from 'vitest'
import { type Person, openChat } from '#apps/testing/chat.test-support.ts'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { noticesHandlers, postNotice } from '#features/notices/server/index.ts'
import type { NoticeKind } from '#features/notices/contract.ts'
import { DAY, SECOND } from '#platform/clock.ts'

const product = await openChat()

async function notifyMember(person: Person, kind: NoticeKind, key: string = kind): Promise<void> {
  const [row] = await product.query('select id from members where phone = $1', [person.address])
  const data = { amountCents: 4990, date: '2026-12-21T12:00:00Z' }
  const notice = { memberId: String(row?.['id']), kind, key, data }
  await product.core.database.db.transaction((tx) => postNotice(product.core.notices, tx, notice))
  await workUntilIdle(product.core, { handlers: noticesHandlers(product.core.notices), sweeps: [] })
  await product.work()
  await workUntilIdle(product.core, { handlers: noticesHandlers(product.core.notices), sweeps: [] })
}

/** A member who has written to us. */
async function aChatMember(words = 'obrigada'): Promise<Person> {
  const ana = await product.aPerson()
  await ana.says(words)
  await product.work()
  return ana
}

const smsTo = async ({ address }: Person) => {
  const answer = (await (await fetch(`${product.sandboxUrl}/control/sms?to=${encodeURIComponent(address)}`)).json()) as {
    messages: { body: string }[]
  } // as: the sandbox's documented answer
  return answer.messages.length
}
const noticesIn = async (person: Person) => (await person.sees()).map(({ type, text }) => [type, text?.slice(0, 16)])

describe('a notice', () => {
  test('of money is sent to the chat as text with its link, once', async () => {
    const ana = await aChatMember()
    await notifyMember(ana, 'plan_overdue')
    await notifyMember(ana, 'plan_overdue')
    expect([await noticesIn(ana), await smsTo(ana)]).toEqual([[['link', 'Não conseguimos ']], 0])
  })

  test('is a template for a member who has not written for a day', async () => {
    const ana = await aChatMember()
    await product.passSeconds((2 * DAY) / SECOND)
    await notifyMember(ana, 'renewal_soon')
    expect([await noticesIn(ana), await smsTo(ana)]).toEqual([[['template', 'Aviso da sua con']], 0])
    expect(await product.query("select purpose from chat_outgoing where is_template and state = 'sent'")).toEqual([
      { purpose: 'news' },
    ])
  })

  test('is an SMS for a member who has no chat or stopped notices there', async () => {
    const silent = await product.aPerson()
    await notifyMember(silent, 'renewal_soon')
    const ana = await aChatMember('parar de receber mensagens')
    await notifyMember(ana, 'renewal_soon')
    await notifyMember(ana, 'terms_changed')
    expect([await smsTo(silent), await smsTo(ana), (await ana.sees()).length]).toEqual([1, 1, 1])
  })

  test('becomes an SMS when the network refuses it', async () => {
    const ana = await aChatMember()
    await product.passSeconds((2 * DAY) / SECOND)
    await product.failOnDemand('template_paused')
    await notifyMember(ana, 'plan_suspended')
    expect([await noticesIn(ana), await smsTo(ana)]).toEqual([[], 1])
  })

  test('that was dismissed before it was sent is not sent', async () => {
    const ana = await aChatMember()
    const [row] = await product.query('select id from members where phone = $1', [ana.address])
    const memberId = String(row?.['id'])
    const { db } = product.core.database
    await db.transaction((tx) => postNotice(product.core.notices, tx, { memberId, kind: 'plan_overdue', key: 'gone' }))
    await product.query('update notices set dismissed_at = now() where member_id = $1', [memberId])
    await product.work()
    expect(await ana.sees()).toEqual([])
  })
})
