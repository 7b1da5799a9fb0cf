import { describe, expect, it } from 'vitest'
import { A_PLAN } from '#features/membership/subscription.test-support.ts'
import type { SavedCheckout } from './saved-checkout.ts'
import { firstStage, unpaidSince } from './stage.ts'
import { type Plan, viewOf, whyUnpaid } from './view-of.ts'

const plan = (changes: Partial<NonNullable<Plan>>): Plan => ({ ...A_PLAN, ...changes })
const saved = (paymentStep: SavedCheckout['paymentStep']): SavedCheckout => ({
  memberId: 'm',
  timestamp: 0,
  paymentStep,
  paymentMethod: 'CREDIT_CARD',
  selectedPlan: 'MONTHLY',
  appliedCoupon: null,
  typedCoupon: '',
  paymentData: null,
  formData: { name: '', email: '', phone: '', document: '', postalCode: '', addressNumber: '' },
})

describe('viewOf', () => {
  it.each([
    ['a missing', null, { show: 'form', resumesOn: undefined }],
    ['a cancelled', plan({ status: 'cancelled' }), { show: 'form', resumesOn: undefined }],
    ['a refunded', plan({ status: 'refunded' }), { show: 'form', resumesOn: undefined }],
    ['an active', plan({}), { show: 'owned' }],
    ['a courtesy', plan({ is_courtesy: true }), { show: 'owned' }],
    ['an ending', plan({ ends_at: '2026-12-21T03:00:00Z' }), { show: 'form', resumesOn: '2026-12-21T03:00:00Z' }],
    [
      'a coupon’s',
      plan({ ends_at: '2026-12-21T03:00:00Z', coupon_code: 'DEFAULT', asaas_subscription_id: null }),
      { show: 'form', resumesOn: '2026-12-21T03:00:00Z', isGift: true },
    ],
    ['a pending', plan({ status: 'pending' }), { show: 'pending', id: 'sub_1' }],
    [
      'one being bought',
      plan({ status: 'pending', asaas_subscription_id: null, is_buying: true }),
      { show: 'pending', id: null },
    ],
    ['one being resumed', plan({ ends_at: '2026-12-21T03:00:00Z', is_buying: true }), { show: 'pending', id: null }],
    ['an overdue', plan({ status: 'overdue' }), { show: 'late' }],
    ['a suspended', plan({ status: 'suspended' }), { show: 'late' }],
  ])('of %s plan', (_, given, view) => {
    expect(viewOf(given)).toEqual(view)
  })
})

describe('whyUnpaid', () => {
  it.each([
    ['there is no plan', null, 'unmade'],
    ['the provider has no record of it', plan({ status: 'cancelled', unbegun: 'unmade' }), 'unmade'],
    ['the member cancelled it', plan({ status: 'cancelled', unbegun: 'withdrawn' }), 'withdrawn'],
    ['the money never came', plan({ status: 'cancelled', unbegun: 'unconfirmed' }), 'unconfirmed'],
    ['the plan that was to be resumed still ends', plan({ ends_at: '2026-12-21T03:00:00Z' }), 'unmade'],
    ['an older plan has ended', plan({ status: 'cancelled' }), 'unmade'],
    ['another one has paid since', plan({}), undefined],
    ['another one is pending', plan({ status: 'pending' }), undefined],
    ['it was paid and refunded', plan({ status: 'refunded' }), undefined],
  ])('when %s', (_, given, why) => {
    expect(whyUnpaid(given)).toBe(why)
  })
})

describe('firstStage', () => {
  const pending = plan({ status: 'pending' })

  it('shows a payment that is pending after a reload, with the possible actions', () => {
    expect(firstStage(pending, saved('processing'))).toEqual({ step: 'details' })
    expect(firstStage(pending, saved('waiting'))).toEqual({ step: 'details' })
  })

  it('waits for a purchase whose outcome is unknown, wherever it was begun', () => {
    expect(firstStage(plan({ status: 'pending', asaas_subscription_id: null }), undefined)).toEqual({ step: 'waiting', id: null })
  })

  it('shows an older pending payment before another can begin', () => {
    expect(firstStage(pending, undefined)).toEqual({ step: 'details' })
    expect(firstStage(pending, saved('details'))).toEqual({ step: 'details' })
  })

  it('celebrates a plan that was opened during a reload, and no other', () => {
    expect(firstStage(plan({}), saved('waiting'))).toEqual({ step: 'success', isFree: false })
    expect(firstStage(plan({}), undefined)).toEqual({ step: 'details' })
  })

  it('returns to the details when nothing was bought', () => {
    expect(firstStage(null, saved('processing'))).toEqual({ step: 'details' })
    expect(firstStage(plan({ status: 'cancelled' }), saved('waiting'))).toEqual({ step: 'details' })
  })
})

describe('unpaidSince', () => {
  const lost = plan({ status: 'cancelled', asaas_subscription_id: null, unbegun: 'unmade' })

  it('explains to a returning member what happened to the pending payment', () => {
    expect(unpaidSince(lost, saved('waiting'))).toBe('unmade')
  })

  it('says nothing when the member knows, or when it would be a guess', () => {
    expect(unpaidSince(lost, saved('details'))).toBeUndefined()
    expect(unpaidSince(lost, undefined)).toBeUndefined()
    expect(unpaidSince(plan({ ends_at: '2026-12-21T03:00:00Z' }), saved('waiting'))).toBeUndefined()
  })
})
