import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Buyer, GOOD_CARD, type Money, REFUSED_CARD, startMoney } from '#apps/testing/money.test-support.ts'
import { businessDay } from '#features/business-zone.ts'
import { TERMS_VERSION } from '#features/sign-in/contract.ts'
import { DAY, addMs, MINUTE } from '#platform/clock.ts'

let money: Money
let ana: Buyer
beforeAll(async () => {
  money = await startMoney()
})
afterAll(() => money.close())
beforeEach(async () => {
  ana = await money.visit()
})

const idOf = (answer: Awaited<ReturnType<Buyer['buy']>>) => answer.json<{ id: string }>().id
/** The buyer's subscriptions at the provider, without removed ones. */
const countSubscriptions = async (buyer: Buyer) => {
  const { totalCount } = await money.asaas('GET', `/subscriptions?customer=${await buyer.register()}`)
  return totalCount
}
/** The number of charges that took money. */
const confirmedCharges = async (buyer: Buyer) => (await buyer.charges()).filter(({ status }) => status === 'CONFIRMED').length
/** The buyer's acceptances of terms, oldest first, without those of sign-in. */
const consentsOf = (buyer: Buyer) =>
  money.query(
    `select terms_version, channel, address from consents where member_id = (select id from members where phone = $1)
      order by created_at`,
    [buyer.phone],
  )
const MINUTES = 1 / (24 * 60)

interface Terms {
  readonly value: number
  readonly renews_at: string
}

/** Whether the plan renews within a minute after the offered time. */
async function isSoonAfter(offered: string): Promise<boolean> {
  const { renews_at: renewsAt, ends_at: endsAt } = (await ana.subscription()) ?? {}
  const laterMs = Date.parse(String(renewsAt ?? endsAt)) - Date.parse(offered)
  return laterMs >= 0 && laterMs < MINUTE
}

