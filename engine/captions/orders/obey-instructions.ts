/** What a message tells us about the post is done and not posted: "não é pra falar da cor", "põe que aceitamos pix", "sem emoji". */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { CLAUSE, END, hasFact, SENTENCE, sentenceBehind } from './clauses.ts'
import { partAtOrders, readOrder } from './cut-orders.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { INSTRUCTIONS } from '../lexicon/instructions.ts'
import { LINKING } from '../lexicon/linking.ts'
import { readGreeting } from './read-greeting.ts'

export interface Wishes {
  /** What the reader is to be asked for: "reservar mesa". */
  readonly asked?: string
  readonly isWithoutEmoji: boolean
  readonly isWithoutTags: boolean
  /** Nothing is to be sold. */
  readonly isWithoutCall: boolean
  /** No price is to be told, though there is one. */
  readonly isWithoutPrice: boolean
}

export interface Obeyed extends Wishes {
  /** What is to be said. */
  readonly text: string
}

type Pattern =
  | 'drop'
  | 'manner'
  | 'text'
  | 'textAbout'
  | 'textToned'
  | 'mannerBehind'
  | 'reason'
  | 'question'
  | 'invite'
  | 'andThat'
  | 'say'
  | 'sayLater'
  | 'kindly'
  | 'ask'
  | 'within'
  | 'behind'
  | 'sayOurs'
  | 'readers'
  | 'calling'
  | 'emoji'
  | 'tags'
  | 'selling'

const word = (source: string): RegExp => boundedPattern(String.raw`(?<![\p{L}\p{N}])(?:${source})(?!\p{L})`, 'u')

const KINDLY = 'please|pls|plz|por favor|porfa|porfis|pf|pfv|pfvr'

const PATTERNS: Readonly<Record<BaseLanguage, Readonly<Record<Pattern, RegExp>>>> = forBaseLanguages((language) => {
  const told = INSTRUCTIONS[language]
  const first = (source: string) => boundedPattern(String.raw`^(?:${told.lead}){0,3}(?:${source})`, 'u')
  return {
    drop: first(told.drop),
    text: word(told.text),
    textAbout: first(`(?:${told.textAbout}) `),
    textToned: first(told.textToned),
    manner: boundedPattern(`^(?:${told.manner})(?: (?:${KINDLY}))?$`, 'u'),
    mannerBehind: boundedPattern(` (?:${told.mannerBehind})$`, 'u'),
    question: first(`(?:${told.question}) `),
    invite: first(told.invite),
    andThat: boundedPattern(`(?<= )(?:${told.andThat}) `, 'gu'),
    reason: boundedPattern(String.raw`^(?:${told.reason})(?!\p{L})`, 'u'),
    say: first(`(?:${told.say}) `),
    sayLater: first(`(?:${told.sayLater}) `),
    kindly: boundedPattern(`^(?:${KINDLY})[ ,]+(?:${told.sayKindly}) `, 'u'),
    ask: first(String.raw`(?:${told.ask}) (?=(?:${told.asked})(?: \p{L}{1,20}){0,4}$)`),
    within: boundedPattern(String.raw`(?<=[\p{L}\p{N}]) (?:${told.sayWithin}) `, 'u'),
    behind: boundedPattern(String.raw` (?:${told.saidBefore}|(?:${told.emoji}|${told.tags})(?: (?:${KINDLY}))?)$`, 'u'),
    sayOurs: first(told.sayOurs),
    readers: word(told.toReaders),
    calling: boundedPattern(LINKING[language].callToAction, 'iu'),
    emoji: word(told.emoji),
    tags: word(told.tags),
    selling: boundedPattern(String.raw`(?<!\p{L})(?:${told.selling})`, 'u'),
  }
})

interface May {
  /** Nothing is asked yet. */
  readonly ask: boolean
  /** Another clause is an order, so that one that only tells the manner is told to us as well. */
  readonly tellManner: boolean
  /** Something stands before it. */
  readonly isLater?: boolean
  /** What that is. */
  readonly before?: string
}

/** @returns no text where all of a message was told to us; of what is told to readers no word is left out */
export function obeyInstructions(message: string, language: BaseLanguage): Obeyed {
  const first = obey(message, language, { ask: true, tellManner: false })
  const isOrder = first.text !== message.trim()
  const obeyed = isOrder ? obey(message, language, { ask: true, tellManner: true }) : first
  // where she tells how to reach her, nothing else is asked
  const isReached = obeyed.asked !== undefined && PATTERNS[language].calling.test(foldInPlace(obeyed.text))
  const read = isReached ? obey(message, language, { ask: false, tellManner: false }) : obeyed
  return { ...read, text: readGreeting(read.text) }
}

