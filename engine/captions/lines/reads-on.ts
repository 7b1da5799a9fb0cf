/** Where a line reads on, and no mark stands or one is unlikely: what little words lead to, and what a verb takes. */
import type { BaseLanguage } from '#phrases/languages.ts'
import type { Looked } from '../punctuation/features.ts'

/** Nothing is put behind these. */
const LEADS: ReadonlySet<string> = new Set(['plus', 'of'])
/** Nothing ends with one of these: "kids or", "sin", "Mrs". */
const LEAD_ON: Readonly<Record<BaseLanguage, RegExp>> = {
  pt: /^(?:e|ou|em|no|na|nos|nas|com|sem|para|pra|pro|por|pelo|pela|o|os|um|uma|uns|umas|pelos|pelas|ate|desde|menos|exceto|excepto|me|te|lhe|tao|dra?|sra?|profa?)$/u,
  es: /^(?:menos|excepto|me|te|se|le|les|nos|lo|y|e|o|u|en|con|sin|para|por|al|el|la|los|las|un|una|unos|unas|hasta|desde|empieza|empiezan|dra?|sra?|tu|tus|su|sus|mi|mis|tan|muy)$/u,
  en: /^(?:and|or|with|for|from|at|the|an|my|our|your|until|till|starts|begins|to|can|could|will|would|should|may|might|must|not|very|so|mrs?|ms|dr|ages?)$|['’]s$|n['’]t$/u,
}
/** What is wanted or possible follows: "não queria ir embora". */
const WANTS =
  /^(?:quer|quero|queria|queremos|vai|vou|vao|vamos|pode|podes|posso|podem|podemos|quiere|quiero|queria|puede|puedes|puedo|podemos|debe|debes)$/u
const IS_INFINITIVE = /[aei]r$/u
/** What behind a number says that it is taken off: "10 off". */
const TAKEN_OFF = /^off$/u
/** What only goes on: "todo dia menos segunda", "fresh bread every day". */
const ONLY_GOES_ON: Readonly<Record<BaseLanguage, RegExp>> = {
  pt: /^(?:menos|exceto|excepto|salvo|se)$/u,
  es: /^(?:menos|excepto|salvo|es|son)$/u,
  en: /^(?:every|except|is|are|was|were|has|have)$/u,
}
/** Told of a thing before it is named: "o novo body splash". */
const IS_NEW =
  /^(?:pequen[oa]|pequeñ[oa]|querid[oa]|nov[oa]s?|nuev[oa]s?|melhor(?:es)?|mejor(?:es)?|maior(?:es)?|mayor(?:es)?|proxim[oa]s?|new|best|next)$/u
/** "Sizes 8-18", "tamanhos P a GG", "porte médio". */
const IS_SIZE_OF = /^(?:tamanhos?|tam|numeracao|porte|tallas?|talles?|sizes?)$/u
/** How far back the one who does something is looked for. */
const MOST_WORDS_OF_DOER = 4

/**
 * A verb takes its object, "pode ter negado seu benefício", and whoever does something is told right before it, "e o de queijo tá de
 * dois por cinco": there a mark has to be far likelier.
 */
export function belongsTogether(looked: readonly Looked[], at: number, gaps: readonly string[]): boolean {
  const [before, here] = [looked[at - 1], looked[at]]
  // "body splash": a name of two words that no dictionary has
  if (isUnknown(before) && isUnknown(here)) return true
  if (isVerb(before) && here?.kind === 'article') return true
  if (isOfThing(before, here)) return true
  return isVerb(here) && !HAS_NO_PERSON.test(here?.key ?? '') && isBehindDoer(looked, at, gaps)
}

/** "Sábados livres", "detalhe feito": what is said of the thing before it has its gender and number. */
function isOfThing(thing: Looked | undefined, said: Looked | undefined): boolean {
  const [one, other] = [formOf(thing), formOf(said)]
  const isSameGender = one.gender.includes(other.gender) || other.gender.includes(one.gender)
  return one.what.startsWith('T') && other.what === 'Q' && isSameGender && one.number === other.number
}

const FORM = /^([TQV]*)[a-z]*?(mf|m|f)(s?)$/u

function formOf(word: Looked | undefined): { readonly what: string; readonly gender: string; readonly number: string } {
  const [, what = '', gender = '?', number = '?'] = FORM.exec(word?.sort ?? '') ?? []
  return { what, gender, number }
}

const isVerb = (word: Looked | undefined): boolean => word?.kind === 'verb'
const HAS_NO_PERSON = /[an]do$|r$/u

/** Whether somebody or something is told before a verb, in its clause and with no other verb between. */
function isBehindDoer(looked: readonly Looked[], at: number, gaps: readonly string[]): boolean {
  for (let from = at - 1; from >= Math.max(0, at - MOST_WORDS_OF_DOER); from--) {
    const word = looked[from]
    if (word?.kind === 'article' || word?.kind === 'who') return true
    const isOver = isVerb(word) || word?.isPrice === true || (from > 0 && gaps[from] !== '')
    if (isOver) return false
  }
  return false
}

/** "A pele agradece": a little word that may be an article, a thing, and what it does. */
export function beginsClause(looked: readonly Looked[], at: number): boolean {
  const [here, thing, verb] = [looked[at], looked[at + 1], looked[at + 2]]
  return MAY_BE_ARTICLE.test(here?.key ?? '') && thing?.sort.startsWith('T') === true && verb?.kind === 'verb'
}

const MAY_BE_ARTICLE = /^as?$/u

const isUnknown = (word: Looked | undefined): boolean => word?.kind === 'word' && /^s?$/u.test(word.sort)

/** "Às vezes a gente precisa". */
const SOMETIMES = /^as vezes$/u
const isTakenOff = (before: string, here: string): boolean => /\d/u.test(before) && TAKEN_OFF.test(here)
const isSized = (before: string, here: Looked | undefined): boolean =>
  IS_SIZE_OF.test(before) && (here?.kind === 'size' || /^(?:\d|[pmgxs]{1,3}l?$)/u.test(here?.key ?? ''))

/** "O novo body splash", "às vezes a gente". */
function isNew(looked: readonly Looked[], at: number): boolean {
  const [ahead, before = ''] = [looked[at - 2], looked[at - 1]?.key]
  return (IS_NEW.test(before) && ahead?.kind === 'article') || SOMETIMES.test(`${ahead?.key} ${before}`)
}

/** The word before leads to this one. */
export function leadsOn(looked: readonly Looked[], at: number, language: BaseLanguage): boolean {
  const { key: before, kind } = looked[at - 1] ?? { key: '', kind: '' }
  const here = looked[at]?.key ?? ''
  const isWanted = language !== 'en' && WANTS.test(before) && IS_INFINITIVE.test(here)
  return (
    isWanted ||
    isSized(before, looked[at]) ||
    isNew(looked, at) ||
    ONLY_GOES_ON[language].test(here) ||
    LEADS.has(kind) ||
    LEAD_ON[language].test(before) ||
    isTakenOff(before, here)
  )
}
