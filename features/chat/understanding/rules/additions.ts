/** "Adiciona na legenda: entrega grátis": the caption that is there stays, and says more. */
import type { CueName } from '../cue-index.ts'
import { CAPTION } from '../lexicon/caption-names.ts'
import { mentions, type Reading } from '../reading.ts'
import type { Word } from '../split-words.ts'
import { sure, type Rule } from './rule.ts'

const ADDS =
  /^(?:adicion\p{L}*|acrescent\p{L}*|inclu\p{L}*|inser\p{L}*|insir\p{L}*|junt[ae]r?|complet[ae]r?|agreg\p{L}*|ponle|ponele|ponerle|anad\p{L}*|sum[ae]r?(?:l[eao])?|add|adding|include|insert|append)$/u
const PUTS =
  /^(?:coloc\p{L}*|coloque|bot[ae]r?|poe|poem|ponha|ponham|met[ea]r?|mete|pon|ponlo|ponla|ponga|poner|ponelo|pone|put|place)$/u
/** Only at a spot of it: "escreve na legenda" may as well be the whole of it. */
const WRITES = /^(?:escrev[ae]r?|escrib[ae]|escribir|escribe|write)$/
/** "Oi, você pode colocar …" */
const LATEST_VERB = 4

const NAMED_CAPTION = /^(?:legenda|leyenda)$/
const TO = /^(?:a|la)$/
const INTO = /^(?:na|no|nas|nos|ao|nessa|nesta|ness[ea]|en|al|in|into|to|at|on)$/
/** Between the verb and the caption: where in it, or on which one. */
const PLACE =
  /^(?:na|no|nas|nos|ao|nessa|nesta|en|al|in|into|to|at|on|a|as|o|da|do|de|dessa|desta|del|la|el|esta|essa|esa|the|of|my|minha|mi|su|tu|your|this|that|tambem|tambien|also|too|very)$/
const END = /^(?:fim|final|finalzinho|end|bottom|ultima|ultimo)$/
const START = /^(?:comeco|inicio|principio|comienzo|start|beginning|top|primeira|primera)$/
const LINE = /^(?:linha|linea|line|frase)$/

const THAT = /^(?:que|that)$/

interface Place {
  readonly verb: number
  /** Indices of words; `caption` is the last one. */
  readonly from: number
  readonly caption: number
}

export const readAdded: Rule = ({ reading, rest, about }) => {
  const place = about.hasPhoto ? undefined : findPlace(reading)
  const added = place && addedText(rest, saidAround(reading, place))
  return added && sure({ kind: 'caption-change', change: { to: 'added', at: spotOf(reading, place), ...added } })
}

function findPlace(reading: Reading): Place | undefined {
  const place = verbFirst(reading) ?? placeFirst(reading)
  return place && !isDenied(reading, place) && !isTelling(reading, place) && isInto(reading, place) ? place : undefined
}

function isDenied({ cues }: Reading, { verb }: Place): boolean {
  return cues.some((cue) => cue.from === verb && cue.isDenied)
}

/** "Coloca na legenda que …" tells of something, and gives no words. */
function isTelling({ words }: Reading, { caption }: Place): boolean {
  return words[caption + 1]?.folded.search(THAT) === 0
}

function spotOf({ words }: Reading, { from, caption }: Place): 'start' | 'end' {
  return words.slice(from, caption).some(({ folded }) => START.test(folded)) ? 'start' : 'end'
}

function saidAround({ words, text }: Reading, { verb, from, caption }: Place): Said {
  if (verb > caption) return { what: '', behind: text.slice(words[verb]?.to) }
  return { what: text.slice(words[verb]?.to, words[from]?.from).trim(), behind: text.slice(words[caption]?.to) }
}

function verbFirst({ words }: Reading): Place | undefined {
  const verb = words.findIndex((word, at) => at <= LATEST_VERB && isVerb(word))
  const caption = words.findIndex(({ folded }, at) => at > verb && CAPTION.test(folded))
  if (verb < 0 || caption < 0) return undefined
  const from = words.findLastIndex((word, at) => at < caption && (at <= verb || !isPlace(word))) + 1
  const isWritten = WRITES.test(words[verb]?.folded ?? '')
  const isSpot = words.slice(from, caption).some(({ folded }) => END.test(folded) || START.test(folded))
  return isWritten && !isSpot ? undefined : { verb, from, caption }
}

/** "No final da legenda coloca: …" */
function placeFirst({ words }: Reading): Place | undefined {
  const caption = words.findIndex(({ folded }) => CAPTION.test(folded))
  const verb = caption + 1
  const after = words[verb]
  const isLed = caption > 0 && words.slice(0, caption).every(isPlace)
  return isLed && after && isVerb(after) ? { verb, from: 0, caption } : undefined
}

