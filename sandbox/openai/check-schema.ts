import { z } from 'zod'
import { invalid } from './errors.ts'

/**
 * The part of JSON Schema that strict answers support:
 * https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
 */
export interface AnswerSchema {
  readonly type?: string | readonly string[] | undefined
  readonly properties?: Readonly<Record<string, AnswerSchema>> | undefined
  readonly required?: readonly string[] | undefined
  readonly additionalProperties?: unknown
  readonly items?: AnswerSchema | undefined
  readonly enum?: readonly unknown[] | undefined
  readonly const?: unknown
  readonly anyOf?: readonly AnswerSchema[] | undefined
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
}

export const answerSchema: z.ZodType<AnswerSchema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), answerSchema).optional(),
    required: z.array(z.string()).optional(),
    items: answerSchema.optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(answerSchema).optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
  }),
)

const FORBIDDEN = ['allOf', 'not', 'if', 'then', 'else', 'dependentRequired']
const DEEPEST = 10

/** @throws OpenAiError for what strict mode does not allow */
export function checkStrictSchema(name: string, schema: AnswerSchema): void {
  const refuse = (where: string, why: string) =>
    invalid('response_format', `Invalid schema for response_format '${name}': In context=(${where}), ${why}.`, null)
  if (schema.type !== 'object') throw refuse('', 'schema must be a JSON Schema of \'type: "object"\'')
  check(schema, [])

  function check(node: AnswerSchema, path: readonly string[]): void {
    const where = path.map((step) => `'${step}'`).join(', ')
    if (path.length > DEEPEST * 2) throw refuse(where, 'the schema is nested too deeply')
    const forbidden = FORBIDDEN.find((keyword) => keyword in node)
    if (forbidden) throw refuse(where, `'${forbidden}' is not permitted`)
    if (node.properties) checkObject(node, where)
    for (const [key, child] of Object.entries(node.properties ?? {})) check(child, [...path, 'properties', key])
    if (node.items) check(node.items, [...path, 'items'])
  }

  function checkObject({ properties = {}, required = [], additionalProperties }: AnswerSchema, where: string): void {
    if (additionalProperties !== false) throw refuse(where, "'additionalProperties' is required to be supplied and to be false")
    const missing = Object.keys(properties).find((key) => !required.includes(key))
    if (missing !== undefined) throw refuse(where, `'required' must include every key in properties. Missing '${missing}'`)
  }
}
