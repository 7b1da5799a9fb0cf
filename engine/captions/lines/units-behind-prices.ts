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

interface Patterns {
  readonly ahead: RegExp
  readonly bare: RegExp
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
    units: Object.entries(UNITS[language]).map(([name, told]) => [boundedPattern(`^(?:${name})$`, 'iu'), told]),
  }
})

/** "4,99 kg" and "18€ kg" are prices; "2 kg" and "2,5 kg" weigh. */
const IS_MONEY = /[€£$]|reais|euros|pesos|[.,]\d{2}$/iu

export function unitsBehindPrices(text: string, language: BaseLanguage): string {
  const { ahead, bare, units } = PATTERNS[language]
  const toldOf = (unit: string) => units.find(([pattern]) => pattern.test(foldInPlace(unit)))?.[1] ?? unit
  return text
    .replace(ahead, (all: string, article: string | undefined, unit: string, amount: string, at: number) => {
      const isBehindNumber = /\d $/u.test(text.slice(0, at))
      return isBehindNumber && article === undefined ? all : `${amount} ${toldOf(unit)}`
    })
    .replace(bare, (all: string, amount: string, unit: string) => (IS_MONEY.test(amount) ? `${amount} ${toldOf(unit)}` : all))
}
