import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readCorrections } from './read-corrections.ts'
import { WrongArgument } from './wrong-argument.ts'
import { findReadyBackdrop, listReadyBackdrops } from '#engine/backdrop/ready-backdrops.ts'
import {
  FORMATS,
  LANGUAGES,
  PICTURE_OPERATIONS,
  type CaptionOrder,
  type Format,
  type Language,
  type PictureOperation,
  type PictureOrder,
} from '#engine/types.ts'

export { WrongArgument } from './wrong-argument.ts'

export interface PictureCommand {
  readonly kind: 'picture'
  readonly photo: string
  readonly order: PictureOrder
  readonly out: string
  /** Folder of stored cutouts. */
  readonly dataDir: string
  /** Folder of the cutout models. */
  readonly modelDir: string
}

export interface CaptionCommand {
  readonly kind: 'caption'
  readonly order: CaptionOrder
}

export interface HelpCommand {
  readonly kind: 'help'
}

const OPERATIONS = [...PICTURE_OPERATIONS, 'caption'] as const
const TONES = ['warm', 'professional', 'playful', 'direct'] as const
const LENGTHS = ['short', 'medium', 'long'] as const

/** Longest texts, in characters, as in the product. */
const LONGEST = { words: 500, message: 500, headline: 60, signature: 40 } as const

export const USAGE = `usage: npm run edit -- PHOTO [options]

  --operation post | swap | describe | caption   what to make (default post)
  --backdrop ID        swap: a ready backdrop, such as marmore-branco
  --words TEXT         describe: the backdrop in words
  --format 4:5 | 1:1 | 9:16 | original           (default 4:5)
  --headline TEXT      set above the picture
  --signature TEXT     the brand's name
  --seed NUMBER        another number shows another part of the backdrop; the same one the same picture
  --no-light-match     keep the subject's own light
  --keep X,Y…          this is part of the subject: a stroke along points, 0…1 of the upright photo; repeatable
  --remove X,Y…        and this is not; the last stroke wins
  --subject X,Y,W,H    the subject is in this rectangle
  --message TEXT       caption: what to say
  --tone warm | professional | playful | direct  (default warm)
  --length short | medium | long                 (default medium)
  --language ${LANGUAGES.join(' | ')}             (default pt-BR)
  --data-dir FOLDER    cutouts and models        (default data)
  --model-dir FOLDER   models elsewhere          (default models in --data-dir)
  --out FILE           the JPEG to write         (default out.jpg)`

const OPTIONS = {
  operation: { type: 'string', default: 'post' },
  backdrop: { type: 'string' },
  words: { type: 'string' },
  format: { type: 'string', default: '4:5' },
  headline: { type: 'string' },
  signature: { type: 'string' },
  seed: { type: 'string' },
  'no-light-match': { type: 'boolean', default: false },
  keep: { type: 'string', multiple: true },
  remove: { type: 'string', multiple: true },
  subject: { type: 'string' },
  message: { type: 'string' },
  tone: { type: 'string', default: 'warm' },
  length: { type: 'string', default: 'medium' },
  language: { type: 'string', default: 'pt-BR' },
  'data-dir': { type: 'string', default: 'data' },
  'model-dir': { type: 'string' },
  out: { type: 'string', default: 'out.jpg' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type ParsedArguments = ReturnType<typeof parse>

function parse(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options: OPTIONS, allowPositionals: true, strict: true, tokens: true })
  } catch (error) {
    // Node's text continues with positionals; its first sentence says what is wrong
    throw new WrongArgument(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error))
  }
}

/** Parses the arguments. @throws WrongArgument */
export function readArguments(typed: readonly string[]): PictureCommand | CaptionCommand | HelpCommand {
  const given = parse(typed)
  if (given.values.help) return { kind: 'help' }
  const operation = oneOf('operation', given.values.operation, OPERATIONS)
  const language = oneOf('language', given.values.language, LANGUAGES)
  if (operation === 'caption') return readCaption(given, language)
  const [photo, ...more] = given.positionals
  if (photo === undefined) throw new WrongArgument('name the photo to edit')
  if (more.length > 0) throw new WrongArgument(`one photo at a time, not also ${more.join(', ')}`)
  return {
    kind: 'picture',
    photo,
    order: readOrder(given, operation, language),
    out: given.values.out,
    dataDir: given.values['data-dir'],
    modelDir: given.values['model-dir'] ?? join(given.values['data-dir'], 'models'),
  }
}

function readOrder({ values, tokens }: ParsedArguments, operation: PictureOrder['operation'], language: Language): PictureOrder {
  const format: Format = oneOf('format', values.format, FORMATS)
  CHECKS[operation](values)
  // the values are sorted by name, and strokes need their order
  const options = tokens.flatMap((token) => (token.kind === 'option' ? [{ name: token.name, value: token.value }] : []))
  const corrections = readCorrections(options)
  return {
    operation,
    format,
    language,
    lightMatch: !values['no-light-match'],
    ...(corrections && { corrections }),
    ...(values.backdrop !== undefined && { backdrop: values.backdrop }),
    ...(values.words !== undefined && { words: notLonger('words', values.words) }),
    ...(values.seed !== undefined && { seed: wholeNumber('seed', values.seed) }),
    ...(values.headline !== undefined && { headline: notLonger('headline', values.headline) }),
    ...(values.signature !== undefined && { signature: notLonger('signature', values.signature) }),
  }
}

const CHECKS = {
  post: () => undefined,
  swap: ({ backdrop }) => requireBackdrop(backdrop),
  describe: ({ words }) => {
    if (!words?.trim()) throw new WrongArgument('describe needs --words')
  },
} as const satisfies Readonly<Record<PictureOperation, (values: ParsedArguments['values']) => void>>

function requireBackdrop(id: string | undefined): void {
  if (id !== undefined && findReadyBackdrop(id)) return
  const known = listReadyBackdrops().map((backdrop) => backdrop.id)
  throw new WrongArgument(`${id ? `no ready backdrop is called ${id}` : 'swap needs --backdrop'}; there are ${known.join(', ')}`)
}

function readCaption({ values, positionals }: ParsedArguments, language: Language): CaptionCommand {
  if (positionals.length > 0) throw new WrongArgument('a caption needs no photo')
  if (!values.message?.trim()) throw new WrongArgument('caption needs --message')
  return {
    kind: 'caption',
    order: {
      message: notLonger('message', values.message),
      language,
      tone: oneOf('tone', values.tone, TONES),
      length: oneOf('length', values.length, LENGTHS),
      hashtags: true,
      count: 3,
      seed: 1,
    },
  }
}

function oneOf<Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice {
  const chosen = choices.find((choice) => choice === value)
  if (chosen === undefined) throw new WrongArgument(`--${name} is one of ${choices.join(', ')}, not "${value}"`)
  return chosen
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new WrongArgument(`--${name} is a whole number, not "${text}"`)
  return value
}

function notLonger(name: keyof typeof LONGEST, text: string): string {
  const most = LONGEST[name]
  if (Array.from(text).length > most) throw new WrongArgument(`--${name} has at most ${most} characters`)
  return text
}
