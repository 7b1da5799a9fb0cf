import { afterAll, expect, it } from 'vitest'
import { abridge } from '#engine/captions/abridge.ts'
import { findFacts } from '#engine/captions/find-facts.ts'
import { findProduct } from '#engine/captions/find-product.ts'
import { findProfession } from '#engine/captions/find-profession.ts'
import * as claims from '#engine/captions/lexicon/claims.ts'
import * as promises from '#engine/captions/lexicon/health-promises.ts'
import { READING } from '#engine/captions/lexicon/reading.ts'
import { SPELLING } from '#engine/captions/lexicon/spelling.ts'
import { mendSpelling } from '#engine/captions/mend-spelling.ts'
import { punctuateFacts } from '#engine/captions/punctuate-facts.ts'
import { punctuateHomes } from '#engine/captions/punctuate-homes.ts'
import { softenClaims } from '#engine/captions/soften-claims.ts'
import { tidySentences } from '#engine/captions/tidy-sentences.ts'
import { readWords } from '#engine/words/read-words.ts'
import { LANGUAGES } from '#engine/types.ts'
import { understand } from '#features/chat/understanding/understand.ts'
import { readSearchWords } from '#features/sign-in/server/members/search-words.ts'
import { openWords } from './open-words.ts'

const LONG = 20_000
const SHORT = LONG / 10
/** Of the time per character, from the short text to the long one. What takes the square of its text grows tenfold. */
const MOST_GROWTH = 6
/** Below this a clock says little. */
const LEAST_MS = 8

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  findFacts: (text) => findFacts(text, 'pt'),
  'findFacts in English': (text) => findFacts(text, 'en'),
  abridge: (text) => abridge(text, text.length - 10, 'es'),
  findProduct: (text) => findProduct(text, findFacts(text, 'pt'), 'pt'),
  findProfession: (text) => findProfession(text, 'pt'),
  mendSpelling: (text) => mendSpelling(text, 'pt-BR'),
  'mendSpelling in English': (text) => mendSpelling(text, 'en'),
  punctuateFacts: (text) => punctuateFacts(text, 'pt'),
  punctuateHomes: (text) => punctuateHomes(text, 'pt'),
  softenClaims: (text) => softenClaims(text, 'generic'),
  tidySentences,
  readWords: (text) => readWords(text, 'pt-BR'),
  understand: (text) => understand(text, { hasPhoto: false, languageHint: 'pt-BR' }),
  readSearchWords,
}

/** Every word of the lexicons of captions, and every letter group of their patterns. */
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
    // a second look: the machine may have done something else
    const slow = TEXTS.filter((text) => growthOf(read, text) > MOST_GROWTH && growthOf(read, text) > MOST_GROWTH)
    expect(slow).toEqual([])
  },
  120_000,
)

const words = openWords({ log: { warn: () => undefined } })
afterAll(() => words.close())
const order = { tone: 'warm', length: 'long', hashtags: true, count: 1, seed: 1 } as const

it('every small word of the lexicons may be said again and again, alone and beside the next one', async () => {
  const messages = SMALL.flatMap((word, index) => [`${word} `, `${word} ${SMALL[index + 1] ?? 'às'}, `]).map((text) =>
    grown(text, 500),
  )
  expect(messages.length).toBeGreaterThan(500)
  for (const [index, message] of messages.entries()) {
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'pt-BR'
    const written = words.ask('writeCaptions', { order: { ...order, message, language } })
    await expect(written, message).resolves.toHaveLength(1) // oxlint-disable-line no-await-in-loop -- one thread takes them one by one
  }
}, 120_000)

it.each(['às ', 'as ', 'à ', 'e com '])('"%s" thirty times gets its caption', async (text) => {
  const asked = { ...order, language: 'pt-BR', message: text.repeat(30) } as const
  await expect(words.ask('writeCaptions', { order: asked })).resolves.toHaveLength(1)
})
