/** HTTP with Asaas (https://docs.asaas.com): the key, the time limits, and what each failure means. */
import pLimit from 'p-limit'
import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import { askVendor, NoAnswer, type VendorAnswer } from '#providers/ask-vendor.ts'
import type { PaymentFaultCode } from '../port.ts'
import type { AsaasError } from './refusals.ts'

export interface AsaasSettings {
  /** Up to and including the version: `https://api.asaas.com/v3`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly timeoutMs?: number
  /** For a call with a card: Asaas recommends at least 60 s, since a capture continues after a time-out. */
  readonly cardTimeoutMs?: number
}

const TIMEOUT_MS = 15 * SECOND
/** Asaas answers 50 parallel requests of an account, and several processes may send ours. */
const READS_AT_ONCE = 20
/** The wait after "too many requests" when no header states one, and the longest, whatever the header states. */
const PAUSE_MS = { usual: 2 * SECOND, longest: 60 * SECOND } as const
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

/**
 * Returns the provider's certain answers. Reads are limited in number, and after "too many requests" they wait until the
 * provider's pause is over. A call that moves money is never delayed; an action that reads first may be, and its job retries it.
 * @throws ProviderFault when the outcome is unknown, see `PaymentFaultCode`
 */
export function createAskAsaas(settings: AsaasSettings): AskAsaas {
  const withLimit = pLimit(READS_AT_ONCE)
  const pauses = createPauses()
  return (call) => {
    if (call.method !== 'GET') return exchange(settings, call)
    return withLimit(async () => {
      if (pauses.isPaused(call.path)) throw fault('rate_limited', 'not asked: the provider wants a pause')
      const answer = await exchange(settings, call)
      // a first purchase begins with this read, and must not wait for others
      const isSpared = kindOf(call.path) === 'customers'
      if (answer.status === 429 && !isSpared) pauses.begin(call.path, answer.headers.get('ratelimit-reset'))
      return answer
    })
  }
}

async function exchange(settings: AsaasSettings, { method, path, body, hasCard = false }: AsaasCall): Promise<VendorAnswer> {
  const { timeoutMs = TIMEOUT_MS, cardTimeoutMs = CARD_TIMEOUT_MS } = settings
  const answer = await askVendor({
    url: `${settings.baseUrl.replace(/\/$/, '')}${path}`,
    method,
    headers: {
      access_token: settings.apiKey,
      accept: 'application/json',
      'user-agent': USER_AGENT,
      // Asaas answers 403 to a GET with a body
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    timeoutMs: hasCard ? cardTimeoutMs : timeoutMs,
  }).catch((cause: unknown) => {
    if (!(cause instanceof NoAnswer)) throw cause
    throw cause.wasSent && method !== 'GET' ? fault('in_doubt', 'no answer', cause) : fault('unreachable', 'no answer', cause)
  })
  if (answer.status >= 500) throw faultOf(answer, method === 'GET' ? 'vendor_down' : faultOfFailure(answer.status))
  return answer
}

/** The kinds of object whose requests are paused. Each has a limit of its own at Asaas. */
function createPauses() {
  const untilOf = new Map<string, number>()
  return {
    isPaused: (path: string) => performance.now() < (untilOf.get(kindOf(path)) ?? 0),
    begin: (path: string, resetSeconds: string | null) => {
      const resetAfter = Number(resetSeconds ?? Number.NaN) * SECOND
      const pauseMs = resetAfter > 0 ? Math.min(resetAfter, PAUSE_MS.longest) : PAUSE_MS.usual
      untilOf.set(kindOf(path), performance.now() + pauseMs)
    },
  }
}

/** `/payments/pay_1?x` belongs to payments. */
function kindOf(path: string): string {
  return path.split(/[/?]/, 2)[1] ?? ''
}

/** The parsed object of a success; @throws ProviderFault for every other answer */
export function expectAnswer<Shape extends z.ZodType>(answer: VendorAnswer, shape: Shape): z.infer<Shape> {
  if (answer.status < 200 || answer.status > 299) throw faultOf(answer, faultOfStatus(answer.status))
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

/** After a server error a charge may exist all the same; after a gateway error, the server may even continue with it. */
function faultOfFailure(status: number): PaymentFaultCode {
  return status === 500 ? 'broken' : 'in_doubt'
}

function faultOfStatus(status: number): PaymentFaultCode {
  if (status === 429) return 'rate_limited'
  return status === 401 || status === 403 ? 'credentials_refused' : 'refused'
}

const RETRYABLE: readonly PaymentFaultCode[] = ['unreachable', 'rate_limited', 'vendor_down']

function faultOf(answer: VendorAnswer, code: PaymentFaultCode): ProviderFault {
  const { status: httpStatus } = answer
  return new ProviderFault({
    provider: 'payments',
    code,
    isRetryable: RETRYABLE.includes(code),
    detail: describe(answer),
    httpStatus,
  })
}

function fault(code: PaymentFaultCode, detail: string, cause?: unknown): ProviderFault {
  return new ProviderFault({ provider: 'payments', code, isRetryable: RETRYABLE.includes(code), detail, cause })
}

function describe(answer: VendorAnswer): string {
  const errors = errorsOf(answer).map(({ code, description }) => `${code}: ${description}`)
  return [`HTTP ${answer.status}`, ...errors].join('; ')
}
