import { describe, expect, it } from 'vitest'
import { choicesOf, FIRST_CHOICES, layoutOf, missingChoice, tooLongChoice, wishesOf } from './choices.ts'

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

describe('what is too long', () => {
  const LONG = 'x'.repeat(501)

  it('is a message, and a description where one is asked for', () => {
    expect(tooLongChoice({ ...FIRST_CHOICES, message: LONG })).toBe('message')
    expect(tooLongChoice({ ...FIRST_CHOICES, operation: 'describe', words: LONG })).toBe('words')
    expect(tooLongChoice({ ...FIRST_CHOICES, message: 'x'.repeat(500) })).toBeUndefined()
  })

  it('is the headline or the signature of a picture', () => {
    expect(tooLongChoice({ ...FIRST_CHOICES, headline: 'x'.repeat(61) })).toBe('headline')
    expect(tooLongChoice({ ...FIRST_CHOICES, signature: 'x'.repeat(41) })).toBe('signature')
    expect(tooLongChoice({ ...FIRST_CHOICES, headline: 'x'.repeat(60), signature: 'x'.repeat(40) })).toBeUndefined()
  })

  it('does not hold up an order that asks for no description, or no picture', () => {
    const choices = { ...FIRST_CHOICES, words: LONG }
    expect(tooLongChoice(choices)).toBeUndefined()
    expect(wishesOf(choices).words).toBe('')
    const caption = { ...FIRST_CHOICES, operation: 'caption', headline: LONG, signature: LONG } as const
    expect(tooLongChoice(caption)).toBeUndefined()
    expect(wishesOf(caption)).toMatchObject({ headline: '', signature: '' })
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

  it('has the chosen layout where there is a picture to set', () => {
    expect(wishesOf({ ...FIRST_CHOICES, layout: 'price' })).toMatchObject({ layout: 'price' })
    expect(wishesOf({ ...FIRST_CHOICES, layout: 'price', operation: 'caption' })).not.toHaveProperty('layout')
    expect(wishesOf(FIRST_CHOICES)).not.toHaveProperty('layout')
  })

  it('shows the layout that a headline asks for, until another is chosen', () => {
    expect(layoutOf(FIRST_CHOICES)).toBe('photo')
    expect(layoutOf({ ...FIRST_CHOICES, headline: 'Agenda aberta' })).toBe('title')
    expect(layoutOf({ ...FIRST_CHOICES, headline: 'Agenda aberta', layout: 'band' })).toBe('band')
  })

  it('names no backdrop when none was chosen', () => {
    expect(wishesOf(FIRST_CHOICES)).not.toHaveProperty('backdrop')
  })
})

describe('a redo', () => {
  it('starts from the earlier choices', () => {
    const wishes = { backdrop: 'marmore-branco', layout: 'band', light_match: false, tone: 'direct', signature: '@doce' } as const
    expect(choicesOf({ operation: 'swap', format: '9:16', wishes })).toEqual({
      ...FIRST_CHOICES,
      operation: 'swap',
      format: '9:16',
      backdrop: 'marmore-branco',
      layout: 'band',
      hasLightMatch: false,
      tone: 'direct',
      signature: '@doce',
    })
  })
})
