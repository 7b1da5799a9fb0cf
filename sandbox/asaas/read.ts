/** Parsing of requests: ignores unknown fields and refuses early, as the provider does. */
import type { z } from 'zod'
import { invalid, notFound } from './errors.ts'

/** Reports the first fault alone, by the name of its field. */
export function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
  const found = shape.safeParse(body ?? {})
  if (found.success) return found.data
  const field = String(found.error.issues[0]?.path[0] ?? 'object')
  throw invalid(`invalid_${field}`, `O campo ${field} deve ser informado corretamente.`)
}

/** The object named in the path. @throws AsaasError 404 */
export function named<Item>(book: { readonly get: (id: string) => Item | undefined }, params: unknown): Item {
  const { id } = params as { id: string } // as: every path of a caller has `:id`
  const found = book.get(id)
  if (found === undefined) throw notFound()
  return found
}
