import parsePhone from 'libphonenumber-js/max'
import { refuse } from '#platform/errors.ts'

/** The example in the error text. */
const EXAMPLE = '(11) 91234-5678'

/**
 * A typed phone as E.164. The spec's rule comes first: only digits count, and ten or eleven of them with an area code are
 * Brazilian, with or without 55 in front. Then the number must exist, be a mobile, and belong to a served country.
 * @param field of the request, named in the refusal
 * @throws Refusal `invalid_phone`, `country_not_served`
 */
export function readPhone(typed: string, countries: readonly string[], field = 'phone'): string {
  const international = toInternational(typed)
  const parsed = international ? parsePhone(international) : undefined
  if (!parsed?.isValid()) refuse('invalid_phone', { field, extra: { phone: EXAMPLE } })
  if (!countries.includes(parsed.country ?? '')) refuse('country_not_served', { field })
  const type = parsed.getType()
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE') refuse('invalid_phone', { field, extra: { phone: EXAMPLE } })
  return parsed.number
}

function toInternational(typed: string): string | undefined {
  const digits = typed.replaceAll(/\D/g, '')
  if (typed.trim().startsWith('+')) return `+${digits}`
  if (isNational(digits)) return `+55${digits}`
  if (digits.startsWith('55') && isNational(digits.slice(2))) return `+${digits}`
  return undefined
}

/** Ten or eleven digits whose area code is 11…99. */
function isNational(digits: string): boolean {
  return /^\d{10,11}$/.test(digits) && Number(digits.slice(0, 2)) >= 11
}
