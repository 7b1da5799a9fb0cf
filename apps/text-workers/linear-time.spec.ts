import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import * as claims from '#engine/captions/lexicon/claims.ts'
import * as promises from '#engine/captions/lexicon/health-promises.ts'
import { READING } from '#engine/captions/lexicon/reading.ts'
import { SPELLING } from '#engine/captions/lexicon/spelling.ts'
import { LANGUAGES } from '#engine/types.ts'
import { openTextWorkers } from './open-text-workers.ts'
import { READERS } from './readers.test-support.ts'

const LONG = 20_000
const SHORT = LONG / 10
/** The growth of the processor time per character from the short text to the long one. Quadratic time grows tenfold. */
const MAX_GROWTH = 4
/** A reading that is faster is repeated until it has taken as long. */
const MIN_MS = 3
/** Taken in full by a reading that seems slow, and by one alone: a busy machine disturbs some of them. */
const TRIES = 20

const wordsIn = (text: string) => [...new Set(text.match(/\p{L}+/gu) ?? [])]
/** Every word of the caption lexicons, and every letter group of their patterns. */
const WORDS = wordsIn(JSON.stringify([READING, SPELLING, claims, promises]))
/** Every word of every lexicon: captions, scenes and chat. */
const ALL_WORDS = wordsIn(
  globSync('{engine,features}/**/lexicon/**/*.{ts,json}')
    .map((file) => readFileSync(file, 'utf8'))
    .join(' '),
)
const SMALL = WORDS.filter((word) => word.length <= 4)
/** So many texts are made of all words, each with every eighth. */
const SHARES = 8
/** The sentence that once hung the server was 90 characters long. */
const REPEATED = 200

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
  ...Array.from({ length: SHARES }, (_, first) => `${ALL_WORDS.filter((_word, place) => place % SHARES === first).join(' ')} `),
]

const grown = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** The processor time of this thread for one reading, in milliseconds: what else the machine does is not counted. */
function timeOf(read: () => unknown): number {
  const begun = process.threadCpuUsage()
  for (let times = 1; ; times++) {
    read()
    const { user, system } = process.threadCpuUsage(begun)
    const ms = (user + system) / 1000
    if (ms >= MIN_MS) return ms / times
  }
}

/** The least of several measurements of each: a collection of garbage may fall into one. */
function growthOf(read: (text: string) => unknown, text: string, maxTries = TRIES): number {
  const [short, long] = [grown(text, SHORT), grown(text, LONG)]
  let [least, most] = [Infinity, Infinity]
  for (let tries = 1; ; tries++) {
    least = Math.min(
      least,
      timeOf(() => read(short)),
    )
    most = Math.min(
      most,
      timeOf(() => read(long)),
    )
    const growth = most / least / (LONG / SHORT)
    if (growth <= MAX_GROWTH || tries === maxTries) return growth
  }
}

it.each(Object.entries(READERS))(
  '%s takes no longer for a character of 20,000 than for one of 2,000',
  (_, read) => {
    const slow = TEXTS.map((text) => [text.slice(0, 20), growthOf(read, text)] as const).filter(
      ([, growth]) => growth > MAX_GROWTH,
    )
    expect(slow).toEqual([])
  },
  120_000,
)

it('a reader of quadratic time is noticed', () => {
  const growth = growthOf((text) => /\s+$/u.test(`${text}.`), ' ', 1)
  expect(growth).toBeGreaterThan(MAX_GROWTH)
})

const workers = openTextWorkers({ log: { warn: () => undefined } })
afterAll(() => workers.close())
const order = { tone: 'warm', length: 'long', hashtags: true, count: 1, seed: 1 } as const

it('every small word of the lexicons may be repeated again and again, alone and beside the next one', async () => {
  const messages = SMALL.flatMap((word, index) => [`${word} `, `${word} ${SMALL[index + 1] ?? 'às'}, `]).map((text) =>
    grown(text, REPEATED),
  )
  expect(messages.length).toBeGreaterThan(500)
  for (const [index, message] of messages.entries()) {
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'pt-BR'
    const written = workers.ask('writeCaptions', { order: { ...order, message, language } }, { owner: message })
    await expect(written, message).resolves.toHaveLength(1)
  }
})

it.each(['às ', 'as ', 'à ', 'e com '])('"%s" thirty times gets its caption', async (text) => {
  const asked = { ...order, language: 'pt-BR', message: text.repeat(30) } as const
  await expect(workers.ask('writeCaptions', { order: asked }, { owner: 'ana' })).resolves.toHaveLength(1)
})
