import type { studio as original } from '../pt-BR/studio.ts'
import type { Shape } from '../shape.ts'

export const studio = {
  title: 'Studio',
  description: 'Send a photo and get a finished post.',
} as const satisfies Shape<typeof original>
