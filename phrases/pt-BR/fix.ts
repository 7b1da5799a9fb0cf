/** What the repair of payments tells the administrator. */
export const fix = {
  running: 'Conferindo com o provedor: {{done}} de {{total}} assinatura(s).',
  failed: 'A correção parou antes do fim, em {{done}} de {{total}} assinatura(s). Execute de novo: ela recomeça do início.',
  done: 'Correção concluída: {{subscriptions_fixed}} assinatura(s) e {{payments_processed}} pagamento(s) acertados.',
  partly:
    'Correção incompleta: {{unread}} assinatura(s) não puderam ser conferidas. Das outras, {{subscriptions_fixed}} assinatura(s) e {{payments_processed}} pagamento(s) acertados. Execute de novo mais tarde.',
  nameless: 'Pessoa sem nome',
  plan: 'plano: {{before}} → {{after}}',
  charge: 'cobrança {{id}}: {{before}} → {{after}}',
  plans: {
    pending: 'pendente',
    active: 'ativo',
    overdue: 'em atraso',
    suspended: 'suspenso',
    cancelled: 'cancelado',
    refunded: 'reembolsado',
  },
  charges: {
    new: 'não conhecida',
    open: 'em aberto',
    review: 'em análise',
    paid: 'paga',
    overdue: 'vencida',
    refunding: 'em devolução',
    refunded: 'devolvida',
    disputed: 'contestada',
    removed: 'removida',
    unknown: 'desconhecida',
  },
  troubles: {
    provider: 'o provedor não respondeu',
    pause: 'o provedor pediu uma pausa',
    credentials: 'o provedor não aceitou nossa chave',
    ours: 'a conferência falhou aqui; o motivo está no registro do servidor',
  },
} as const
