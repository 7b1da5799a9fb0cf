/** From an unknown sender to a member, as the conversation sees it. */
import { expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { newId } from '#platform/crypto.ts'

const product = await openChat()

/** Works until messages that the network's pace held back on a slow machine are sent as well. */
async function workAtPace(): Promise<void> {
  await product.workAfterPause()
  await product.passSeconds(20)
  await product.work()
}

/** Inserts a member with a plan, as after signing up and paying on the site. */
async function signUp(phone: string): Promise<void> {
  const now = product.core.clock.now()
  const statement = "insert into members (id, phone, language, created_at) values ($1, $2, 'pt-BR', $3)"
  await product.query(statement, [newId(now), phone, now])
}

test('an unknown sender who signs up is greeted once on return, and no photo from before is edited', async () => {
  const rui = await product.aPerson({ isMember: false, address: '+5531977700036' })
  await rui.sendsPhoto('fundo de mármore branco')
  await workAtPace()
  const [{ link = '' } = {}] = await rui.sees()
  expect(new URL(link).searchParams.get('next')).toBe('/checkout?next=chat')
  await signUp(rui.address)
  await rui.says('Oi! Quero editar uma foto.')
  await workAtPace()
  await rui.says('oi')
  await workAtPace()
  expect((await rui.sees()).slice(1).map(({ text }) => text?.slice(0, 8))).toEqual(['Que bom ', 'Oi! Mand'])
  expect(await product.query('select 1 from edits')).toEqual([])
  expect(await product.query('select 1 from chat_incoming where photo_id is not null')).toEqual([])
})

test('each message is answered in its own language, and the account keeps its own', async () => {
  const ana = await product.aPerson()
  await ana.says('help me')
  await workAtPace()
  await ana.says('how many edits do I have left this month?')
  await workAtPace()
  await ana.says('balance')
  await workAtPace()
  expect((await ana.sees()).map(({ text }) => text?.slice(0, 8))).toEqual(['Send a p', 'You’ve u', 'You’ve u'])
  expect(await product.query('select language from members where phone = $1', [ana.address])).toEqual([{ language: 'pt-BR' }])
})
