import { OPENAI_MODELS } from '../credentials.ts'

/** Image models that accept any size within the rules, and those with three sizes only. */
export const FREE_SIZE_MODELS = [
  OPENAI_MODELS.images_model,
  'gpt-image-2.5-flare',
  'gpt-image-2.5-sunburst',
  'gpt-image-2.6-flare',
  'gpt-image-2.6-sunburst',
] as const
export const FIXED_SIZE_MODELS = ['gpt-image-1.5', 'gpt-image-1-mini'] as const

/** Reasoning models refuse `max_tokens` and any `temperature` but 1. */
export const REASONING_MODELS = [OPENAI_MODELS.words_model, 'gpt-5'] as const
export const PLAIN_MODELS = ['gpt-4.1-mini'] as const

export const TRANSCRIPTION_MODELS = [OPENAI_MODELS.transcription_model, 'whisper-1'] as const

const ALL = [...FREE_SIZE_MODELS, ...FIXED_SIZE_MODELS, ...REASONING_MODELS, ...PLAIN_MODELS, ...TRANSCRIPTION_MODELS]
const SINCE = Date.UTC(2026, 0, 1) / 1000

export function presentModel(id: string) {
  return { id, object: 'model', created: SINCE, owned_by: 'sandbox' }
}

export const listModels = () => ({ object: 'list', data: ALL.map(presentModel) })

export const isModel = (id: string): boolean => includes(ALL, id)

/** `Array.includes` that accepts any text. */
export function includes(names: readonly string[], name: string): boolean {
  return names.includes(name)
}
