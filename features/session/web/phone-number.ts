/**
 * The phone field's own rules for Brazilian numbers: enough for a mask and for the product specification's check. The server decides, with the
 * full numbering plan.
 */

const COUNTRY = '55'
/** An area code from 11 to 99, then eight digits, or nine with the ninth. */
const NATIONAL = /^(?!10)[1-9]\d{9,10}$/
const NATIONAL_MAX_DIGITS = 11
/** Many Brazilians write an area code with a zero, as 021, which makes a whole number one digit too long. */
const TRUNK_ZEROS = /^0+(?=\d)/

/** Written with a plus and another country's code: left unchanged, because the server knows which countries are served. */
const ABROAD = /^\+(?!55|5$)[1-9]\d*$/
const ABROAD_MIN_DIGITS = 8
const ABROAD_MAX_DIGITS = 15

const LETTER = /\p{L}/u
/** Characters that the mask adds to digits, but a token does not contain. */
const MASK_SIGNS = /[()\s]/g
/** A token: one word of letters, digits, and signs between them. */
const TOKEN = /^[\p{L}\d._-]{4,100}$/u

/** A plus sign and the digits typed so far; undefined without a plus. */
function withPlus(typed: string): string | undefined {
  return typed.trim().startsWith('+') ? `+${typed.replaceAll(/\D/g, '').slice(0, ABROAD_MAX_DIGITS)}` : undefined
}

/** The digits without the country code, however they were typed or pasted. */
function nationalDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  const hasCountry = digits.startsWith(COUNTRY) && (withPlus(typed) !== undefined || digits.length > NATIONAL_MAX_DIGITS)
  const national = hasCountry ? digits.slice(COUNTRY.length) : digits
  const isTooLong = national.length > NATIONAL_MAX_DIGITS
  return (isTooLong ? national.replace(TRUNK_ZEROS, '') : national).slice(0, NATIONAL_MAX_DIGITS)
}

/**
 * Formats the typed digits as (11) 99999-9999, as far as they go. Never ends in a character of the mask, so that deleting
 * backwards always takes a digit. A token is left unchanged.
 */
export function maskPhone(typed: string): string {
  if (isWord(typed)) return typed.replaceAll(MASK_SIGNS, '')
  const international = withPlus(typed)
  if (international !== undefined && (`+${COUNTRY}`.startsWith(international) || ABROAD.test(international))) return international
  const digits = nationalDigits(typed)
  if (digits === '') return ''
  if (digits.length <= 2) return `(${digits}`
  const area = digits.slice(0, 2)
  const number = digits.slice(2)
  const split = number.length > 8 ? 5 : 4
  const tail = number.slice(split)
  return `(${area}) ${number.slice(0, split)}${tail === '' ? '' : `-${tail}`}`
}

/** The number as +5511999999999, or undefined when the product specification's check refuses it: 10 or 11 digits, area code 11 to 99. */
export function readPhone(typed: string): string | undefined {
  return isWord(typed) ? undefined : readDigits(typed)
}

/** The possible special token typed instead of a number. Only the server knows which ones are valid. */
export function readToken(typed: string): string | undefined {
  const word = typed.trim()
  return isWord(word) && TOKEN.test(word) ? word : undefined
}

/** Contains letters, and is not just a number with a label, such as "Cel: (11) 98765-4321". */
function isWord(typed: string): boolean {
  return LETTER.test(typed) && readDigits(typed) === undefined
}

function readDigits(typed: string): string | undefined {
  const international = withPlus(typed)
  if (international !== undefined && ABROAD.test(international)) {
    return international.length > ABROAD_MIN_DIGITS ? international : undefined
  }
  const digits = nationalDigits(typed)
  return NATIONAL.test(digits) ? `+${COUNTRY}${digits}` : undefined
}

/** Formats a stored number for display. */
export function showPhone(e164: string): string {
  return maskPhone(e164)
}
