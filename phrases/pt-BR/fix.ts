/** What the repair of payments tells the administrator. */
export const fix = {
  running: 'Conferindo com o provedor: {{done}} de {{total}} assinatura(s).',
  failed: 'A correção parou antes do fim, em {{done}} de {{total}} assinatura(s). Execute de novo: ela recomeça do início.',
  done: 'Correção concluída: {{subscriptions_fixed}} assinatura(s) e {{payments_processed}} pagamento(s) acertados.',
} as const
