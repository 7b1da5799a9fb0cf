import type { Shape } from '../shape.ts'
import type { fix as source } from '../pt-BR/fix.ts'

/** What the repair of payments tells the administrator. */
export const fix = {
  running: 'A conferir com o prestador: {{done}} de {{total}} subscrição(ões).',
  failed: 'A correção parou antes do fim, em {{done}} de {{total}} subscrição(ões). Execute-a de novo: recomeça do início.',
  done: 'Correção concluída: {{subscriptions_fixed}} subscrição(ões) e {{payments_processed}} pagamento(s) acertados.',
} as const satisfies Shape<typeof source>
