/** Identifiers in the formats that were observed: https://docs.asaas.com, and recordings of its sandbox. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

function letters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

let customerNumber = 8_000_000 + randomInt(10 ** 6)
export const newCustomerId = () => `cus_${String((customerNumber += 1)).padStart(12, '0')}`
export const newPaymentId = () => `pay_${letters(16)}`
export const newSubscriptionId = () => `sub_${letters(16)}`
export const newCardToken = () => randomUUID()
export const newWebhookId = () => randomUUID()
export const newChargebackId = () => randomUUID()

let eventNumber = randomInt(10 ** 6)
export const newEventId = () => `evt_${randomBytes(16).toString('hex')}&${(eventNumber += 1)}`
