/** From somebody whom nobody knows to a member, and what the conversation makes of it. */
import { expect, test } from 'vitest'
import { openChat } from '#apps/chat.test-support.ts'
import { newId } from '#platform/crypto.ts'

const product = await openChat()

/** The network takes its time between messages to one person: whatever a slow machine had kept back goes out as well. */
async function workAtPace(): Promise<void> {
  await product.workAfterPause()
  await product.passSeconds(20)
  await product.work()
}

/** With the plan, as if signed up and paid for on the site. */
async function signUp(phone: string): Promise<void> {
  const now = product.core.clock.now()
  const statement = "insert into members (id, phone, language, created_at) values ($1, $2, 'pt-BR', $3)"
  await product.query(statement, [newId(now), phone, now])
}

test('a unknown sender is led through sign-up and back here, is greeted once, and no photo from before is edited', async () => {
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

test('a whole sentence in another language moves the conversation there, two words do not', async () => {
  const ana = await product.aPerson()
  await ana.says('help me')
  await workAtPace()
  await ana.says('how many edits do I have left this month?')
  await workAtPace()
  await ana.says('balance')
  await workAtPace()
  expect((await ana.sees()).map(({ text }) => text?.slice(0, 8))).toEqual(['Mande um', 'You’ve u', 'You’ve u'])
  expect(await product.query('select language from members where phone = $1', [ana.address])).toEqual([{ language: 'pt-BR' }])
})
