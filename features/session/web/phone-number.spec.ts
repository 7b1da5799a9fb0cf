import { describe, expect, it } from 'vitest'
import { maskPhone, readPhone, readToken, showPhone } from './phone-number.ts'

describe('maskPhone', () => {
  it.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1133334444', '(11) 3333-4444'],
    ['11987654321', '(11) 98765-4321'],
    ['119876543219999', '(11) 98765-4321'],
    ['+55 11 98765-4321', '(11) 98765-4321'],
    ['5511987654321', '(11) 98765-4321'],
    ['55119876543', '(55) 11987-6543'],
    ['+', '+'],
    ['+5', '+5'],
    ['+55', '+55'],
    ['+551', '(1'],
    ['(55) 99988-7766', '(55) 99988-7766'],
    ['abc', 'abc'],
    ['(12a', '12a'],
    ['META-review.7', 'META-review.7'],
    ['Cel: (11) 98765-4321', '(11) 98765-4321'],
    ['0 21 98765-4397', '(21) 98765-4397'],
    ['021987654321', '(21) 98765-4321'],
    ['+351 912 345 678', '+351912345678'],
    ['+54', '+54'],
  ])('writes %j as %j', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked)
  })

  it('never ends in a character of the mask, so that deleting backwards always takes a digit', () => {
    for (let length = 1; length <= 11; length += 1) {
      expect(maskPhone('11987654321'.slice(0, length))).toMatch(/\d$/)
    }
  })

  it('leaves its own output unchanged', () => {
    for (let length = 0; length <= 11; length += 1) {
      const masked = maskPhone('21987654321'.slice(0, length))
      expect(maskPhone(masked)).toBe(masked)
    }
  })
})

describe('readPhone', () => {
  it.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['11 3333-4444', '+551133334444'],
    ['+55 (99) 98765-4321', '+5599987654321'],
    ['5511987654321', '+5511987654321'],
    ['55999887766', '+5555999887766'],
    ['(20) 98765-4321', '+5520987654321'],
    ['+351 912 345 678', '+351912345678'],
  ])('reads %j as %s', (typed, phone) => {
    expect(readPhone(typed)).toBe(phone)
  })

  it.each(['', 'abc', 'a11', '987654321', '(10) 98765-4321', '(01) 98765-4321', '119876543', '+55 119', '+351 912'])(
    'refuses %j',
    (typed) => {
      expect(readPhone(typed)).toBeUndefined()
    },
  )
})

describe('showPhone', () => {
  it('shows a Brazilian number as people write it and another one as it is', () => {
    expect(showPhone('+5511987654321')).toBe('(11) 98765-4321')
    expect(showPhone('+351912345678')).toBe('+351912345678')
  })
})

describe('readToken', () => {
  it.each(['META-review.7', ' meta1 ', '7abc'])('accepts %j as a special token', (typed) => {
    expect(readToken(typed)).toBe(typed.trim())
  })

  it.each(['', 'abc', '11987654321', 'ana@example.com', 'não tenho número', 'Cel: (11) 98765-4321'])('refuses %j', (typed) => {
    expect(readToken(typed)).toBeUndefined()
  })
})
