/** Puts hurried typing right: accents, abbreviations, prices, hours. Names, addresses and meaning stay as they are. */

import type { Language } from '#engine/types.ts'
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import { type BaseLanguage, baseLanguageOf } from '#phrases/languages.ts'
import { contractIts } from './contract-words.ts'
import { type Accented, type AccentTable, findAccented, keyOf } from './dictionary/accent-table.ts'
import { isKnown } from './dictionary/word-filter.ts'
import type { Words } from './dictionary/words.ts'
import { fondNameOf, isNamed, nameOf, ownerOf } from './name-people.ts'
import { nameByNeighbours } from './name-by-neighbours.ts'
import { namePlaces } from './name-places.ts'
import { tellPast } from './tell-past.ts'
import { capitalise } from './tidy-sentences.ts'
import { BRANDS, BRANDS_OF_SEVERAL } from './lexicon/brands.ts'
import { SPELLING, type Mend, type Spelling } from './lexicon/spelling.ts'

interface Mender {
  readonly words: ReadonlyMap<string, string>
  readonly endings: Endings
  readonly unknownEndings: Endings
  readonly phrases: readonly (readonly [RegExp, string])[]
}

type Endings = readonly (readonly [RegExp, string])[]

const START = String.raw`(?<![\p{L}\p{N}@#/_.-])`
/** No letter goes on where a letter ended. */
const END = String.raw`(?!(?<=[\p{L}\p{N}])[\p{L}\p{N}])`

const MENDERS: Readonly<Record<Language, Mender>> = {
  'pt-BR': menderOf(SPELLING['pt-BR']),
  'pt-PT': menderOf(SPELLING['pt-PT']),
  es: menderOf(SPELLING.es),
  en: menderOf(SPELLING.en),
}

function menderOf({ accented, endings, unknownEndings, shortened, phrases }: Spelling): Mender {
  const known = accented.filter((word) => foldText(word) !== word).map((word): Mend => [foldText(word), word])
  return {
    words: new Map([
      ...known,
      ...known.map(([, word]): Mend => [withCedillaAlone(word), word]),
      ...Object.entries(BRANDS),
      ...Object.entries(shortened),
    ]),
    endings: endingsOf(endings),
    unknownEndings: endingsOf(unknownEndings),
    phrases: [...phrases, ...BRANDS_OF_SEVERAL].map(([pattern, instead]) => [
      boundedPattern(`${START}(?:${pattern})${END}`, 'giu'),
      instead,
    ]),
  }
}

function endingsOf(mends: readonly Mend[]): Endings {
  return mends.map(([ending, instead]) => [boundedPattern(`${ending}$`, 'u'), instead])
}

/** "Açai": many type the cedilla and leave the accents out. */
function withCedillaAlone(word: string): string {
  return word
    .split('ç')
    .map((part) => foldText(part))
    .join('ç')
}

