/** Names that are other words as well, or that stand in a list of names: only the words beside them tell. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import type { Language } from '#engine/types.ts'
import { type BaseLanguage, baseLanguageOf, forBaseLanguages } from '#phrases/languages.ts'
import { type AccentTable, findAccented, keyOf } from './dictionary/accent-table.ts'
import { NAMES_BY_NEIGHBOURS, type NamesByNeighbours } from './lexicon/names-by-neighbours.ts'
import { capitalise } from './tidy-sentences.ts'

const START = String.raw`(?<![\p{L}\p{N}@#/_.-])`
const END = String.raw`(?![\p{L}\p{N}@_-]|[./]\p{L})`
const NAME = String.raw`\p{Ll}{3,20}`

interface Patterns {
  readonly greeted: RegExp
  readonly related: RegExp
  readonly titled: RegExp
  readonly firstOfTwo: RegExp
  readonly secondOfTwo: RegExp
  readonly surname: RegExp
  readonly secondPlace: RegExp
  readonly firstPlace: RegExp
  readonly certain: readonly (readonly [RegExp, string])[]
}

const PATTERNS: Readonly<Record<BaseLanguage, Patterns>> = forBaseLanguages((language) =>
  patternsOf(NAMES_BY_NEIGHBOURS[language]),
)

function patternsOf({ greetings, relations, titles, and, beforeCouples, of, at, certain }: NamesByNeighbours): Patterns {
  const noReason = String.raw`(?! (?:${of})(?!\p{L}))`
  const capital = String.raw`\p{Lu}\p{Ll}{1,20}`
  return {
    greeted: boundedPattern(
      String.raw`(${START}(?:${either(greetings)})(?:,| [àa])? )(${NAME})${END}(?! (?:d[aeo]s?|del?|of|que|do|be|is)(?!\p{L}))`,
      'gu',
    ),
    related: boundedPattern(String.raw`(${START}(?:${relations}) )(${NAME})${END}${noReason}`, 'gu'),
    titled: boundedPattern(String.raw`${START}(${either(titles)}) ([\p{Lu}\p{Ll}]\p{Ll}{2,20})${END}`, 'gu'),
    firstOfTwo: boundedPattern(
      String.raw`(${START}(?:${beforeCouples}) )(${NAME})(?= (?:${and}) (?:[aoà] |d[ao] |la |el )?(${capital})${END})`,
      'gu',
    ),
    secondOfTwo: boundedPattern(
      String.raw`(${START}(${capital}) (?:${and}) (?:[ao] |d[ao] |la |el )?)(${NAME})${END}${noReason}`,
      'gu',
    ),
    surname: boundedPattern(String.raw`(${START}(${capital}) (?:d[aeo]s? )?)(${NAME})${END}`, 'gu'),
    secondPlace: boundedPattern(
      String.raw`(${START}(${capital}(?: ${capital})?)(?:, | ?/ ?| (?:${and}) )${at})(${NAME})${END}`,
      'gu',
    ),
    firstPlace: boundedPattern(String.raw`(${START})(${NAME})(?=(?:, | ?/ ?| (?:${and}) )${at}(${capital})${END})`, 'gu'),
    certain: certain.map(([pattern, instead]) => [boundedPattern(`${START}(?:${pattern})${END}`, 'gu'), instead]),
  }
}

/** Each of the alternatives with a capital as well. */
function either(alternatives: string): string {
  return alternatives.replaceAll(/(?<=^|\||\(\?:)(\p{Ll})/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

/** "Casamento na quinta do lago verde": in Brazil "quinta" is a day. */
const ESTATE =
  /(?<=(?:^|\s)(?:n[ao]|d[ao]|em|à|ao) )(quinta|herdade|solar|palácio|convento|mosteiro) (d[aeo]s?) (?!(?:minha|nossa|fam[ií]lia|pais|meus|nossos|av[óôo]s?|semana|m[êe]s|manh[ãa]|tarde|noite|que|dia|pr[óo]xima|feira)(?!\p{L}))(\p{L}{3,20})( (?:verde|azul|alegre|real|branc[oa]|velh[oa]|nov[oa]|grande))?(?!\p{L})/gu

function nameEstates(text: string): string {
  return text.replace(
    ESTATE,
    (_, kind: string, of: string, name: string, quality = '') =>
      `${capitalise(kind)} ${of} ${capitalise(name)}${quality === '' ? '' : ` ${capitalise(quality.trim())}`}`,
  )
}

/** @param text its names that no other word is like have their capitals already */
export function nameByNeighbours(text: string, language: Language, table: AccentTable): string {
  const patterns = PATTERNS[baseLanguageOf(language)]
  const { given, saidToAnybody, surnames, places } = NAMES_BY_NEIGHBOURS[baseLanguageOf(language)]
  const isPerson = (name: string) => given.has(name.toLowerCase()) || findAccented(table, keyOf(name))?.doubt === 'person'
  const isPlace = (name: string) => {
    const found = findAccented(table, keyOf(name))
    return found !== undefined && found.doubt === undefined && /^\p{Lu}/u.test(found.word)
  }
  const isGiven = (name: string) => given.has(name) && !saidToAnybody.has(name)
  return patterns.certain
    .reduce((mended, [pattern, instead]) => mended.replace(pattern, instead), language === 'pt-PT' ? nameEstates(text) : text)
    .replace(patterns.greeted, (_, before: string, name: string) => named(before, name, isGiven(name)))
    .replace(patterns.related, (_, before: string, name: string) => named(before, name, isGiven(name)))
    .replace(patterns.titled, (all: string, title: string, name: string) =>
      isPerson(name) ? `${capitalise(title)} ${capitalise(name)}` : all,
    )
    .replace(patterns.firstOfTwo, (_, before: string, name: string, other: string) =>
      named(before, name, given.has(name) && isPerson(other)),
    )
    .replace(patterns.secondOfTwo, (_, before: string, other: string, name: string) =>
      named(before, name, isGiven(name) && isPerson(other)),
    )
    .replace(patterns.surname, (_, before: string, first: string, name: string) =>
      named(before, name, surnames.has(name) && isPerson(first)),
    )
    .replace(patterns.secondPlace, (_, before: string, other: string, name: string) =>
      named(before, name, places.has(name) && isPlace(other)),
    )
    .replace(patterns.firstPlace, (_, before: string, name: string, other: string) =>
      named(before, name, places.has(name) && isPlace(other)),
    )
}

const named = (before: string, name: string, isMeant: boolean): string => before + (isMeant ? capitalise(name) : name)
