/** The browser's side of the contracts: one typed way to call, to upload and to watch. */
import i18next from 'i18next'
import * as z from 'zod/mini'
import { failure as failureShape, isRaw, type Endpoint, type Input, type Reply } from './endpoint.ts'
import type { COMMON_ERRORS } from './error-codes.ts'

/** `network`: no answer. `invalid_answer`: an answer that does not match the contract. */
export type LocalCode = 'network' | 'invalid_answer'
export type FailureCode<E extends Endpoint> =
  | E['errors'][number]
  | (typeof COMMON_ERRORS)[number]
  | (E['access'] extends 'public' ? never : 'unauthorised' | 'wrong_phone')
  | (E['access'] extends 'admin' | 'admin-phone' ? 'admin_denied' | 'admin_login_required' : never)
  | LocalCode

export interface Failure<Code extends string = string> {
  readonly ok: false
  /** 0 when no answer came. */
  readonly status: number
  readonly code: Code
  /** The text for the member, in their language. */
  readonly error: string
  readonly field: string | undefined
  /** Further keys of the answer, such as `remainingTime` in seconds. */
  readonly extra: Readonly<Record<string, unknown>>
}

export interface Success<E extends Endpoint> {
  readonly ok: true
  readonly status: number
  readonly data: Reply<E>
}

export type Result<E extends Endpoint> = Success<E> | Failure<FailureCode<E>>

/** A failure as an exception, for the query cache. */
export class CallError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.error)
    this.name = 'CallError'
    this.failure = failure
  }
}

type Part<Name extends string, T> = T extends undefined ? { readonly [N in Name]?: undefined } : { readonly [N in Name]: T }
type QueryPart<E extends Endpoint> =
  Input<E['query']> extends undefined ? { readonly query?: undefined } : { readonly query?: Input<E['query']> }
type BodyPart<E extends Endpoint> = E['body'] extends 'multipart' ? { readonly body: FormData } : Part<'body', Input<E['body']>>

export type CallInput<E extends Endpoint> = Part<'params', Input<E['params']>> &
  QueryPart<E> &
  BodyPart<E> & { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>> }

interface LooseInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** The address of a call with its parameters and query. Also for the `src` of a picture. */
export function addressOf(endpoint: Endpoint, input: Pick<LooseInput, 'params' | 'query'> = {}): string {
  const params = (input.params ?? {}) as Values // as: every contract's parameters are flat strings
  const query = (input.query ?? {}) as Values // as: every contract's query is flat
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/**
 * Makes a call. Failures are returned, not thrown; only an abort throws.
 * @throws DOMException named AbortError when `signal` is aborted.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Result<E>> {
  const { body, signal, headers } = input as LooseInput // as: the same fields without their types
  const isJson = body !== undefined && !(body instanceof FormData)
  const request: RequestInit = {
    method: endpoint.method,
    headers: { ...languageHeader(), ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }
  const answer = await ask(addressOf(endpoint, input), request)
  return answer ? readAnswer(endpoint, answer) : localFailure('network')
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** Undefined when no answer came. Only that: a fault of ours in reading one must not be told as a lost connection. */
async function ask(address: string, request: RequestInit): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, request)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (request.signal?.aborted) throw error
    return undefined
  }
}

/** Makes a call for the query cache, with a different text for a missing answer. @throws CallError on any failure. */
export async function fetchOrThrow<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Reply<E>> {
  // a screen starts many calls at once, which takes a slow phone some milliseconds each: a task between them lets it handle
  // touches
  await pause()
  const result = await call(endpoint, input)
  if (!result.ok)
    throw new CallError(result.code === 'network' ? { ...result, error: i18next.t('errors.noAnswer', { ns: 'common' }) } : result)
  return result.data
}

/** The data of a success. @throws CallError for a failure */
export function unwrap<Data>(result: { readonly ok: true; readonly data: Data } | Failure): Data {
  if (!result.ok) throw new CallError(result)
  return result.data
}

/** Resolves in the next task. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

export interface UploadOptions {
  readonly form: FormData
  /** The share of bytes sent, 0…1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/**
 * Uploads a multipart form and reports its progress, which `fetch` cannot.
 * @throws DOMException named AbortError when `signal` is aborted.
 */
export async function upload<E extends Endpoint>(endpoint: E, options: UploadOptions): Promise<Result<E>> {
  const answer = await send(endpoint, options)
  return answer ? readAnswer(endpoint, answer) : localFailure('network')
}

/** Undefined when no answer came. */
function send(endpoint: Endpoint, { form, onProgress, signal }: UploadOptions): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }))
    request.addEventListener('error', () => resolve(undefined))
    request.addEventListener('abort', () => reject(new DOMException('The upload was aborted', 'AbortError')))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    request.open(endpoint.method, addressOf(endpoint))
    for (const [name, value] of Object.entries(languageHeader())) request.setRequestHeader(name, value)
    if (signal?.aborted) reject(new DOMException('The upload was aborted', 'AbortError'))
    else request.send(form)
  })
}

const sessionEndListeners = new Set<() => void>()

/** Calls `listener` whenever a call is refused without a session, which may have been ended elsewhere. */
export function onSessionRefused(listener: () => void): void {
  sessionEndListeners.add(listener)
}

/** The language of the page, which may differ from the visitor's stored choice. */
const SHOWN_LANGUAGE = 'X-Language'

function languageHeader(): Record<string, string> {
  return i18next.language ? { [SHOWN_LANGUAGE]: i18next.language } : {}
}

function readAnswer<E extends Endpoint>(endpoint: E, { status, text }: Answer): Result<E> {
  const json = parseJson(text)
  if (status >= 200 && status < 300) {
    if (isRaw(endpoint.reply)) return invalidAnswer(status, text)
    const reply = z.safeParse(endpoint.reply, json)
    if (!reply.success) return invalidAnswer(status, text)
    return { ok: true, status, data: reply.data as Reply<E> } // as: what this endpoint's own schema gave
  }
  const parsed = z.safeParse(failureShape, json)
  if (!parsed.success) return invalidAnswer(status, text)
  const { error, code, field, ...extra } = parsed.data
  // the code that loads the session reads this answer anyway
  if (code === 'unauthorised' && endpoint.path !== '/api/session') for (const listener of sessionEndListeners) listener()
  return { ok: false, status, code: code as FailureCode<E>, error, field, extra } // as: the contract names every code
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const LOCAL_PHRASES = { network: 'errors.network', invalid_answer: 'errors.invalidAnswer' } as const

/** How many characters of an invalid answer are quoted, for diagnosis. */
const QUOTED_CHARACTERS = 200

function invalidAnswer(status: number, text: string): Failure<LocalCode> {
  return { ...localFailure('invalid_answer', status), extra: { answer: text.slice(0, QUOTED_CHARACTERS) } }
}

function localFailure(code: LocalCode, status = 0): Failure<LocalCode> {
  return { ok: false, status, code, error: i18next.t(LOCAL_PHRASES[code], { ns: 'common' }), field: undefined, extra: {} }
}
