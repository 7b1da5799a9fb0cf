/** Shared by the clients of all SMS vendors: one exchange, and its failures as faults of the port. */
import { ProviderFault } from '#platform/errors.ts'
import { askVendor, NoAnswer, type VendorAnswer, type VendorRequest } from '../ask-vendor.ts'
import type { SmsFaultCode } from './port.ts'

/** Codes after which the same request may be sent once more. */
const RETRYABLE: ReadonlySet<SmsFaultCode> = new Set(['rate_limited', 'vendor_down', 'unreachable'])

/** @param detail the vendor's code and our reference; never its message, which may repeat phone and text */
export function smsFault(code: SmsFaultCode, { detail, cause }: { detail?: string; cause?: unknown } = {}): ProviderFault {
  const isRetryable = RETRYABLE.has(code)
  return new ProviderFault({ provider: 'sms', code, isRetryable, cause, ...(detail === undefined ? {} : { detail }) })
}

/** @throws ProviderFault `unreachable` when nothing can have been sent, `in_doubt` when no answer came */
export async function askSmsVendor(request: VendorRequest): Promise<VendorAnswer> {
  try {
    return await askVendor(request)
  } catch (cause) {
    throw smsFault(cause instanceof NoAnswer && !cause.wasSent ? 'unreachable' : 'in_doubt', { cause })
  }
}

/**
 * The fault of a refusal whose code we do not know. An undocumented 5xx comes from a gateway: the message may well have been
 * accepted behind it. 503 is the exception, by its definition (RFC 9110).
 */
export function faultOfStatus(status: number): SmsFaultCode {
  if (status === 401 || status === 403) return 'credentials_refused'
  if (status === 429) return 'rate_limited'
  if (status === 503) return 'vendor_down'
  return status >= 500 ? 'in_doubt' : 'account_refused'
}
