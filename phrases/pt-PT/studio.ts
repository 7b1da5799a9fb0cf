import type { studio as original } from '../pt-BR/studio.ts'
import type { Shape } from '../shape.ts'

export const studio = {
  title: 'Estúdio',
  description: 'Mande uma fotografia e receba uma publicação pronta.',
} as const satisfies Shape<typeof original>
