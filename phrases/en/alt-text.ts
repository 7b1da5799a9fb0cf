import type { Shape } from '#phrases/shape.ts'
import type { altText as source } from '../pt-BR/alt-text.ts'

export const altText = {
  onBackdrop: 'Photo against the backdrop “{{backdrop}}”.',
  onWords: 'Photo against a backdrop with {{things}}.',
  headline: 'The picture says: “{{headline}}”.',
  signature: 'Signed: {{signature}}.',
} as const satisfies Shape<typeof source>
