/**
 * Brazilian numbers as Meta stores them:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages
 */
import { createHash } from 'node:crypto'

const MOBILE = /^(?<country>55)(?<area>[1-9]\d)9?(?<rest>[6-9]\d{7})$/
/** Area codes whose accounts have the ninth digit; all others are older, and lack it. */
const AREAS_WITH_NINTH: ReadonlySet<string> = new Set([
  '11', '12', '13', '14', '15', '16', '17', '18', '19', '21', '22', '24', '27', '28',
]) // prettier-ignore

export const NUMBER_FORMS = ['by area', 'as given', 'without', 'with'] as const
export type NumberForm = (typeof NUMBER_FORMS)[number]

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** The same for both spellings of one mobile. */
export function keyOf(phone: string): string {
  const { area, rest } = MOBILE.exec(phone)?.groups ?? {}
  return area && rest ? `55${area}${rest}` : phone
}

/** Meta's id of the account behind a number. */
export function accountOf(phone: string, form: NumberForm): string {
  const { area, rest } = MOBILE.exec(phone)?.groups ?? {}
  if (!area || !rest || form === 'as given') return phone
  const hasNinth = form === 'by area' ? AREAS_WITH_NINTH.has(area) : form === 'with'
  return `55${area}${hasNinth ? '9' : ''}${rest}`
}

const USER_ID = /^[A-Z]{2}\.(?:ENT\.)?[0-9A-Za-z]{1,128}$/

export function isUserId(text: string): boolean {
  return USER_ID.test(text)
}

/** The business-scoped id of a number's owner; always the same. */
export function userIdOf(phone: string): string {
  const digest = createHash('sha256').update(keyOf(phone)).digest()
  return `BR.${String(digest.readBigUInt64BE()).padStart(20, '0')}`
}

/** The id that a portfolio of several businesses sees. */
export function parentIdOf(userId: string): string {
  return userId.replace('.', '.ENT.')
}
