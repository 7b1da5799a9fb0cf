import type { Shape } from '#phrases/shape.ts'
import type { altText as source } from '../pt-BR/alt-text.ts'

export const altText = {
  onBackdrop: 'Foto sobre el fondo “{{backdrop}}”.',
  onWords: 'Foto sobre un fondo con {{things}}.',
  headline: 'En la imagen se lee: “{{headline}}”.',
  signature: 'Firma: {{signature}}.',
} as const satisfies Shape<typeof source>
