/** The description of a picture for those who do not see it: only what we know of it. */
export const altText = {
  onBackdrop: 'Foto sobre o fundo “{{backdrop}}”.',
  onWords: 'Foto sobre um fundo com {{things}}.',
  headline: 'Na imagem está escrito: “{{headline}}”.',
  signature: 'Assinatura: {{signature}}.',
} as const
