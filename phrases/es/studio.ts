import type { studio as original } from '../pt-BR/studio.ts'
import type { Shape } from '../shape.ts'

export const studio = {
  title: 'Estudio',
  description: 'Manda una foto y recibe un post listo.',
} as const satisfies Shape<typeof original>
