import type { Shape } from '#phrases/shape.ts'
import type { altText as source } from '../pt-BR/alt-text.ts'

export const altText = {
  photo: 'Foto: {{subject}}.',
  onBackdrop: 'Foto sobre el fondo “{{backdrop}}”.',
  onWords: 'Foto sobre un fondo con {{things}}.',
  about: 'Sobre: {{subject}}.',
  headline: 'En la imagen se lee: “{{headline}}”.',
  signature: 'Firma: {{signature}}.',
} as const satisfies Shape<typeof source>
