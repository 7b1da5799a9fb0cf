/** Masks that format the fields on typing, pasting and autofill. Sizes come from the product specification. */
import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { digitsOf } from './digits.ts'

const D = /\d/

/** Rewrites text that is typed, pasted or autofilled. */
function rewrite(change: (arrived: string) => string): MaskitoPreprocessor {
  return ({ elementState, data }) => ({
    elementState: data === '' ? { ...elementState, value: change(elementState.value) } : elementState,
    data: change(data),
  })
}

/** Letters, including accented ones, and spaces. A hyphen or apostrophe between names becomes a space. */
const onlyLetters = (arrived: string) =>
  arrived
    .normalize('NFC')
    .replaceAll(/['’´`-]/g, ' ')
    .replaceAll(/[^\p{L}\p{M} ]/gu, '')

const LETTERS = /^[\p{L}\p{M} ]*$/u
const letters: MaskitoOptions = { mask: LETTERS, preprocessors: [rewrite(onlyLetters)] }
/** As printed on cards. */
const capitals: MaskitoOptions = {
  mask: LETTERS,
  preprocessors: [rewrite((arrived) => onlyLetters(arrived).toLocaleUpperCase('pt-BR'))],
}

const digits = (most: number): MaskitoOptions => ({
  mask: Array.from({ length: most }, () => D),
  preprocessors: [rewrite(digitsOf)],
})

/** Removes a part of the existing value, once the next typed character shows that it does not belong. */
function retract(shorten: (value: string) => string): MaskitoPreprocessor {
  return ({ elementState, data }) => {
    const { value, selection } = elementState
    const isTypedBehind = /^\d$/.test(data) && selection[0] === value.length
    const left = isTypedBehind ? shorten(value) : value
    return { elementState: left === value ? elementState : { value: left, selection: [left.length, left.length] }, data }
  }
}

/**
 * Removes a country code in front of the eleven digits; 55 is also an area code, so only a twelfth digit shows that it is one.
 */
const withoutCountry = rewrite((arrived) => {
  const found = digitsOf(arrived)
  return found.length > 11 && found.startsWith('55') ? found.slice(2) : arrived
})
const retractCountry = retract((value) => {
  const found = digitsOf(value)
  return found.length === 11 && found.startsWith('55') ? found.slice(2) : value
})

/** Browsers and people may write the full year: its first half is dropped. */
const shortYear = rewrite((arrived) => arrived.replace(/^\s*(\d\d)\D*20(\d\d)\s*$/, '$1$2'))
const retractCentury = retract((value) => value.replace(/^(\d\d)\/20$/, '$1'))

/** `(11) 9999-9999` up to ten digits, `(11) 99999-9999` with the eleventh. */
function phoneMask(value: string): (string | RegExp)[] {
  const head = digitsOf(value).length > 10 ? [D, D, D, D, D] : [D, D, D, D]
  return ['(', D, D, ')', ' ', ...head, '-', D, D, D, D, ...(head.length === 4 ? [D] : [])]
}

export const MASKS = {
  name: letters,
  cardName: capitals,
  phone: { mask: ({ value }) => phoneMask(value), preprocessors: [retractCountry, withoutCountry] },
  document: { mask: [D, D, D, '.', D, D, D, '.', D, D, D, '-', D, D] },
  cardNumber: { mask: [D, D, D, D, ' ', D, D, D, D, ' ', D, D, D, D, ' ', D, D, D, D] },
  expiry: { mask: [D, D, '/', D, D], preprocessors: [retractCentury, shortYear] },
  cvc: digits(4),
  postalCode: { mask: [D, D, D, D, D, '-', D, D, D] },
  addressNumber: digits(6),
} as const satisfies Record<string, MaskitoOptions>
