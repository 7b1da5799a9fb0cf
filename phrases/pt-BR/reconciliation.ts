/** What the repair of payments tells the administrator. */
export const reconciliation = {
  running: 'Conferindo com o provedor: {{done}} de {{total}}.',
  failed: 'A correção parou antes do fim, depois de conferir {{done}} de {{total}}. Execute de novo: ela recomeça do início.',
  done: 'Correção concluída. Assinaturas corrigidas: {{subscriptions_fixed}}. Pagamentos acertados: {{payments_processed}}.',
  incomplete:
    'Correção incompleta. Assinaturas que não puderam ser conferidas: {{unread}}. Corrigidas entre as outras: {{subscriptions_fixed}}; pagamentos acertados: {{payments_processed}}.',
  nothingRead: 'Nenhuma assinatura pôde ser conferida ({{unread}}). Espere um pouco e execute de novo.',
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
  problems: {
    provider: 'O provedor não respondeu. Execute de novo mais tarde',
    pause: 'O provedor pediu uma pausa. Execute de novo em alguns minutos',
    credentials: 'O provedor não aceitou nossa chave. Confira a chave na configuração do servidor antes de executar de novo',
    ours: 'A conferência falhou aqui. O motivo está no registro do servidor',
  },
} as const