describe('buying by card', () => {
  it('opens the plan with the first charge and shows neither the next charge nor the card', async () => {
    const bought = await ana.buy()
    expect(bought.statusCode).toBe(200)
    expect(await ana.subscription()).toMatchObject({ status: 'active', asaas_subscription_id: idOf(bought) })
    expect((await ana.call('GET', `/api/asaas/subscriptions/${idOf(bought)}`)).json()).toEqual({ status: 'ACTIVE' })
    expect(await ana.charges()).toHaveLength(2)
    const list = await ana.call('GET', '/api/user/payments')
    expect(list.json()).toMatchObject({ payments: [{ status: 'CONFIRMED', value: 37.9 }] })
    const method = await ana.call('GET', '/api/user/payment-method')
    expect(method.json()).toEqual({ paymentMethod: { brand: 'MASTERCARD', last_digits: '8829' } })
    const limit = await ana.call('GET', '/api/user/photo-limit')
    expect(limit.json()).toMatchObject({ hasActiveSubscription: true, photosRemaining: 12 })
  })

  it('records each time which terms were accepted, from where and how; and none without an acceptance', async () => {
    expect((await ana.buy(GOOD_CARD, { terms_version: '1999-01-01' })).json()).toMatchObject({ code: 'terms_unknown' })
    expect([await ana.subscription(), await consentsOf(ana)]).toEqual([null, []])
    await ana.buy(REFUSED_CARD, { terms_version: TERMS_VERSION })
    await ana.buy(GOOD_CARD, { terms_version: TERMS_VERSION })
    const consent = { terms_version: TERMS_VERSION, channel: 'web', address: '127.0.0.1' }
    expect(await consentsOf(ana)).toEqual([consent, consent])
    const bia = await money.visit()
    await bia.register()
    const coupon = { status: 'active', coupon_code: 'DEFAULT', terms_version: TERMS_VERSION }
    expect((await bia.call('POST', '/api/user/subscription', coupon)).statusCode).toBe(200)
    expect(await consentsOf(bia)).toEqual([consent])
  })

  it('keeps the offered price and renewal time', async () => {
    const { offer: terms } = (await ana.call('GET', '/api/checkout/offer')).json<{ offer: Terms }>()
    await ana.buy()
    expect(await isSoonAfter(terms.renews_at)).toBe(true)
    const { payments } = (await ana.call('GET', '/api/user/payments')).json<{ payments: object[] }>()
    expect(payments).toMatchObject([{ value: terms.value }])
  })

  it('takes no money from suspended members, nor under their CPF', async () => {
    const bia = await money.visit()
    for (const { register } of [ana, bia]) await register()
    const idOfMember = 'select id from members where phone = $1'
    const [held] = await money.query(idOfMember, [ana.phone])
    await money.query('insert into member_suspensions (member_id, suspended_at) values ($1, now())', [held?.['id']])
    await money.query('update members set document_key = (select document_key from members where phone = $1) where phone = $2', [
      ana.phone,
      bia.phone,
    ])
    for (const buyer of [ana, bia]) {
      const bought = await buyer.buy()
      expect([bought.statusCode, bought.json<{ code: string }>().code]).toEqual([403, 'plan_held'])
      expect((await buyer.charges()).length).toBe(0)
    }
  })

  it('charges once for a double tap, and the late one gets the same id or a clear refusal', async () => {
    const customer = await ana.register()
    const answers = await Promise.all([1, 2, 3].map(() => ana.buy(GOOD_CARD, { customer })))
    const outcomes = answers.map((answer) => answer.json<{ id?: string; code?: string }>())
    const ids = outcomes.flatMap(({ id }) => id ?? [])
    // requests during the purchase wait or get the same id; later ones find the plan there
    for (const { code, id } of outcomes) expect(code ?? id).toBeOneOf([ids[0], 'payment_in_progress', 'already_subscribed'])
    expect(ids.length).toBeGreaterThan(0)
    expect(await countSubscriptions(ana)).toBe(1)
    expect((await ana.buy()).json()).toMatchObject({ code: 'already_subscribed' })
    expect(await confirmedCharges(ana)).toBe(1)
  })

  it('leaves nothing behind when the card is refused, and accepts the next one', async () => {
    const refused = await ana.buy(REFUSED_CARD)
    expect(refused.statusCode).toBe(402)
    expect(refused.json()).toMatchObject({ code: 'TRANSACAO_NAO_AUTORIZADA' })
    expect(await ana.subscription()).toMatchObject({ status: 'cancelled', asaas_subscription_id: null })
    expect(await money.query(`select detail from activity where kind = 'order_refused' order by id desc limit 1`)).toEqual([
      { detail: { code: 'TRANSACAO_NAO_AUTORIZADA' } },
    ])
    expect((await ana.buy()).statusCode).toBe(200)
    expect(await ana.status()).toBe('active')
  })

  it('reports a refusal in the provider’s documented form with the catalogue’s code', async () => {
    await money.failOnDemand('refuse_card_by_docs')
    const refused = await ana.buy()
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([402, 'TRANSACAO_NAO_AUTORIZADA'])
  })

  it.each(['lost_answer', 'error_after_work', 'gateway_timeout'])('finds a purchase after %s', async (fault) => {
    const customer = await ana.register()
    await money.quiet()
    await money.failOnDemand(fault)
    const bought = await ana.buy(GOOD_CARD, { customer })
    expect(bought.statusCode).toBe(200)
    expect(await ana.status()).toBe('active')
    expect([await countSubscriptions(ana), await confirmedCharges(ana)]).toEqual([1, 1])
  })

  it('sells nothing when the provider failed before its work, and does not count a refused card', async () => {
    const customer = await ana.register()
    await money.quiet()
    for (let tried = 0; tried < 6; tried += 1) {
      await money.failOnDemand('server_error')
      expect((await ana.buy(GOOD_CARD, { customer })).json()).toMatchObject({ code: 'ERRO_SERVIDOR' })
    }
    expect([await countSubscriptions(ana), await ana.status()]).toEqual([0, 'cancelled'])
    expect((await ana.buy(GOOD_CARD, { customer })).statusCode).toBe(200)
  })

  it('does not report a purchase as failed after a gateway timeout, until none can be under way', async () => {
    const customer = await ana.register()
    await money.quiet()
    await money.failOnDemand('gateway_error')
    expect((await ana.buy(GOOD_CARD, { customer })).json()).toMatchObject({ code: 'payment_in_progress' })
    expect((await ana.buy(GOOD_CARD, { customer })).json()).toMatchObject({ code: 'payment_in_progress' })
    expect((await ana.call('POST', '/api/user/subscription/cancel')).json()).toMatchObject({ code: 'payment_in_progress' })
    await money.passDays(2 * MINUTES)
    await money.until(ana.status, 'cancelled')
    expect((await ana.buy(GOOD_CARD, { customer })).statusCode).toBe(200)
    expect([await countSubscriptions(ana), await confirmedCharges(ana)]).toEqual([1, 1])
  })

  it('refuses an order at another price or for another customer, sells nothing and records it', async () => {
    for (const tampered of [{ value: 1 }, { value: 0 }, { value: 37.89 }, { customer: 'cus_000000000001' }]) {
      const answer = await ana.buy(GOOD_CARD, tampered)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'order_tampered'])
    }
    expect([await countSubscriptions(ana), await ana.subscription()]).toEqual([0, null])
    const lines = await money.query(
      `select a.detail->>'value' as value from activity a join members m on m.id = a.member_id
      where a.kind = 'order_refused' and m.phone = $1 order by a.created_at, a.id`,
      [ana.phone],
    )
    expect(lines.map(({ value }) => value)).toEqual(['1', '0', '37.89', '37.9'])
  })

  it.each(['2099-01-01', '2040-01-01', '2020-01-01', '', 'today', '2026-13-45', '2026-02-31'])(
    'refuses an order that is due on another day: %j',
    async (nextDueDate) => {
      const answer = await ana.buy(GOOD_CARD, { nextDueDate })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'order_tampered'])
      expect(await countSubscriptions(ana)).toBe(0)
    },
  )

  it.each([-1, 0, 1])('accepts today, wherever the buyer is: %i days from the business’s', async (days) => {
    const nextDueDate = businessDay(addMs(money.core.clock.now(), days * DAY))
    expect((await ana.buy(GOOD_CARD, { nextDueDate })).statusCode).toBe(200)
    expect(await confirmedCharges(ana)).toBe(1)
  })

  it('accepts a browser’s today when the sandbox’s clock was moved ahead', async () => {
    await money.passDays(10)
    expect((await ana.buy(GOOD_CARD, { nextDueDate: businessDay(new Date()) })).statusCode).toBe(200)
  })

  it('charges our price from today whatever texts the order contains', async () => {
    await ana.buy(GOOD_CARD, {
      description: 'grátis',
      externalReference: 'x',
      discount: { value: 37 },
    })
    const [first] = await ana.charges()
    expect(first).toMatchObject({ value: 37.9, status: 'CONFIRMED', description: '12 Edições de Foto com IA por Mês' })
  })

  it('refuses further attempts for a while after many refused cards', async () => {
    for (let tried = 0; tried < 5; tried += 1) await ana.buy(REFUSED_CARD)
    const answer = await ana.buy()
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({ code: 'too_many_cards', minutes: 60 })
    expect([await ana.status(), await countSubscriptions(ana)]).toEqual(['cancelled', 0])
  })

  it('waits during a risk review, and opens when the money is there', async () => {
    await money.failOnDemand('review_card')
    const id = idOf(await ana.buy())
    expect(await ana.status()).toBe('pending')
    expect((await ana.call('GET', `/api/asaas/subscriptions/${id}`)).json()).toEqual({ status: 'PENDING' })
    expect((await ana.buy()).json()).toEqual({ id })
    const recorded = { status: 'pending', asaas_subscription_id: id }
    expect((await ana.call('POST', '/api/user/subscription', recorded)).json()).toMatchObject({
      subscription: { status: 'pending' },
    })
    const [first] = await ana.charges()
    await money.step(first?.id ?? '', 'review/approve')
    await money.until(ana.status, 'active')
  })

  it('ends when the risk was too high', async () => {
    await money.failOnDemand('review_card')
    const id = idOf(await ana.buy())
    const [first] = await ana.charges()
    await money.step(first?.id ?? '', 'review/reprove')
    await money.passDays(4)
    await money.until(ana.status, 'cancelled')
    expect((await ana.call('GET', `/api/asaas/subscriptions/${id}`)).json()).toEqual({ status: 'INACTIVE' })
    await money.until(() => countSubscriptions(ana), 0)
  })

  it('acknowledges no other member’s subscription', async () => {
    const id = idOf(await ana.buy())
    const eva = await money.visit()
    const answers = await Promise.all([
      eva.call('GET', `/api/asaas/subscriptions/${id}`),
      eva.call('GET', `/api/asaas/payments/${(await ana.charges())[0]?.id}`),
      eva.call('POST', '/api/user/subscription', { status: 'pending', asaas_subscription_id: id }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 422])
    const own = await ana.call('GET', `/api/asaas/payments/${(await ana.charges())[0]?.id}`)
    expect(own.json()).toEqual({ status: 'CONFIRMED' })
  })

  it('makes no charge without a subscription', async () => {
    expect((await ana.call('POST', '/api/asaas/payments', { value: 1 })).json()).toMatchObject({ code: 'order_tampered' })
  })
})

