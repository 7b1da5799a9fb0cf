import { afterAll, expect, it } from 'vitest'
import * as claims from '#engine/captions/lexicon/claims.ts'
import * as promises from '#engine/captions/lexicon/health-promises.ts'
import { READING } from '#engine/captions/lexicon/reading.ts'
import { SPELLING } from '#engine/captions/lexicon/spelling.ts'
import { LANGUAGES } from '#engine/types.ts'
import { openWords } from './open-words.ts'
import { READERS } from './readers.test-support.ts'

const LONG = 20_000
const SHORT = LONG / 10
/** The growth of the time per character from the short text to the long one. Quadratic time grows tenfold. */
const MOST_GROWTH = 8
/** Shorter times are below the clock's resolution. */
const LEAST_MS = 8

/** Every word of the caption lexicons, and every letter group of their patterns. */
const WORDS = [...new Set(JSON.stringify([READING, SPELLING, claims, promises]).match(/\p{L}+/gu) ?? [])]
const SMALL = WORDS.filter((word) => word.length <= 4)

const TEXTS: readonly string[] = [
  'às ',
  'AS ',
  'e com ',
  'por R$ 1,00 ',
  '12,',
  'em São Paulo ',
  'a',
  ' ',
  '!',
  '\n',
  '🎂',
  'seg ',
  'cura câncer, ',
  'que te faz ',
  '#',
  'https://a.bb/',
  '(11) ',
  '“',
  `${WORDS.join(' ')} `,
  `${WORDS.join(', ').toUpperCase()}. `,
]

const grown = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

function quickest(read: () => unknown): number {
  const times = [0, 1].map(() => {
    const begun = performance.now()
    read()
    return performance.now() - begun
  })
  return Math.min(...times)
}

function growthOf(read: (text: string) => unknown, text: string): number {
  const long = quickest(() => read(grown(text, LONG)))
  if (long < LEAST_MS) return 1
  return long / SHORT_SHARE / quickest(() => read(grown(text, SHORT)))
}
const SHORT_SHARE = LONG / SHORT

it.each(Object.entries(READERS))(
  '%s takes no longer for a character of 20,000 than for one of 2,000',
  (_, read) => {
    // measured again, since the machine may have been busy
    const slow = TEXTS.filter((text) => [1, 2, 3].every(() => growthOf(read, text) > MOST_GROWTH))
    expect(slow).toEqual([])
  },
  120_000,
)

const words = openWords({ log: { warn: () => undefined } })
afterAll(() => words.close())
const order = { tone: 'warm', length: 'long', hashtags: true, count: 1, seed: 1 } as const

it('every small word of the lexicons may be repeated again and again, alone and beside the next one', async () => {
  const messages = SMALL.flatMap((word, index) => [`${word} `, `${word} ${SMALL[index + 1] ?? 'às'}, `]).map((text) =>
    grown(text, 500),
  )
  expect(messages.length).toBeGreaterThan(500)
  for (const [index, message] of messages.entries()) {
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'pt-BR'
    const written = words.ask('writeCaptions', { order: { ...order, message, language } })
    await expect(written, message).resolves.toHaveLength(1)
  }
}, 120_000)

it.each(['às ', 'as ', 'à ', 'e com '])('"%s" thirty times gets its caption', async (text) => {
  const asked = { ...order, language: 'pt-BR', message: text.repeat(30) } as const
  await expect(words.ask('writeCaptions', { order: asked })).resolves.toHaveLength(1)
})
