import type { Shape } from '../shape.ts'
import type { fix as source } from '../pt-BR/fix.ts'

/** What the repair of payments tells the administrator. */
export const fix = {
  done: 'Correção concluída: {{subscriptions_fixed}} subscrição(ões) e {{payments_processed}} pagamento(s) acertados.',
} as const satisfies Shape<typeof source>
