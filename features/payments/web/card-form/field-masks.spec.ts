import { type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { expect, it } from 'vitest'
import { MASKS } from './field-masks.ts'

it.each([
  ['name', "d'Ávila-Neto", 'd Ávila Neto'],
  ['cardName', "d'Ávila-Neto", 'D ÁVILA NETO'],
  ['phone', '+55 11 98765-4321', '(11) 98765-4321'],
  ['phone', '(55) 99876-5432', '(55) 99876-5432'],
  ['expiry', '12/2030', '12/30'],
] as const)('writes a %s that is pasted as %s like %s', (field, pasted, written) => {
  expect(maskitoTransform(pasted, MASKS[field])).toBe(written)
})

/** Types one key after the other at the end of the value. */
function typeInto({ mask, preprocessors = [] }: MaskitoOptions, keys: string): string {
  return Array.from(keys).reduce((value, key) => {
    const typed = preprocessors.reduce((state, preprocess) => ({ ...state, ...preprocess(state, 'insert') }), {
      elementState: { value, selection: [value.length, value.length] as const },
      data: key,
    })
    return maskitoTransform(typed.elementState.value + typed.data, { mask })
  }, '')
}

it.each([
  ['name', "d'Ávila-Neto", 'd Ávila Neto'],
  ['cardName', "d'Ávila-Neto", 'D ÁVILA NETO'],
  ['phone', '+5511987654321', '(11) 98765-4321'],
  ['phone', '55998765432', '(55) 99876-5432'],
  ['phone', '1133334444', '(11) 3333-4444'],
  ['expiry', '12/2030', '12/30'],
  ['expiry', '1230', '12/30'],
] as const)('writes a %s that is typed as %s like %s', (field, typed, written) => {
  expect(typeInto(MASKS[field], typed)).toBe(written)
})