function obey(message: string, language: BaseLanguage, may: May): Obeyed {
  const { emoji, tags, selling } = PATTERNS[language]
  const read: ReadSentence[] = []
  let ask = may.ask
  for (const sentence of message.match(SENTENCE) ?? []) {
    const before = read.map(({ kept }) => kept).join('')
    const each = readSentence(sentence, language, { ...may, ask, isLater: read.length > 0, before })
    ask = ask && each.asked.length === 0
    read.push(each)
  }
  const text = read
    .map(({ kept }) => kept)
    .join('')
    .trim()
  const [asked] = read.flatMap((each) => each.asked)
  const told = foldInPlace(read.flatMap(({ dropped }) => dropped).join(' '))
  return {
    text,
    ...(asked !== undefined && { asked }),
    isWithoutEmoji: emoji.test(told),
    isWithoutTags: tags.test(told),
    isWithoutCall: selling.test(told),
    isWithoutPrice: read.some((each) => each.isPriceless),
  }
}

interface ReadSentence {
  readonly kept: string
  readonly dropped: readonly string[]
  readonly asked: readonly string[]
  readonly isPriceless: boolean
}

function readSentence(sentence: string, language: BaseLanguage, may: May): ReadSentence {
  const [toldToUs, rest] = partAtColon(sentence, language)
  const read: ReadClause[] = toldToUs === '' ? [] : [dropped(toldToUs)]
  let ask = may.ask
  for (const clause of (rest.match(CLAUSE) ?? []).flatMap((each) => partAtOrders(each, language))) {
    const isBehindDropped = read.at(-1)?.isDropped === true
    const before = [may.before ?? '', ...read.map((each) => each.kept)].join('')
    const own = { ...may, ask, isLater: may.isLater === true || read.length > 0, before }
    const each = isBehindDropped && isReason(clause, language) ? dropped(clause) : readClause(clause, language, own)
    ask = ask && each.asked.length === 0
    read.push(each)
  }
  const told = read.flatMap((each) => each.told)
  const asked = read.flatMap((each) => each.asked)
  const kept = read.reduce((all, each) => (each.isSentence === true ? sentenceBehind(all, each.kept) : all + each.kept), '')
  const isPriceless = read.some((each) => each.isPriceless === true)
  const isWhole = told.length + asked.length === 0 || kept === ''
  return { kept: isWhole ? kept : kept.replace(END, END.exec(sentence)?.[0] ?? ''), dropped: told, asked, isPriceless }
}

/** "Hazlo cortito: férulas": what stands before a colon is told to us where all its clauses are. */
function partAtColon(sentence: string, language: BaseLanguage): readonly [toldToUs: string, rest: string] {
  const { drop, manner, text, textToned } = PATTERNS[language]
  const at = sentence.search(COLON)
  const before = sentence.slice(0, Math.max(0, at))
  const clauses = before.match(CLAUSE) ?? []
  const isTold = (clause: string) => {
    const bare = foldInPlace(clause.trimStart()).replace(END, '')
    const isToned = text.test(bare) && textToned.test(bare)
    return (isToned || drop.test(bare) || manner.test(bare)) && !hasFact(clause, language)
  }
  // "curto: 90" is a size and its price
  const isPrice = /^\s{0,3}(?:r\$|us\$|[€£$\d])/iu.test(sentence.slice(at + 1))
  return clauses.length > 0 && !isPrice && clauses.every(isTold) ? [before, sentence.slice(at + 1).trimStart()] : ['', sentence]
}

const COLON = /:\s/u

interface ReadClause {
  readonly kept: string
  /** What is kept is a sentence of its own. */
  readonly isSentence?: boolean
  readonly isDropped?: boolean
  readonly isPriceless?: boolean
  /** What was told to us, and to nobody else. */
  readonly told: readonly string[]
  readonly asked: readonly string[]
}

const kept = (clause: string): ReadClause => ({ kept: clause, told: [], asked: [] })
const dropped = (clause: string): ReadClause => ({ kept: '', isDropped: true, told: [clause], asked: [] })

const IS_KINDLY = boundedPattern(`^(?:${KINDLY})$`, 'u')

/** Why something is not to be said is not said either, nor that it is asked for; a sign alone has nothing to say. */
function isReason(clause: string, language: BaseLanguage): boolean {
  const bare = foldInPlace(clause).trimStart()
  return (
    !/[\p{L}\p{N}]/u.test(bare) ||
    IS_KINDLY.test(bare.replace(END, '')) ||
    (PATTERNS[language].reason.test(bare) && !hasFact(clause, language))
  )
}

