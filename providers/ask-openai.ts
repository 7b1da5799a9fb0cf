import { ProviderFault } from '#platform/errors.ts'
import { z } from 'zod'
import { askVendor, NoAnswer, type VendorAnswer } from './ask-vendor.ts'

/** Any server that speaks OpenAI's protocol: what images and words have in common. */
export interface OpenAiSettings {
  /** Ends in `/v1`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  readonly timeoutMs?: number
}

/**
 * - `credentials_refused`, `model_unknown`, `request_refused`: our configuration or code must be fixed
 * - `quota_exhausted`: the account has no money left; waiting does not help
 * - `words_refused`: the vendor's safety rules; only another text helps
 * - `rate_limited`, `vendor_down`: nothing was made; later may work
 * - `unreachable`: no connection, nothing was made
 * - `in_doubt`: it may have been made and charged
 * - `answer_unusable`: the answer cannot be shown
 */
export type OpenAiFaultCode =
  | 'credentials_refused'
  | 'model_unknown'
  | 'request_refused'
  | 'quota_exhausted'
  | 'words_refused'
  | 'rate_limited'
  | 'vendor_down'
  | 'unreachable'
  | 'in_doubt'
  | 'answer_unusable'

export interface OpenAiQuestion {
  /** The name of the port in its faults. */
  readonly provider: string
  readonly settings: OpenAiSettings
  readonly path: string
  /** JSON, or a form with a file. */
  readonly body: Readonly<Record<string, unknown>> | FormData
  /** Parameters that are not essential: one that a 400 names is left out, once. */
  readonly optional: readonly string[]
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

const refusal = z.object({
  error: z.object({
    type: z.string().nullish(),
    // vLLM answers a number
    code: z.union([z.string(), z.number()]).nullish(),
    param: z.string().nullish(),
  }),
})

interface Refused {
  readonly status: number
  readonly type: string
  readonly code: string
  readonly param: string
}

/** @throws ProviderFault with one of `OpenAiFaultCode`; never repeats a paid request */
export async function askOpenAi(question: OpenAiQuestion): Promise<unknown> {
  const answer = await post(question)
  if (isGood(answer)) return answer.json
  const refused = readRefusal(answer)
  const body = withoutParameter(question, refused)
  if (!body) throw toFault(question.provider, refused, answer)
  const second = await post({ ...question, body })
  if (isGood(second)) return second.json
  throw toFault(question.provider, readRefusal(second), second)
}

/** The body without the parameter that was refused; undefined where it is essential, and for a form. */
function withoutParameter({ body, optional }: OpenAiQuestion, { status, param }: Refused): OpenAiQuestion['body'] | undefined {
  if (body instanceof FormData || status !== 400 || !optional.includes(param) || !Object.hasOwn(body, param)) return undefined
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== param))
}

async function post({ provider, settings, path, body, timeoutMs, signal }: OpenAiQuestion): Promise<VendorAnswer> {
  try {
    return await askVendor({
      url: settings.baseUrl.replace(/\/$/, '') + path,
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        accept: 'application/json',
        // a form names its own boundary
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
      timeoutMs,
      signal,
    })
  } catch (cause) {
    if (!(cause instanceof NoAnswer)) throw cause
    const code = cause.wasSent ? 'in_doubt' : 'unreachable'
    throw new ProviderFault({ provider, code, isRetryable: !cause.wasSent, cause })
  }
}

function isGood({ status }: VendorAnswer): boolean {
  return status >= 200 && status < 300
}

function readRefusal({ status, json }: VendorAnswer): Refused {
  const parsed = refusal.safeParse(json)
  const { type, code, param } = parsed.success ? parsed.data.error : {}
  return { status, type: type ?? '', code: String(code ?? ''), param: param ?? '' }
}

interface FaultRule {
  readonly fits: (refused: Refused) => boolean
  readonly code: OpenAiFaultCode
  readonly isRetryable: boolean
}

/**
 * The first match counts. The code takes precedence over the status: a 429 for an exhausted account is never solved by waiting.
 */
const RULES: readonly FaultRule[] = [
  {
    fits: ({ type, code }) => /quota|balance_exhausted|(?:spend|usage)_limit_exceeded/.test(`${type} ${code}`),
    code: 'quota_exhausted',
    isRetryable: false,
  },
  { fits: ({ code }) => /moderation_blocked|content_policy/.test(code), code: 'words_refused', isRetryable: false },
  { fits: ({ status }) => status === 401 || status === 403, code: 'credentials_refused', isRetryable: false },
  { fits: ({ status, code }) => status === 404 || code === 'model_not_found', code: 'model_unknown', isRetryable: false },
  { fits: ({ status }) => status === 429, code: 'rate_limited', isRetryable: true },
  { fits: ({ status }) => status >= 500, code: 'vendor_down', isRetryable: true },
  { fits: () => true, code: 'request_refused', isRetryable: false },
]

/**
 * The vendor's message may quote the member's text and stays out of the log; its request id identifies the request at the vendor.
 */
function toFault(provider: string, refused: Refused, { headers }: VendorAnswer): ProviderFault {
  const rule = RULES.find(({ fits }) => fits(refused))
  const { status, type, code, param } = refused
  const detail = [`HTTP ${status}`, type, code, param, headers.get('x-request-id') ?? ''].filter(Boolean).join(' ')
  return new ProviderFault({
    provider,
    code: rule?.code ?? 'request_refused',
    isRetryable: rule?.isRetryable ?? false,
    detail,
  })
}
