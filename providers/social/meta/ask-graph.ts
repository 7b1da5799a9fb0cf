/** HTTP with Meta's Graph API: version, token and its proof, time limits, and what each failure means. */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import { askVendor, NoAnswer, type VendorAnswer } from '#providers/ask-vendor.ts'
import { PUBLISH_TIMEOUT_MS, type SocialFaultCode } from '../port.ts'
import { type AnswerCode, type GraphError, graphError, meaningOf, type ProblemCode } from './error-meanings.ts'

export interface MetaSettings {
  /** Without a version: `https://graph.facebook.com`. */
  readonly graphUrl: string
  /** `v26.0`; Meta retires a version about two years after it appeared. */
  readonly graphVersion: string
  /** With its version: `https://www.facebook.com/v18.0/dialog/oauth`. */
  readonly dialogUrl: string
  readonly appId: string
  readonly appSecret: string
  /** With which Meta's requests may be signed: the app's secret, and the former one while it changes. */
  readonly acceptedSecrets: readonly string[]
  /** A configuration of Facebook Login for Business, which then decides the scopes. */
  readonly loginConfigId?: string
  readonly timeoutMs?: number
  /** For the calls in which Meta fetches a picture or publishes one. */
  readonly workTimeoutMs?: number
}

const TIMEOUT_MS = 15 * SECOND

export interface GraphCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below the version, without a query. */
  readonly path: string
  readonly params?: Readonly<Record<string, string>>
  readonly token?: string
  /** Meta works before it answers. */
  readonly isWork?: boolean
  /** Must not happen twice: without a clear answer it is in doubt. */
  readonly isOnce?: boolean
}

/** An answer and its problem, if any. */
export interface GraphAnswer {
  readonly json: unknown
  readonly problem: GraphProblem | undefined
}

export interface GraphProblem {
  readonly code: ProblemCode
  readonly subcode: number | null | undefined
  /** Meta's own message, for the log. */
  readonly detail: string
  /** How long Meta asks us to wait. */
  readonly waitMinutes?: number | undefined
}

export type AskGraph = (call: GraphCall) => Promise<GraphAnswer>

const errorBody = z.object({ error: graphError })

/** Returns Meta's certain answers, problems included; @throws ProviderFault when the outcome is unknown, see `SocialFaultCode` */
export function createAskGraph(settings: MetaSettings): AskGraph {
  const { timeoutMs = TIMEOUT_MS, workTimeoutMs = PUBLISH_TIMEOUT_MS } = settings
  const root = `${settings.graphUrl.replace(/\/$/, '')}/${settings.graphVersion}`
  return async ({ method, path, params, token, isWork = false, isOnce = false }) => {
    const form = new URLSearchParams({ ...params, ...(token ? { appsecret_proof: proofOf(token, settings.appSecret) } : {}) })
    const hasBody = method === 'POST'
    const query = hasBody || form.size === 0 ? '' : `?${form.toString()}`
    const answer = await askVendor({
      url: `${root}${path}${query}`,
      method,
      // proxies log addresses, so the token is sent elsewhere
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(hasBody ? { body: form } : {}),
      timeoutMs: isWork ? workTimeoutMs : timeoutMs,
    }).catch((cause: unknown) => {
      if (!(cause instanceof NoAnswer)) throw cause
      throw fault(isOnce && cause.wasSent ? 'in_doubt' : 'unreachable', 'no answer', { cause })
    })
    return readAnswer(answer, isOnce)
  }
}

/** The parsed object of a success; @throws ProviderFault for everything else, `unreadable` for a success that cannot be parsed */
export function expectAnswer<Shape extends z.ZodType>(
  { json, problem }: GraphAnswer,
  shape: Shape,
  unreadable: SocialFaultCode = 'vendor_down',
): z.infer<Shape> {
  if (problem) throw faultOf(problem)
  const read = shape.safeParse(json)
  if (!read.success) throw fault(unreadable, 'a success that cannot be read', { cause: read.error })
  return read.data
}

/** https://developers.facebook.com/docs/graph-api/guides/secure-requests: proves that the token is used by its own app. */
function proofOf(token: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(token).digest('hex')
}

function readAnswer({ status, headers, json }: VendorAnswer, isOnce: boolean): GraphAnswer {
  // Meta sometimes sends errors with status 200
  const read = errorBody.safeParse(json)
  if (read.success) return { json, problem: problemOf(read.data.error, { status, headers, isOnce }) }
  if (status >= 200 && status <= 299) return { json, problem: undefined }
  if (status < 500) throw fault('refused', `HTTP ${status}, without an error of Meta's`)
  throw fault(isOnce ? 'in_doubt' : 'vendor_down', `HTTP ${status}`)
}

interface Context {
  readonly status: number
  readonly headers: Headers
  readonly isOnce: boolean
}

function problemOf(error: GraphError, { status, headers, isOnce }: Context): GraphProblem {
  const meaning = meaningOf(error)
  const waitMinutes = meaning === 'rate_limited' ? minutesToWait(headers) : undefined
  const detail = [
    `HTTP ${status}, ${error.code}/${error.error_subcode ?? '–'}: ${error.message}`,
    ...(error.fbtrace_id ? [`trace ${error.fbtrace_id}`] : []),
    ...(waitMinutes === undefined ? [] : [`${waitMinutes} minutes to wait`]),
  ].join('; ')
  // after a server error of theirs a post may exist all the same
  const isUncertain = isOnce && (meaning === 'vendor_down' || status >= 500)
  return { code: isUncertain ? 'in_doubt' : meaning, subcode: error.error_subcode, detail, waitMinutes }
}

const usage = z.record(z.string(), z.array(z.object({ estimated_time_to_regain_access: z.number().catch(0) })))

/** https://developers.facebook.com/docs/graph-api/overview/rate-limiting#headers-2 */
function minutesToWait(headers: Headers): number | undefined {
  const header = headers.get('x-business-use-case-usage')
  if (header === null) return undefined
  try {
    const read = usage.safeParse(JSON.parse(header))
    if (!read.success) return undefined
    return Math.max(0, ...Object.values(read.data).flatMap((each) => each.map((one) => one.estimated_time_to_regain_access)))
  } catch {
    return undefined
  }
}

const ANSWERS: readonly ProblemCode[] = [
  'photo_refused',
  'not_ready',
  'container_gone',
  'quota_reached',
  'code_refused',
] satisfies readonly AnswerCode[]

/** The fault of a problem in a call that returns no problems. */
export function faultOf({ code, detail, waitMinutes }: GraphProblem): ProviderFault {
  // an account that became inaccessible looks like one that never existed
  if (code === 'not_found') return fault('token_dead', detail)
  return fault(isAnswer(code) ? 'refused' : code, detail, { waitMinutes })
}

function isAnswer(code: ProblemCode): code is AnswerCode {
  return ANSWERS.includes(code)
}

const RETRYABLE: readonly SocialFaultCode[] = ['unreachable', 'vendor_down', 'rate_limited', 'picture_unreachable']

function fault(
  code: SocialFaultCode,
  detail: string,
  more: { readonly cause?: unknown; readonly waitMinutes?: number | undefined } = {},
): ProviderFault {
  return new ProviderFault({ provider: 'social', code, isRetryable: RETRYABLE.includes(code), detail, ...more })
}
