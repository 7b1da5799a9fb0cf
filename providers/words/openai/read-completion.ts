import { z } from 'zod'
import { ProviderFault } from '#platform/errors.ts'
import type { WordsFaultCode } from '../port.ts'
import { parseJson } from '#platform/parse-json.ts'

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
})
/**
 * The JSON of a model's answer. It counts only when the model finished normally and did not refuse.
 * @throws ProviderFault `words_refused` or `answer_unusable`
 */
export function readCompletion(answer: unknown): unknown {
  const parsed = completion.safeParse(answer)
  const choice = parsed.success ? parsed.data.choices[0] : undefined
  if (!choice) throw unusable('answer_unusable', 'no completion')
  const { finish_reason: reason, message } = choice
  if (message.refusal || reason === 'content_filter') throw unusable('words_refused', reason ?? 'refusal')
  if (reason !== 'stop') throw unusable('answer_unusable', `finish_reason ${reason ?? 'missing'}`)
  return parseJson(message.content ?? '')
}

export function unusable(code: WordsFaultCode, detail: string): ProviderFault {
  return new ProviderFault({ provider: 'words', code, isRetryable: false, detail })
}
