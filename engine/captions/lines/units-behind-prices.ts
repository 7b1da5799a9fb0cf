/** "Brigadeiro cento 130": what a price is for, written behind it as one says it ("130 o cento"). */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

/** What things are sold by, with its article; unaccented. */
const UNITS: Readonly<Record<BaseLanguage, Readonly<Record<string, string>>>> = {
  pt: {
    'meia d[uú]zia': 'a meia dúzia',
    'd[uú]zia': 'a dúzia',
    cento: 'o cento',
    par: 'o par',
    '(?:kg|k|kilo|quilo)': 'o kg',
    litro: 'o litro',
    'unidade|unid|un': 'a unidade',
    'por[cç][aã]o': 'a porção',
    fatia: 'a fatia',
  },
  es: {
    'media docena': 'la media docena',
    docena: 'la docena',
    par: 'el par',
    'kg|kilo': 'el kilo',
    litro: 'el litro',
    'unidad|unid': 'la unidad',
    'porci[oó]n': 'la porción',
    'raci[oó]n': 'la ración',
  },
  en: { 'half a? ?dozen|half doz': 'a half dozen', 'dozen|doz': 'a dozen' },
}

const ARTICLE: Readonly<Record<BaseLanguage, string>> = { pt: '[oa]', es: 'el|la', en: 'a|an|per' }
/** Behind one of these it is no unit that a price goes with: "leve o par", "par em par". */
const NOT_BEHIND: Readonly<Record<BaseLanguage, string>> = {
  pt: 'o|a|por|cada|ao|do|da|de|em|no|na|um|uma|meio|meia|primeir[oa]|segund[oa]|outr[oa]|este|esta|esse|essa|e|ou|com|sem|todo|toda|m[ií]nimo',
  es: 'el|la|por|cada|al|del|de|en|un|una|medio|media|primera?|segund[oa]|otr[oa]|este|esta|ese|esa|y|o|con|sin|m[ií]nimo',
  en: 'a|an|the|per|each|by|of|one|two|half|this|that|and|or|with|every|first|baker.s',
}
const AMOUNT = String.raw`(?:R\$ ?|US\$ ?|[$€£] ?)?\d{1,5}(?:\.\d{3})?(?:[.,]\d{1,2})?(?: ?(?:€|reais|euros|pesos))?`
const END = String.raw`(?=\s|$|[,;!]|\.(?!\d))`
/** A number that measures what stands behind it is no price. */
const NO_MEASURE = String.raw`(?!\s?(?:x|%|g|kg|ml|cm|mm|min|h|anos?|dias|hs?)(?![\p{L}]))`

/** Behind a number without coin or cents: nothing that it could count. */
const IS_OVER =
  /^\s*(?:$|[,;!]|\.(?!\d)|(?:s[oó]lo|s[oó]|only)(?!\p{L})|(?:at[eé]|hasta|until|till)(?!\p{L})(?! \d{1,3}(?! ?h|[\d:/]| de )))/iu
/** Places and branches have numbers as well: "a unidade 2". */
const IS_BRANCH = /^uni?d?(?:ade|ad)?$/iu
/** What things weigh or hold may have decimals; nobody sells 1,50 slices. */
const IS_WEIGHT = /^(?:k|kg|kilo|quilo|litro)$/iu
const WEIGHED =
  /(?<!\p{L})(?:com|con|de|até|hasta|mais|menos|más|tem|são|peso|acima|perd\p{L}{1,6}|emagrec\p{L}{1,6}|elimin\p{L}{1,6}|pes[ao]\p{L}{0,4}|nasceu|nació|pacotes?|caixas?|sacos?|potes?|embalagem|limite) $/iu
/** Whole numbers of one figure are no prices by themselves. */
const IS_SMALL = /^\d$/u

interface Patterns {
  readonly ahead: RegExp
  readonly bare: RegExp
  readonly priced: RegExp
  readonly units: readonly (readonly [RegExp, string])[]
}

