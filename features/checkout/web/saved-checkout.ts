/**
 * The checkout as it was left, for half an hour and for one member, in local storage. Nothing of the card is ever in it:
 * the shape has no place for it.
 */
import * as z from 'zod/mini'
import { parseJson } from '#features/api.ts'
import type { CheckoutFields } from '#features/payments/web/index.ts'

const KEPT_FOR_MS = 30 * 60_000
const KEY = 'pendingCheckout'

const savedFields = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  document: z.string(),
  postalCode: z.string(),
  addressNumber: z.string(),
})
type SavedFields = z.infer<typeof savedFields>

const savedShape = z.object({
  memberId: z.string(),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
  paymentStep: z.enum(['details', 'processing', 'waiting']),
  paymentMethod: z.literal('CREDIT_CARD'),
  selectedPlan: z.literal('MONTHLY'),
  appliedCoupon: z.nullable(z.string()),
  /** In the coupon's field, and not applied yet. */
  typedCoupon: z.string(),
  /** The provider's subscription, once there is one. */
  paymentData: z.nullable(z.object({ id: z.string() })),
  formData: savedFields,
})
export type SavedCheckout = z.infer<typeof savedShape>

/** What is left of the fields when the card is taken out. */
export function withoutCard({ name, email, phone, document, postalCode, addressNumber }: CheckoutFields): SavedFields {
  return { name, email, phone, document, postalCode, addressNumber }
}

/** What this member left less than half an hour ago. Anything else that lies there is removed: it is nobody's business. */
export function readSaved(memberId: string): SavedCheckout | undefined {
  const saved = z.safeParse(savedShape, parseJson(readText() ?? ''))
  const age = saved.success ? Date.now() - saved.data.timestamp : Infinity
  if (saved.success && saved.data.memberId === memberId && age >= 0 && age < KEPT_FOR_MS) return saved.data
  forgetSaved()
  return undefined
}

export function keepSaved(checkout: Omit<SavedCheckout, 'timestamp' | 'paymentMethod' | 'selectedPlan'>): void {
  const saved: SavedCheckout = { ...checkout, timestamp: Date.now(), paymentMethod: 'CREDIT_CARD', selectedPlan: 'MONTHLY' }
  inStorage((storage) => storage.setItem(KEY, JSON.stringify(saved)))
}

export function forgetSaved(): void {
  inStorage((storage) => storage.removeItem(KEY))
}

function readText(): string | null {
  return inStorage((storage) => storage.getItem(KEY)) ?? null
}

/** Where storage is closed to us, a reload starts anew. */
function inStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}
