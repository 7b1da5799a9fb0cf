import { number as examineNumber } from 'card-validator'
import { digitsOf } from './digits.ts'

export interface CardReading {
  /** The common name, such as "Visa"; undefined until the digits identify it. */
  readonly brand: string | undefined
  /** Digits of the security code of this brand. */
  readonly cvcDigits: number
  /** `doubtful`: the length is complete, but the check digit is wrong. */
  readonly state: 'unfinished' | 'good' | 'doubtful'
}

const USUAL_CVC_DIGITS = 3

/** Reads brand and state from a card number while it is typed. */
export function readCardNumber(typed: string): CardReading {
  const found = digitsOf(typed)
  const { card, isValid } = examineNumber(found)
  const longest = Math.min(16, Math.max(...(card?.lengths ?? [16])))
  const unsure = found.length >= longest ? 'doubtful' : 'unfinished'
  return {
    brand: found === '' ? undefined : card?.niceType,
    cvcDigits: card?.code.size ?? USUAL_CVC_DIGITS,
    state: isValid ? 'good' : unsure,
  }
}
