/** Finds what to write on the picture or in the caption: the member's own words, which order nothing. */
import { withoutEnd, withoutStart } from '#engine/backdrop-description/without-end.ts'
import type { CueName } from './cue-index.ts'
import { isSmall } from './lexicon/small-words.ts'
import { keepCues, type Cue, type ParsedMessage } from './reading.ts'
import { COLON, SAYS, LEAD_IN, IS, PICTURE, ON, LEADS_TO_PICTURE, LINK } from './lexicon/message-content.ts'
import { ABOUT, SURELY_ABOUT } from './lexicon/content-openers.ts'

export interface Content {
  readonly headline?: string
  readonly message?: string
}

export interface Sorted {
  readonly content: Content
  /** Without the cues that are only content. */
  readonly rest: ParsedMessage
  /** Indices of the words that are not content. */
  readonly free: readonly number[]
}

interface Span {
  readonly role: 'headline' | 'message'
  /** Indices of words, end excluded. */
  readonly from: number
  readonly to: number
  readonly text: string
}

const QUOTED = /"([^"]{1,600})"|“([^“”]{1,600})”|«([^«»]{1,600})»|(?<![\p{L}\p{N}])['‘]([^'‘’]{2,600})['’](?![\p{L}\p{N}])/gu

/** Splits a text into wishes and content. Quoted words are always content. */
export function sortContent(reading: ParsedMessage): Sorted {
  const quoted = findQuotes(reading)
  const spans = quoted.length > 0 ? quoted : findUnquoted(reading)
  const isContent = (at: number) => spans.some(({ from, to }) => at >= from && at < to)
  const textOf = (role: Span['role']) => spans.filter((span) => span.role === role).map(({ text }) => text)[0]
  const headline = textOf('headline')
  const message = textOf('message')
  return {
    content: { ...(headline && { headline }), ...(message && { message }) },
    rest: keepCues(reading, (cue) => !isContent(cue.from)),
    free: reading.words.map((_, at) => at).filter((at) => !isContent(at)),
  }
}

function findQuotes(reading: ParsedMessage): Span[] {
  return Array.from(reading.text.matchAll(QUOTED), (match) => {
    const [whole, ...inner] = match
    const end = match.index + whole.length
    const from = reading.words.findIndex((word) => word.from >= match.index)
    const after = reading.words.findIndex((word) => word.from >= end)
    const to = after < 0 ? reading.words.length : after
    const before = reading.cues.filter((cue) => cue.to <= from)
    const isCaption = before.some(({ names }) => names.has('caption')) && !before.some(({ names }) => names.has('photo'))
    return {
      role: isCaption ? 'message' : 'headline',
      from,
      to,
      text: inner.find((text) => text !== undefined)?.trim() ?? '',
    } as const
  }).filter(({ from, to, text }) => from >= 0 && to > from && text !== '')
}

/** Finds unquoted content: "escrito PROMOÇÃO", "legenda: bolo de pote", "legenda sobre o dia das mães". */
function findUnquoted(reading: ParsedMessage): Span[] {
  for (const cue of reading.cues) {
    if (cue.isDenied) continue
    if (cue.names.has('caption')) {
      const span = messageAfter(reading, cue)
      if (span) return [span]
    } else if (cue.names.has('write')) {
      const span = headlineAfter(reading, cue)
      if (span) return [span]
    } else if (cue.names.has('put')) {
      const span = putOnPicture(reading, cue)
      if (span) return [span]
    }
  }
  return []
}

const MANNERS: readonly CueName[] = [
  'shorter',
  'longer',
  'medium',
  'warm',
  'professional',
  'playful',
  'direct',
  'without',
  'with',
  'hashtags',
  'rewrite',
  'translate',
  'inEnglish',
  'inPortuguese',
  'inSpanish',
  'inPortugalsPortuguese',
  'photo',
  'post',
  'it',
  'instagram',
  'improve',
  'swap',
  'again',
  'dislike',
  'yes',
  'no',
  'publish',
  'story',
]

function messageAfter(reading: ParsedMessage, cue: Cue): Span | undefined {
  const { words, text } = reading
  const next = words[cue.to]
  const last = words[cue.to - 1]
  if (!next || !last) return undefined
  const colon = COLON.exec(text.slice(last.to))?.[0].length ?? isEnd(reading, cue)
  const afterColon = colon === undefined ? undefined : words.findIndex((word) => word.from >= last.to + colon)
  const from = afterColon ?? aboutEnd(reading, cue.to)
  if (from === undefined || from < 0 || from >= words.length) return undefined
  return { role: 'message', from, to: words.length, text: textBetween(reading, from, words.length) }
}

/** "A legenda é bolo por 12": the length of the "is", if an unknown word follows it. */
function isEnd({ words, cues, text, baseLanguage }: ParsedMessage, { to }: Cue): number | undefined {
  const is = IS.exec(text.slice(words[to - 1]?.to))?.[0].length
  const said = words[to + 1]
  const isOwn =
    said !== undefined && !isSmall(said.folded, baseLanguage) && !cues.some((cue) => cue.from <= to + 1 && cue.to > to + 1)
  return isOwn ? is : undefined
}

