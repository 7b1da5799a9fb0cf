import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

const byLetters = (line: string) => line.length

describe('breaking a headline', () => {
  it('makes lines of even width', () => {
    expect(breakLines('Pão quentinho todo dia às 7h', 2, byLetters)).toEqual(['Pão quentinho', 'todo dia às 7h'])
  })

  it('does not end a line with a word that belongs to the next', () => {
    expect(breakLines('Bolo de cenoura com chocolate', 2, byLetters)).toEqual(['Bolo de cenoura', 'com chocolate'])
  })

  it('makes no more lines than there are words', () => {
    expect(breakLines('Promoção', 3, byLetters)).toEqual(['Promoção'])
  })

  it('measures each run of words once, however many ways there are', () => {
    const words = Array.from({ length: 30 }, () => 'x')
    let measured = 0
    const lines = breakLines(words.join(' '), 6, (line) => {
      measured++
      return line.length
    })
    expect(lines.map((line) => line.length)).toEqual([9, 9, 9, 9, 9, 9])
    expect(measured).toBeLessThanOrEqual((words.length * (words.length + 1)) / 2)
  })

  it('loses no word', () => {
    const text = 'um dois três quatro cinco seis sete oito nove dez'
    for (const count of [1, 2, 3]) expect(breakLines(text, count, byLetters).join(' ')).toBe(text)
  })
})