/** A word as it is typed, with what makes `p/` and `c/` out of a letter. Handles and hashtags are passed over. */
const WORD =
  /(?<![\p{L}\p{N}@#/_.-])(?:[\p{L}\p{M}]\/[co]?(?=\s|\d|$)|[\p{L}\p{M}]+(?:['’][\p{L}]+)?)(?![\p{L}\p{N}@_]|[./]\p{L})/gu

/** An address of the web: nothing in it is a word. */
const ADDRESS = /((?:https?:\/\/|www\.)\S{1,2000}|\b[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}\/\S{1,2000})/iu

/** @param words of the language */
export function mendSpelling(text: string, language: Language, words: Words): string {
  const parts = text.split(ADDRESS)
  return parts.map((part, place) => (place % 2 === 1 ? part : mendWords(part, language, words))).join('')
}

function mendWords(text: string, language: Language, words: Words): string {
  const shouting = isShouting(text)
  const respelt = text.replace(WORD, (word, at: number) => {
    const place = { before: text.slice(Math.max(0, at - AHEAD), at), after: text.slice(at + word.length) }
    const listed = lookUp(word, words.accents) ?? (language === 'en' ? ownerOf(word, place, words.accents) : undefined)
    if (listed?.doubt === 'person' && IS_SEVERAL.test(word) && COUNTED.test(place.before)) return word
    if (isName(word, place.before, shouting)) return listed === undefined ? word : nameOf(word, listed)
    const folded = word.toLowerCase()
    const mended = spellingOf(folded, { before: place.before, language, words, listed })
    const around = { baseLanguage: baseLanguageOf(language), known: words.known, isMended: mended !== undefined }
    const spelt = isNamed(folded, place.before, around) ? capitalise(mended ?? folded) : mended
    return spelt === undefined ? word : inCaseOf(word, spelt, shouting)
  })
  const told = language === 'es' ? tellPast(respelt, words) : respelt
  const named = namePlaces(language === 'en' ? contractIts(told, words.marks?.sorts) : told, words.accents)
  return MENDERS[language].phrases
    .reduce(
      (mended, [pattern, instead]) => mended.replace(pattern, instead),
      shouting ? named : nameByNeighbours(named, language, words.accents),
    )
    .replace(GREETED, '$1, ')
}

/** "11 lucas" are money, "20 marcos" as well: nobody is counted by name. */
const IS_SEVERAL = /s$/u
const COUNTED = /\d\s$/u

interface Place {
  readonly before: string
  readonly language: Language
  readonly words: Words
  readonly listed: Accented | undefined
}

/** @returns nothing where a word stays as it was typed */
function spellingOf(folded: string, { before, language, words, listed }: Place): string | undefined {
  const { words: own, endings, unknownEndings } = MENDERS[language]
  const baseLanguage = baseLanguageOf(language)
  const known = own.get(folded)
  if (known !== undefined || HAS_OTHER_ACCENT.test(folded)) return known ?? placeOf(folded, listed)
  const fond = fondNameOf(folded, baseLanguage, words.accents)
  if (fond !== undefined) return fond
  if (listed && !(listed.doubt === 'verb' && VERB_AHEAD[baseLanguage].test(before))) return listed.word
  const isUnknown = !isKnown(words.known, keyOf(folded))
  const possible = isUnknown ? [...endings, ...unknownEndings] : endings
  const ending = folded.length > MOST_CUT ? possible.find(([pattern]) => pattern.test(folded)) : undefined
  if (ending !== undefined) return folded.replace(ending[0], ending[1])
  return isUnknown ? unknownOf(folded, words.known) : undefined
}

/** Initials, or a word of which the last letter was typed twice. */
function unknownOf(folded: string, known: Uint8Array): string | undefined {
  if (IS_INITIALS.test(folded)) return folded.toUpperCase()
  const once = folded.replace(TYPED_TWICE, '$1')
  return once !== folded && isKnown(known, keyOf(once)) ? once : undefined
}

/** "Évora" typed with its accent. */
function placeOf(folded: string, listed: Accented | undefined): string | undefined {
  return listed && /^\p{Lu}/u.test(listed.word) && listed.word.toLowerCase() === folded ? listed.word : undefined
}

/** "Parabéns, Marcos e Juliana": whoever is greeted stands behind a comma. */
const GREETED =
  /(?<!\p{L})([Pp]arabéns|[Ff]elicidades|[Ff]elicitaciones|[Ee]nhorabuena|[Oo]brigad[oa]|[Gg]racias|[Tt]hanks) (?=\p{Lu}\p{Ll}|fam[ií]lia \p{Lu})(?!\p{L}{1,20} (?:por|pel[oa]s?|for)(?!\p{L}))/gu

/** Of three letters or fewer only names: "pos", "qua" and the like are cut off other words. */
function lookUp(word: string, table: AccentTable): Accented | undefined {
  const found = findAccented(table, keyOf(word))
  return found && (word.length > MOST_CUT || /^\p{Lu}/u.test(found.word)) ? found : undefined
}

const MOST_CUT = 3
/** "Acabaramm": a consonant at the end; vowels are drawn out on purpose. */
const TYPED_TWICE = /([b-df-hj-np-tv-z])\1$/u
/** Without a vowel it is no word: "crp", "jbl". */
const IS_INITIALS = /^(?!(.)\1)[bcdfghjklmnpqrstvwxz]{3,4}$/u

/** Whoever types one of these knows where they go: "avó", "público". A cedilla or a tilde alone is often all that is typed. */
const HAS_OTHER_ACCENT = /[áâàéêíóôúü]/u

/** What stands before a verb: "quem publica", "ele duvida". */
const VERB_AHEAD: Readonly<Record<BaseLanguage, RegExp>> = {
  pt: /(?:^|[\s,.;!?])(?:eu|tu|el[ea]s?|voc[êe]s?|vcs?|que|quem|q|n[ãa]o|n|nunca|sempre|j[áa]|se|me|te|lhe|a gente|também|s[óo])\s$/iu,
  es: /(?:^|[\s,.;!?])(?:yo|t[úu]|[ée]l|ell[oa]s?|ustedes|que|quien|no|nunca|siempre|ya|se|me|te|nos|le)\s$/iu,
  en: /(?!)/u,
}

/** How far before a word its sentence is looked for, in UTF-16 units. */
const AHEAD = 40

/** A capital within a sentence: somebody's, or some place's, own way to be written. */
function isName(word: string, before: string, shouting: boolean): boolean {
  if (shouting || !/^\p{Lu}/u.test(word)) return false
  const last = before.trimEnd()
  return last !== '' && !/(?:[.!?:]|\p{Extended_Pictographic}\ufe0f?)$/u.test(last) && !before.slice(last.length).includes('\n')
}

function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter))
  return letters.length > 6 && capitals.length > letters.length * 0.8
}

function inCaseOf(typed: string, word: string, shouting: boolean): string {
  if (shouting && typed === typed.toUpperCase()) return word.toUpperCase()
  return /^\p{Lu}/u.test(typed) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
}
