import { randomUUID } from 'node:crypto'
import type { OpenAiFaults } from './faults.ts'
import { type Choose, fillSchema } from './fill-schema.ts'
import type { ChatRequest } from './read-chat-request.ts'
import { writeWordsFor } from './write-words.ts'

/** An approximation for the figures in `usage`. */
const LETTERS_PER_TOKEN = 4

interface Completion {
  readonly content: string | null
  readonly refusal: string | null
  readonly finishReason: 'stop' | 'length' | 'content_filter'
}

/** A finished chat completion, or a faulty one while a fault is switched on. */
export function answerChat(request: ChatRequest, faults: OpenAiFaults, now: Date) {
  const { content, refusal, finishReason } = say(request, faults)
  const promptTokens = Math.ceil(request.promptLength / LETTERS_PER_TOKEN)
  const completionTokens = Math.ceil((content ?? refusal ?? '').length / LETTERS_PER_TOKEN)
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(now.getTime() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal, annotations: [] },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
      completion_tokens_details: { reasoning_tokens: 0 },
    },
  }
}

function say(request: ChatRequest, faults: OpenAiFaults): Completion {
  if (faults.take('refusal')) return { content: null, refusal: 'I’m sorry, I can’t help with that.', finishReason: 'stop' }
  if (faults.take('content_filter')) return { content: '', refusal: null, finishReason: 'content_filter' }
  const content = faults.take('off_schema') ? '{"answer":42}' : write(request)
  const room = faults.take('length') ? content.length / 2 : request.maxTokens * LETTERS_PER_TOKEN
  const isCut = content.length > room
  return { content: content.slice(0, Math.floor(room)), refusal: null, finishReason: isCut ? 'length' : 'stop' }
}

/** Chooses a value that the request's text contains, as a model would; else the first. */
const chooseNamedIn =
  (text: string): Choose =>
  (values) =>
    values.find((value) => text.includes(String(value))) ?? values[0]

function write({ schema, lastUserText }: ChatRequest): string {
  const words = writeWordsFor(lastUserText)
  return schema ? JSON.stringify(fillSchema(schema, words, chooseNamedIn(lastUserText))) : words('text', 0)
}
