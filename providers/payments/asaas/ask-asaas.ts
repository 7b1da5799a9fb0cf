/** HTTP with Asaas (https://docs.asaas.com): the key, the limits of time, and what each failure means. */
import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import { askVendor, NoAnswer, type VendorAnswer } from '#providers/ask-vendor.ts'
import type { PaymentFaultCode } from '../port.ts'
import type { AsaasError } from './refusals.ts'

export interface AsaasSettings {
  /** Up to and with the version: `https://api.asaas.com/v3`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly timeoutMs?: number
  /** Of a call with a card: Asaas asks for at least 60 s, since a capture goes on behind a time-out. */
  readonly cardTimeoutMs?: number
}

const TIMEOUT_MS = 15 * SECOND
const CARD_TIMEOUT_MS = 65 * SECOND
/** Mandatory for accounts made since June 2024. */
const USER_AGENT = 'Mandou/1.0 (Node.js)'

export interface AsaasCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the version, with its query. */
  readonly path: string
  readonly body?: object
  readonly hasCard?: boolean
}

export type AskAsaas = (call: AsaasCall) => Promise<VendorAnswer>

const errorBody = z.object({ errors: z.array(z.object({ code: z.string(), description: z.string().catch('') })) })

/** Answers with what the provider surely said; @throws ProviderFault when that is not known, see `PaymentFaultCode` */
export function createAskAsaas(settings: AsaasSettings): AskAsaas {
  const { timeoutMs = TIMEOUT_MS, cardTimeoutMs = CARD_TIMEOUT_MS } = settings
  const root = settings.baseUrl.replace(/\/+$/, '')
  return async ({ method, path, body, hasCard = false }) => {
    const answer = await askVendor({
      url: `${root}${path}`,
      method,
      headers: {
        access_token: settings.apiKey,
        accept: 'application/json',
        'user-agent': USER_AGENT,
        // a body on a GET is answered 403 by the edge
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeoutMs: hasCard ? cardTimeoutMs : timeoutMs,
    }).catch((cause: unknown) => {
      if (!(cause instanceof NoAnswer)) throw cause
      throw cause.wasSent && method !== 'GET' ? fault('in_doubt', 'no answer', cause) : fault('unreachable', 'no answer', cause)
    })
    // behind a server's failure a charge may stand all the same
    if (answer.status >= 500) throw fault(method === 'GET' ? 'vendor_down' : 'broken', describe(answer))
    return answer
  }
}

/** The object of a success; @throws ProviderFault for every other answer */
export function expectAnswer<Shape extends z.ZodType>(answer: VendorAnswer, shape: Shape): z.infer<Shape> {
  if (answer.status < 200 || answer.status > 299) throw fault(faultOfStatus(answer.status), describe(answer))
  const read = shape.safeParse(answer.json)
  if (!read.success) throw fault('in_doubt', `an answer of ${answer.status} that cannot be read`, read.error)
  return read.data
}

export function errorsOf(answer: VendorAnswer): readonly AsaasError[] {
  const read = errorBody.safeParse(answer.json)
  return read.success ? read.data.errors : []
}

export function isSuccess({ status }: VendorAnswer): boolean {
  return status >= 200 && status <= 299
}

function faultOfStatus(status: number): PaymentFaultCode {
  if (status === 429) return 'rate_limited'
  return status === 401 || status === 403 ? 'credentials_refused' : 'refused'
}

const RETRYABLE: readonly PaymentFaultCode[] = ['unreachable', 'rate_limited', 'vendor_down']

function fault(code: PaymentFaultCode, detail: string, cause?: unknown): ProviderFault {
  return new ProviderFault({ provider: 'payments', code, isRetryable: RETRYABLE.includes(code), detail, cause })
}

function describe(answer: VendorAnswer): string {
  const errors = errorsOf(answer).map(({ code, description }) => `${code}: ${description}`)
  return [`HTTP ${answer.status}`, ...errors].join('; ')
}
