/** The key of an order of several photos survives a reload: stored for this tab until the order is complete. */
import * as z from 'zod/mini'
import { type Intent, intentFor, newOrderKey } from '#features/order-intent.ts'

const KEY = 'ordersOfSeveral'
const shape = z.object({ wish: z.string(), key: z.string() })

/** The same key for the same request, until it is deleted. */
export function orderKeyFor(request: string): string {
  const intent = intentFor(request, loadIntent(), newOrderKey)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(intent))
  } catch {
    // storage is unavailable: a reload begins another order
  }
  return intent.key
}

export function deleteOrderKey(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // storage is unavailable, so nothing was stored
  }
}

function loadIntent(): Intent | undefined {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  } catch {
    return undefined // none, or storage is unavailable
  }
}