const PATTERNS: Readonly<Record<BaseLanguage, Patterns>> = forBaseLanguages((language) => {
  const names = Object.keys(UNITS[language]).join('|')
  return {
    ahead: boundedPattern(
      String.raw`(?<=[\p{L}\d)] )(?<!(?<!\p{L})(?:${NOT_BEHIND[language]}|${names}) )(?:(${ARTICLE[language]}) )?(${names}):? (${AMOUNT})${END}${NO_MEASURE}(?! (?:${ARTICLE[language]}) (?:${names})(?!\p{L}))`,
      'giu',
    ),
    bare: boundedPattern(
      String.raw`(?<=\p{L} )(${AMOUNT}) (${names})(?!\p{L})(?=\s*(?:$|[,;!\n]|\.(?!\d)|\p{L}))(?! (?:de|of)(?!\p{L}))`,
      'giu',
    ),
    priced: boundedPattern(String.raw`${AMOUNT} (?:(?:${ARTICLE[language]}) )?(?:${names})(?!\p{L})`, 'giu'),
    units: Object.entries(UNITS[language]).map(([name, told]) => [boundedPattern(`^(?:${name})$`, 'iu'), told]),
  }
})

/** "4,99 kg" and "18€ kg" are prices; "2 kg" and "2,5 kg" weigh. */
const IS_MONEY = /[€£$]|reais|euros|pesos|[.,]\d{2}$/iu
const HAS_COIN = /[€£$]|reais|euros|pesos/iu
/** A number that may be what is paid: no day, hour or share. */
const OTHER_AMOUNT = /(?<![\d.,/:])(?<!(?<!\p{L})(?:dia|às|as|das|até|hasta|las) )\d{2,5}(?![\d/:%h]| ?(?:h|min|de)(?!\p{L}))/iu

/** @param text may have several lines; what stands in another one tells nothing of a price */
export function unitsBehindPrices(text: string, language: BaseLanguage): string {
  return text
    .split('\n')
    .map((line) => inLine(line, language))
    .join('\n')
}

function inLine(line: string, language: BaseLanguage): string {
  const { ahead, bare, priced, units } = PATTERNS[language]
  const toldOf = (unit: string) => units.find(([pattern]) => pattern.test(foldInPlace(unit)))?.[1] ?? unit
  const told = line.replace(ahead, (...[all, article, unit, amount, at]: Found) => {
    const instead = toldOf(unit)
    const isOf = article === undefined || language === 'en' || instead.startsWith(`${article.toLowerCase()} `)
    const isBehindNumber = /\d $/u.test(line.slice(0, at)) && article === undefined
    const isSure = IS_MONEY.test(amount) || isPriceOf({ article, unit, amount }, line.slice(at + all.length))
    return isOf && isSure && !isBehindNumber ? `${amount} ${instead}` : all
  })
  const others = told.replaceAll(priced, '')
  return told.replace(bare, (all: string, amount: string, unit: string, at: number) => {
    const mayWeigh =
      !HAS_COIN.test(amount) && IS_WEIGHT.test(unit) && (OTHER_AMOUNT.test(others) || WEIGHED.test(told.slice(0, at)))
    return IS_MONEY.test(amount) && !mayWeigh ? `${amount} ${toldOf(unit)}` : all
  })
}

type Found = [all: string, article: string | undefined, unit: string, amount: string, at: number]

interface Ahead {
  readonly article: string | undefined
  readonly unit: string
  readonly amount: string
}

/** Whether a number without coin or cents is what the unit before it costs. */
function isPriceOf({ article, unit, amount }: Ahead, after: string): boolean {
  const isNumbered = IS_BRANCH.test(unit) || (article !== undefined && IS_WEIGHT.test(unit))
  return !isNumbered && !IS_SMALL.test(amount) && IS_OVER.test(after)
}
