/** Who paints backdrops and who writes captions: the engine itself, or any server that speaks OpenAI's protocol. */
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { createOpenAiPainter } from '#providers/images/openai/openai-painter.ts'
import type { BackdropPainter } from '#providers/images/port.ts'
import { createEmbeddedWriter } from '#providers/words/embedded/embedded-writer.ts'
import { createOpenAiWriter } from '#providers/words/openai/openai-writer.ts'
import type { CaptionWriter } from '#providers/words/port.ts'
import { withEmbeddedFallback } from '#providers/words/with-embedded-fallback.ts'

/** Servers of one's own often want no key, but the protocol has a place for one. */
const NO_KEY = 'none'

export function chooseCaptionWriter({ wordsDriver, openai }: Env, log: Log): CaptionWriter {
  if (wordsDriver === 'embedded') return createEmbeddedWriter()
  const writer = createOpenAiWriter({ baseUrl: openai.baseUrl, apiKey: openai.apiKey ?? NO_KEY, model: openai.wordsModel })
  return withEmbeddedFallback(writer, log)
}

/** Undefined: the engine renders words itself. */
export function chooseBackdropPainter({ imagesDriver, openai }: Env): BackdropPainter | undefined {
  if (imagesDriver === 'embedded') return undefined
  return createOpenAiPainter({ baseUrl: openai.baseUrl, apiKey: openai.apiKey ?? NO_KEY, model: openai.imagesModel })
}
