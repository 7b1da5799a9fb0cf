/** "Bolo de pote por R$ 12, fundo de mármore branco": the words beside the backdrop are the caption's message. */
import { readWords } from '#engine/backdrop-description/read-words.ts'
import type { CueName } from '../cue-index.ts'
import { isSmall } from '../lexicon/small-words.ts'
import { keepCues, type Cue, type ParsedMessage } from '../reading.ts'
import type { Utterance } from './rule.ts'
import { NO_SCENE, PREPOSITION, OF } from '../lexicon/message-content.ts'

/** Words between a message and the backdrop. */
const LEADS: ReadonlySet<CueName> = new Set(['put', 'swap', 'want', 'make', 'with'])
/** Cues of wishes, which are no message. */
const WISHES: ReadonlySet<CueName> = new Set([
  ...(['put', 'swap', 'want', 'make'] as const),
  ...(['photo', 'post', 'edit', 'caption', 'text', 'write', 'hashtags', 'signature', 'format', 'story', 'square'] as const),
  ...(['portrait', 'original', 'improve', 'takeAway', 'without', 'keep', 'again', 'dislike', 'no', 'publish', 'choose'] as const),
])
const COURTESIES: ReadonlySet<CueName> = new Set(['greeting', 'thanks', 'yes', 'help'])

/** Fewer words do not say what a post is about. */
const MIN_WORDS = 3
/** A price, a discount, an hour: a backdrop never contains one. */
const SELLS = /\d/

const isOf = (cue: Cue | undefined, names: ReadonlySet<CueName>) =>
  cue !== undefined && [...cue.names].some((name) => names.has(name))

/**
 * Takes as the message whole sentences beside the wish ("melhora a luz. Café coado na hora, R$ 8"), else the words before or
 * after the backdrop, if they are one.
 */
export function partMessage(utterance: Utterance): Utterance {
  const { rest, content, about } = utterance
  const isTaken = content.message !== undefined || content.headline !== undefined
  if (!about.hasPhoto || isTaken) return utterance
  const sentence = findSentence(utterance)
  if (sentence) return withMessage(utterance, sentence, (at) => at < sentence.from || at >= sentence.to)
  const backdrop = rest.cues.find(({ names }) => names.has('backdrop'))
  if (!backdrop) return utterance
  const before = { from: beginOfMessage(rest), to: endOfMessage(rest, backdrop) }
  if (isMessage(utterance, before)) return withMessage(utterance, before, (at) => at >= before.to)
  const after = { from: beginAfter(utterance, backdrop), to: rest.words.length }
  return isMessageAfter(utterance, after) ? withMessage(utterance, after, (at) => at < after.from) : utterance
}

function withMessage(utterance: Utterance, span: Span, isKept: (at: number) => boolean): Utterance {
  return {
    ...utterance,
    content: { ...utterance.content, message: textOf(utterance.rest, span) },
    rest: keepCues(utterance.rest, (cue) => isKept(cue.from)),
    free: utterance.free.filter(isKept),
  }
}

/** The first run of sentences without a wish, beside one that has it. */
function findSentence(utterance: Utterance): Span | undefined {
  const { rest } = utterance
  const sentences = sentencesOf(rest)
  const isSaid = sentences.map((span) => isSaidBeside(utterance, span))
  const from = isSaid.indexOf(true)
  if (from < 0 || isSaid.every(Boolean)) return undefined
  const end = isSaid.indexOf(false, from)
  const [first, last] = [sentences[from], sentences[(end < 0 ? sentences.length : end) - 1]]
  return first && last && { from: first.from, to: last.to }
}

function isSaidBeside(utterance: Utterance, { from, to }: Span): boolean {
  const { rest } = utterance
  const own = rest.cues.filter((cue) => cue.from >= from && cue.to <= to)
  if (to - from < MIN_WORDS || own.some((cue) => isWish(rest, cue) || cue.names.has('backdrop'))) return false
  const text = textOf(rest, { from, to })
  return SELLS.test(text) || !isPaintable(text, utterance)
}

