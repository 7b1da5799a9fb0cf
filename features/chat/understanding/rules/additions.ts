/** "Adiciona na legenda: entrega grátis": adds to the existing caption. */
import type { CueName } from '../cue-index.ts'
import { CAPTION } from '../lexicon/caption-names.ts'
import { HAS_TO_WITHOUT_ACCENT, BETWEEN, END, INTO, LINE, START, TO } from '../lexicon/caption-places.ts'
import { mentions, type ParsedMessage } from '../reading.ts'
import type { Word } from '../split-words.ts'
import { sure, type Rule } from './rule.ts'
import { WRITES, NAMED_CAPTION, THAT_IS_ADDED, NAMED_DETAIL, THIS, LOOSE, PHRASE, POSSESSIVE } from '../lexicon/adding.ts'

/** The latest position of the verb, in words: "oi, você pode colocar …". */
const LATEST_VERB = 4

interface CaptionPlace {
  readonly verb: number
  /** Indices of words; `caption` is the last one. */
  readonly from: number
  readonly caption: number
}

export const readAdded: Rule = ({ reading, rest, about }) => {
  const place = about.hasPhoto ? undefined : findPlace(reading)
  const added = place && addedText(rest, textAround(reading, place))
  return added && sure({ kind: 'caption-change', change: { to: 'added', at: spotOf(reading, place), ...added } })
}

function findPlace(reading: ParsedMessage): CaptionPlace | undefined {
  const place = verbFirst(reading) ?? placeFirst(reading)
  return place && !isDenied(reading, place) && !isTelling(reading, place) && isInto(reading, place) ? place : undefined
}

function isDenied({ cues }: ParsedMessage, { verb }: CaptionPlace): boolean {
  return cues.some((cue) => cue.from === verb && cue.isDenied)
}

/** "Coloca na legenda que …" paraphrases, and gives no exact words. */
function isTelling({ words }: ParsedMessage, { caption }: CaptionPlace): boolean {
  return words[caption + 1]?.folded.search(THAT_IS_ADDED) === 0
}

function spotOf({ words }: ParsedMessage, { from, caption }: CaptionPlace): 'start' | 'end' {
  return words.slice(from, caption).some(({ folded }) => START.has(folded)) ? 'start' : 'end'
}

function textAround({ words, text }: ParsedMessage, { verb, from, caption }: CaptionPlace): TextAround {
  if (verb > caption) return { what: '', behind: text.slice(words[verb]?.to) }
  return { what: text.slice(words[verb]?.to, words[from]?.from).trim(), behind: text.slice(words[caption]?.to) }
}

function verbFirst(reading: ParsedMessage): CaptionPlace | undefined {
  const { words } = reading
  const verb = words.findIndex((_, at) => at <= LATEST_VERB && isVerb(reading, at))
  const caption = words.findIndex(({ folded }, at) => at > verb && CAPTION.test(folded))
  if (verb < 0 || caption < 0) return undefined
  const from = words.findLastIndex((word, at) => at < caption && (at <= verb || !isPlace(word))) + 1
  const isSpot = words.slice(from, caption).some(({ folded }) => END.has(folded) || START.has(folded))
  return isWritten(reading, verb) && !isSpot ? undefined : { verb, from, caption }
}

/** Finds a place that is named before its verb: "no final da legenda coloca: …". */
function placeFirst(reading: ParsedMessage): CaptionPlace | undefined {
  const { words } = reading
  const caption = words.findIndex(({ folded }) => CAPTION.test(folded))
  const isLed = caption > 0 && words.slice(0, caption).every(isPlace)
  return isLed && isVerb(reading, caption + 1) ? { verb: caption + 1, from: 0, caption } : undefined
}

function isVerb(reading: ParsedMessage, at: number): boolean {
  return begins(reading, at, 'add', 'place') || isWritten(reading, at)
}

function isWritten({ words }: ParsedMessage, at: number): boolean {
  return WRITES.test(words[at]?.folded ?? '')
}

function begins({ cues }: ParsedMessage, at: number, ...names: readonly CueName[]): boolean {
  return cues.some(({ from, names: own }) => from === at && names.some((name) => own.has(name)))
}

function isInto(reading: ParsedMessage, { verb, from, caption }: CaptionPlace): boolean {
  const { words, baseLanguage } = reading
  const lead = words.slice(from, caption)
  if (lead.some(({ folded }) => INTO.has(folded))) return true
  const isTo = HAS_TO_WITHOUT_ACCENT[baseLanguage] && lead.length > 0 && lead.every(({ folded }) => TO.has(folded))
  return isTo && begins(reading, verb, 'add') && NAMED_CAPTION.test(words[caption]?.folded ?? '')
}

function isPlace({ folded }: Word): boolean {
  return [BETWEEN, END, START, LINE].some((words) => words.has(folded))
}

interface TextAround {
  /** The words before the place: what to add. */
  readonly what: string
  readonly behind: string
}

/** The words to add, in the member's own spelling; an empty object when they are still missing. */
function addedText(rest: ParsedMessage, said: TextAround): { readonly text?: string } | undefined {
  const text = wordForWord(said)
  if (text !== undefined) return { text }
  const { what, behind } = said
  if (mentions(rest, ...OTHER_WISHES)) return LOOSE.test(behind) && isOnlyNamed(what) ? {} : undefined
  if (!THIS.test(what)) return LOOSE.test(behind) ? asWritten(what) : undefined
  return LOOSE.test(behind) ? {} : asWritten(behind.trim())
}

/** Exact words to add: after a colon, or named as a phrase. */
function wordForWord({ what, behind }: TextAround): string | undefined {
  const { told, name = '' } = NAMED_DETAIL.exec(behind)?.groups ?? {}
  if (told !== undefined) return named(LOOSE.test(name) ? what : name.trim(), told)
  const phrase = LOOSE.test(behind) ? phraseOf(what) : undefined
  return phrase ?? (THIS.test(what) ? phraseOf(behind.trim()) : undefined)
}

function phraseOf(words: string): string | undefined {
  const said = PHRASE.exec(words)?.groups?.['said']
  return said === undefined ? undefined : capitalise(unquoted(said))
}

function asWritten(words: string): { readonly text?: string } {
  return isOnlyNamed(words) ? {} : { text: capitalise(unquoted(unnamed(words))) }
}

/** Joins a name with its value: "meu WhatsApp" and the number. */
function named(name: string, told: string): string {
  return THIS.test(name) ? told : `${capitalise(unnamed(name))}: ${told}`
}

/** Manner and offers are not additions: they change the caption itself. */
const OTHER_WISHES: readonly CueName[] = [
  ...(['offer', 'price', 'hashtags', 'shorter', 'longer', 'medium', 'warm', 'professional', 'playful', 'direct'] as const),
  ...(['inEnglish', 'inSpanish', 'inPortuguese', 'inPortugalsPortuguese', 'translate', 'rewrite', 'backdrop'] as const),
]
const MAX_WORDS_OF_A_NAME = 4
/** A number, an address or quotes: the content itself. */
const SPECIFIC = /[\d@"“”«»]|\p{L}\.\p{L}/u

/** "Meu endereço": names something without giving it. */
function isOnlyNamed(what: string): boolean {
  return POSSESSIVE.test(what) && !SPECIFIC.test(what) && what.split(/\s+/u).length <= MAX_WORDS_OF_A_NAME
}

function unnamed(what: string): string {
  return what.replace(POSSESSIVE, '')
}

function unquoted(text: string): string {
  return text.replaceAll(/^["“«']|["”»']$/gu, '')
}

function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
