/**
 * Whoever pumps messages earns by sending them and never types a code, and their numbers lie close together. So each area
 * code pays from a credit of its own: a message costs one, a code that is used brings several back, and time a little. A region
 * where people really sign in never runs dry; one where nobody does comes down to a trickle by itself.
 */
import parsePhone from 'libphonenumber-js/max'
import { MINUTE, SECOND } from '#platform/clock.ts'

/** What one used code brings back: above a fifth of used codes the credit never falls. */
export const CREDIT_PER_USED_CODE = 5
/** How far used codes may lift the credit, as a multiple of what an area begins with. */
export const EARNED_SHARE = 5
/** What a second brings back: one message a minute. */
export const CREDIT_PER_SECOND = SECOND / MINUTE

/** Country and, in Brazil, area code: `+5511`. Fit for a metric: it names nobody. */
export function areaOf(phone: string): string {
  if (phone.startsWith('+55')) return phone.slice(0, '+5511'.length)
  return `+${parsePhone(phone)?.countryCallingCode ?? 'unknown'}`
}

/** Ten thousand neighbouring numbers: the phone without its last four digits. */
export function blockOf(phone: string): string {
  return phone.slice(0, -4)
}
