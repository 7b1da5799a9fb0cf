import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { fastifyMultipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import { keepNewest } from '../newest.ts'
import type { AccountOptions, StandIn } from '../stand-in.ts'
import type { Transcripts } from './transcripts.ts'

export { createTranscripts } from './transcripts.ts'
import { answerChat } from './answer-chat.ts'
import { invalid, modelNotFound, OpenAiError, presentError, type ErrorDetails } from './errors.ts'
import { createOpenAiFaults, MODERATION_BLOCKED, REFUSING_FAULTS, type OpenAiFaults } from './faults.ts'
import { isModel, listModels, presentModel } from './models.ts'
import { paintPicture } from './paint-picture.ts'
import { readChatRequest } from './read-chat-request.ts'
import { readImageRequest, type ImageRequest } from './read-image-request.ts'
import { transcribe } from './transcribe.ts'

const SLOW_ANSWER_MS = 10 * 60_000
const KEPT_PICTURES = 20
const MAX_AUDIO_BYTES = 25_000_000

interface Picture {
  readonly id: string
  readonly bytes: Buffer
}

interface Api {
  readonly clock: Clock
  readonly faults: OpenAiFaults
  /** Pictures that were answered by address. */
  readonly pictures: ReturnType<typeof keepNewest<Picture>>
  readonly transcripts: Transcripts
  readonly signal: AbortSignal
}

/** OpenAI's images and chat: https://platform.openai.com/docs/api-reference */
export function createOpenAiStandIn({
  clock,
  credentials: { openai },
  transcripts,
}: AccountOptions & { readonly transcripts: Transcripts }): StandIn {
  const closing = new AbortController()
  const api: Api = {
    clock,
    faults: createOpenAiFaults(),
    pictures: keepNewest<Picture>(KEPT_PICTURES),
    transcripts,
    signal: closing.signal,
  }
  return {
    provider: 'openai',
    prefix: '/v1',
    serve: (scope) => serveApi(scope, api, openai.api_key),
    describe: (origin) => ({ base_url: `${origin}/v1`, ...openai }),
    faults: api.faults,
    reset: () => {
      api.faults.clear()
      api.pictures.clear()
    },
    close: () => closing.abort(),
  }
}

function serveApi(scope: FastifyInstance, api: Api, apiKey: string): void {
  scope.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  scope.setNotFoundHandler((request) => {
    const message = `Invalid URL (${request.method} ${request.url})`
    throw new OpenAiError({ status: 404, type: 'invalid_request_error', code: null, message })
  })
  scope.addHook('onRequest', (_request, reply, done) => {
    addStandardHeaders(reply)
    done()
  })
  // the address of a picture needs no key, as at the vendor
  scope.get('/images/files/:name', (request, reply) => sendPicture(api, request, reply))
  void scope.register(async (keyed) => {
    keyed.addHook('onRequest', async (request) => checkKey(request, apiKey))
    keyed.get('/models', listModels)
    keyed.get('/models/:id', (request) => {
      const { id } = request.params as { id: string } // named in the path
      if (!isModel(id)) throw modelNotFound(id)
      return presentModel(id)
    })
    keyed.post('/images/generations', (request, reply) => withFaults(api, reply, () => generateImages(api, request)))
    keyed.post('/chat/completions', (request, reply) => withFaults(api, reply, () => completeChat(api, request)))
    await keyed.register(fastifyMultipart, { limits: { fileSize: MAX_AUDIO_BYTES, files: 1 } })
    keyed.post('/audio/transcriptions', { bodyLimit: MAX_AUDIO_BYTES }, (request, reply) =>
      withFaults(api, reply, () => transcribe(api.transcripts, request)),
    )
  })
}

function addStandardHeaders(reply: FastifyReply): void {
  void reply.headers({
    'x-request-id': `req_${randomUUID().replaceAll('-', '')}`,
    'openai-organization': 'sandbox',
    'openai-processing-ms': '12',
    'openai-version': '2020-10-01',
    'x-ratelimit-limit-requests': '500',
    'x-ratelimit-remaining-requests': '499',
    'x-ratelimit-reset-requests': '120ms',
  })
}

function checkKey(request: FastifyRequest, apiKey: string): void {
  if (request.headers.authorization === `Bearer ${apiKey}`) return
  throw new OpenAiError(REFUSING_FAULTS.unauthorized)
}

/** Faults that can affect any call; a late or broken answer was computed and paid for anyway. */
async function withFaults({ faults, signal }: Api, reply: FastifyReply, answer: () => Promise<unknown>) {
  const refusing = Object.entries(REFUSING_FAULTS).find(([fault]) => faults.take(fault as keyof typeof REFUSING_FAULTS)) // its own keys
  if (refusing) throw new OpenAiError(refusing[1])
  const answered = await answer()
  if (faults.take('slow')) await wait(SLOW_ANSWER_MS, undefined, { signal }).catch(() => undefined)
  if (!faults.take('broken_json')) return answered
  return reply.type('application/json').send(JSON.stringify(answered).slice(0, 60))
}

async function generateImages(api: Api, request: FastifyRequest) {
  const asked = readImageRequest(request.body)
  if (api.faults.take('parameter_refused')) throw invalid('size', "Unknown parameter: 'size'.", 'unknown_parameter')
  if (api.faults.take('moderation_blocked')) throw new OpenAiError(MODERATION_BLOCKED)
  const pictures = await Promise.all(Array.from({ length: asked.count }, (_, index) => paintPicture(asked, index)))
  return presentImages(
    asked,
    api.clock.now(),
    pictures.map((bytes) => presentPicture(api, bytes, `http://${request.host}`)),
  )
}

function presentPicture({ faults, pictures }: Api, bytes: Buffer, origin: string): Record<string, string> {
  if (faults.take('url_answer')) {
    const id = randomUUID()
    pictures.add({ id, bytes })
    return { url: `${origin}/v1/images/files/${id}` }
  }
  const base64 = bytes.toString('base64')
  return { b64_json: faults.take('broken_base64') ? `?!${base64.slice(0, 100)}` : base64 }
}

function presentImages(asked: ImageRequest, now: Date, pictures: readonly Record<string, string>[]) {
  const inputTokens = Math.ceil(asked.prompt.length / 4)
  const outputTokens = pictures.length * Math.ceil((asked.width * asked.height) / 4096)
  return {
    created: Math.floor(now.getTime() / 1000),
    data: pictures,
    background: asked.background === 'transparent' ? 'transparent' : 'opaque',
    output_format: asked.outputFormat,
    quality: asked.quality,
    size: `${asked.width}x${asked.height}`,
    usage: {
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
      input_tokens_details: { text_tokens: inputTokens, image_tokens: 0 },
      output_tokens_details: { image_tokens: outputTokens, text_tokens: 0 },
    },
  }
}

async function completeChat(api: Api, request: FastifyRequest) {
  const asked = readChatRequest(request.body)
  if (api.faults.take('parameter_refused')) {
    throw invalid('max_completion_tokens', "Unsupported parameter: 'max_completion_tokens'.", 'unsupported_parameter')
  }
  return answerChat(asked, api.faults, api.clock.now())
}

function sendPicture({ pictures }: Api, request: FastifyRequest, reply: FastifyReply) {
  const { name } = request.params as { name: string } // named in the path
  const picture = pictures.list().find(({ id }) => id === name)
  if (!picture) return reply.code(404).send()
  return reply.type('application/octet-stream').send(picture.bytes)
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const details = error instanceof OpenAiError ? error.details : describeUnexpected(error, request)
  return reply
    .code(details.status)
    .headers({ ...details.headers })
    .send(presentError(details))
}

/** An unreadable body is the client's fault; anything else is ours. */
function describeUnexpected(error: unknown, request: FastifyRequest): ErrorDetails {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 500) return REFUSING_FAULTS.server_error
  const message = `We could not parse the body of your request to ${request.url.split('?', 1)[0] ?? ''}.`
  return { status, type: 'invalid_request_error', code: null, message }
}
