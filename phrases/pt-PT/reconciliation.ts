import type { Shape } from '../shape.ts'
import type { reconciliation as source } from '../pt-BR/reconciliation.ts'

/** What the repair of payments tells the administrator. */
export const reconciliation = {
  running: 'A conferir com o fornecedor: {{done}} de {{total}}.',
  failed: 'A correção parou antes do fim, depois de conferir {{done}} de {{total}}. Execute-a de novo: recomeça do início.',
  done: 'Correção concluída. Subscrições corrigidas: {{subscriptions_fixed}}. Pagamentos acertados: {{payments_processed}}.',
  incomplete:
    'Correção incompleta. Subscrições que não foi possível conferir: {{unread}}. Corrigidas entre as outras: {{subscriptions_fixed}}; pagamentos acertados: {{payments_processed}}.',
  nothingRead: 'Não foi possível conferir nenhuma subscrição ({{unread}}). Espere um pouco e execute-a de novo.',
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
    new: 'desconhecida até agora',
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
    provider: 'O fornecedor não respondeu. Execute de novo mais tarde',
    pause: 'O fornecedor pediu uma pausa. Execute de novo dentro de alguns minutos',
    credentials:
      'O fornecedor não aceitou a nossa chave. Verifique a chave na configuração do servidor antes de executar de novo',
    ours: 'A conferência falhou aqui. O motivo está no registo do servidor',
  },
} as const satisfies Shape<typeof source>
