/**
 * The kinds of failure. A `Refusal` is expected and shown to the person; so is an `EngineRefusal` (`engine/types.ts`), which the engine
 * throws without knowing the product's codes. A `ProviderFault` is an outside service that failed, and the caller decides what that
 * means. Anything else is a bug and answers 500.
 */

export type RefusalValue = string | number | boolean | readonly string[]

/** Further content of an answer: values for its text, and lists for the caller. */
export type RefusalExtra = Readonly<Record<string, RefusalValue | Readonly<Record<string, RefusalValue>>>>

interface RefusalOptions {
  readonly field?: string
  readonly extra?: RefusalExtra
  readonly isUsed?: boolean
}

/** An expected "no". `code` keys the text in `phrases` (`errors.<code>`) and the status in `ERROR_STATUS`. */
export class Refusal extends Error {
  readonly code: string
  /** The field of the request that is at fault. */
  readonly field: string | undefined
  /** Further keys of the answer, such as `remainingTime`, and the values for the placeholders of the text. */
  readonly extra: RefusalExtra
  /** The work was begun and given up because it took too long: it counts against the caller's limits. */
  readonly isUsed: boolean

  constructor(code: string, options: RefusalOptions = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.field = options.field
    this.extra = options.extra ?? {}
    this.isUsed = options.isUsed ?? false
  }
}

/** Ends the current function with a refusal. Returns `never`, so that the compiler knows what was checked. */
export function refuse(code: string, options?: RefusalOptions): never {
  throw new Refusal(code, options)
}

export interface ProviderFaultDetails {
  readonly provider: string
  readonly code: string
  /** Whether the same request may be sent again. */
  readonly isRetryable: boolean
  /** The vendor's own words, for the log alone. */
  readonly detail?: string
  /** The status of an answer over HTTP, if one came. */
  readonly httpStatus?: number | undefined
  /** How long the vendor wants us to wait. */
  readonly waitMinutes?: number | undefined
  readonly cause?: unknown
}

/**
 * An outside service failed. Thrown by `providers/`, and by code that repeats the result of an earlier call without calling. The person
 * sees a phrase, the log has the vendor's message.
 */
export class ProviderFault extends Error {
  readonly provider: string
  readonly code: string
  readonly isRetryable: boolean
  readonly detail: string | undefined
  readonly httpStatus: number | undefined
  readonly waitMinutes: number | undefined

  constructor({ provider, code, isRetryable, detail, httpStatus, waitMinutes, cause }: ProviderFaultDetails) {
    super(`${provider}: ${code}${detail ? `: ${detail}` : ''}`, { cause })
    this.name = 'ProviderFault'
    this.provider = provider
    this.code = code
    this.isRetryable = isRetryable
    this.detail = detail
    this.httpStatus = httpStatus
    this.waitMinutes = waitMinutes
  }
}
