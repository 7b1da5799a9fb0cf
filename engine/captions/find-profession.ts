import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import { BASE_LANGUAGES, type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

import { isRegulated, type Profession, TRADES } from './lexicon/trades.ts'

const PATTERNS: Readonly<Record<BaseLanguage, readonly (readonly [Profession, RegExp])[]>> = forBaseLanguages(patternsOf)

function patternsOf(baseLanguage: BaseLanguage): readonly (readonly [Profession, RegExp])[] {
  return TRADES[baseLanguage].map(([profession, stems]) => [profession, boundedPattern(`(?<![a-z])(?:${stems})`, 'u')])
}

/**
 * The trade that was told, whatever the words resemble: "gata" is a customer of a lash artist. Only what binds by law counts
 * beside it: injections are medicine in a beauty parlour too.
 * @param baseLanguage of the message: what another language would read into its words does not count
 */
export function findProfession(message: string, baseLanguage: BaseLanguage, occupation = ''): Profession {
  const said = professionsIn(message, baseLanguage)
  const own = professionOf(occupation, baseLanguage)
  const [first] = said
  if (own === undefined) return guessed(first, occupation)
  if (!said.includes(own)) {
    const near = isClinic(occupation) ? undefined : said.find((profession) => isNear(own, profession))
    if (near !== undefined) return near
  }
  const isBound = first !== undefined && isRegulated(first) && TREATS_BODIES.has(own)
  return isBound && !said.includes(own) ? first : own
}

/** "Piel atópica" makes nobody who is told to make soap a physician, nor a beautician. */
function guessed(said: Profession | undefined, occupation: string): Profession {
  if (said === undefined) return 'generic'
  return occupation !== '' && (isRegulated(said) || TREATS_BODIES.has(said)) ? 'generic' : said
}

/** Where injections and diagnoses happen beside what the trade's name says; a filled cake is none. */
const TREATS_BODIES: ReadonlySet<Profession> = new Set([
  'generic',
  'beauty',
  'massage',
  'waxing',
  'makeup',
  'hair',
  'barber',
  'nails',
  'lashes',
  'brows',
  'fitness',
])

/** Salons, kitchens, shops and garages do more than their name says: nails are done at a hairdresser's too. */
const NEAR: readonly (readonly Profession[])[] = [
  ['beauty', 'massage', 'waxing', 'makeup', 'hair', 'nails', 'lashes', 'brows'],
  ['hair', 'barber'],
  ['bakery', 'confectionery'],
  ['snacks', 'pizza', 'confectionery', 'food'],
  ['food', 'snacks', 'pizza', 'meals', 'acai', 'icecream'],
  ['acai', 'icecream'],
  ['fitness', 'yoga'],
  ['nails', 'podiatry'],
  ['fashion', 'shoes', 'bags', 'jewellery', 'kids'],
  ['mechanic', 'carwash'],
  ['gardening', 'plants'],
  ['plants', 'flowers'],
]
/** Those whose name says it all take no other trade's words. */
const BROAD: ReadonlySet<Profession> = new Set([
  'beauty',
  'hair',
  'bakery',
  'food',
  'snacks',
  'fashion',
  'mechanic',
  'gardening',
  'plants',
])

/** A clinic that sees to hair is no hairdresser's. */
const IS_CLINIC = /(?<!\p{L})clini(?:ca|c)(?!\p{L})/u

export const isClinic = (occupation: string): boolean => IS_CLINIC.test(foldText(occupation))

function isNear(own: Profession, said: Profession): boolean {
  return BROAD.has(own) && NEAR.some((group) => group[0] === own && group.includes(said))
}

/** In the order in which they are believed. */
export function professionsIn(text: string, baseLanguage: BaseLanguage): readonly Profession[] {
  const folded = foldText(withoutAddresses(text))
  return PATTERNS[baseLanguage].filter(([, pattern]) => pattern.test(folded)).map(([profession]) => profession)
}

/** An occupation is a word or two in the member's own language, whatever language the caption is in. */
function professionOf(occupation: string, baseLanguage: BaseLanguage): Profession | undefined {
  const inOrder = [baseLanguage, ...BASE_LANGUAGES.filter((other) => other !== baseLanguage)]
  return inOrder.flatMap((own) => professionsIn(occupation, own))[0]
}

/** What an address begins with, or the host and the slash of one that begins at once. */
const ADDRESS = /(?:https?:\/\/|www\.|@)\S|^\S{1,200}\.\p{L}{2,40}\//u

/** Addresses and handles are made of words too; what they spell is no message. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/\S+/gu, (word) => {
    const at = ADDRESS.exec(word)?.index
    return at === undefined ? word : `${word.slice(0, at)} `
  })
}
