import { expect, test } from 'vitest'
import { LANGUAGES } from '#phrases/shape.ts'
import { shortName } from '#features/chat/conversation/clip.ts'
import { offerBackdrops } from './offer-backdrops.ts'

test.each(LANGUAGES)('no backdrop name is cut within a word or confused with another: %s', (language) => {
  const names = offerBackdrops(language).map(({ name }) => name)
  for (const max of [20, 24]) {
    const short = names.map((name) => shortName(name, max))
    expect(short.filter((name, index) => name.length > max || !`${names[index]} `.startsWith(`${name} `))).toEqual([])
    expect(new Set(short.slice(0, 9)).size).toBe(9)
  }
})
