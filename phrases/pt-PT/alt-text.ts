import type { Shape } from '#phrases/shape.ts'
import type { altText as source } from '../pt-BR/alt-text.ts'

export const altText = {
  onBackdrop: 'Fotografia sobre o fundo “{{backdrop}}”.',
  onWords: 'Fotografia sobre um fundo com {{things}}.',
  headline: 'Na imagem lê-se: “{{headline}}”.',
  signature: 'Assinatura: {{signature}}.',
} as const satisfies Shape<typeof source>
