/** Reading what clients send: lax in what is ignored, early in what is refused, as the provider is. */
import type { z } from 'zod'
import { invalid } from './errors.ts'

/** The first fault alone, by the name of its field. */
export function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
  const found = shape.safeParse(body ?? {})
  if (found.success) return found.data
  const field = String(found.error.issues[0]?.path[0] ?? 'object')
  throw invalid(`invalid_${field}`, `O campo ${field} deve ser informado corretamente.`)
}
