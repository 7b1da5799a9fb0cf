import sharp from 'sharp'
import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import { askOpenAi, type OpenAiSettings } from '#providers/ask-openai.ts'
import { mayFetchFor, readUpTo } from '#providers/read-vendor-file.ts'
import type { ImageGenerator, ImagesFaultCode } from '../port.ts'
import { chooseSize } from './choose-size.ts'
import { describeBackdrop } from './describe-backdrop.ts'

/** A complex scene takes up to two minutes. */
const DEFAULT_TIMEOUT_MS = 180 * SECOND
const MAX_BYTES = 50_000_000
const MAX_PIXELS = 10_000_000

const painted = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})

/**
 * OpenAI's images, or any server that speaks the same protocol. Sends only parameters that every server knows: no
 * `response_format`, which gpt-image models refuse, so the picture comes as base64 or by address.
 */
export function createOpenAiImageGenerator(settings: OpenAiSettings): ImageGenerator {
  return {
    generate: async ({ words, format }, { signal } = {}) => {
      const timeoutMs = settings.timeoutMs ?? DEFAULT_TIMEOUT_MS
      const limit = AbortSignal.timeout(timeoutMs)
      const answer = await askOpenAi({
        provider: 'images',
        settings,
        path: '/images/generations',
        body: { model: settings.model, prompt: describeBackdrop(words), n: 1, size: chooseSize(settings.model, format) },
        optional: ['n', 'size'],
        timeoutMs,
        signal,
      })
      const image = await readPicture(answer, settings.baseUrl, signal ? AbortSignal.any([limit, signal]) : limit)
      signal?.throwIfAborted()
      return image
    },
  }
}

async function readPicture(answer: unknown, baseUrl: string, signal: AbortSignal): Promise<Uint8Array> {
  const parsed = painted.safeParse(answer)
  const picture = parsed.success ? parsed.data.data[0] : undefined
  if (picture?.b64_json) return checkPicture(Buffer.from(picture.b64_json, 'base64'))
  if (picture?.url && mayFetchFor(picture.url, baseUrl)) return checkPicture(await fetchPicture(picture.url, signal))
  throw fault('answer_unusable', 'no picture')
}

/** The address contains its own permission: our key is not sent with it. */
async function fetchPicture(url: string, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const answer = await fetch(url, { signal, redirect: 'error' })
    const bytes = answer.ok ? await readUpTo(answer, MAX_BYTES) : undefined
    if (bytes) return bytes
    if (!answer.ok) await answer.body?.cancel()
  } catch (cause) {
    throw fault('answer_unusable', 'the picture could not be fetched', cause)
  }
  throw fault('answer_unusable', 'the picture could not be fetched')
}

/** Decoded once here: a broken picture must fail the generator and not, later, the edit. */
async function checkPicture(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
    if (format === 'jpeg' || format === 'png' || format === 'webp') {
      await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).raw().toBuffer()
      return bytes
    }
  } catch (cause) {
    throw fault('answer_unusable', 'the picture does not decode', cause)
  }
  throw fault('answer_unusable', 'not a kind of picture that we take')
}

/** Not retryable, since the same request would pay for a second picture. */
function fault(code: ImagesFaultCode, detail: string, cause?: unknown): ProviderFault {
  return new ProviderFault({ provider: 'images', code, isRetryable: false, detail, cause })
}
