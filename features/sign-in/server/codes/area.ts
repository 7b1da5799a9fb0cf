/**
 * SMS pumping earns money by making us send messages; no code is ever typed, and the numbers are close together. So each area
 * code has a credit of its own: a message costs one, a used code adds several, and time adds a little. A region where people
 * really sign in never runs out; one where nobody does falls to a minimum rate automatically.
 */
import parsePhone from 'libphonenumber-js/max'
import { MINUTE, SECOND } from '#platform/clock.ts'

/** Added for each used code: the credit does not fall while more than a fifth of the codes are used. */
export const CREDIT_PER_USED_CODE = 5
/** The highest credit from used codes, as a multiple of the initial credit. */
export const EARNED_SHARE = 5
/** Added for each second: one message a minute. */
export const CREDIT_PER_SECOND = SECOND / MINUTE

/** Country and, in Brazil, area code: `+5511`. Safe as a metric label, because it identifies nobody. */
export function areaOf(phone: string): string {
  if (phone.startsWith('+55')) return phone.slice(0, '+5511'.length)
  return `+${parsePhone(phone)?.countryCallingCode ?? 'unknown'}`
}

/** The phone without its last four digits: a block of ten thousand numbers. */
export function blockOf(phone: string): string {
  return phone.slice(0, -4)
}
