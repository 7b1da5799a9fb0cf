import { describe, expect, it } from 'vitest'
import { findWordProblems, measureCaption } from './caption-limits.ts'

const problems = (caption: string, altText?: string) => findWordProblems({ caption, altText })

describe('a caption', () => {
  it('counts characters as people see them: an emoji of one code point is one', () => {
    expect(measureCaption('Pão 🥖').characters).toBe(5)
    expect(problems('🥖'.repeat(2200))).toEqual([])
    expect(problems('🥖'.repeat(2201))).toEqual(['caption_too_long'])
  })

  it.each([
    ['#pão #de_queijo #2026', 3],
    ['#um#dois', 1],
    ['sala 3#4, C# e # sozinho', 0],
    ['(#bolo), #bolo.', 2],
  ])('counts everything that Instagram may take for a hashtag: %s', (caption, hashtags) => {
    expect(measureCaption(caption).hashtags).toBe(hashtags)
  })

  it('counts mentions of accounts, but no e-mail address', () => {
    expect(measureCaption('com @ana.doces e @bia; escreva para ana@example.com').mentions).toBe(2)
  })

  it('may have thirty hashtags and twenty mentions, and no more', () => {
    expect(problems('#a '.repeat(30) + '@b '.repeat(20))).toEqual([])
    expect(problems('#a '.repeat(31) + '@b '.repeat(21))).toEqual(['too_many_hashtags', 'too_many_mentions'])
  })
})

it('allows an alt text of a thousand characters', () => {
  expect(problems('', 'é'.repeat(1000))).toEqual([])
  expect(problems('', 'é'.repeat(1001))).toEqual(['alt_text_too_long'])
})
