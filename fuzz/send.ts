/** Sends requests as they are, however wrong, and reads the answers. */
import { Agent, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as open } from 'node:http'

export interface WireRequest {
  readonly method: string
  /** Path and query as they are sent. */
  readonly target: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body?: Buffer | undefined
}

export interface Answer {
  /** 0 without an answer. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Its beginning, as text. */
  readonly text: string
  readonly bytes: number
  readonly ms: number
  /** Why there is no answer. */
  readonly failure?: string
}

export type Exchange = (request: WireRequest) => Promise<Answer>

/** Longer than any answer may take. */
export const PATIENCE_MS = 30_000
const KEPT_CHARACTERS = 200_000

/**
 * @param url origin of the product @param agent reuses connections; a separate one for requests that must not wait behind others
 */
export function createExchange(url: string, agent = new Agent({ keepAlive: true, maxSockets: 64 })): Exchange {
  return async (request) => {
    const first = await exchangeOnce(url, request, agent)
    // a reused connection may have been closed after its last answer, which says nothing about this request
    return first.isOld === true ? exchangeOnce(url, request, false) : first
  }
}

function exchangeOnce(
  url: string,
  { method, target, headers, body }: WireRequest,
  agent: Agent | false,
): Promise<Answer & { readonly isOld?: boolean }> {
  const { hostname, port } = new URL(url)
  const length = body ? { 'content-length': String(body.length) } : {}
  return new Promise((resolve) => {
    const begun = performance.now()
    let sent: ClientRequest | undefined
    const end = (answer: Omit<Answer, 'ms'>) =>
      resolve({ ...answer, ms: performance.now() - begun, isOld: answer.status === 0 && sent?.reusedSocket === true })
    const fail = (error: Error) => end({ status: 0, headers: {}, text: '', bytes: 0, failure: error.message })
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      sent = open({ agent, host: hostname, port, method, path: target, headers: { ...length, ...allHeaders(headers) }, signal })
    } catch (error) {
      return fail(error instanceof Error ? error : new Error(String(error)))
    }
    sent.on('error', fail)
    sent.on('response', (response) => {
      readAnswer(response, end, fail)
    })
    sent.end(body)
    return undefined
  })
}

function readAnswer(response: IncomingMessage, end: (answer: Omit<Answer, 'ms'>) => void, fail: (error: Error) => void): void {
  const pieces: Buffer[] = []
  let bytes = 0
  let kept = 0
  const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true
  const finish = () =>
    end({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(pieces).toString(), bytes })
  response.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (kept < KEPT_CHARACTERS) pieces.push(piece)
    kept += piece.length
    // a stream is read once and dropped, as by a page that is closed
    if (!isStream) return
    finish()
    response.destroy()
  })
  response.on('end', finish)
  response.on('error', fail)
}

/** The request's own headers take precedence, including a wrong length. */
function allHeaders(headers: WireRequest['headers']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  )
}
