import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import type { CaptionOrder } from '#engine/types.ts'
import { BASE_LANGUAGES, type BaseLanguage, baseLanguageOf, forBaseLanguages } from '#phrases/languages.ts'

import { fitTag } from './fit-animals.ts'
import { fitTags } from './fit-tags.ts'
import { findOwnTags } from './find-own-tags.ts'
import { professionsIn } from './find-profession.ts'
import type { Grammar } from './lexicon/grammar.ts'
import { HIRING_TAGS, TAGS, WITHOUT } from './lexicon/tags.ts'
import { isRegulated } from './lexicon/trades.ts'
import type { Reading } from './read-message.ts'
import { takeRound } from './shuffle.ts'

/** Instagram's own advice, and our promise. */
export const HASHTAG_LIMIT = 5
const LONGEST_TAG = 24
const MOST_TAG_WORDS = 3
const MOST_THINGS = 2
const OF_PROFESSION = 3
const SMALL_WORDS = /^(?:d[aeo]s?|em|com|e|y|con|del?|la|el|los|las|the|of|and|with|a|o|no|na|para|pra|in|for)$/

const KNOWN_TAGS = forBaseLanguages(compile)

function compile(baseLanguage: BaseLanguage): readonly { pattern: RegExp; tag: string }[] {
  return TAGS[baseLanguage].map(({ said, tag }) => ({
    // "menos henna" is about something else
    pattern: boundedPattern(`(?<![a-z0-9@#])(?<!(?:^|\\s)(?:${WITHOUT[baseLanguage]}) )(?:${said})(?![a-z0-9])`, 'gu'),
    tag,
  }))
}

/**
 * Things that the words name, place, profession, in that order: all lower case, without accents (ñ is a letter), and never with a
 * price or a date in them. What the member typed as a hashtag counts and stays in the text.
 */
export function pickHashtags(reading: Reading, grammar: Grammar, { asked, index }: Place): string[] {
  const baseLanguage = baseLanguageOf(asked.language)
  const typed = new Set(Array.from(reading.told.matchAll(/#([\p{L}\p{N}_]+)/gu), (match) => foldText(match[1] ?? '')))
  const candidates = candidatesFor(reading, grammar, { asked, index }).map((tag) => fitTag(tag, reading.told, baseLanguage))
  const byStem = new Map([...candidates].reverse().map((tag) => [tag.replace(/s$/u, ''), tag]))
  const fresh = [...new Set(candidates)].filter(
    (tag) => tag !== '' && byStem.get(tag.replace(/s$/u, '')) === tag && !typed.has(foldText(tag)),
  )
  return fresh.slice(0, Math.max(0, HASHTAG_LIMIT - typed.size)).map((tag) => `#${tag}`)
}

function candidatesFor(reading: Reading, grammar: Grammar, { asked, index }: Place): readonly string[] {
  const baseLanguage = baseLanguageOf(asked.language)
  const places = reading.places.map(tagOf)
  const told = tradesOf(reading.occupation).map(tagOf)
  // whoever looks for work is no customer
  if (reading.objective === 'hiring') return [...HIRING_TAGS[asked.language], ...places, ...told]
  const ofGroup = fitTags(ofTrade(reading, grammar, { baseLanguage, index }), reading, asked)
  return [...thingsIn(reading, baseLanguage), ...places, ...fitTags(told, reading, asked), ...ofGroup]
}

/** "Brows/lashes" are two. */
const tradesOf = (occupation: string): string[] => occupation.split(/[/,;]/u)

interface Place {
  readonly asked: Pick<CaptionOrder, 'language' | 'country'>
  readonly index: number
}

interface TradePlace {
  readonly baseLanguage: BaseLanguage
  readonly index: number
}

/** The trade's own, or else those of the group whose lines it shares. */
function ofTrade(reading: Reading, grammar: Grammar, { baseLanguage, index }: TradePlace): readonly string[] {
  const own = findOwnTags(reading.occupation, baseLanguage)?.tags
  if (own !== undefined) return own
  const group = grammar.trades[reading.profession].hashtags
  return Array.from({ length: OF_PROFESSION }, (_, step) => takeRound(group, index + step) ?? '').map((tag) =>
    isOfOther(tag, group, reading) ? '' : tag,
  )
}

/** Names of one trade, or of what it alone does, among those of a group that shares its lines: a plumber is no electrician. */
const OF_ONE_TRADE: ReadonlySet<string> = new Set(
  (
    'eletricista electricista electrician maridodealuguel banhoetosa petshop doggrooming petgrooming oficinamecanica mecanica mecanico ' +
    'mechanic autorepair carcare carros oficina automovel autos tallermecanico homebaker consertodecelular phonerepair cortemasculino ' +
    'direitodefamilia semijoias lanchonete tosquias peluqueriacanina'
  ).split(' '),
)
const SAME_BEGINNING = 5

/** Where the member told a trade, its neighbours' tags are none of hers, and a trade that the words alone suggest has none. */
function isOfOther(tag: string, tags: readonly string[], { occupation, profession, told: words }: Reading): boolean {
  if (tagOf(occupation) === '') return false
  const told = BASE_LANGUAGES.flatMap((language) => professionsIn(occupation, language))
  // a bakery's cupcakes and a salon's nails are theirs, a treatment in a salon binds it and is none of its trades
  if (!told.includes(profession)) return profession !== 'generic' && (told.length === 0 || isRegulated(profession))
  const isOwn = tags.some((each) => isNamed(each, occupation))
  return !isOwn && OF_ONE_TRADE.has(tag) && !isNamed(tag, words)
}

const isNamed = (name: string, text: string): boolean =>
  wordsOf(text).some((word) => name.includes(word.slice(0, SAME_BEGINNING)))

const wordsOf = (text: string) => foldText(text).match(/[a-z0-9]{4,}/gu) ?? []

/**
 * A thing inside a longer one ("pizza" in "rodízio de pizza") is not named twice, and one of another trade is none of theirs: a
 * flat that is cleaned is not for sale.
 */
function thingsIn({ told, profession }: Reading, baseLanguage: BaseLanguage): readonly string[] {
  let left = foldText(told)
  const found: string[] = []
  for (const { pattern, tag } of KNOWN_TAGS[baseLanguage]) {
    const said = left.match(pattern)?.[0]
    if (said === undefined) continue
    // "aparelho" is of many trades, and #ortodontia of one
    const trades = [said, tag].flatMap((words) => professionsIn(words, baseLanguage))
    if (trades.length === 0 || trades.includes(profession)) found.push(tag)
    left = left.replace(pattern, ' ')
  }
  return [...new Set(found)].slice(0, MOST_THINGS)
}

/** Ñ is a letter. */
function withoutAccents(name: string): string {
  return name
    .normalize('NFC')
    .split(/ñ/iu)
    .map((part) => foldText(part))
    .join('ñ')
}

/** "São Paulo" → "saopaulo"; nothing where the name would make a tag nobody reads. */
function tagOf(name: string): string {
  const words = withoutAccents(name)
    .split(/[^a-z0-9ñ]+/)
    .filter((word) => word !== '')
  while (SMALL_WORDS.test(words.at(-1) ?? '')) words.pop()
  const tag = words.join('')
  const count = words.filter((word) => !SMALL_WORDS.test(word)).length
  const isTag = /[a-zñ]{3,}/.test(tag) && !/\d/.test(tag)
  return isTag && tag.length <= LONGEST_TAG && count <= MOST_TAG_WORDS ? tag : ''
}
