/** The checks of every paid order, in the provider's order: customer, value, day, card. */
import { z } from 'zod'
import type { Api } from './api.ts'
import type { BillingType } from './store.ts'
import { type StoredCard, cardCall } from './cards.ts'
import { dayOf, isDay } from './dates.ts'
import { AsaasError, invalid } from './errors.ts'
import { read } from './read.ts'

const MIN_CARD_VALUE = 5

/** Some clients send a full timestamp where the provider expects a day. */
export const dayField = z.string().transform((text) => text.replace(/T\d\d:.*$/, ''))

/** Checked first: an empty body is a missing customer, and nothing else. */
export function findCustomer({ store }: Api, body: unknown): string {
  const { customer } = read(z.looseObject({ customer: z.unknown() }), body)
  const found = typeof customer === 'string' ? store.customers.get(customer) : undefined
  if (!found || found.deleted) throw invalid('invalid_customer', 'Customer inválido ou não informado.')
  return found.id
}

export interface Terms {
  readonly value: number
  readonly dueOn: string
  readonly billingType: BillingType
}

export function checkTerms({ clock }: Api, { value, dueOn, billingType }: Terms): void {
  const isByCard = billingType === 'CREDIT_CARD'
  if (value <= 0 || (isByCard && value < MIN_CARD_VALUE)) throw new AsaasError(400, ...VALUE_TOO_LOW)
  if (!isDay(dueOn) || dueOn < dayOf(clock.now()))
    throw invalid('invalid_dueDate', 'Não é permitido data de vencimento inferior a hoje.')
}

/** One field, two entries (measured). */
const VALUE_TOO_LOW = [
  ['invalid_value', 'O valor da cobrança é menor que o valor mínimo permitido.'],
  ['invalid_value', 'O valor mínimo para cobranças via Cartão de Crédito é R$ 5,00.'],
] as const

/** Null when none was sent. @throws AsaasError when it is refused */
export function acceptCard(api: Api, customer: string, body: unknown): StoredCard | null {
  const call = read(cardCall, body)
  if (call.creditCard === undefined && call.creditCardToken === undefined) return null
  return api.cards.accept(call, customer, dayOf(api.clock.now()))
}

/** The same where a card is required. */
export function requireCard(api: Api, customer: string, body: unknown): StoredCard {
  return api.cards.accept(read(cardCall, body), customer, dayOf(api.clock.now()))
}
