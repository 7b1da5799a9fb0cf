/**
 * Brazilian mobiles have had a ninth digit since 2016, and accounts older than theirs still go without it: one person, two ways
 * of writing the number. Neither is to be corrected into the other, for messages go to the one that was received:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages#phone-number-formats
 */

/** Country, area code, the ninth digit or not, and eight digits that no landline begins like. */
const BRAZILIAN_MOBILE = /^55(?<area>[1-9]\d)(?<ninth>9?)(?<rest>[6-9]\d{7})$/

/**
 * Digits that are the same for all ways of writing one number, and for no two numbers: fit for a unique index and for a queue.
 * @param phone with country code, in any dress: `+55 (31) 98888-7777`
 */
export function phoneKey(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  const { area, rest } = BRAZILIAN_MOBILE.exec(digits)?.groups ?? {}
  return area !== undefined && rest !== undefined ? `55${area}${rest}` : digits
}

export function isSamePhone(one: string, other: string): boolean {
  return phoneKey(one) === phoneKey(other)
}

/** The other way of writing a Brazilian mobile, as digits. @returns undefined for numbers that are written in one way only */
export function otherForm(phone: string): string | undefined {
  const { area, ninth, rest } = BRAZILIAN_MOBILE.exec(phone.replaceAll(/\D/g, ''))?.groups ?? {}
  if (area === undefined || rest === undefined) return undefined
  return `55${area}${ninth === '9' ? '' : '9'}${rest}`
}

/** E.164 with the ninth digit, as members type it: what an account is looked up by. Others come back as they are. */
export function memberPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  const { area, rest } = BRAZILIAN_MOBILE.exec(digits)?.groups ?? {}
  return area !== undefined && rest !== undefined ? `+55${area}9${rest}` : `+${digits}`
}
