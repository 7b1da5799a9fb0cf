/**
 * `npm run measure:captions -- LINES.tsv`: numbered captions for people to judge, from lines of trade, language and message
 * with tabs between. The tone and the length go round, and each trade's former captions are known, as they are for a member.
 */
import { readFileSync } from 'node:fs'
import { writeCaptions } from '#engine/captions/write-captions.ts'
import { LANGUAGES, type CaptionOrder } from '#engine/types.ts'

const TONES = ['warm', 'professional', 'playful', 'direct'] as const
const LENGTHS = ['medium', 'medium', 'long', 'short'] as const
const KNOWN = 10

function measureCaptions(path: string): string {
  const former = new Map<string, string[]>()
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines
    .map((line, index) => {
      const [trade = '', code = '', message = ''] = line.split('\t').map((cell) => cell.trim())
      const language = LANGUAGES.find((known) => known === code) ?? 'pt-BR'
      const known = former.get(trade) ?? []
      const text = captionOf({ message, language, occupation: trade, former: known }, index)
      former.set(trade, [text, ...known].slice(0, KNOWN))
      return `${index + 1}. [${trade} | ${language} | ${message}]\n${text.replaceAll(/^/gm, '   ')}\n`
    })
    .join('\n')
}

type Asked = Pick<CaptionOrder, 'message' | 'language' | 'occupation' | 'former'>

function captionOf(asked: Asked, index: number): string {
  const manner = { tone: TONES[index % TONES.length] ?? 'warm', length: LENGTHS[index % LENGTHS.length] ?? 'medium' } as const
  const [caption] = writeCaptions({ ...asked, ...manner, hashtags: true, count: 1, seed: index })
  return [caption?.text, caption?.hashtags.join(' ')].filter(Boolean).join('\n\n')
}

const [path] = process.argv.slice(2)
console.log(path === undefined ? 'npm run measure:captions -- LINES.tsv' : measureCaptions(path))
