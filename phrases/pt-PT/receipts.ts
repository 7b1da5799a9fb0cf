import type { Shape } from '../shape.ts'
import type { receipts as source } from '../pt-BR/receipts.ts'

/** What stands on receipts and on the provider's own page of a charge. */
export const receipts = {
  planDescription: '{{limit}} edições de fotografia com IA por mês',
} as const satisfies Shape<typeof source>
