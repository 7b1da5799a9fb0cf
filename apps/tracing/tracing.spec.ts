import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestProduct, type TestProduct } from '../testing/product.test-support.ts'
import { openTracing, type Tracing } from './open-tracing.ts'

const PHONE = '+5511987770001'

interface Line {
  readonly trace?: string
  readonly job?: string
  readonly msg: string
  readonly req?: { readonly path: string }
}

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
}

let collector: Server
let product: TestProduct
let tracing: Tracing | undefined
const lines: Line[] = []
const sent: string[] = []
beforeAll(async () => {
  collector = createServer((request, response) => {
    request.on('data', (piece: Buffer) => sent.push(piece.toString()))
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  await new Promise<void>((resolve) => void collector.listen(0, 'localhost', resolve))
  const { port } = collector.address() as AddressInfo // listens on TCP
  tracing = await openTracing({ traces: { url: `http://localhost:${port}`, ratio: 1 } }, 'server')
  product = await startTestProduct({
    env: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => void lines.push(JSON.parse(line) as Line) }, // as: what the log writes
    ...(tracing && { registerTracing: tracing.register }),
  })
  const url = await product.app.listen({ port: 0, host: 'localhost' })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${url}/api/otp/send`, { method: 'POST', headers, body: JSON.stringify({ phone: PHONE }) })
  await product.readCode(PHONE)
  await vi.waitUntil(() => lines.some(({ job }) => job === 'sign-in.deliver-code'))
})
afterAll(async () => {
  await product.close()
  collector.close()
})

test('a request and the job that it ordered have one id in the log', () => {
  const asked = lines.find(({ req }) => req?.path === '/api/otp/send')
  const answered = lines.find(({ msg, trace }) => msg === 'request completed' && trace === asked?.trace)
  const job = lines.find((line) => line.job === 'sign-in.deliver-code')
  expect(asked?.trace).toMatch(/^[0-9a-f]{32}$/)
  expect(answered).toBeDefined()
  expect(job).toMatchObject({ trace: asked?.trace, msg: 'a job is done' })
})

test('its trace has the same id: request, job, vendor, and the vendor’s HTTP call', async () => {
  await tracing?.close()
  const asked = lines.find(({ req }) => req?.path === '/api/otp/send')
  const spans = readSpans().filter(({ traceId }) => traceId === asked?.trace)
  const named = (text: string) => spans.find(({ name }) => name.includes(text))
  const [job, vendor] = [named('sign-in.deliver-code'), named('sms.send')]
  expect(spans.some(({ spanId }) => spanId === job?.parentSpanId)).toBe(true)
  expect(vendor).toBeDefined()
  expect(spans.some(({ parentSpanId, name }) => parentSpanId === vendor?.spanId && name.startsWith('POST'))).toBe(true)
})

test('nothing that is exported names a person or an address', () => {
  expect(sent.join('')).toContain('sign-in.deliver-code')
  for (const mark of [PHONE, PHONE.slice(3), encodeURIComponent(PHONE), 'url.full', 'url.path', 'exception.message'])
    expect(sent.join('')).not.toContain(mark)
})

function readSpans(): Span[] {
  return sent
    .join('')
    .split(/(?=\{"resourceSpans")/)
    .flatMap((text) => (JSON.parse(text) as Exported).resourceSpans) // as: OTLP in JSON
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}

interface Exported {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}
