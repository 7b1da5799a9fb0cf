/** The ten fields of the checkout and their validation before anything is sent. */
import { cpf } from 'cpf-cnpj-validator'
import * as z from 'zod/mini'
import { PAYER_EMAIL_MAX, PAYER_NAME_MAX } from '#features/payments/contract.ts'
import { readCardNumber } from './card-number.ts'
import { digitsOf } from './digits.ts'

const PROBLEMS = [
  'required',
  'tooLong',
  'email',
  'phone',
  'document',
  'cardNumber',
  'expiry',
  'expired',
  'cvc',
  'postalCode',
  'postalCodeUnknown',
] as const
export type Problem = (typeof PROBLEMS)[number]

/** Whether an error of a field is one of ours; else it is the server's text. */
export function isProblem(text: string): text is Problem {
  return PROBLEMS.some((problem) => problem === text)
}

type Rule = readonly [isValid: (typed: string) => boolean, problem: Problem]

const FILLED: Rule = [(typed) => typed !== '', 'required']

/** Reports the first problem of a field. `continue` lets the other fields, and card and code together, be checked too. */
const field = (...rules: readonly Rule[]) =>
  z.string().check(z.trim(), ({ value, issues }) => {
    const [, problem] = [FILLED, ...rules].find(([isValid]) => !isValid(value)) ?? []
    if (problem !== undefined) issues.push({ code: 'custom', input: value, message: problem, continue: true })
  })

const ofDigits = (least: number, most: number) => (typed: string) => {
  const { length } = digitsOf(typed)
  return length >= least && length <= most
}

/** The server's limits of what nothing else limits. A longer text is refused at its field, never cut: a name without its end is another one. */
export const LONGEST = { name: PAYER_NAME_MAX, email: PAYER_EMAIL_MAX, cardName: PAYER_NAME_MAX } as const
const within = (limit: number): Rule => [(typed) => typed.length <= limit, 'tooLong']

const email = z.email()

/** The fields of the subscriber; a coupon needs no others. */
const payer = {
  name: field(within(LONGEST.name)),
  email: field(within(LONGEST.email), [(typed) => email.safeParse(typed).success, 'email']),
  phone: field([(typed) => /^[1-9]\d{9,10}$/.test(digitsOf(typed)), 'phone']),
  document: field([(typed) => cpf.isValid(typed), 'document']),
}

/** The card number's check digit is not enforced: the doubt is only shown, and the issuer decides. */
const card = {
  cardName: field(within(LONGEST.cardName)),
  cardNumber: field([ofDigits(13, 16), 'cardNumber']),
  expiry: field([(typed) => readExpiry(typed) !== undefined, 'expiry'], [(typed) => !isOver(typed, new Date()), 'expired']),
  cvc: field([ofDigits(3, 4), 'cvc']),
  postalCode: field([ofDigits(8, 8), 'postalCode'], [isAllocated, 'postalCodeUnknown']),
  addressNumber: field(),
}

const anything = z.string()
const terms = z.literal(true)
const all = z.object({ ...payer, ...card, terms: z.boolean() })
export type CheckoutFields = z.infer<typeof all>
export type FieldName = Exclude<keyof CheckoutFields, 'terms'>

/** The code must have the length of the card's brand: checked as soon as every field is filled in, whatever else is wrong. */
const cvcOfCard = z.refine<z.infer<typeof all>>(({ cardNumber, cvc }) => isSecurityCodeOf(cardNumber, cvc), {
  path: ['cvc'],
  error: 'cvc' satisfies Problem,
  when: ({ value }) => hasCardInput(value),
})
export const byCard = z.object({ ...payer, ...card, terms }).check(cvcOfCard)
export const byCoupon = z.object({
  ...payer,
  cardName: anything,
  cardNumber: anything,
  expiry: anything,
  cvc: anything,
  postalCode: anything,
  addressNumber: anything,
  terms,
})

export const EMPTY_FIELDS: CheckoutFields = {
  name: '',
  email: '',
  phone: '',
  document: '',
  cardName: '',
  cardNumber: '',
  expiry: '',
  cvc: '',
  postalCode: '',
  addressNumber: '',
  terms: false,
}

/** The lowest one in use, in the city of São Paulo. */
const FIRST_POSTAL_CODE = 1_000_000

function isAllocated(typed: string): boolean {
  return Number(digitsOf(typed)) >= FIRST_POSTAL_CODE
}

function hasCardInput(value: unknown): boolean {
  const { cardNumber, cvc } = value as Partial<CheckoutFields> // as: looked at before it is used
  return typeof cardNumber === 'string' && typeof cvc === 'string' && digitsOf(cvc).length >= USUAL_SECURITY_CODE_DIGITS
}

const USUAL_SECURITY_CODE_DIGITS = 3

/** If the brand is unknown, any usual length is accepted. */
function isSecurityCodeOf(cardNumber: string, cvc: string): boolean {
  const { brand, cvcDigits } = readCardNumber(cardNumber)
  return brand === undefined || digitsOf(cvc).length === cvcDigits
}

/** Reads `MM/YY` into the shape of the payment call; undefined while incomplete. */
export function readExpiry(typed: string): { readonly month: string; readonly year: string } | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(typed) ?? []
  return month === undefined || year === undefined ? undefined : { month, year: `20${year}` }
}

/** A card is valid to the end of its month in the last time zone. */
function isOver(typed: string, now: Date): boolean {
  const expiry = readExpiry(typed)
  if (!expiry) return false
  const DAY_MS = 86_400_000
  return now.getTime() > Date.UTC(Number(expiry.year), Number(expiry.month), 1) + DAY_MS
}
