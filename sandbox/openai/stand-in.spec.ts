import OpenAI, { AuthenticationError, BadRequestError, InternalServerError, NotFoundError, RateLimitError } from 'openai'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CREDENTIALS, OPENAI_CREDENTIALS } from '../credentials.test-support.ts'
import { startSandbox, type Sandbox } from '../start.ts'

const { api_key: apiKey, images_model: imagesModel, words_model: wordsModel } = OPENAI_CREDENTIALS

let sandbox: Sandbox
let client: OpenAI

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
  client = aClient()
})
afterAll(() => sandbox.close())
beforeEach(() => post('/control/reset', {}))

const aClient = (overrides: { apiKey?: string; maxRetries?: number; timeout?: number } = {}) =>
  new OpenAI({ baseURL: `${sandbox.url}/v1`, apiKey, maxRetries: 0, ...overrides })

describe('images, by the published client', () => {
  it('come as base64 in the requested size', async () => {
    const answer = await client.images.generate({ model: imagesModel, prompt: 'an oak table', size: '1024x1280' })
    const { width, height, format } = await sharp(pictureOf(answer)).metadata()
    expect({ width, height, format }).toEqual({ width: 1024, height: 1280, format: 'png' })
    expect(answer).toMatchObject({ size: '1024x1280', output_format: 'png', background: 'opaque', usage: { input_tokens: 3 } })
  })

  it('are the same for the same prompt and differ for another', async () => {
    const [first, again, other] = await Promise.all(
      ['an oak table', 'an oak table', 'a beach'].map(async (prompt) =>
        pictureOf(await client.images.generate({ model: imagesModel, prompt, output_format: 'jpeg' })).toString('base64'),
      ),
    )
    expect(again === first).toBe(true)
    expect(other === first).toBe(false)
  })

  it('come in the requested number and format', async () => {
    const answer = await client.images.generate({
      model: imagesModel,
      prompt: 'x',
      n: 2,
      output_format: 'webp',
      output_compression: 70,
    })
    expect(answer.data).toHaveLength(2)
    expect((await sharp(pictureOf(answer)).metadata()).format).toBe('webp')
  })

  it.each([
    ['response_format', { response_format: 'b64_json' }, 'unknown_parameter'],
    ['seed', { seed: 1 }, 'unknown_parameter'],
    ['size', { size: '1080x1350' }, 'invalid_value'],
    ['size', { size: '512x512' }, 'invalid_value'],
    ['size', { size: '4096x1024' }, 'invalid_value'],
    ['size', { size: '1024x1280', model: 'gpt-image-1.5' }, 'invalid_value'],
    ['prompt', { prompt: '' }, 'invalid_value'],
    ['prompt', { prompt: 'a'.repeat(32_001) }, 'invalid_value'],
    ['n', { n: 11 }, 'invalid_value'],
    ['output_compression', { output_compression: 50 }, 'invalid_value'],
    ['background', { background: 'transparent', output_format: 'jpeg' }, 'invalid_value'],
  ])('are refused for the parameter %s: %j', async (param, wrong, code) => {
    const answer = await post('/v1/images/generations', { model: imagesModel, prompt: 'x', ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { error: { type: 'invalid_request_error', param, code } } })
    expect(Object.keys(errorOf(answer.body))).toEqual(['message', 'type', 'param', 'code'])
  })

  it('are refused for a model that has been shut down', async () => {
    const asking = client.images.generate({ model: 'dall-e-3', prompt: 'x' })
    await expect(asking).rejects.toSatisfy((error) => error instanceof NotFoundError && error.code === 'model_not_found')
  })

  it('can come by address, which needs no key', async () => {
    await fail('url_answer')
    const answer = await client.images.generate({ model: imagesModel, prompt: 'x' })
    const picture = await fetch(answer.data?.[0]?.url ?? '')
    expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('png')
    expect((await fetch(`${sandbox.url}/v1/images/files/unknown`)).status).toBe(404)
  })

  it('are blocked with the details that the vendor gives', async () => {
    await fail('moderation_blocked')
    const asking = client.images.generate({ model: imagesModel, prompt: 'x' })
    await expect(asking).rejects.toMatchObject({
      status: 400,
      code: 'moderation_blocked',
      error: { moderation_details: { moderation_stage: 'input' } },
    })
  })
})

const captionsSchema = {
  type: 'object',
  properties: { captions: { type: 'array', items: { type: 'string' } } },
  required: ['captions'],
  additionalProperties: false,
}
const format = (schema: Record<string, unknown>) =>
  ({ type: 'json_schema', json_schema: { name: 'captions', strict: true, schema } }) as const
const ask = (content: string, extra: Partial<OpenAI.ChatCompletionCreateParamsNonStreaming> = {}) =>
  client.chat.completions.create({ model: wordsModel, messages: [{ role: 'user', content }], ...extra })