function sentencesOf({ text, words }: ParsedMessage): readonly Span[] {
  const begins = words.flatMap(({ from }, at) => {
    const before = words[at - 1]
    return before === undefined || SENTENCE_END.test(text.slice(before.to, from)) ? [at] : []
  })
  return begins.map((from, at) => ({ from, to: begins[at + 1] ?? words.length }))
}

const SENTENCE_END = /[.!?;\n]/u

/** Indices of words, end excluded. */
interface Span {
  readonly from: number
  readonly to: number
}

function isMessage(utterance: Utterance, span: Span): boolean {
  const { words, cues } = utterance.rest
  const { from, to } = span
  if (to - from < MIN_WORDS || cues.some((cue) => cue.from >= from && cue.to <= to && isWish(utterance.rest, cue))) return false
  const text = textOf(utterance.rest, span)
  const isApart = words[to - 1]?.segment !== words[to]?.segment
  return SELLS.test(text) || (isApart && !isScene(text, utterance))
}

/** The first segment after the backdrop that the painter cannot paint. */
function beginAfter(utterance: Utterance, { to, segment }: Cue): number {
  const { words } = utterance.rest
  const begins = words.map((word, at) =>
    at >= to && word.segment > segment && word.segment !== words[at - 1]?.segment ? at : -1,
  )
  const found = begins.find((at) => at >= 0 && !isPaintable(thoughtAt(utterance.rest, at), utterance))
  return found ?? words.length
}

function thoughtAt(reading: ParsedMessage, from: number): string {
  const { words } = reading
  const next = words.findIndex((word, at) => at > from && word.segment !== words[from]?.segment)
  return textOf(reading, { from, to: next < 0 ? words.length : next })
}

function isPaintable(text: string, { about }: Utterance): boolean {
  return !NO_SCENE.test(text) && readWords(text, about.languageHint).isUnderstood
}

/** After a backdrop, a longer description is more common than a message, so a message has to be clear. */
function isMessageAfter({ rest }: Utterance, { from, to }: Span): boolean {
  const isWished = rest.cues.some((cue) => cue.from >= from && cue.to <= to && isWish(rest, cue))
  return !isWished && (to - from >= MIN_WORDS || (to > from && NO_SCENE.test(textOf(rest, { from, to }))))
}

/** Includes the sign after a price. */
function textOf({ text, words }: ParsedMessage, { from, to }: Span): string {
  const end = words[to - 1]?.to ?? 0
  return text.slice(words[from]?.from, end) + (/^\s?[%€$!]+/.exec(text.slice(end))?.[0] ?? '')
}

/** Whether a cue is a wish: "por R$ 12", "20% off" and "bolo de taça" only contain words that look like one. */
function isWish({ words }: ParsedMessage, { names, from, to }: Cue): boolean {
  const isNoun = to - from === 1 && OF.has(words[from - 1]?.folded ?? '')
  return (
    [...names].some((name) => WISHES.has(name)) && !names.has('offer') && !isNoun && !PREPOSITION.has(words[from]?.folded ?? '')
  )
}

function beginOfMessage({ cues }: ParsedMessage): number {
  let from = 0
  for (const cue of cues) if (cue.from === from && isOf(cue, COURTESIES)) from = cue.to
  return from
}

/** Where the words start that introduce the backdrop (", coloca um") or describe it (", white marble background"). */
function endOfMessage({ words, cues, baseLanguage }: ParsedMessage, backdrop: Cue): number {
  const { segment } = backdrop
  if (words[backdrop.to]?.segment !== segment) return words.findIndex((word) => word.segment === segment)
  let to = backdrop.from
  while (to > 0) {
    const lead = cues.find((cue) => cue.to === to && isOf(cue, LEADS))
    if (!lead && !isSmall(words[to - 1]?.folded ?? '', baseLanguage)) return to
    to = lead?.from ?? to - 1
  }
  return to
}

function isScene(text: string, { about }: Utterance): boolean {
  const { isUnderstood, taken, missed } = readWords(text, about.languageHint)
  return isUnderstood && taken.join(' ').length >= missed.join(' ').length
}
