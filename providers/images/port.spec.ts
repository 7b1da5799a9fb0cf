import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FORMATS } from '#engine/types.ts'
import { findFreePort } from '#platform/find-free-port.ts'
import { CREDENTIALS, OPENAI_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'
import { createOpenAiImageGenerator } from './openai/openai-image-generator.ts'
import type { ImageGenerator } from './port.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
})
afterAll(() => sandbox.close())
beforeEach(() => control('reset', {}))

const wish = { words: 'mesa de madeira clara, luz da janela', format: '4:5' } as const

interface DriverUnderTest {
  readonly name: string
  readonly create: (overrides?: { baseUrl?: string; apiKey?: string; model?: string; timeoutMs?: number }) => ImageGenerator
}

const drivers: readonly DriverUnderTest[] = [
  {
    name: 'openai',
    create: (overrides = {}) =>
      createOpenAiImageGenerator({
        baseUrl: `${sandbox.url}/v1`,
        apiKey: OPENAI_CREDENTIALS.api_key,
        model: OPENAI_CREDENTIALS.images_model,
        ...overrides,
      }),
  },
]

describe.each(drivers)('the images port over $name', ({ create }) => {
  it.each(FORMATS)('paints a backdrop for %s', async (format) => {
    const { width, height } = await sharp(await create().generate({ ...wish, format })).metadata()
    const ratios = { '4:5': 0.8, '1:1': 1, '9:16': 0.5625, original: 0.8 }
    expect(width / height).toBeCloseTo(ratios[format], 3)
    expect(width * height).toBeGreaterThan(1_000_000)
  })

  it('requests one of the three sizes from a model that has no others', async () => {
    const image = await create({ model: 'gpt-image-1-mini' }).generate(wish)
    expect(await sharp(image).metadata()).toMatchObject({ width: 1024, height: 1536 })
  })

  it('accepts a picture by address', async () => {
    await fail('url_answer')
    expect(await sharp(await create().generate(wish)).metadata()).toMatchObject({ width: 1024, height: 1280 })
  })

  it('leaves out, once, a parameter that the server does not know', async () => {
    await fail('parameter_refused')
    expect(await sharp(await create().generate(wish)).metadata()).toMatchObject({ width: 1024, height: 1024 })
    await fail('parameter_refused', 2)
    await expect(create().generate(wish)).rejects.toMatchObject({ code: 'request_refused', isRetryable: false })
  })

  it.each([
    ['unauthorized', 'credentials_refused', false],
    ['rate_limited', 'rate_limited', true],
    ['rate_limited_silent', 'rate_limited', true],
    ['quota', 'quota_exhausted', false],
    ['moderation_blocked', 'words_refused', false],
    ['server_error', 'vendor_down', true],
    ['overloaded', 'vendor_down', true],
    ['broken_base64', 'answer_unusable', false],
    ['broken_json', 'answer_unusable', false],
  ])('turns the fault %s into %s', async (fault, code, isRetryable) => {
    await fail(fault)
    await expect(create().generate(wish)).rejects.toMatchObject({ provider: 'images', code, isRetryable })
  })

  it('never repeats a request that may have been painted already', async () => {
    await fail('server_error', 2)
    await expect(create().generate(wish)).rejects.toMatchObject({ code: 'vendor_down' })
    await expect(create().generate(wish)).rejects.toMatchObject({ code: 'vendor_down' })
    await expect(create().generate(wish)).resolves.toBeInstanceOf(Uint8Array)
  })

  it('does not report a late answer as not painted', async () => {
    await fail('slow')
    await expect(create({ timeoutMs: 200 }).generate(wish)).rejects.toMatchObject({ code: 'in_doubt', isRetryable: false })
  })

  it('stops when the caller aborts', async () => {
    await fail('slow')
    const caller = new AbortController()
    const generating = create().generate(wish, { signal: caller.signal })
    caller.abort(new Error('the member left'))
    await expect(generating).rejects.toThrow('the member left')
  })

  it('reports an unknown model, and a server that does not run', async () => {
    await expect(create({ model: 'gpt-image-1' }).generate(wish)).rejects.toMatchObject({ code: 'model_unknown' })
    const nobody = create({ baseUrl: `http://127.0.0.1:${await findFreePort()}/v1` })
    await expect(nobody.generate(wish)).rejects.toMatchObject({ code: 'unreachable', isRetryable: true })
  })

  it('keeps text and key out of its errors', async () => {
    const key = 'a-key-that-nobody-may-read'
    const error: unknown = await create({ apiKey: key })
      .generate(wish)
      .catch((fault: unknown) => fault)
    const logged = JSON.stringify(error, Object.getOwnPropertyNames(error))
    for (const secret of [key, 'madeira']) expect(logged).not.toContain(secret)
  })
})

const fail = (fault: string, times = 1) => control('faults', { provider: 'openai', fault, times })

async function control(call: string, body: unknown): Promise<void> {
  const answer = await fetch(`${sandbox.url}/control/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}
