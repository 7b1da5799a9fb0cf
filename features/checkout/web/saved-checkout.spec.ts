import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { forget } from '#features/session/web/use-session.ts'
import { EMPTY_FIELDS } from '#features/payments/web/card-form/checkout-form.ts'
import { StorageForTests } from '#ui/storage.test-support.ts'
import { deleteCheckout, saveCheckout, loadCheckout, withoutCard } from './saved-checkout.ts'

const MINUTE = 60_000
const fields = {
  ...EMPTY_FIELDS,
  name: 'ANA',
  postalCode: '01310-100',
  cardName: 'ANA S',
  cardNumber: '4111 1111 1111 1111',
  expiry: '12/30',
  cvc: '987',
}
const checkout = {
  memberId: 'ana',
  paymentStep: 'details',
  appliedCoupon: null,
  typedCoupon: 'META',
  paymentData: null,
  formData: withoutCard(fields),
} as const

beforeEach(() => {
  vi.stubGlobal('localStorage', new StorageForTests())
  // a time whose digits differ from those of the card's code
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

it('restores what was left, without any card data', () => {
  saveCheckout(checkout)
  expect(loadCheckout('ana')).toMatchObject({
    paymentStep: 'details',
    typedCoupon: 'META',
    formData: { name: 'ANA', postalCode: '01310-100' },
  })
  const text = localStorage.getItem('pendingCheckout')
  for (const secret of ['4111', 'ANA S', '12/30', '987', 'card']) expect(text).not.toContain(secret)
})

it('expires after half an hour', () => {
  saveCheckout(checkout)
  vi.advanceTimersByTime(30 * MINUTE - 1)
  expect(loadCheckout('ana')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(loadCheckout('ana')).toBeUndefined()
  expect(localStorage.getItem('pendingCheckout')).toBeNull()
})

it('shows a member nothing of another one, and removes it', () => {
  saveCheckout(checkout)
  expect(loadCheckout('bia')).toBeUndefined()
  expect(loadCheckout('ana')).toBeUndefined()
})

it.each(['', '{', 'null', '{"memberId":"ana"}'])('ignores %o', (text) => {
  localStorage.setItem('pendingCheckout', text)
  expect(loadCheckout('ana')).toBeUndefined()
})

it('deletes on demand, and works where storage is blocked', () => {
  saveCheckout(checkout)
  deleteCheckout()
  expect(loadCheckout('ana')).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  saveCheckout(checkout)
  expect(loadCheckout('ana')).toBeUndefined()
})

it('is gone once the member has signed out, on whatever screen', () => {
  saveCheckout(checkout)
  forget(new QueryClient())
  expect(localStorage.getItem('pendingCheckout')).toBeNull()
})
