/**
 * Kills the process at every step of a card change: the late charge is taken once, and our records end up equal to the
 * provider's.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { killAt } from '#apps/testing/kill.test-support.ts'
import { type Buyer, type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { DAY } from '#platform/clock.ts'
import { replaceCard } from './replace-card.ts'

const OTHER_CARD = '4111111111111111'
/** More steps than a card change has. */
const MAX_STEPS = 24

let money: Money
let buyers: Buyer[]
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
  buyers = await Promise.all(Array.from({ length: MAX_STEPS }, arrive))
  await money.failOnDemand('refuse_renewal', MAX_STEPS)
  const renewsAt = Date.parse(String((await buyers[0]?.subscription())?.['renews_at']))
  await pass((renewsAt - money.core.clock.now().getTime()) / DAY + 1.2)
})
afterAll(() => money.close())

async function arrive(): Promise<Buyer> {
  const buyer = await money.visit()
  await buyer.buy()
  return buyer
}

const pass = async (days: number) => {
  await money.passDays(days)
  await workUntilIdle(money.core)
}
const receivedCharges = async (buyer: Buyer) =>
  (await buyer.charges()).filter(({ status }) => ['CONFIRMED', 'RECEIVED'].includes(status)).length
const standsAt = async (buyer: Buyer) => {
  const { data } = await money.asaas('GET', `/subscriptions?customer=${await buyer.register()}`)
  return data as { creditCard: { creditCardNumber: string } }[] // as: the provider's list
}
const lastDigits = async (buyer: Buyer) => {
  const { paymentMethod } = (await buyer.call('GET', '/api/user/payment-method')).json<{
    paymentMethod: { last_digits: string } | null
  }>()
  return paymentMethod?.last_digits
}

async function orderOf(buyer: Buyer, payerAddress: string) {
  const [member] = await money.query('select id from members where phone = $1', [buyer.phone])
  const holder = { name: 'ANA', email: 'ana@exemplo.example', cpfCnpj: buyer.document, postalCode: '50030230' }
  return {
    memberId: String(member?.['id']),
    payerAddress,
    creditCard: { holderName: 'ANA', number: OTHER_CARD, expiryMonth: '05', expiryYear: '2040', ccv: '318' },
    creditCardHolderInfo: { ...holder, addressNumber: '1', phone: buyer.phone },
  }
}

/**
 * Kills one run for each buyer, each run one step later than the one before. @returns the number of steps of the first run that
 * finished
 */
async function dieEverywhere(): Promise<number> {
  for (const [index, buyer] of buyers.entries()) {
    const killer = killAt(index + 1)
    const action = replaceCard(killer.payments(money.core.payments), await orderOf(buyer, `192.0.2.${index}`))
    if (await killer.survives(action)) return index + 1
  }
  throw new Error('a change of card has more steps than that')
}

describe('wherever a change of card is cut off', () => {
  it(
    'our records end up equal to the provider’s, and another try takes the late charge exactly once',
    { timeout: 600_000 },
    async () => {
      expect(new Set(await Promise.all(buyers.map((buyer) => buyer.status())))).toEqual(new Set(['overdue']))
      const steps = await dieEverywhere()
      expect(steps).toBeGreaterThan(10)
      // the daily reconciliation reads everything a day later at the latest
      await pass(1.1)
      const outcomes = new Set<string>()
      for (const buyer of buyers.slice(0, steps)) {
        const status = String(await buyer.status())
        const [{ creditCard } = { creditCard: { creditCardNumber: '' } }] = await standsAt(buyer)
        expect(await lastDigits(buyer)).toBe(creditCard.creditCardNumber)
        expect([status, await receivedCharges(buyer)]).toBeOneOf([
          ['overdue', 1],
          ['active', 2],
        ])
        outcomes.add(`${status} ${creditCard.creditCardNumber}`)
        expect((await buyer.renewCard(OTHER_CARD)).statusCode).toBe(200)
        expect([await buyer.status(), await receivedCharges(buyer), await lastDigits(buyer)]).toEqual(['active', 2, '1111'])
      }
      expect([...outcomes]).toEqual(['overdue 8829', 'overdue 1111', 'active 1111'])
    },
  )
})

it('a failing provider does not count as a refused card', async () => {
  const buyer = await arrive()
  for (let tried = 0; tried < 6; tried += 1) {
    await money.failOnDemand('server_error')
    expect((await buyer.renewCard(OTHER_CARD)).json()).toMatchObject({ code: 'payments_unavailable' })
  }
  expect((await buyer.renewCard(OTHER_CARD)).statusCode).toBe(200)
})

it('the late charge is taken once for parallel requests', async () => {
  const buyer = buyers.at(-1)
  const answers = await Promise.all([buyer?.renewCard(OTHER_CARD), buyer?.renewCard(OTHER_CARD), buyer?.renewCard(OTHER_CARD)])
  expect(answers.map((answer) => answer?.statusCode)).toEqual([200, 200, 200])
  expect(buyer && [await buyer.status(), await receivedCharges(buyer)]).toEqual(['active', 2])
})

describe('a card change whose answer is lost', () => {
  it.each(['lost_answer', 'error_after_work', 'gateway_timeout'])('after %s is checked, and reported as done', async (fault) => {
    const buyer = await arrive()
    await money.failOnDemand(fault)
    const answer = await buyer.renewCard(OTHER_CARD)
    expect(answer.json()).toEqual({ paymentMethod: { brand: 'VISA', last_digits: '1111' } })
    expect(await lastDigits(buyer)).toBe('1111')
  })

  it('and that took the late charge is reported as done', async () => {
    await money.failOnDemand('refuse_renewal', 99)
    const buyer = await arrive()
    const renewsAt = Date.parse(String((await buyer.subscription())?.['renews_at']))
    await pass((renewsAt - money.core.clock.now().getTime()) / DAY + 1.2)
    await money.failOnDemand('refuse_renewal', 0)
    expect(await buyer.status()).toBe('overdue')
    await setting('new_card_pays_overdue', 1)
    await money.failOnDemand('lost_answer')
    // the same card again: only the money shows that the change arrived
    expect((await buyer.renewCard()).statusCode).toBe(200)
    await setting('new_card_pays_overdue', 0)
    expect([await buyer.status(), await receivedCharges(buyer)]).toEqual(['active', 2])
  })

  it('and that never arrived is reported as failed', async () => {
    const buyer = await arrive()
    await money.failOnDemand('gateway_error')
    expect((await buyer.renewCard(OTHER_CARD)).json()).toMatchObject({ code: 'payments_unavailable' })
    expect(await lastDigits(buyer)).toBe('8829')
  })
})

const setting = (name: string, value: number) =>
  fetch(`${money.sandboxUrl}/control/settings`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'asaas', setting: name, value }),
  })
