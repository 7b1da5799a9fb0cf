/** The goodbye to a member who leaves: only those who may have paid are told about money. */
import { expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { chatTexts } from '#phrases/chat.ts'
import { newId } from '#platform/crypto.ts'
import { runAccountAction } from './run-account-action.ts'

const product = await openChat()

async function aMember() {
  const ana = await product.aPerson()
  await ana.says('saldo')
  await product.work()
  return ana
}

type Person = Awaited<ReturnType<typeof aMember>>

async function idsOf({ address }: Person): Promise<{ chatId: string; memberId: string }> {
  const [row] = await product.query(
    'select c.id, c.member_id from chats c join members m on m.id = c.member_id where m.phone = $1',
    [address],
  )
  return { chatId: String(row?.['id']), memberId: String(row?.['member_id']) }
}

/** Confirms in a later second than the question. */
async function agrees(ana: Person, words: string): Promise<string | undefined> {
  await ana.says(words)
  await product.work()
  await product.passSeconds(5)
  await ana.taps('Sim')
  await product.work()
  // messages that the network's pace held back are sent as well
  await product.passSeconds(60)
  await product.work()
  return (await ana.sees()).at(-1)?.text
}

async function holdPlanOfTheirOwn({ address }: Person): Promise<void> {
  const member = '(select id from members where phone = $1)'
  const change = "set is_courtesy = false, coupon_code = 'DEFAULT', free_periods = 1"
  await product.query(`update subscriptions ${change} where member_id = ${member}`, [address])
}

test('a courtesy plan ends without any mention of money', async () => {
  const ana = await aMember()
  expect(await agrees(ana, 'quero excluir minha conta')).toBe(
    'A sua conta está sendo excluída agora. Foi bom trabalhar com você!',
  )
})

test('a member with a plan of their own is told that what is due is refunded', async () => {
  const ana = await aMember()
  await holdPlanOfTheirOwn(ana)
  expect(await agrees(ana, 'quero excluir minha conta')).toMatch(/O que houver a devolver/)
})

test('a member who has paid nothing is not asked about a refund', async () => {
  const ana = await aMember()
  await holdPlanOfTheirOwn(ana)
  await ana.says('quero meu dinheiro de volta')
  await product.work()
  expect((await ana.sees()).at(-1)).toMatchObject({ type: 'text', text: expect.stringMatching(/Não há pagamento seu/) as string }) // as: a matcher stands for what it matches
})

test('a deletion that fails to the end is not announced, and the member is told that it failed', async () => {
  const ana = await aMember()
  const request = { ...(await idsOf(ana)), answerId: newId(product.core.clock.now()), action: 'delete-account' } as const
  const refuseDeletions = 'alter table account_deletions add constraint spec_refuses check (false) not valid'
  await product.query(refuseDeletions)
  try {
    for (const isLast of [false, true]) await expect(runAccountAction(product.deps, request, { isLast })).rejects.toThrow()
  } finally {
    await product.query('alter table account_deletions drop constraint spec_refuses')
  }
  await product.passSeconds(60)
  await product.work()
  expect((await ana.sees()).slice(-2).map(({ text }) => text)).toEqual([
    expect.not.stringContaining('sendo excluída'),
    'Algo deu errado do meu lado. Tente de novo em instantes.',
  ])
})

test('a cancellation that ends the plan at once is reported, though the worker died before its answer', async () => {
  const ana = await aMember()
  const { chatId, memberId } = await idsOf(ana)
  // not paid yet
  await product.query("update subscriptions set is_courtesy = false, free_periods = 0, status = 'pending' where member_id = $1", [
    memberId,
  ])
  const request = { chatId, memberId, answerId: newId(product.core.clock.now()), action: 'cancel-subscription' } as const
  const dying = { ...product.deps.membership, getSubscription: () => Promise.reject(new Error('the worker died')) }
  await expect(runAccountAction({ ...product.deps, membership: dying }, request, { isLast: false })).rejects.toThrow('died')
  await runAccountAction(product.deps, request, { isLast: false })
  await product.passSeconds(60)
  await product.work()
  expect((await ana.sees()).at(-1)?.text).toBe(chatTexts['pt-BR'].planCancelled)
})
