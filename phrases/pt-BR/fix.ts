/** What the repair of payments tells the administrator. */
export const fix = {
  done: 'Correção concluída: {{subscriptions_fixed}} assinatura(s) e {{payments_processed}} pagamento(s) acertados.',
} as const
