/** What a message tells us about the post is done and not posted: "não é pra falar da cor", "põe que aceitamos pix", "sem emoji". */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { foldInPlace } from './fold-in-place.ts'
import { INSTRUCTIONS } from './lexicon/instructions.ts'

export interface Wishes {
  /** What the reader is to be asked for: "reservar mesa". */
  readonly asked?: string
  readonly isWithoutEmoji: boolean
  readonly isWithoutTags: boolean
  /** Nothing is to be sold. */
  readonly isWithoutCall: boolean
}

export interface Obeyed extends Wishes {
  /** What is to be said. */
  readonly text: string
}

type Pattern = 'drop' | 'say' | 'kindly' | 'ask' | 'within' | 'behind' | 'emoji' | 'tags' | 'selling'

const word = (source: string): RegExp => boundedPattern(String.raw`(?<![\p{L}\p{N}])(?:${source})(?!\p{L})`, 'u')

const KINDLY = 'please|pls|plz|por favor|porfa|porfis|pf|pfv|pfvr'

const PATTERNS: Readonly<Record<BaseLanguage, Readonly<Record<Pattern, RegExp>>>> = forBaseLanguages((language) => {
  const { lead, drop, say, sayKindly, sayWithin, saidBefore, ask, emoji, tags, selling } = INSTRUCTIONS[language]
  const first = (source: string) => boundedPattern(String.raw`^(?:${lead}){0,3}(?:${source})`, 'u')
  return {
    drop: first(drop),
    say: first(`(?:${say}) `),
    kindly: boundedPattern(`^(?:${KINDLY})[ ,]+(?:${sayKindly}) `, 'u'),
    ask: first(`(?:${ask}) `),
    within: boundedPattern(String.raw`(?<=[\p{L}\p{N}]) (?:${sayWithin}) `, 'u'),
    behind: boundedPattern(String.raw` (?:${saidBefore}|(?:${emoji}|${tags})(?: (?:${KINDLY}))?)$`, 'u'),
    emoji: word(emoji),
    tags: word(tags),
    selling: boundedPattern(String.raw`(?<!\p{L})(?:${selling})`, 'u'),
  }
})

/** A sentence with the mark and the blanks behind it. */
const SENTENCE = /(?:[^.!?…\n]|[.!?](?=[^\s.!?…])){1,500}[.!?…]{0,9}\s{0,3}/gu
/** A clause with its comma, or with the signs that end it. */
const CLAUSE =
  /(?:[^,;\p{Extended_Pictographic}]|[,;](?=\S)){1,500}(?:[,;]\s{0,3}|[\p{Extended_Pictographic}\ufe0f\u200d\s]{1,30})?|[\p{Extended_Pictographic}\ufe0f\u200d\s]{1,30}/gu
const END = /[\s.,;!?…]{0,12}$/u

/** @returns no text where all of a message was told to us */
export function obeyInstructions(message: string, language: BaseLanguage): Obeyed {
  const read = (message.match(SENTENCE) ?? []).map((sentence) => readSentence(sentence, language))
  const text = read
    .map(({ kept }) => kept)
    .join('')
    .trim()
  const [asked] = read.flatMap((each) => each.asked)
  const told = foldInPlace(read.flatMap(({ dropped }) => dropped).join(' '))
  const { emoji, tags, selling } = PATTERNS[language]
  return {
    text,
    ...(asked !== undefined && { asked }),
    isWithoutEmoji: emoji.test(told),
    isWithoutTags: tags.test(told),
    isWithoutCall: selling.test(told),
  }
}

interface ReadSentence {
  readonly kept: string
  readonly dropped: readonly string[]
  readonly asked: readonly string[]
}

function readSentence(sentence: string, language: BaseLanguage): ReadSentence {
  const clauses = sentence.match(CLAUSE) ?? []
  const read = clauses.map((clause) => readClause(clause, language))
  const dropped = read.flatMap(({ told }) => told)
  const asked = read.flatMap((each) => each.asked)
  // what follows gives the reason
  const isWhole = read[0]?.told.length && read[0].kept === '' && clauses.slice(1).every((_, index) => isMore(clauses, index + 1))
  if (isWhole) return { kept: '', dropped: clauses, asked }
  const kept = read.reduce((all, each) => (each.isSentence ? sentenceBehind(all, each.kept) : all + each.kept), '')
  if (dropped.length + asked.length === 0 || kept === '') return { kept, dropped, asked }
  return { kept: kept.replace(END, END.exec(sentence)?.[0] ?? ''), dropped, asked }
}

/** What is not wanted. */
const FORBIDS =
  /^(?:(?:por favor|porfa|please|pls|mas|pero|but|e|y|and|so|just)[ ,]+)?(?:nao|n|no|nada|sem|sin|don|do not|dont|never|nothing|not|without|zero)(?!\p{L})/u
/** Why, or what else is not wanted: "tom leve, sem termos difíceis". */
const GOES_ON =
  /^(?:pq|porque|pois|ja que|q|que|para|pra|sem|nao|n|nada|mas|e|com|xq|sin|no|pero|y|con|because|cause|cos|since|so|not|without|but|and|with|nothing)(?!\p{L})/u

/** Whether a clause is part of what was told before it: behind a tone a clause of its own is to be said ("tom leve, CRP 06/1234"). */
function isMore(clauses: readonly string[], at: number): boolean {
  const folded = (place: number): string => foldInPlace(clauses[place] ?? '').trimStart()
  return FORBIDS.test(folded(0)) || GOES_ON.test(folded(at)) || !/[\p{L}\p{N}]/u.test(folded(at))
}

function sentenceBehind(former: string, text: string): string {
  return former === '' ? text : `${former.replace(END, '')}. ${text}`
}

interface ReadClause {
  readonly kept: string
  /** What is kept is a sentence of its own. */
  readonly isSentence?: boolean
  /** What was told to us, and to nobody else. */
  readonly told: readonly string[]
  readonly asked: readonly string[]
}

function readClause(clause: string, language: BaseLanguage): ReadClause {
  const { drop, say, kindly, ask, within, behind } = PATTERNS[language]
  const start = clause.length - clause.trimStart().length
  const bare = foldInPlace(clause).slice(start).replace(END, '')
  if (drop.test(bare)) return { kept: '', told: [bare], asked: [] }
  const said = say.exec(bare) ?? kindly.exec(bare)
  if (said) return { kept: clause.slice(start + said[0].length), isSentence: true, told: [], asked: [] }
  const asking = ask.exec(bare)
  if (asking) return { kept: '', told: [], asked: [clause.slice(start + asking[0].length).replace(END, '')] }
  const last = behind.exec(bare)
  if (last) return { kept: clause.slice(0, start + last.index) + (END.exec(clause)?.[0] ?? ''), told: [last[0]], asked: [] }
  const middle = within.exec(bare)
  if (!middle) return { kept: clause, told: [], asked: [] }
  const from = start + middle.index
  return { kept: `${clause.slice(0, from)}. ${clause.slice(from + middle[0].length)}`, told: [], asked: [] }
}
