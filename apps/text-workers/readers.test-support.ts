import * as z from 'zod/mini'
import { listCalls } from '#apps/testing/list-calls.test-support.ts'
import { findFacts } from '#engine/captions/find-facts.ts'
import { findProfession } from '#engine/captions/find-profession.ts'
import { loadWords } from '#engine/captions/dictionary/load-words.ts'
import { mendSpelling } from '#engine/captions/mend-spelling.ts'
import { softenClaims } from '#engine/captions/soften-claims.ts'
import { setLines } from '#engine/captions/lines/set-lines.ts'
import { writePlainly } from '#engine/captions/write-plainly.ts'
import { readArguments, WrongArgument } from '#engine/command/read-arguments.ts'
import { readLine } from '#engine/captions/read-line.ts'
import { readWords } from '#engine/backdrop-description/read-words.ts'
import { understand } from '#features/chat/understanding/understand.ts'
import { readSearchWords } from '#features/sign-in/server/members/search-words.ts'

const shapes = (await listCalls()).flatMap(({ body, query, params }) =>
  [body, query, params].flatMap((schema) => (schema instanceof z.ZodMiniObject ? [schema] : [])),
)

/** The arguments of `npm run edit`. */
function readTyped(option: string, text: string): void {
  try {
    readArguments(['photo.jpg', option, text])
  } catch (error) {
    if (!(error instanceof WrongArgument)) throw error
  }
}

/** Names, coupons, addresses, cards, brands: each field of each call is read by its contract before anything else. */
function readFields(text: string): void {
  for (const schema of shapes) schema.safeParse(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, text])))
}

/** Everything that reads a member's text. */
export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  findFacts: (text) => findFacts(text, 'pt'),
  'findFacts in English': (text) => findFacts(text, 'en'),
  findProfession: (text) => findProfession(text, 'pt'),
  mendSpelling: (text) => mendSpelling(text, 'pt-BR', loadWords('pt-BR')),
  'mendSpelling in English': (text) => mendSpelling(text, 'en', loadWords('en')),
  writePlainly: (text) => writePlainly(text, 'pt-BR', 'real-estate'),
  setLines: (text) => setLines(text, { language: 'pt-BR' }, loadWords('pt-BR').marks),
  'setLines in English': (text) => setLines(text, { language: 'en' }, loadWords('en').marks),
  softenClaims: (text) => softenClaims(text, 'generic'),
  readLine: (text) => readLine(text, 'pt-BR'),
  'readLine in English': (text) => readLine(text, 'en'),
  readWords: (text) => readWords(text, 'pt-BR'),
  understand: (text) => understand(text, { hasPhoto: false, languageHint: 'pt-BR' }),
  readSearchWords,
  'the fields of every call': readFields,
  'the words of a headline': (text) => readTyped('--headline', text),
  'the words of a signature': (text) => readTyped('--signature', text),
}
