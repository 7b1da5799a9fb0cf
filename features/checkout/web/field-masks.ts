/** How the fields are written while one types, pastes or lets the browser fill them in. Sizes are the spec's. */
import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { digitsOf } from './checkout-form.ts'

const D = /\d/

/** Rewrites what arrives: typed, pasted, or put there by the browser. */
function rewrite(change: (arrived: string) => string): MaskitoPreprocessor {
  return ({ elementState, data }) => ({
    elementState: data === '' ? { ...elementState, value: change(elementState.value) } : elementState,
    data: change(data),
  })
}

/** Letters, accents included, and spaces; upper case, as cards have it. */
const letters: MaskitoOptions = {
  mask: /^[\p{L}\p{M} ]*$/u,
  preprocessors: [
    rewrite((arrived) =>
      arrived
        .normalize('NFC')
        .replaceAll(/[^\p{L}\p{M} ]/gu, '')
        .toLocaleUpperCase('pt-BR'),
    ),
  ],
}

const digits = (most: number): MaskitoOptions => ({
  mask: Array.from({ length: most }, () => D),
  preprocessors: [rewrite(digitsOf)],
})

/** A country code in front is not part of the eleven digits. */
const withoutCountry = rewrite((arrived) => {
  const found = digitsOf(arrived)
  return found.length > 11 && found.startsWith('55') ? found.slice(2) : arrived
})

/** Browsers and people also write the whole year. */
const shortYear = rewrite((arrived) => arrived.replace(/^\s*(\d\d)\D*20(\d\d)\s*$/, '$1$2'))

/** `(11) 9999-9999` up to ten digits, `(11) 99999-9999` with the eleventh. */
function phoneMask(value: string): (string | RegExp)[] {
  const head = digitsOf(value).length > 10 ? [D, D, D, D, D] : [D, D, D, D]
  return ['(', D, D, ')', ' ', ...head, '-', D, D, D, D, ...(head.length === 4 ? [D] : [])]
}

export const MASKS = {
  name: letters,
  cardName: letters,
  phone: { mask: ({ value }) => phoneMask(value), preprocessors: [withoutCountry] },
  document: { mask: [D, D, D, '.', D, D, D, '.', D, D, D, '-', D, D] },
  cardNumber: { mask: [D, D, D, D, ' ', D, D, D, D, ' ', D, D, D, D, ' ', D, D, D, D] },
  expiry: { mask: [D, D, '/', D, D], preprocessors: [shortYear] },
  cvc: digits(4),
  postalCode: { mask: [D, D, D, D, D, '-', D, D, D] },
  addressNumber: digits(6),
} as const satisfies Record<string, MaskitoOptions>
