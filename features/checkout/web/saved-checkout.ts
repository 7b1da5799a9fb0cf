/**
 * The checkout as it was left, for half an hour and for one member, in local storage. It can contain no card data: the schema has
 * no field for it.
 */
import * as z from 'zod/mini'
import { parseJson } from '#features/api.ts'
import type { CheckoutFields } from '#features/payments/web/index.ts'

const VALID_MS = 30 * 60_000
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
  /** Typed into the coupon field, but not applied yet. */
  typedCoupon: z.string(),
  /** The provider's subscription, once there is one. */
  paymentData: z.nullable(z.object({ id: z.string() })),
  formData: savedFields,
})
export type SavedCheckout = z.infer<typeof savedShape>

/** The form fields without those of the card. */
export function withoutCard({ name, email, phone, document, postalCode, addressNumber }: CheckoutFields): SavedFields {
  return { name, email, phone, document, postalCode, addressNumber }
}

/**
 * What this member left less than half an hour ago. Anything else found there is deleted, because it may belong to another
 * member.
 */
export function loadCheckout(memberId: string): SavedCheckout | undefined {
  const saved = z.safeParse(savedShape, parseJson(readText() ?? ''))
  const age = saved.success ? Date.now() - saved.data.timestamp : Infinity
  if (saved.success && saved.data.memberId === memberId && age >= 0 && age < VALID_MS) return saved.data
  deleteCheckout()
  return undefined
}

export function saveCheckout(checkout: Omit<SavedCheckout, 'timestamp' | 'paymentMethod' | 'selectedPlan'>): void {
  const saved: SavedCheckout = { ...checkout, timestamp: Date.now(), paymentMethod: 'CREDIT_CARD', selectedPlan: 'MONTHLY' }
  inStorage((storage) => storage.setItem(KEY, JSON.stringify(saved)))
}

export function deleteCheckout(): void {
  inStorage((storage) => storage.removeItem(KEY))
}

function readText(): string | null {
  return inStorage((storage) => storage.getItem(KEY)) ?? null
}

/** Where storage is blocked, a reload starts from the beginning. */
function inStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}
