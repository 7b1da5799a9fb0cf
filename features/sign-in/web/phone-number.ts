/**
 * The phone field's own understanding of Brazilian numbers: enough for a mask and for the spec's check. The server has
 * the last word, with the full numbering plan.
 */

const COUNTRY = '55'
/** An area code from 11 to 99, then eight digits, or nine with the ninth. */
const NATIONAL = /^(?!10)[1-9]\d{9,10}$/
const NATIONAL_MAX_DIGITS = 11

/** The digits without the country code, however they were typed or pasted. */
function nationalDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  const hasCountry = digits.startsWith(COUNTRY) && (typed.trim().startsWith('+') || digits.length > NATIONAL_MAX_DIGITS)
  return (hasCountry ? digits.slice(COUNTRY.length) : digits).slice(0, NATIONAL_MAX_DIGITS)
}

/**
 * Writes what was typed as (11) 99999-9999, as far as it goes. Never ends in a sign of the mask, so that deleting
 * backwards always takes a digit.
 */
export function maskPhone(typed: string): string {
  const digits = nationalDigits(typed)
  const isStartOfCountry = typed.trim().startsWith('+') && digits === '' && typed.replaceAll(/\D/g, '').length <= COUNTRY.length
  if (isStartOfCountry) return `+${typed.replaceAll(/\D/g, '')}`
  if (digits === '') return ''
  if (digits.length <= 2) return `(${digits}`
  const area = digits.slice(0, 2)
  const number = digits.slice(2)
  const split = number.length > 8 ? 5 : 4
  const tail = number.slice(split)
  return `(${area}) ${number.slice(0, split)}${tail === '' ? '' : `-${tail}`}`
}

/** The number as +5511999999999, or undefined when the spec's check refuses it: 10 or 11 digits, area code 11 to 99. */
export function readPhone(typed: string): string | undefined {
  const digits = nationalDigits(typed)
  return NATIONAL.test(digits) ? `+${COUNTRY}${digits}` : undefined
}

/** A stored number for people to read; a foreign one as it is. */
export function showPhone(e164: string): string {
  return readPhone(e164) === e164 ? maskPhone(e164) : e164
}
