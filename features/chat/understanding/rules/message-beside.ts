/** "Bolo de pote por R$ 12, fundo de mármore branco": what comes before the backdrop is what the caption is to say. */
import { readWords } from '#engine/words/read-words.ts'
import type { CueName } from '../cue-index.ts'
import { isSmall } from '../lexicon/small-words.ts'
import { keepCues, type Cue, type Reading } from '../reading.ts'
import type { Heard } from './rule.ts'

/** Lead over from a message to the backdrop. */
const LEADS: ReadonlySet<CueName> = new Set(['put', 'swap', 'want', 'make', 'with'])
/** Whatever these are about is a wish, and no message. */
const WISHES: ReadonlySet<CueName> = new Set([
  ...(['put', 'swap', 'want', 'make'] as const),
  ...(['photo', 'post', 'edit', 'caption', 'text', 'write', 'hashtags', 'signature', 'format', 'story', 'square'] as const),
  ...(['portrait', 'original', 'improve', 'takeAway', 'without', 'keep', 'again', 'dislike', 'no', 'publish', 'choose'] as const),
])
const COURTESIES: ReadonlySet<CueName> = new Set(['greeting', 'thanks', 'yes', 'help'])

/** Fewer say too little of what a post is about. */
const LEAST_WORDS = 3
/** A price, a discount, an hour: no backdrop has one. */
const SELLS = /\d/

const isOf = (cue: Cue | undefined, names: ReadonlySet<CueName>) =>
  cue !== undefined && [...cue.names].some((name) => names.has(name))

/** The same words with what comes before the backdrop as the message, if that is one. */
export function partMessage(heard: Heard): Heard {
  const { rest, content, about } = heard
  const backdrop = rest.cues.find(({ names }) => names.has('backdrop'))
  const isTaken = content.message !== undefined || content.headline !== undefined
  if (!about.hasPhoto || !backdrop || isTaken) return heard
  const span = { from: beginOfMessage(rest), to: endOfMessage(rest, backdrop) }
  if (!isMessage(heard, span)) return heard
  return {
    ...heard,
    content: { ...content, message: textOf(rest, span) },
    rest: keepCues(rest, (cue) => cue.from >= span.to),
    free: heard.free.filter((at) => at >= span.to),
  }
}

/** Indices of words, end excluded. */
interface Span {
  readonly from: number
  readonly to: number
}

function isMessage(heard: Heard, span: Span): boolean {
  const { words, cues } = heard.rest
  const { from, to } = span
  if (to - from < LEAST_WORDS || cues.some((cue) => cue.from >= from && cue.to <= to && isWish(heard.rest, cue))) return false
  const text = textOf(heard.rest, span)
  const isApart = words[to - 1]?.segment !== words[to]?.segment
  return SELLS.test(text) || (isApart && !isScene(text, heard))
}

/** With the sign behind a price. */
function textOf({ text, words }: Reading, { from, to }: Span): string {
  const end = words[to - 1]?.to ?? 0
  return text.slice(words[from]?.from, end) + (/^\s?[%€$!]+/.exec(text.slice(end))?.[0] ?? '')
}

/** "Por R$ 12" puts nothing anywhere, and "20% off" takes nothing off. */
function isWish({ words }: Reading, cue: Cue): boolean {
  return isOf(cue, WISHES) && !cue.names.has('offer') && !PREPOSITION.test(words[cue.from]?.folded ?? '')
}

const PREPOSITION = /^(?:por|para|de|a|at|for)$/

function beginOfMessage({ cues }: Reading): number {
  let from = 0
  for (const cue of cues) if (cue.from === from && isOf(cue, COURTESIES)) from = cue.to
  return from
}

/** Where the words begin that lead over to the backdrop (", coloca um"), or tell what it is like (", white marble background"). */
function endOfMessage({ words, cues, tongue }: Reading, backdrop: Cue): number {
  const { segment } = backdrop
  if (words[backdrop.to]?.segment !== segment) return words.findIndex((word) => word.segment === segment)
  let to = backdrop.from
  while (to > 0) {
    const lead = cues.find((cue) => cue.to === to && isOf(cue, LEADS))
    if (!lead && !isSmall(words[to - 1]?.folded ?? '', tongue)) return to
    to = lead?.from ?? to - 1
  }
  return to
}

function isScene(text: string, { about }: Heard): boolean {
  const { isUnderstood, taken, missed } = readWords(text, about.languageHint)
  return isUnderstood && taken.join(' ').length >= missed.join(' ').length
}
