import type { Shape } from '../shape.ts'
import type { fix as source } from '../pt-BR/fix.ts'

/** What the repair of payments tells the administrator. */
export const fix = {
  running: 'A conferir com o prestador: {{done}} de {{total}} subscrição(ões).',
  failed: 'A correção parou antes do fim, em {{done}} de {{total}} subscrição(ões). Execute-a de novo: recomeça do início.',
  done: 'Correção concluída: {{subscriptions_fixed}} subscrição(ões) e {{payments_processed}} pagamento(s) acertados.',
  partly:
    'Correção incompleta: não foi possível conferir {{unread}} subscrição(ões). Das outras, {{subscriptions_fixed}} subscrição(ões) e {{payments_processed}} pagamento(s) acertados. Execute-a de novo mais tarde.',
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
  troubles: {
    provider: 'o prestador não respondeu',
    pause: 'o prestador pediu uma pausa',
    credentials: 'o prestador não aceitou a nossa chave',
    ours: 'a conferência falhou aqui; o motivo está no registo do servidor',
  },
} as const satisfies Shape<typeof source>
