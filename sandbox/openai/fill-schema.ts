import type { AnswerSchema } from './check-schema.ts'

/** Writes the text of one field. `index` counts the texts of one answer, so that all differ. */
export type WriteText = (field: string, index: number) => string

const USUAL_ITEMS = 3
const MAX_ITEMS = 100

/** Picks one of the allowed values of a field. */
export type Choose = (values: readonly unknown[]) => unknown

/** An answer that follows the schema, with texts by `write` and choices by `choose`. */
export function fillSchema(schema: AnswerSchema, write: WriteText, choose: Choose): unknown {
  let index = 0
  return fill(schema, '')

  function fill(node: AnswerSchema, field: string): unknown {
    const fixed = node.const ?? (node.enum && choose(node.enum))
    if (fixed !== undefined) return fixed
    if (node.anyOf?.[0]) return fill(node.anyOf[0], field)
    const type = String(Array.isArray(node.type) ? node.type[0] : node.type)
    if (type === 'object') return fillObject(node)
    if (type === 'array') return Array.from({ length: countItems(node) }, () => fill(node.items ?? {}, field))
    return type in PLAIN_VALUES ? PLAIN_VALUES[type] : write(field, index++)
  }

  function fillObject({ properties = {} }: AnswerSchema): unknown {
    return Object.fromEntries(Object.entries(properties).map(([key, child]) => [key, fill(child, key)]))
  }
}

const PLAIN_VALUES: Readonly<Record<string, unknown>> = { number: 1, integer: 1, boolean: true, null: null }

function countItems({ minItems = 0, maxItems = Infinity }: AnswerSchema): number {
  return Math.min(MAX_ITEMS, Math.max(minItems, Math.min(maxItems, USUAL_ITEMS)))
}