function readClause(clause: string, language: BaseLanguage, may: May): ReadClause {
  const start = clause.length - clause.trimStart().length
  const bare = foldInPlace(clause).slice(start).replace(END, '')
  const { drop, manner, text, textToned } = PATTERNS[language]
  const read = { clause, start, language }
  const ordered = orderedIn(read, may)
  if (ordered) return ordered
  const isDropped = drop.test(bare) || (may.tellManner && manner.test(bare)) || (text.test(bare) && textToned.test(bare))
  if (isDropped) return hasFact(clause, language) ? kept(clause) : dropped(clause)
  return saidIn(bare, read, may) ?? askedOf(bare, read, may) ?? partlyTold(bare, read, may)
}

interface Clause {
  readonly clause: string
  /** Where its words begin. */
  readonly start: number
  readonly language: BaseLanguage
}

function orderedIn({ clause, language }: Clause, { before = '' }: May): ReadClause | undefined {
  const order = readOrder(clause, language, { told: before })
  if (order === undefined || (order.kind === 'dropped' && hasFact(clause, language))) return undefined
  if (order.kind === 'said') return { ...kept(order.text), isSentence: true }
  return { ...dropped(clause), isPriceless: order.isPriceless }
}

/** What she wants the reader to be asked for, or invited to. */
function askedOf(bare: string, { clause, start, language }: Clause, may: May): ReadClause | undefined {
  const { ask, invite } = PATTERNS[language]
  const asking = may.ask && !hasFact(clause, language) ? ask.exec(bare) : null
  if (asking) return askedIn(clause.slice(start + asking[0].length))
  const inviting = invite.exec(bare)
  return inviting
    ? { ...kept(INSTRUCTIONS[language].invited + clause.slice(start + inviting[0].length)), isSentence: true }
    : undefined
}

/** A clause of which the end, or the middle, is told to us. */
function partlyTold(bare: string, { clause, start, language }: Clause, may: May): ReadClause {
  const { behind, mannerBehind, within } = PATTERNS[language]
  const last = behind.exec(bare) ?? (may.tellManner ? mannerBehind.exec(bare) : null)
  if (last) return { kept: clause.slice(0, start + last.index) + (END.exec(clause)?.[0] ?? ''), told: [last[0]], asked: [] }
  const middle = within.exec(bare)
  if (!middle || isForReaders(bare, clause, language)) return kept(clause)
  const from = start + middle.index
  return kept(`${clause.slice(0, from)}. ${clause.slice(from + middle[0].length)}`)
}

/** She tells the way herself: "pra agendar pelo zap". */
const WAY = /(?<!\p{L})(?:zap|whats\p{L}*|wpp|wsp|direct|dm|inbox|privado|link|bio|site|telefone|telefono|app)(?!\p{L})/iu

function askedIn(asked: string): ReadClause {
  return WAY.test(asked) ? { ...kept(asked), isSentence: true } : { kept: '', told: [], asked: [asked.replace(END, '')] }
}

/** "Pode escrever algo sobre o café?": the question is ours. */
const IS_ASKED = /^(?:pode[sm]?|da p(?:a)?ra|can|could|puede[sn]?|podes) /u

/** What is to be said, as a sentence of its own; nothing where there is no order to say it. */
function saidIn(bare: string, read: Clause, may: May): ReadClause | undefined {
  const { clause, start, language } = read
  const { question, andThat, mannerBehind } = PATTERNS[language]
  const asking = question.exec(bare)
  if (asking) return { ...kept(`${clause.slice(start + asking[0].length).replace(END, '')}? `), isSentence: true }
  const said = orderIn(bare, read, may)
  if (said === undefined) return undefined
  const last = may.tellManner ? mannerBehind.exec(bare) : null
  const end = last ? start + last.index : clause.length
  const told = clause.slice(start + said, end) + (last ? (END.exec(clause)?.[0] ?? '') : '')
  const answered = IS_ASKED.test(bare) ? told.replace(/\?(?=\s{0,3}$)/u, '.') : told
  return { ...kept(answered.replaceAll(andThat, (and: string) => `${and.split(' ', 1)[0] ?? ''} `)), isSentence: true }
}

/** How long the order to say what follows is. */
function orderIn(bare: string, { clause, language }: Clause, may: May): number | undefined {
  const { text, textAbout, say, sayLater, sayOurs, kindly } = PATTERNS[language]
  const about = text.test(bare) ? textAbout.exec(bare) : null
  const told = say.exec(bare) ?? (may.isLater === true ? sayLater.exec(bare) : null)
  const said = about ?? told ?? (hasFact(clause, language) ? kindly.exec(bare) : null)
  const isOurs = said !== null && (sayOurs.test(bare) || !isForReaders(bare, clause, language))
  return isOurs ? said[0].length : undefined
}

/** "Fala que indicou e ganha", "talk about a change!": customers are told to, or nobody is. */
function isForReaders(bare: string, clause: string, language: BaseLanguage): boolean {
  return PATTERNS[language].readers.test(bare) || clause.includes('!')
}
