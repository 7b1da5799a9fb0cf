/** What receipts say about refunds: until when one can be requested, its outcome, and what can be tried again. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { type Buyer, type Money, MONTH, startMoney } from '#apps/testing/money.test-support.ts'
import { DAY, addMs } from '#platform/clock.ts'
import { REFUND_DAYS } from '../contract.ts'
import { requestRefundOf } from './refunds/request-refund.ts'

let money: Money
let ana: Buyer
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())
beforeEach(async () => {
  ana = await money.visit()
  await ana.buy()
})

interface Receipt {
  readonly id: string
  readonly paid_at: string
  readonly status: string
  readonly refund: { readonly protocol: string; readonly amount: number; readonly status: string } | null
  readonly refund_until: string | null
}

const receiptsOf = async (buyer: Buyer) =>
  (await buyer.call('GET', '/api/user/receipts')).json<{ receipts: Receipt[] }>().receipts
const ask = async (fields?: Record<string, unknown>) => (await ana.call('POST', '/api/user/refund', fields)).json<object>()
const pass = async (days: number) => {
  await money.passDays(days)
  await workUntilIdle(money.core)
}
const states = async () => (await receiptsOf(ana)).map(({ refund, refund_until: until }) => [refund?.status, until !== null])

describe('a first payment', () => {
  it('can be refunded for seven days, to the moment', async () => {
    const [receipt] = await receiptsOf(ana)
    expect(receipt).toMatchObject({ status: 'CONFIRMED', refund: null, payer_name: 'ANA SOUZA', payer_document: ana.document })
    const until = addMs(new Date(String(receipt?.paid_at)), REFUND_DAYS * DAY)
    expect(receipt?.refund_until).toBe(until.toISOString())
    await money.passDays((until.getTime() - money.core.clock.now().getTime()) / DAY - 0.01)
    expect(await states()).toEqual([[undefined, true]])
    await money.passDays(0.02)
    expect(await states()).toEqual([[undefined, false]])
    expect(await ask()).toMatchObject({ code: 'refund_too_late' })
  })

  it('is not offered again once a refund was requested, and shows its state', async () => {
    const asked = await ask()
    expect((await receiptsOf(ana))[0]).toMatchObject({ refund: asked, refund_until: null })
    await workUntilIdle(money.core)
    expect((await receiptsOf(ana))[0]).toMatchObject({ status: 'REFUNDED', refund: { ...asked, status: 'completed' } })
  })
})

it('later payments are not offered, and the first one only during its seven days', async () => {
  await pass(MONTH)
  expect(await states()).toEqual([
    [undefined, false],
    [undefined, false],
  ])
})

it('only the current subscription is offered after another one was refunded', async () => {
  await ask()
  await workUntilIdle(money.core)
  await pass(1)
  await ana.buy()
  expect(await states()).toEqual([
    [undefined, true],
    ['completed', false],
  ])
})

/** @returns the refund's protocol */
const fail = async () => {
  await money.failOnDemand('refuse_refund')
  await ask()
  await workUntilIdle(money.core)
  const [receipt] = await receiptsOf(ana)
  expect(receipt?.refund?.status).toBe('failed')
  return String(receipt?.refund?.protocol)
}
const wentBack = async () => {
  const refunds = await Promise.all(
    (await ana.charges()).map(async ({ id }) => (await money.asaas('GET', `/payments/${id}`))['refunds']),
  )
  return refunds.flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : []))
}

describe('a refund that failed', () => {
  it('is tried again by its protocol, and goes back once for parallel requests', async () => {
    await pass(6.99)
    const protocol = await fail()
    // the seven days are over, and no retry has run yet
    await pass(0.02)
    const answers = await Promise.all([ask({ protocol }), ask({ protocol }), ask({ protocol })])
    expect(answers).toEqual(answers.map(() => ({ protocol, amount: 37.9, status: 'pending' })))
    await workUntilIdle(money.core)
    expect(await states()).toEqual([['completed', false]])
    expect(await ask({ protocol })).toMatchObject({ protocol, status: 'completed' })
    expect(await wentBack()).toHaveLength(1)
  })

  it('is not paid twice if the money went back after all', async () => {
    const protocol = await fail()
    const [charge] = await ana.charges()
    await money.step(String(charge?.id), 'refund/whole')
    expect(await ask({ protocol })).toMatchObject({ status: 'pending' })
    await workUntilIdle(money.core)
    expect(await states()).toEqual([['completed', false]])
    expect(await wentBack()).toHaveLength(1)
  })

  it('is tried again during a newer subscription, which continues', async () => {
    const protocol = await fail()
    await ana.buy()
    expect(await ask({ protocol })).toMatchObject({ protocol, status: 'pending' })
    await workUntilIdle(money.core)
    expect(await ana.status()).toBe('active')
    expect(await states()).toEqual([
      [undefined, true],
      ['completed', false],
    ])
  })

  it('that an administrator had ordered can be tried again as well', async () => {
    await pass(20)
    const deps = money.core.payments
    const [receipt] = await receiptsOf(ana)
    await money.failOnDemand('refuse_refund')
    const request = { requestedBy: 'admin', reason: 'cortesia' } as const
    await deps.db.transaction((tx) => requestRefundOf(deps, tx, { paymentId: String(receipt?.id), request }))
    await workUntilIdle(money.core)
    const protocol = (await receiptsOf(ana))[0]?.refund?.protocol
    expect(await ask({ protocol })).toMatchObject({ protocol, status: 'pending' })
    await workUntilIdle(money.core)
    expect(await states()).toEqual([['completed', false]])
  })

  it('cannot be tried again by another member', async () => {
    const protocol = await fail()
    const eva = await money.visit()
    expect((await eva.call('POST', '/api/user/refund', { protocol })).json()).toMatchObject({ code: 'not_found' })
    expect(await ask({ protocol: '20260101-00000000' })).toMatchObject({ code: 'not_found' })
    expect(await states()).toEqual([['failed', false]])
  })
})