const offer = async (buyer: Buyer, code: string) =>
  buyer.call('POST', '/api/user/subscription', { status: 'active', coupon_code: code })
const codeOf = async (answer: ReturnType<typeof offer>) => (await answer).json<{ code?: string }>().code
const addCoupon = (code: string, more: Record<string, unknown> = {}) => {
  const { worth = 3790, periods = 1, active = true, expires = null, most = null } = more
  return money.query(
    `insert into coupons (code, name, discount_cents, periods, is_active, expires_at, max_redemptions, created_at) values ($1, $1, $2, $3, $4, $5, $6, now())`,
    [code, worth, periods, active, expires, most],
  )
}

describe('a coupon', () => {
  it('refused for a CPF that used it is also refused for every other CPF that the member types then', async () => {
    await ana.register()
    await offer(ana, 'DEFAULT')
    const eva = await money.visit()
    const giveCpf = (cpfCnpj: string) =>
      eva.call('POST', '/api/asaas/customers', { name: 'EVA', email: 'eva@exemplo.example', cpfCnpj })
    await giveCpf(ana.document)
    expect(await codeOf(offer(eva, 'DEFAULT'))).toBe('coupon_used')
    await giveCpf(eva.document)
    expect(await codeOf(offer(eva, 'DEFAULT'))).toBe('coupon_used')
    expect(await eva.subscription()).toBeNull()
  })

  it('is also refused when the CPF that used it was saved earlier, on the account page', async () => {
    await ana.register()
    await offer(ana, 'DEFAULT')
    const eva = await money.visit()
    const saved = await eva.call('POST', '/api/user', {
      action: 'update',
      name: 'EVA',
      email: 'eva@exemplo.example',
      document: ana.document,
    })
    expect(saved.statusCode).toBe(200)
    await eva.register()
    expect(await codeOf(offer(eva, 'DEFAULT'))).toBe('coupon_used')
  })

  it('is accepted after a mistyped CPF that never used it', async () => {
    const typo = (await money.visit()).document
    await ana.call('POST', '/api/asaas/customers', { name: 'ANA', email: 'ana@exemplo.example', cpfCnpj: typo })
    await ana.register()
    expect((await offer(ana, 'DEFAULT')).statusCode).toBe(200)
  })

  it('opens one period without a card, once per member and per CPF', async () => {
    await ana.register()

    const opened = await offer(ana, 'Default')
    expect(opened.json()).toMatchObject({ subscription: { status: 'active', coupon_code: 'DEFAULT', renews_at: null } })
    const eva = await money.visit()
    await eva.call('POST', '/api/asaas/customers', { name: 'EVA', email: 'eva@exemplo.example', cpfCnpj: ana.document })
    expect(await codeOf(offer(eva, 'DEFAULT'))).toBe('coupon_used')
    await money.passDays(32)
    await money.until(ana.status, 'cancelled')
    expect(await codeOf(offer(ana, 'DEFAULT'))).toBe('coupon_used')
  })

  it('sent again after a lost answer finds the plan that it opened, though it is used up by now', async () => {
    await addCoupon('UMA', { most: 1 })
    await ana.register()
    const opened = await offer(ana, 'UMA')
    const again = await offer(ana, 'uma')
    expect([again.statusCode, again.json()]).toEqual([200, opened.json()])
    expect(await money.query("select redemptions from coupons where code = 'UMA'")).toEqual([{ redemptions: 1 }])
  })

  it('opens once for parallel requests', async () => {
    await ana.register()
    const answers = await Promise.all([1, 2, 3, 4].map(() => offer(ana, 'DEFAULT')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const ofAna = 'member_id = (select id from members where phone = $1)'
    expect(await money.query(`select 1 from subscriptions where ${ofAna}`, [ana.phone])).toHaveLength(1)
    expect(await money.query(`select 1 from coupon_redemptions where ${ofAna}`, [ana.phone])).toHaveLength(1)
  })

  it('keeps its limit under parallel redemptions', async () => {
    await addCoupon('DUAS', { most: 2 })
    const buyers = await Promise.all([1, 2, 3, 4].map(() => money.visit()))
    await Promise.all(buyers.map((buyer) => buyer.register()))
    const answers = await Promise.all(buyers.map((buyer) => offer(buyer, 'duas')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422])
  })

  it.each([
    ['does not exist', 'NADA', undefined],
    ['contains a pattern', 'DEFAULT%', undefined],
    ['contains SQL', "' or 1=1 --", undefined],
    ['has expired', 'VELHO', { expires: '2020-01-01' }],
    ['is switched off', 'FORA', { active: false }],
    ['is worth less than the plan', 'METADE', { worth: 1895 }],
  ])('that %s is refused', async (_what, code, row) => {
    if (row) await addCoupon(code, row)
    await ana.register()
    expect((await offer(ana, code)).json()).toMatchObject({ code: 'coupon_invalid', field: 'coupon_code' })
    expect(await ana.subscription()).toBeNull()
  })

  it('is shown before it is used, and says when it is used up', async () => {
    await ana.register()
    const show = async () =>
      (await ana.call('GET', '/api/checkout/coupon', { code: 'default' })).json<{ code?: string; coupon?: { ends_at: string } }>()
    const shown = await show()
    expect(shown).toMatchObject({ coupon: { code: 'DEFAULT', discount: 37.9, periods: 1 } })
    await offer(ana, 'DEFAULT')
    expect(await isSoonAfter(String(shown.coupon?.ends_at))).toBe(true)
    expect(await show()).toMatchObject({ code: 'coupon_used' })
  })

  it('requires the CPF first', async () => {
    expect(await codeOf(offer(ana, 'DEFAULT'))).toBe('invalid_document')
  })

  it('never opens a second plan next to one that is paid', async () => {
    await ana.buy()
    expect(await codeOf(offer(ana, 'DEFAULT'))).toBe('already_subscribed')
  })

  it('is followed by a card, charged from the end of the free periods', async () => {
    await ana.register()
    const opened = (await offer(ana, 'DEFAULT')).json<{ subscription: { ends_at: string } }>()
    await ana.buy()
    expect(await confirmedCharges(ana)).toBe(0)
    expect(await ana.subscription()).toMatchObject({ status: 'active', renews_at: opened.subscription.ends_at, ends_at: null })
    await money.passDays(32)
    await money.until(async () => [await ana.status(), await confirmedCharges(ana)], ['active', 1])
  })
})

describe('an attempt that was cut off', () => {
  it('makes the next one wait until its outcome is known', async () => {
    const customer = await ana.register()
    const memberId = (await money.query('select id from members where phone = $1', [ana.phone]))[0]?.['id']
    // the state after the server was killed before it called the provider
    await money.core.database.db.transaction((tx) => money.core.membership.subscriptions.beginPurchase(tx, String(memberId)))
    const early = await ana.buy(GOOD_CARD, { customer })
    expect(early.json()).toMatchObject({ code: 'payment_in_progress' })
    await money.passDays(2 * MINUTES)
    await money.until(ana.status, 'cancelled')
    expect((await ana.buy(GOOD_CARD, { customer })).statusCode).toBe(200)
    expect([await countSubscriptions(ana), await confirmedCharges(ana)]).toEqual([1, 1])
  })
})
