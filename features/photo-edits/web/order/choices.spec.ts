import { describe, expect, it } from 'vitest'
import { choicesOf, FIRST_CHOICES, missingChoice, wishesOf } from './choices.ts'

describe('what is missing', () => {
  it('is nothing at first: one tap after the photo is enough', () => {
    expect(missingChoice(FIRST_CHOICES)).toBeUndefined()
  })

  it.each([
    ['swap', 'backdrop'],
    ['describe', 'words'],
    ['caption', 'message'],
  ] as const)('for %s is the %s, until there is one', (operation, need) => {
    expect(missingChoice({ ...FIRST_CHOICES, operation })).toBe(need)
    expect(missingChoice({ ...FIRST_CHOICES, operation, [need]: '   ' })).toBe(need)
    expect(missingChoice({ ...FIRST_CHOICES, operation, [need]: 'mármore' })).toBeUndefined()
  })
})

describe('the order', () => {
  it('contains texts without the spaces around them', () => {
    expect(wishesOf({ ...FIRST_CHOICES, message: ' bolo \n' }).message).toBe('bolo')
  })

  it('sends removed texts as empty, so that a redo does not repeat them', () => {
    const before = choicesOf({ operation: 'post', format: '1:1', wishes: { headline: 'Agenda aberta' } })
    expect(wishesOf({ ...before, headline: '' })).toMatchObject({ headline: '', format: '1:1' })
  })

  it('names no backdrop when none was chosen', () => {
    expect(wishesOf(FIRST_CHOICES)).not.toHaveProperty('backdrop')
  })
})

describe('a redo', () => {
  it('starts from the earlier choices', () => {
    const wishes = { backdrop: 'marmore-branco', light_match: false, tone: 'direct', signature: '@doce' } as const
    expect(choicesOf({ operation: 'swap', format: '9:16', wishes })).toEqual({
      ...FIRST_CHOICES,
      operation: 'swap',
      format: '9:16',
      backdrop: 'marmore-branco',
      hasLightMatch: false,
      tone: 'direct',
      signature: '@doce',
    })
  })
})
