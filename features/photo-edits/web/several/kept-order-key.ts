/** The key of an order of several photos survives a reload: kept for this tab until the order is complete. */
import * as z from 'zod/mini'
import { type Intent, intentFor, newOrderKey } from '#features/order-intent.ts'

const NAME = 'order of several'
const shape = z.object({ wish: z.string(), key: z.string() })

/** The same key for the same wish, until it is forgotten. */
export function orderKeyFor(wish: string): string {
  const intent = intentFor(wish, kept(), newOrderKey)
  try {
    sessionStorage.setItem(NAME, JSON.stringify(intent))
  } catch {
    // storage is unavailable: a reload begins another order
  }
  return intent.key
}

export function forgetOrderKey(): void {
  try {
    sessionStorage.removeItem(NAME)
  } catch {
    // as above
  }
}

function kept(): Intent | undefined {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(NAME) ?? ''))
  } catch {
    return undefined // none, or storage is unavailable
  }
}