describe('chat, by the published client', () => {
  it('answers with plain text', async () => {
    const { choices, object, usage } = await ask('bolo de cenoura')
    expect(object).toBe('chat.completion')
    expect(choices[0]).toMatchObject({ index: 0, finish_reason: 'stop', message: { role: 'assistant', refusal: null } })
    expect(choices[0]?.message.content).toContain('bolo de cenoura')
    expect(usage?.total_tokens).toBe((usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0))
  })

  it('fills the requested schema', async () => {
    const { choices } = await ask('{"message":"carrot cake","language":"en"}', { response_format: format(captionsSchema) })
    const answer = JSON.parse(choices[0]?.message.content ?? '') as { captions: string[] } // as: the schema above
    expect(Object.keys(answer)).toEqual(['captions'])
    expect(answer.captions).toHaveLength(3)
    for (const caption of answer.captions) expect(caption).toContain('carrot cake')
  })

  it('stops at the token limit', async () => {
    const { choices } = await ask('bolo', { max_completion_tokens: 2 })
    expect(choices[0]).toMatchObject({ finish_reason: 'length' })
    expect(choices[0]?.message.content?.length).toBe(8)
  })

  it.each([
    ['an open object', { ...captionsSchema, additionalProperties: true }],
    ['an optional property', { ...captionsSchema, required: [] }],
    ['no object', { type: 'array', items: { type: 'string' } }],
    ['allOf', { ...captionsSchema, allOf: [] }],
  ])('refuses a strict schema with %s', async (_case, schema) => {
    await expect(ask('x', { response_format: format(schema) })).rejects.toMatchObject({ status: 400, param: 'response_format' })
  })

  it.each([
    ['max_tokens', { max_tokens: 10 }, 'unsupported_parameter'],
    ['temperature', { temperature: 0.2 }, 'unsupported_value'],
  ])('refuses %s to a reasoning model', async (param, extra, code) => {
    await expect(ask('x', extra)).rejects.toMatchObject({ status: 400, param, code })
    await expect(ask('x', { ...extra, model: 'gpt-4.1-mini' })).resolves.toBeDefined()
  })
})

describe('every call', () => {
  it('lists its models', async () => {
    const models = await client.models.list()
    expect(models.data.map(({ id }) => id)).toEqual(expect.arrayContaining([imagesModel, wordsModel]))
    expect(await client.models.retrieve(wordsModel)).toMatchObject({ id: wordsModel, object: 'model' })
  })

  it('has the vendor’s headers', async () => {
    const { response } = await client.models.list().withResponse()
    expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{32}$/)
    expect(response.headers.get('x-ratelimit-reset-requests')).toMatch(/^\d+ms$/)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  it('needs the key', async () => {
    const { models } = aClient({ apiKey: 'sk-wrong' })
    await expect(models.list()).rejects.toSatisfy((error) => error instanceof AuthenticationError && Boolean(error.requestID))
  })

  it('fails on demand, with errors that the client knows', async () => {
    const kinds = {
      unauthorized: AuthenticationError,
      quota: RateLimitError,
      server_error: InternalServerError,
      overloaded: InternalServerError,
      parameter_refused: BadRequestError,
    }
    for (const [fault, kind] of Object.entries(kinds)) {
      await fail(fault)
      await expect(ask('x')).rejects.toBeInstanceOf(kind)
    }
  })

  it('states when to retry, or leaves it open', async () => {
    await fail('rate_limited')
    await expect(ask('x')).rejects.toSatisfy(
      (error) => error instanceof RateLimitError && error.headers.get('retry-after') === '1',
    )
    await fail('rate_limited_silent')
    await expect(ask('x')).rejects.toSatisfy((error) => error instanceof RateLimitError && !error.headers.has('retry-after'))
  })

  it('lets the client’s own retries succeed', async () => {
    await fail('server_error')
    expect((await aClient({ maxRetries: 1 }).models.list()).data.length).toBeGreaterThan(0)
    await expect(
      aClient({ maxRetries: 1 }).chat.completions.create({ model: wordsModel, messages: [{ role: 'user', content: 'x' }] }),
    ).resolves.toBeDefined()
  })

  it('answers an unreadable request in the vendor’s format', async () => {
    const broken = await fetch(`${sandbox.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: '{"model":',
    })
    expect([broken.status, await broken.json()]).toMatchObject([400, { error: { type: 'invalid_request_error' } }])
    expect(await post('/v1/audio/speech', {})).toMatchObject({ status: 404, body: { error: { type: 'invalid_request_error' } } })
  })
})

function pictureOf(answer: OpenAI.ImagesResponse): Buffer {
  return Buffer.from(answer.data?.[0]?.b64_json ?? '', 'base64')
}

function errorOf(body: unknown): object {
  return (body as { error: object }).error // as: checked just before
}

const fail = (fault: string) => post('/control/faults', { provider: 'openai', fault, times: 1 })

async function post(path: string, body: unknown) {
  const answer = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
