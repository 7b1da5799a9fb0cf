/**
 * Why money was given back: kept with the refund for Brazilian books and written on the payer's statement, so in Portuguese
 * whatever language the member reads.
 */
export const REFUND_REASONS = {
  withdrawal: 'Arrependimento em 7 dias',
  account_deletion: 'Exclusão da conta',
  erased: 'Conta excluída',
  double: 'Cobrança em dobro',
  after_cancellation: 'Cobrança depois do cancelamento',
  after_refund: 'Cobrança depois do reembolso',
  after_end: 'Cobrança depois do fim do contrato',
} as const
