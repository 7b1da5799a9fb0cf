import { COUPON_LIMIT_MAX } from '#features/checkout/contract.ts'

/** A typed limit: null for none, undefined for an invalid number. */
export function readLimit(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const limit = Number(text)
  return /^\d{1,7}$/.test(text) && limit <= COUPON_LIMIT_MAX ? limit : undefined
}
