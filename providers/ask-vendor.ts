/**
 * One HTTP exchange with a vendor, shared by all clients: never repeated, never longer than allowed, never following a redirect
 * with our key.
 */
import { parseJson } from '#platform/parse-json.ts'

export interface VendorAnswer {
  readonly status: number
  readonly headers: Headers
  /** The body as JSON; undefined when it is none. */
  readonly json: unknown
}

export interface VendorRequest {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams | FormData
  readonly timeoutMs: number
  /** The caller's own abort, besides the time limit. */
  readonly signal?: AbortSignal | undefined
}

/** No answer came. `wasSent` is false only when there was no connection, so that nothing can have happened at the vendor. */
export class NoAnswer extends Error {
  readonly wasSent: boolean
  readonly isTimeout: boolean
  constructor(cause: unknown) {
    super('the vendor did not answer', { cause })
    this.name = 'NoAnswer'
    this.wasSent = !isUnsent(cause)
    this.isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
  }
}

/** @throws NoAnswer; the caller's own abort is rethrown unchanged */
export async function askVendor({ url, timeoutMs, signal, ...request }: VendorRequest): Promise<VendorAnswer> {
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    })
    return { status: answer.status, headers: answer.headers, json: parseJson(await answer.text()) }
  } catch (cause) {
    signal?.throwIfAborted()
    throw new NoAnswer(cause)
  }
}

const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** A name with several addresses fails with one error for each of them. */
function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const causes: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause]
  return causes.every((each) => each instanceof Error && 'code' in each && UNSENT.has(String(each.code)))
}
