import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '#engine/types.ts'

import { HALF_PROMISES, HEALTH_PROMISES } from './health-promises.fixture.ts'
import { lines } from './lexicon/grammar.ts'
import { NO_HEALTH_PROMISES } from './no-health-promises.fixture.ts'
import { leavesOutClaims } from './posting-notice.ts'
import { softenClaims } from './soften-claims.ts'
import { writeCaptions } from './write-captions.ts'

describe.each(LANGUAGES)('a promise of health in %s', (language) => {
  it.each(lines(HEALTH_PROMISES[language]))('is left out and owned up to: "%s"', (message) => {
    expect(leavesOutClaims({ message, language })).toBe(true)
    const left = softenClaims(message, 'generic')
    expect(softenClaims(left, 'generic')).toBe(left)
  })

  it.each(lines(HEALTH_PROMISES[language]))('is seen behind what is offered: "%s"', (promise) => {
    const left = softenClaims(`mesa redonda, ${promise}`, 'generic')
    expect(left).toMatch(/^mesa redonda/)
    expect(left.length).toBeLessThan(`mesa redonda, ${promise}`.length)
  })

  it.each(lines(NO_HEALTH_PROMISES[language]))('is not seen in "%s"', (message) => {
    expect(leavesOutClaims({ message, language })).toBe(false)
  })
})

describe('what is offered beside a promise', () => {
  it.each(HALF_PROMISES)('stays in every caption of "$message"', ({ language, message, broken, kept }) => {
    for (const tone of ['warm', 'professional', 'playful', 'direct'] as const) {
      for (let seed = 0; seed < 5; seed++) {
        const [caption] = writeCaptions({ language, message, tone, length: 'medium', hashtags: true, count: 1, seed })
        expect(`${caption?.text} ${caption?.hashtags.join(' ')}`).not.toMatch(broken)
        for (const fact of kept) expect(caption?.text.toLowerCase()).toContain(fact.toLowerCase())
      }
    }
  })
})
