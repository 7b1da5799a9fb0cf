/** What stands on receipts and on the provider's own page of a charge. */
export const receipts = {
  planDescription: '{{limit}} Edições de Foto com IA por Mês',
} as const
