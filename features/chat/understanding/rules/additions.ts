/** "Adiciona na legenda: entrega grátis": the caption that is there stays, and says more. */
import type { CueName } from '../cue-index.ts'
import { mentions, type Reading } from '../reading.ts'
import type { Word } from '../split-words.ts'
import { sure, type Rule } from './rule.ts'

const ADDS =
  /^(?:adicion\p{L}*|acrescent\p{L}*|inclu\p{L}*|inser\p{L}*|insir\p{L}*|junt[ae]r?|agreg\p{L}*|anad\p{L}*|sum[ae]r?(?:l[eao])?|add|adding|include|insert|append)$/u
const PUTS =
  /^(?:coloc\p{L}*|coloque|bot[ae]r?|poe|poem|ponha|ponham|met[ea]r?|mete|pon|ponle|ponlo|ponla|ponga|poner|ponerle|ponelo|pone|ponele|put|place)$/u
/** "Oi, você pode colocar …" */
const LATEST_VERB = 4

const CAPTION = /^(?:legenda|legendinha|texto|leyenda|descricao|descripcion|caption|description|text)$/
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

export const readAdded: Rule = ({ reading, about }) => {
  const place = about.hasPhoto ? undefined : findPlace(reading)
  if (!place) return undefined
  const { words, text } = reading
  const lead = words.slice(place.from, place.caption)
  const at = lead.some(({ folded }) => START.test(folded)) ? 'start' : 'end'
  const what = text.slice(words[place.verb]?.to, words[place.from]?.from).trim()
  // "coloca na legenda que …" tells of something, and gives no words
  if (words[place.caption + 1]?.folded.match(THAT)) return undefined
  const added = addedText(reading, { what, behind: text.slice(words[place.caption]?.to) })
  return added && sure({ kind: 'caption-change', change: { to: 'added', at, ...added } })
}

function findPlace(reading: Reading): Place | undefined {
  const { words, cues } = reading
  const verb = words.findIndex(({ folded }, at) => at <= LATEST_VERB && (ADDS.test(folded) || PUTS.test(folded)))
  const caption = words.findIndex(({ folded }, at) => at > verb && CAPTION.test(folded))
  if (verb < 0 || caption < 0 || cues.some((cue) => cue.from === verb && cue.isDenied)) return undefined
  const from = words.findLastIndex((word, at) => at < caption && (at <= verb || !isPlace(word))) + 1
  const place = { verb, from, caption }
  return isInto(reading, place) ? place : undefined
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

/** "… na legenda da foto: the words". */
const TOLD = /^(?:\s+\p{L}{1,9}){0,2}\s*[:–—\n]\s*(?<told>\S.*)$/su
const THIS = /^(?:isso|isto|esto|eso|this|that|it|o seguinte|lo siguiente|the following|assim|tambem|também|también)?$/iu
/** What may stand behind the place and add nothing. */
const LOOSE =
  /^(?:\s*(?:da foto|do post|de la foto|del post|of the (?:photo|post)|por favor|please|pfv|tamb[eé]m|tambi[eé]n|too|also))*\s*[.!]*$/iu

/** The words to add, in the member's own spelling; without any, they are still to be told. */
function addedText(reading: Reading, { what, behind }: Said): { readonly text?: string } | undefined {
  const told = TOLD.exec(behind)?.groups?.['told']
  if (told !== undefined) return { text: THIS.test(what) ? told : `${begin(unnamed(what))}: ${told}` }
  if (mentions(reading, ...OTHER_WISHES)) return undefined
  if (THIS.test(what)) return LOOSE.test(behind) ? undefined : { text: begin(behind.trim()) }
  if (!LOOSE.test(behind)) return undefined
  return isOnlyNamed(what) ? {} : { text: begin(unquoted(unnamed(what))) }
}

/** How the caption is to be, and an offer, are woven into it. */
const OTHER_WISHES: readonly CueName[] = [
  ...(['offer', 'price', 'hashtags', 'shorter', 'longer', 'medium', 'warm', 'professional', 'playful', 'direct'] as const),
  ...(['inEnglish', 'inSpanish', 'inPortuguese', 'inPortugalsPortuguese', 'translate', 'rewrite', 'backdrop'] as const),
]

const DETERMINER = /^(?:o|a|os|as|meus?|minhas?|nossos?|nossas?|el|la|los|las|mis?|nuestr[oa]s?|the|my|our)\s+/iu
const MOST_WORDS_OF_A_NAME = 3
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