function isManner({ cues }: ParsedMessage, at: number): boolean {
  return cues.some((cue) => at >= cue.from && at < cue.to && MANNERS.some((name) => cue.names.has(name)))
}

/** How many words of manner may stand between "caption" and its subject. */
const MAX_BETWEEN = 6

/** Where the message starts after an "about". */
function aboutEnd(reading: ParsedMessage, start: number): number | undefined {
  const { words } = reading
  const end = Math.min(start + MAX_BETWEEN, words.length)
  for (let at = start; at < end; at += 1) {
    const word = words[at]?.folded ?? ''
    if (SURELY_ABOUT.has(word)) return skipAbout(reading, at)
    if (at === start && ABOUT.has(word)) return startsManner(reading, skipAbout(reading, at)) ? undefined : skipAbout(reading, at)
    if (!reading.cues.some((cue) => at >= cue.from && at < cue.to) && !isSmall(word, reading.baseLanguage)) return undefined
  }
  return undefined
}

function skipAbout({ words }: ParsedMessage, from: number): number {
  let at = from
  while (ABOUT.has(words[at]?.folded ?? '')) at += 1
  return at
}

/** "Legenda pra essa foto", "legenda de um jeito divertido": manner, not content. */
function startsManner(reading: ParsedMessage, from: number): boolean {
  const isArticle = isSmall(reading.words[from]?.folded ?? '', reading.baseLanguage)
  return isManner(reading, from) || (isArticle && isManner(reading, from + 1))
}

/** Cues of a new wish, which end the text for the picture. */
const NEW_WISHES: readonly CueName[] = ['backdrop', 'story', 'square', 'portrait', 'caption', 'format']

function headlineAfter(reading: ParsedMessage, cue: Cue): Span | undefined {
  const { words, cues } = reading
  let from = cue.to
  while (LEAD_IN.has(words[from]?.folded ?? '') && words[from + 1]) from += 1
  const isSaid = words.slice(cue.to, from).some(({ folded }) => SAYS.has(folded))
  const next = cues.find((other) => other.from >= cue.to && NEW_WISHES.some((name) => other.names.has(name)))
  const to = next ? withoutLinks(reading, from, next.from) : withoutPlace(reading, from)
  if (from >= to || (!isSaid && isHow(reading, from, to))) return undefined
  return { role: 'headline', from, to, text: textBetween(reading, from, to) }
}

/** "Põe Feliz Páscoa na foto": words with a capital in the middle of a sentence are text for the picture; others are things. */
function putOnPicture(reading: ParsedMessage, { to: from }: Cue): Span | undefined {
  const { words, cues, text } = reading
  const to = withoutPlace(reading, from)
  const said = text.slice(words[from]?.from, words[to - 1]?.to)
  const isOther = cues.some((cue) => cue.from >= from && NEW_WISHES.some((name) => cue.names.has(name)))
  const isWritten = to < words.length && /^[\p{Lu}\d@]/u.test(said) && text !== text.toUpperCase()
  return isWritten && !isOther ? { role: 'headline', from, to, text: textBetween(reading, from, to) } : undefined
}

/** "PROMO na foto": the place is not part of the text. */
function withoutPlace({ words }: ParsedMessage, from: number): number {
  const last = words.length - 1
  if (!PICTURE.has(words[last]?.folded ?? '')) return words.length
  const place = words.findLastIndex(({ folded }, at) => at < last && !LEADS_TO_PICTURE.has(folded)) + 1
  const isPlace = words.slice(place, last).some(({ folded }) => ON.has(folded))
  return isPlace && place > from ? place : words.length
}

/** "PROMO no formato story": words that lead to the next wish are not part of the text. */
function withoutLinks({ words }: ParsedMessage, from: number, to: number): number {
  let end = to
  while (end > from && isLink(words[end - 1]?.folded)) end -= 1
  return end
}

/** "Escreve uma legenda curta", "pon el texto en inglés": manner, not content. */
function isHow(reading: ParsedMessage, from: number, to: number): boolean {
  const said = reading.words.slice(from, to).map((word, at) => ({
    isSmall: isSmall(word.folded, reading.baseLanguage),
    isManner: isManner(reading, from + at),
  }))
  const isEmpty = said.every((word) => word.isSmall || word.isManner)
  return isEmpty && (to < reading.words.length || said.some((word) => word.isManner))
}

function isLink(word = ''): boolean {
  return LINK.has(word)
}

const LOOSE = /[\s,;:\-–—]/u

function textBetween({ text, words }: ParsedMessage, from: number, to: number): string {
  const end = to >= words.length ? text.length : (words[to - 1]?.to ?? text.length)
  return withoutEnd(withoutStart(text.slice(words[from]?.from, end), LOOSE), LOOSE)
}
