/** Cards: which are refused, what is shown of them, and their tokens. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Memory } from '../memory.ts'
import { cardRefused, cardRefusedByDocs, invalid } from './errors.ts'
import type { AsaasFaults } from './faults.ts'
import { newCardToken } from './ids.ts'

export interface TestCard {
  readonly number: string
  readonly brand: string
  /** `approved`, or the code of the refusal. */
  readonly outcome: string
}

/** Checked first: the first number is approved although its check digit is wrong (recorded). */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4444444444444444', brand: 'VISA', outcome: 'approved' },
  { number: '5162306219378829', brand: 'MASTERCARD', outcome: 'approved' },
  { number: '4111111111111111', brand: 'VISA', outcome: 'approved' },
  { number: '5184019740373151', brand: 'MASTERCARD', outcome: 'invalid_action' },
  { number: '4916561358240741', brand: 'VISA', outcome: 'invalid_action' },
]

const text = z.string().trim().min(1)
const cardFields = z.object({
  holderName: text,
  number: text,
  expiryMonth: z.string().regex(/^(?:0?[1-9]|1[0-2])$/),
  expiryYear: z.string().regex(/^\d{4}$/),
  ccv: z.string().regex(/^\d{3,4}$/),
})
const holderFields = z.looseObject({
  name: text,
  email: text,
  cpfCnpj: text,
  postalCode: text,
  addressNumber: text,
  phone: text,
})

export const cardCall = z.looseObject({
  creditCard: z.unknown().optional(),
  creditCardHolderInfo: z.unknown().optional(),
  creditCardToken: z.string().optional(),
  remoteIp: z.unknown().optional(),
})
export type CardCall = z.infer<typeof cardCall>

/** What is stored of an accepted card. */
export interface StoredCard {
  readonly creditCardNumber: string
  readonly creditCardBrand: string
  readonly creditCardToken: string
}

export interface Cards {
  /** @throws AsaasError when the card is refused */
  readonly accept: (call: CardCall, customerId: string, today: string) => StoredCard
  readonly memory: Memory
  readonly clear: () => void
}

interface Owned {
  readonly owner: string
  readonly card: StoredCard
}

interface Remembered {
  readonly byToken: ReadonlyMap<string, Owned>
  readonly byNumber: ReadonlyMap<string, StoredCard>
}

export function createCards(faults: AsaasFaults): Cards {
  const byToken = new Map<string, Owned>()
  const byNumber = new Map<string, StoredCard>()

  const findByToken = (token: string, customerId: string): StoredCard => {
    const found = byToken.get(token)
    if (found?.owner !== customerId) throw invalid('invalid_creditCard', `CreditCardToken ${token} não encontrado.`)
    return found.card
  }
  const store = (number: string, owner: string): StoredCard => {
    // one customer's card keeps one token; the number itself is not stored
    const key = createHash('sha256').update(`${owner} ${number}`).digest('base64')
    const known = byNumber.get(key)
    if (known) return known
    const card = { creditCardNumber: number.slice(-4), creditCardBrand: brandOf(number), creditCardToken: newCardToken() }
    byNumber.set(key, card)
    byToken.set(card.creditCardToken, { owner, card })
    return card
  }

  return {
    accept: (call, customerId, today) => {
      if (faults.take('refuse_card')) throw cardRefused()
      if (faults.take('refuse_card_by_docs')) throw cardRefusedByDocs()
      if (call.creditCardToken !== undefined) {
        if (call.creditCard !== undefined)
          throw invalid('invalid_creditCard', 'Informe o token ou os dados do cartão, não ambos.')
        return findByToken(call.creditCardToken, customerId)
      }
      const { number, expiryMonth, expiryYear } = readCard(call)
      checkNumber(number)
      if (`${expiryYear}-${expiryMonth.padStart(2, '0')}` < today.slice(0, 7)) throw cardRefused()
      return store(number, customerId)
    },
    memory: {
      read: (): Remembered => ({ byToken, byNumber }),
      restore: (saved) => {
        const remembered = saved as Remembered // as: what `read` returned
        for (const [token, owned] of remembered.byToken) byToken.set(token, owned)
        for (const [key, card] of remembered.byNumber) byNumber.set(key, card)
      },
    },
    clear: () => {
      byToken.clear()
      byNumber.clear()
    },
  }
}

function readCard(call: CardCall): z.infer<typeof cardFields> {
  const card = cardFields.safeParse(call.creditCard)
  if (!card.success) throw invalid('invalid_creditCard', 'Informe os dados do cartão de crédito.')
  // the specification requires the payer's own; recordings with a token leave it out
  if (typeof call.remoteIp !== 'string') throw invalid('invalid_remoteIp', 'O IP do cliente deve ser informado.')
  if (!holderFields.safeParse(call.creditCardHolderInfo).success)
    throw invalid('invalid_creditCardHolderInfo', 'Informe os dados do titular do cartão de crédito.')
  return { ...card.data, number: card.data.number.replaceAll(/\D/g, '') }
}

function checkNumber(number: string): void {
  const known = TEST_CARDS.find((card) => card.number === number)
  if (known ? known.outcome === 'approved' : passesLuhn(number)) return
  throw known ? cardRefused() : invalid('invalid_creditCard', 'O número do cartão de crédito é inválido.')
}

function passesLuhn(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:4011|4312|4389|5041|5066|5067|509|6277|6362|6363|650|6516|6550)/, 'ELO'],
  [/^4/, 'VISA'],
  [/^(?:5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMEX'],
  [/^3(?:0|6|8)/, 'DINERS'],
  [/^6011/, 'DISCOVER'],
  [/^35/, 'JCB'],
]

function brandOf(number: string): string {
  return BRANDS.find(([start]) => start.test(number))?.[1] ?? 'UNKNOWN'
}
