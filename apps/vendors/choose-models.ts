/** Who writes captions and renders described backdrops. */
import type { Caption, CaptionOrder } from '#engine/types.ts'
import { type Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { createOpenAiImageGenerator } from '#providers/images/openai/openai-image-generator.ts'
import type { ImageGenerator } from '#providers/images/port.ts'
import { createEmbeddedWriter } from '#providers/words/embedded/embedded-writer.ts'
import { createOpenAiWriter } from '#providers/words/openai/openai-writer.ts'
import type { CaptionWriter } from '#providers/words/port.ts'
import { withEmbeddedFallback } from '#providers/words/with-embedded-fallback.ts'
import type { WatchProvider } from '../watch-providers.ts'
import type { TextWorkers } from '../text-workers/open-text-workers.ts'

/** Self-hosted servers often need no key, but the protocol has a field for one. */
export const NO_KEY = 'none'

export function chooseCaptionWriter(
  { wordsDriver, openai }: Env,
  { log, watch, textWorkers }: { log: Log; watch: WatchProvider; textWorkers: TextWorkers },
): CaptionWriter {
  const embedded = createEmbeddedWriter((order, owner) => textWorkers.ask('writeCaptions', { order }, { owner }))
  if (wordsDriver === 'embedded') return embedded
  const keepGood = (captions: readonly Caption[], order: CaptionOrder, owner: string) =>
    textWorkers.ask('keepGoodCaptions', { captions, order }, { owner })
  const writer = createOpenAiWriter({
    baseUrl: openai.baseUrl,
    apiKey: openai.apiKey ?? NO_KEY,
    model: openai.wordsModel,
    keepGood,
  })
  return withEmbeddedFallback(watch('words', writer), embedded, log)
}

/** Undefined: the engine renders the described backdrop itself. */
export function chooseImageGenerator({ imagesDriver, openai }: Env): ImageGenerator | undefined {
  if (imagesDriver === 'embedded') return undefined
  return createOpenAiImageGenerator({ baseUrl: openai.baseUrl, apiKey: openai.apiKey ?? NO_KEY, model: openai.imagesModel })
}
