import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { FORMER_TERMS_VERSIONS, TERMS_VERSION } from '#features/sign-in/contract.ts'
import { notifyNewTerms } from './notify-new-terms.ts'

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())

async function agree(buyer: Buyer, version: string): Promise<void> {
  await money.query(
    `insert into consents (id, member_id, terms_version, channel, created_at)
      select gen_random_uuid(), id, $2, 'web', now() from members where phone = $1`,
    [buyer.phone, version],
  )
}
const noticesOf = async (buyer: Buyer) => {
  const answer = await buyer.call('GET', '/api/user/notices')
  return answer
    .json<{ notices: { kind: string; text: string; action: string }[] }>()
    .notices.map(({ kind, text, action }) => [kind, action, text])
}

test('a member who only agreed to an earlier version gets one notice about a new one', async () => {
  const [ana, bia, eva] = [await money.visit(), await money.visit(), await money.visit()]
  await money.query('delete from consents')
  await agree(ana, FORMER_TERMS_VERSIONS[0])
  await agree(bia, FORMER_TERMS_VERSIONS[0])
  await agree(bia, TERMS_VERSION)
  for (const _ of [1, 2]) await notifyNewTerms(money.core.privacy)
  const text =
    'Os termos e a política de privacidade mudaram em 22/11/2026. Leia com calma; se não concordar, você pode cancelar sem custo.'
  expect(await noticesOf(ana)).toEqual([['terms_changed', 'terms', text]])
  expect([await noticesOf(bia), await noticesOf(eva)]).toEqual([[], []])
})
