/** HTTP with WhatsApp's Cloud API: version, token and its proof, time limits, and what each failure means. */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { askVendor, NoAnswer, type VendorAnswer } from '#providers/ask-vendor.ts'
import { ChatFault, type ChatFaultCode } from '../port.ts'
import { type CloudError, cloudError, detailOf, isMissing, meaningOf } from './error-meanings.ts'

export interface WhatsAppSettings {
  /** Without a version: `https://graph.facebook.com`. */
  readonly graphUrl: string
  /** `v26.0`; Meta retires a version about two years after it appeared. */
  readonly graphVersion: string
  /** The sender's id, which is not its number. */
  readonly phoneNumberId: string
  /** The token of a system user with `whatsapp_business_messaging`. */
  readonly accessToken: string
  /** The app's secret, which proves our calls. */
  readonly appSecret: string
  /** With which webhooks may be signed: the app's secret, and the former one while it changes. */
  readonly acceptedSecrets: readonly string[]
  /** Ours: Meta's set-up call must send it. */
  readonly verifyToken: string
  /** The base of links that open the app: `https://wa.me`. */
  readonly linkUrl: string
  readonly timeoutMs?: number
  /** For calls that carry a file. */
  readonly fileTimeoutMs?: number
}

const TIMEOUT_MS = 15 * SECOND
const FILE_TIMEOUT_MS = 60 * SECOND

export interface CloudCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below the version, without a query. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object | FormData
  /** Must not happen twice: without a clear answer it is in doubt. */
  readonly isOnce?: boolean
}

/** An object that was requested by its id and does not exist: every other refusal is thrown. */
export const MISSING = Symbol('missing')

export type AskCloud = <Shape extends z.ZodType>(call: CloudCall, shape: Shape) => Promise<z.infer<Shape> | typeof MISSING>

const errorBody = z.object({ error: cloudError })

/** @throws ChatFault, see `ChatFaultCode` */
export function createAskCloud(settings: WhatsAppSettings): AskCloud {
  const { timeoutMs = TIMEOUT_MS, fileTimeoutMs = FILE_TIMEOUT_MS, accessToken } = settings
  const root = `${settings.graphUrl.replace(/\/$/, '')}/${settings.graphVersion}`
  const proof = createHmac('sha256', settings.appSecret).update(accessToken).digest('hex')
  return async ({ method, path, query = {}, body, isOnce = false }, shape) => {
    const isFile = body instanceof FormData
    const answer = await askVendor({
      url: `${root}${path}?${new URLSearchParams({ ...query, appsecret_proof: proof }).toString()}`,
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${accessToken}`,
        // a form sets its own content type, with the boundary
        ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      timeoutMs: isFile ? fileTimeoutMs : timeoutMs,
    }).catch((cause: unknown) => {
      if (!(cause instanceof NoAnswer)) throw cause
      throw new ChatFault(isOnce && cause.wasSent ? 'in_doubt' : 'unreachable', { detail: 'no answer', cause })
    })
    return readAnswer(answer, shape, isOnce)
  }
}

function readAnswer<Shape extends z.ZodType>(
  answer: VendorAnswer,
  shape: Shape,
  isOnce: boolean,
): z.infer<Shape> | typeof MISSING {
  const { status, json } = answer
  const failed = errorBody.safeParse(json)
  if (failed.success) {
    if (isMissing(failed.data.error)) return MISSING
    throw faultOf(failed.data.error, answer)
  }
  const detail = `HTTP ${status}, unreadable`
  if (status < 200 || status > 299) throw new ChatFault(codeOfStatus(status, isOnce), { detail, retryAfterMs: waitOf(answer) })
  const read = shape.safeParse(json)
  if (!read.success) throw new ChatFault(isOnce ? 'in_doubt' : 'vendor_down', { detail, cause: read.error })
  return read.data
}

/** A status without a code of Meta's comes from a gateway: after a 5xx the message may well have been accepted. */
function codeOfStatus(status: number, isOnce: boolean): ChatFaultCode {
  if (status === 401 || status === 403) return 'credentials_refused'
  if (status === 429) return 'rate_limited'
  if (status < 500) return 'refused'
  return isOnce ? 'in_doubt' : 'vendor_down'
}

function faultOf(error: CloudError, answer: VendorAnswer): ChatFault {
  const code = meaningOf(error)
  return new ChatFault(code, {
    detail: `HTTP ${answer.status}, ${detailOf(error)}`,
    retryAfterMs: code === 'rate_limited' || code === 'pair_limited' ? waitOf(answer) : undefined,
  })
}

const usage = z.record(z.string(), z.array(z.object({ estimated_time_to_regain_access: z.number().catch(0) })))

/** `Retry-After` in seconds, or the minutes of https://developers.facebook.com/docs/graph-api/overview/rate-limiting#headers-2 */
function waitOf({ headers }: VendorAnswer): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  if (seconds >= 0) return seconds * SECOND
  const minutes = minutesIn(headers.get('x-business-use-case-usage'))
  return minutes > 0 ? minutes * MINUTE : undefined
}

function minutesIn(header: string | null): number {
  try {
    const read = usage.safeParse(JSON.parse(header ?? ''))
    const waits = read.success ? Object.values(read.data).flat() : []
    return Math.max(0, ...waits.map((each) => each.estimated_time_to_regain_access))
  } catch {
    return 0
  }
}
