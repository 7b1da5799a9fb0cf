/** What stands on receipts and on the provider's own page of a charge. */
export const receipts = {
  planDescription: '12 Edições de Foto com IA por Mês',
} as const
