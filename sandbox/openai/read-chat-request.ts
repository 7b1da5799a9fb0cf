import { z } from 'zod'
import { answerSchema, checkStrictSchema, type AnswerSchema } from './check-schema.ts'
import { invalid, modelNotFound } from './errors.ts'
import { includes, PLAIN_MODELS, REASONING_MODELS } from './models.ts'

export interface ChatRequest {
  readonly model: string
  readonly lastUserText: string
  readonly promptLength: number
  readonly maxTokens: number
  /** When left out, the answer is plain text. */
  readonly schema: AnswerSchema | undefined
}

const content = z.union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.string().optional() }))])

/** The part of https://platform.openai.com/docs/api-reference/chat/create that captions need. */
const parameters = z.looseObject({
  model: z.string(),
  messages: z
    .array(z.looseObject({ role: z.enum(['developer', 'system', 'user', 'assistant', 'tool']), content: content.nullish() }))
    .min(1),
  n: z.literal(1).nullish(),
  stream: z.literal(false).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  response_format: z
    .discriminatedUnion('type', [
      z.looseObject({ type: z.literal('text') }),
      z.looseObject({ type: z.literal('json_object') }),
      z.looseObject({
        type: z.literal('json_schema'),
        json_schema: z.looseObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          strict: z.boolean().nullish(),
          schema: answerSchema,
        }),
      }),
    ])
    .nullish(),
})

type Parameters = z.infer<typeof parameters>

const JSON_OBJECT: AnswerSchema = { type: 'object', properties: { text: { type: 'string' } } }

/** @throws OpenAiError where the vendor would refuse */
export function readChatRequest(body: unknown): ChatRequest {
  const parsed = parameters.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const param = issue?.path.join('.') ?? ''
    throw invalid(param, `Invalid value for '${param}': ${issue?.message ?? 'not understood'}.`)
  }
  const asked = parsed.data
  checkModel(asked)
  const texts = asked.messages.map(({ content: words }) => textOf(words ?? ''))
  const lastUser = asked.messages.findLastIndex(({ role }) => role === 'user')
  return {
    model: asked.model,
    lastUserText: texts[lastUser] ?? '',
    promptLength: texts.join('').length,
    maxTokens: asked.max_completion_tokens ?? asked.max_tokens ?? Infinity,
    schema: readFormat(asked),
  }
}

function checkModel({ model, max_tokens: maxTokens, temperature }: Parameters): void {
  if (includes(PLAIN_MODELS, model)) return
  if (!includes(REASONING_MODELS, model)) throw modelNotFound(model)
  if (typeof maxTokens === 'number') {
    const message = "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
    throw invalid('max_tokens', message, 'unsupported_parameter')
  }
  if (typeof temperature === 'number' && temperature !== 1) {
    throw invalid(
      'temperature',
      "Unsupported value: 'temperature' does not support other values than 1 with this model.",
      'unsupported_value',
    )
  }
}

function readFormat({ response_format: format }: Parameters): AnswerSchema | undefined {
  if (format?.type === 'json_object') return JSON_OBJECT
  if (format?.type !== 'json_schema') return undefined
  const { name, strict, schema } = format.json_schema
  if (strict) checkStrictSchema(name, schema)
  return schema
}

function textOf(words: z.infer<typeof content>): string {
  return typeof words === 'string' ? words : words.map(({ text }) => text ?? '').join('\n')
}
