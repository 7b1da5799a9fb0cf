import { describe, expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { writeCaptions } from '../write-captions.ts'
import { GENERATED } from './generated-lines.fixture.ts'

const LANGUAGES = ['pt-BR', 'pt-PT', 'es', 'en'] as const
const LINES = 120

interface Typed {
  readonly line: string
  /** Numbers that are days, hours, sizes or counts. */
  readonly counted: readonly string[]
}

/** https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A thing with its price, and what is told of it, in any order, with numbers drawn anew; no number stands twice in a line. */
function typedLine(language: Language, random: () => number): Typed {
  const { things, told } = GENERATED[language]
  const used = new Set<number>()
  const draw = (least: number, most: number): string => {
    let number = least
    do number = least + Math.floor(random() * (most - least + 1))
    while (used.has(number))
    used.add(number)
    return String(number)
  }
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const counted: string[] = []
  const filled = (template: string) =>
    template.replaceAll(/\{(\d+)-(\d+)(!?)\}/gu, (_, least: string, most: string, price: string) => {
      const number = draw(Number(least), Number(most))
      if (price === '') counted.push(number)
      return number
    })
  const first = pick(told)
  const second = pick(told.filter((other) => other !== first))
  return { line: [pick(things), first, second].map(filled).join(' '), counted }
}

const figuresOf = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/gu) ?? [])
    .map((figures) => figures.replaceAll(/[.,](?=\d{3}(?!\d))/gu, '').replace(/[.,]00$/u, ''))
    .toSorted()

function captionOf(message: string, language: Language): string {
  const [caption] = writeCaptions({
    message,
    language,
    occupation: '',
    tone: 'professional',
    length: 'medium',
    hashtags: false,
    count: 1,
    seed: 1,
  })
  return caption?.text ?? ''
}

const withCoin = (number: string) =>
  new RegExp(String.raw`(?:R\$|[$£€]|S/) ?${number}(?![\d.,]\d|\d)|(?<!\d)${number} ?[€£]`, 'u')

describe.each(LANGUAGES)('a line in %s that is put together of things, days, hours, counts and prices', (language) => {
  const random = randomFrom(LANGUAGES.indexOf(language) + 1)
  const lines = Array.from({ length: LINES }, () => typedLine(language, random))

  it('keeps each of its numbers, once, and gets no other one', () => {
    for (const { line } of lines) expect(figuresOf(captionOf(line, language)), line).toEqual(figuresOf(line))
  })

  it('tells no price that is a day, an hour, a size or a count', () => {
    const claimed = lines.filter(({ line, counted }) => {
      const caption = captionOf(line, language)
      return counted.some((number) => withCoin(number).test(caption))
    })
    expect(claimed.map(({ line }) => line)).toEqual([])
  })
})
