/** Every form of every word of a Hunspell dictionary: https://manpages.debian.org/hunspell.5, as far as suffixes go. */

export interface Form {
  readonly word: string
  readonly isVerbForm: boolean
  /** Nobody types it any more: "cantais", "cantara". */
  readonly isBookish: boolean
  /** What the dictionary tells of it: its line with its flags, or what a suffix makes of it ("avaliação" is a thing, "avaliar" is not). */
  readonly entry: string
}

interface Suffix {
  readonly strip: string
  readonly add: string
  readonly condition: RegExp | undefined
  /** What kind of word it makes, where that is another one. */
  readonly makes: string
}

const INFINITIVE = /[aeiou]r$/u
/** Endings of the second person plural and of the simple pluperfect, which only Portuguese dictionaries have without an accent. */
const BOOKISH = /^(?:[ae]?is|[aei]?stes|[aei]?ra|[aei]?ras|[aei]?rdes)$/u
/** An entry of an irregular verb, but for its infinitive: `fiz [$fazer$CAT=v,T=inf,TR=_$P=1,N=s,T=pp]`. */
const IS_IRREGULAR = /\[\$[^$]{1,40}\$CAT=v/u
const IS_OTHER_WORD = /CAT=(?!v)/u
const IS_WORD = /^\p{L}+$/u

/** Words that are longer are those of sciences. */
const LONGEST = 16

/**
 * @param aff rules of the affixes
 * @param dic one word a line, with the flags of its suffixes
 * @param verbs infinitives that have forms; all of them where it is left out
 * @yields words of letters alone
 */
export function* expandDictionary(aff: string, dic: string, verbs?: ReadonlySet<string>): Generator<Form> {
  const suffixes = readSuffixes(aff)
  for (const line of dic.split('\n')) {
    const [entry = ''] = line.split(/\s/u, 1)
    const [lemma = '', flags = ''] = entry.split('/')
    if (lemma.length > LONGEST || !IS_WORD.test(lemma)) continue
    yield { word: lemma, isVerbForm: IS_IRREGULAR.test(line), isBookish: false, entry: line }
    const isVerb = INFINITIVE.test(lemma)
    if (isVerb && verbs?.has(lemma) === false) continue
    for (const flag of flags) yield* formsOf({ lemma, isVerb, entry: line }, suffixes.get(flag) ?? [])
  }
}

interface Entry {
  readonly lemma: string
  readonly isVerb: boolean
  readonly entry: string
}

function* formsOf({ lemma, isVerb, entry }: Entry, suffixes: readonly Suffix[]): Generator<Form> {
  for (const { strip, add, condition, makes } of suffixes) {
    if (!lemma.endsWith(strip) || condition?.test(lemma) === false) continue
    const isVerbForm = isVerb && strip.endsWith('r') && !IS_OTHER_WORD.test(makes)
    const word = lemma.slice(0, lemma.length - strip.length) + add
    yield { word, isVerbForm, isBookish: isVerbForm && BOOKISH.test(add), entry: IS_OTHER_WORD.test(makes) ? makes : entry }
  }
}

/** Rules by flag; those that join a pronoun with a hyphen are left out. */
function readSuffixes(aff: string): ReadonlyMap<string, readonly Suffix[]> {
  const suffixes = new Map<string, Suffix[]>()
  for (const line of aff.split('\n')) {
    const [kind, flag = '', strip = '', added = '', condition, makes = ''] = line.split(/\s+/u)
    if (kind !== 'SFX' || condition === undefined) continue
    const [add = ''] = added.split('/')
    if (!/^(?:0|\p{L}+)$/u.test(add)) continue
    const rule = {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      makes,
      condition: condition === '.' ? undefined : new RegExp(`${condition}$`, 'u'),
    }
    suffixes.set(flag, [...(suffixes.get(flag) ?? []), rule])
  }
  return suffixes
}

/** The infinitives of a dictionary. */
export function infinitivesIn(dic: string): ReadonlySet<string> {
  return new Set(dic.match(/^\p{Ll}{1,20}[aeio]r(?=[/\s])/gmu))
}
