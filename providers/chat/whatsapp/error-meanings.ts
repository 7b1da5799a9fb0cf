/**
 * What the Cloud API's errors mean to us. By code alone: titles and subcodes change.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes
 */
import { z } from 'zod'
import type { ChatFaultCode } from '../port.ts'

const whole = z.coerce.number().int()

/** The part of an answer's or status's error that we read. */
export const cloudError = z.object({
  code: whole,
  error_subcode: whole.nullish().catch(undefined),
  message: z.string().nullish().catch(undefined),
  title: z.string().nullish().catch(undefined),
  error_data: z.object({ details: z.string().nullish() }).nullish().catch(undefined),
  is_transient: z.boolean().nullish().catch(undefined),
  fbtrace_id: z.string().nullish().catch(undefined),
})

export type CloudError = z.infer<typeof cloudError>

/** Inclusive ranges. */
const BY_CODE: readonly (readonly [from: number, to: number, meaning: ChatFaultCode])[] = [
  [0, 0, 'credentials_refused'],
  [1, 2, 'vendor_down'],
  [3, 3, 'credentials_refused'],
  [4, 4, 'rate_limited'],
  [10, 10, 'credentials_refused'],
  [100, 100, 'message_invalid'],
  [190, 190, 'credentials_refused'],
  [200, 299, 'credentials_refused'],
  [368, 368, 'account_blocked'],
  [80_007, 80_007, 'rate_limited'],
  [130_429, 130_429, 'rate_limited'],
  [130_472, 130_472, 'recipient_refuses'],
  [130_497, 130_497, 'recipient_not_allowed'],
  [131_000, 131_000, 'vendor_down'],
  [131_005, 131_005, 'credentials_refused'],
  [131_008, 131_009, 'message_invalid'],
  [131_016, 131_016, 'vendor_down'],
  [131_021, 131_021, 'message_invalid'],
  [131_026, 131_026, 'recipient_unreachable'],
  [131_030, 131_030, 'recipient_not_allowed'],
  [131_031, 131_031, 'account_blocked'],
  [131_042, 131_042, 'payment_problem'],
  [131_047, 131_047, 'window_closed'],
  [131_048, 131_048, 'spam_limited'],
  [131_049, 131_050, 'recipient_refuses'],
  [131_051, 131_051, 'message_invalid'],
  [131_052, 131_053, 'file_refused'],
  [131_056, 131_056, 'pair_limited'],
  [131_057, 131_057, 'vendor_down'],
  [131_062, 131_062, 'phone_needed'],
  [132_000, 132_999, 'template_refused'],
  [133_000, 133_999, 'account_blocked'],
]

/** The node that the address names does not exist, or is not ours. */
export function isMissing({ code, error_subcode: subcode }: CloudError): boolean {
  return code === 33 || (code === 100 && subcode === 33)
}

/** The one refusal that only its details distinguish from other wrong parameters. */
const MISSING_FILE = /media attachment ID/i

export function meaningOf(error: CloudError): ChatFaultCode {
  const { code, is_transient: isTransient, error_data: more } = error
  if (isMissing(error)) return 'credentials_refused'
  if (code === 100 && MISSING_FILE.test(more?.details ?? '')) return 'file_gone'
  const known = BY_CODE.find(([from, to]) => code >= from && code <= to)?.[2]
  return known ?? (isTransient === true ? 'vendor_down' : 'refused')
}

/** The network's own words, for the log: the title names the error, the details explain it. */
export function detailOf({
  code,
  error_subcode: subcode,
  message,
  title,
  error_data: more,
  fbtrace_id: trace,
}: CloudError): string {
  const words = [`${code}/${subcode ?? '–'}: ${message ?? title ?? ''}`, more?.details, trace ? `trace ${trace}` : undefined]
  return words.filter((each) => each !== undefined && each !== null).join('; ')
}
