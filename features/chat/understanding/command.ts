/**
 * `npm run understand`: reads lines (language, `photo` or `-`, what they answer or `-`, text; tabs between) from standard input
 * and prints one line of JSON for each: `{label, sureness, asks?, language}`. Builds the weights where they are missing.
 */
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { LANGUAGES } from '#phrases/shape.ts'
import { EXPECTATIONS } from './intent.ts'
import { labelOf } from './label.ts'
import { understand } from './understand.ts'

const LINE = z.tuple([z.enum(LANGUAGES), z.enum(['photo', '-']), z.enum([...EXPECTATIONS, '-']), z.string()])

for await (const line of createInterface({ input: process.stdin })) {
  if (line === '') continue
  const [language, photo, answers, ...words] = line.split('\t')
  const read = LINE.safeParse([language, photo, answers, words.join('\t')])
  if (!read.success) {
    process.stderr.write(`cannot read "${line}": ${z.prettifyError(read.error)}\n`)
    process.exitCode = 1
    continue
  }
  process.stdout.write(`${JSON.stringify(answer(read.data))}\n`)
}

function answer([languageHint, photo, answers, text]: z.infer<typeof LINE>) {
  const about = { hasPhoto: photo === 'photo', languageHint, ...(answers !== '-' && { expecting: answers }) }
  const { intent, probability, asks, language } = understand(text, about)
  const label = labelOf(asks?.[0] ?? intent)
  return { label, sureness: Number(probability.toFixed(3)), ...(asks && { asks: asks.map(labelOf) }), language }
}
