import { z } from 'zod'
import type { Caption, CaptionOrder } from '#engine/types.ts'
import { SECOND } from '#platform/clock.ts'
import { askOpenAi, type OpenAiSettings } from '#providers/ask-openai.ts'
import type { CaptionWriter } from '../port.ts'
import { CAPTIONS_SCHEMA, describeOrder, writeInstructions } from './brief-model.ts'
import { readCompletion, unusable } from './read-completion.ts'

export interface OpenAiWriterSettings extends OpenAiSettings {
  /** `keepGoodCaptions`, in a thread, so that other requests do not wait. */
  readonly keepGood: (captions: readonly Caption[], order: CaptionOrder, owner: string) => Promise<readonly Caption[]>
}

/** A person waits for it. */
const DEFAULT_TIMEOUT_MS = 30 * SECOND
/** Five long captions take some 1,500; reasoning counts too. */
const MAX_TOKENS = 4000
/** Left out for a server that does not know it. */
const LIMIT = 'max_completion_tokens'

const written = z.object({ captions: z.array(z.object({ text: z.string(), hashtags: z.array(z.string()) })) })

/** OpenAI's chat, or any server that speaks the same protocol. Its captions are checked before a member sees them. */
export function createOpenAiWriter(settings: OpenAiWriterSettings): CaptionWriter {
  return {
    write: async (order, { signal, owner }) => {
      const answer = await askOpenAi({
        provider: 'words',
        settings,
        path: '/chat/completions',
        body: { ...buildQuestion(order), model: settings.model, [LIMIT]: MAX_TOKENS },
        optional: [LIMIT],
        timeoutMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        signal,
      })
      const captions = await settings.keepGood(readCaptions(answer), order, owner)
      if (captions.length === 0) throw unusable('answer_unusable', 'no caption that could be posted')
      return { captions, isFallback: false }
    },
  }
}

function buildQuestion(order: CaptionOrder) {
  return {
    messages: [
      { role: 'system', content: writeInstructions(order) },
      { role: 'user', content: describeOrder(order) },
    ],
    response_format: { type: 'json_schema', json_schema: { name: 'captions', strict: true, schema: CAPTIONS_SCHEMA } },
  }
}

function readCaptions(answer: unknown) {
  const captions = written.safeParse(readCompletion(answer))
  if (!captions.success) throw unusable('answer_unusable', 'not the shape that was asked for')
  return captions.data.captions
}
