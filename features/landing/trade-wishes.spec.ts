/** What the front page tells visitors to ask for, the product can do. */
import { describe, expect, it } from 'vitest'
import { readWords } from '#engine/backdrop-description/read-words.ts'
import { composeCaptions } from '#engine/captions/compose-captions.ts'
import { trades as en } from '#phrases/en/trades.ts'
import { trades as es } from '#phrases/es/trades.ts'
import { LANGUAGES } from '#phrases/languages.ts'
import { trades as ptBr } from '#phrases/pt-BR/trades.ts'
import { trades as ptPt } from '#phrases/pt-PT/trades.ts'
import { quotedIn } from './quoted.ts'
import { TRADES } from './trades.ts'

const WORDS = { 'pt-BR': ptBr, 'pt-PT': ptPt, es, en } as const

const figuresIn = (text: string) => text.match(/\d+/g) ?? []

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(TRADES)('every word of the backdrops that %s is told to ask for is understood', (trade) => {
    const wishes = quotedIn(WORDS[language][trade].describe)
    expect(wishes.length).toBeGreaterThan(0)
    for (const wish of wishes) expect({ wish, ...readWords(wish, language) }).toMatchObject({ isUnderstood: true, missed: [] })
  })

  it.each(TRADES)('the caption has every figure of the message that %s is told to write', (trade) => {
    const { tell, occupation } = WORDS[language][trade]
    const [message = ''] = quotedIn(tell)
    expect(message).not.toBe('')
    const captions = composeCaptions({
      language,
      message,
      occupation,
      length: 'medium',
      hashtags: true,
      count: 3,
      tone: 'warm',
      seed: 2,
    })
    for (const { text } of captions)
      expect({ message, text, figures: figuresIn(text) }).toMatchObject({
        figures: expect.arrayContaining(figuresIn(message)) as string[],
      })
  })
})
