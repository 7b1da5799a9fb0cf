/**
 * Brazilian mobiles have had a ninth digit since 2016, and older WhatsApp accounts still lack it: one person, two spellings of
 * the number. Neither may be replaced by the other, since messages must go to the one that was received:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages#phone-number-formats
 */

/** Country, area code, an optional ninth digit, and eight digits with a first digit that no landline has. */
const BRAZILIAN_MOBILE = /^55(?<area>[1-9]\d)(?<ninth>9?)(?<rest>[6-9]\d{7})$/

/**
 * Digits that are the same for all spellings of one number, and differ between numbers: for a unique index and for a queue.
 * @param phone with country code, in any format: `+55 (31) 98888-7777`
 */
export function phoneKey(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  const { area, rest } = BRAZILIAN_MOBILE.exec(digits)?.groups ?? {}
  return area !== undefined && rest !== undefined ? `55${area}${rest}` : digits
}

/** The other spelling of a Brazilian mobile, as digits. @returns undefined for numbers with one spelling only */
export function otherForm(phone: string): string | undefined {
  const { area, ninth, rest } = BRAZILIAN_MOBILE.exec(phone.replaceAll(/\D/g, ''))?.groups ?? {}
  if (area === undefined || rest === undefined) return undefined
  return `55${area}${ninth === '9' ? '' : '9'}${rest}`
}

/** E.164 with the ninth digit, as members type it: the key of an account. Other numbers are returned unchanged. */
export function memberPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  const { area, rest } = BRAZILIAN_MOBILE.exec(digits)?.groups ?? {}
  return area !== undefined && rest !== undefined ? `+55${area}9${rest}` : `+${digits}`
}