function isVerb({ folded }: Word): boolean {
  return [ADDS, PUTS, WRITES].some((pattern) => pattern.test(folded))
}

function isInto({ words, tongue }: Reading, { verb, from, caption }: Place): boolean {
  const lead = words.slice(from, caption)
  if (lead.some(({ folded }) => INTO.test(folded))) return true
  // "acrescenta à legenda", often without its accent; in English that is another caption
  const isTo = tongue !== 'en' && lead.length > 0 && lead.every(({ folded }) => TO.test(folded))
  return isTo && ADDS.test(words[verb]?.folded ?? '') && NAMED_CAPTION.test(words[caption]?.folded ?? '')
}

function isPlace({ folded }: Word): boolean {
  return [PLACE, END, START, LINE].some((pattern) => pattern.test(folded))
}

interface Said {
  /** Before the place: what is to be put there. */
  readonly what: string
  readonly behind: string
}

/** "… na legenda o endereço: the words", or a number right behind. */
const TOLD = /^(?<name>(?:\s+\p{L}{1,12}){0,2})\s*(?:[:–—\n]|\s(?=[\d@+(]|www|http))\s*(?<told>\S.*)$/su
const THIS =
  /^(?:isso|isto|esto|eso|this|that|it|o seguinte|lo siguiente|the following|assim|tambem|também|también|com|con|with)?$/iu
/** What may stand behind the place and add nothing. */
const LOOSE =
  /^(?:\s*(?:da foto|do post|de la foto|del post|of the (?:photo|post)|por favor|please|pfv|tamb[eé]m|tambi[eé]n|too|also))*\s*[.!:]*$/iu
/** "A frase Feliz Natal". */
const PHRASE =
  /^(?:(?:o|a|el|la|the)\s+)?(?:frase|texto|phrase|sentence|words?|palavras?|palabras?|mensagem|message|mensaje)\s+(?<said>\S.*)$/isu

/** The words to add, in the member's own spelling; without any, they are still to be told. */
function addedText(rest: Reading, said: Said): { readonly text?: string } | undefined {
  const text = wordForWord(said)
  if (text !== undefined) return { text }
  const { what, behind } = said
  if (mentions(rest, ...OTHER_WISHES)) return LOOSE.test(behind) && isOnlyNamed(what) ? {} : undefined
  if (!THIS.test(what)) return LOOSE.test(behind) ? asTold(what) : undefined
  return LOOSE.test(behind) ? {} : asTold(behind.trim())
}

/** Behind a colon, or named as a phrase. */
function wordForWord({ what, behind }: Said): string | undefined {
  const { told, name = '' } = TOLD.exec(behind)?.groups ?? {}
  if (told !== undefined) return named(LOOSE.test(name) ? what : name.trim(), told)
  const phrase = LOOSE.test(behind) ? PHRASE.exec(what)?.groups?.['said'] : undefined
  return phrase === undefined ? undefined : begin(unquoted(phrase))
}

function asTold(words: string): { readonly text?: string } {
  return isOnlyNamed(words) ? {} : { text: begin(unquoted(unnamed(words))) }
}

/** "Meu WhatsApp" and the number. */
function named(name: string, told: string): string {
  return THIS.test(name) ? told : `${begin(unnamed(name))}: ${told}`
}

/** How the caption is to be, and an offer, are woven into it. */
const OTHER_WISHES: readonly CueName[] = [
  ...(['offer', 'price', 'hashtags', 'shorter', 'longer', 'medium', 'warm', 'professional', 'playful', 'direct'] as const),
  ...(['inEnglish', 'inSpanish', 'inPortuguese', 'inPortugalsPortuguese', 'translate', 'rewrite', 'backdrop'] as const),
]

const DETERMINER = /^(?:(?:o|a|os|as|meus?|minhas?|nossos?|nossas?|el|la|los|las|mis?|nuestr[oa]s?|the|my|our)\s+)+/iu
const MOST_WORDS_OF_A_NAME = 4
/** A number, an address, quotes: the thing itself. */
const SPECIFIC = /[\d@"“”«»]|\p{L}\.\p{L}/u

/** "Meu endereço": which one that is we do not know. */
function isOnlyNamed(what: string): boolean {
  return DETERMINER.test(what) && !SPECIFIC.test(what) && what.split(/\s+/u).length <= MOST_WORDS_OF_A_NAME
}

function unnamed(what: string): string {
  return what.replace(DETERMINER, '')
}

function unquoted(text: string): string {
  return text.replaceAll(/^["“«']|["”»']$/gu, '')
}

function begin(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
