/** Words between which no mark is put, whatever was learned. */
import type { BaseLanguage } from '#phrases/languages.ts'
import type { Looked } from '../punctuation/features.ts'

const JOINING: ReadonlySet<string> = new Set(['plus', 'of', 'and', 'link'])
const LEADING: ReadonlySet<string> = new Set(['of', 'link', 'and', 'article', 'title', 'plus'])
const IS_CAPITAL = /^\p{Lu}\p{Ll}/u
const COUNTS = /^num[1-4]$/u
const IS_THING = /^(?:word|unit|either)$/u

interface Spot {
  /** Of the second of the two words. */
  readonly at: number
  readonly language: BaseLanguage
}

/** Names of several words, numbers of streets, what a little word leads, what is counted, and sizes behind their thing. */
export function isHeldTogether(words: readonly { readonly bare: string }[], looked: readonly Looked[], spot: Spot): boolean {
  const { at, language } = spot
  if (isClauseOpen(looked, spot) || isSaidOfIt(looked, at) || agrees(looked, at)) return true
  if (LEADING.has(kindAt(looked, at - 1)) || JOINING.has(kindAt(looked, at))) return true
  if (isCounted(looked, at) || isSizeOf(looked, spot) || HELPING[language].has(keyAt(looked, at - 1))) return true
  return isNameOfSeveral(words[at - 1]?.bare ?? '', words[at]?.bare ?? '', at)
}

/** Verbs that say nothing without the word behind them. */
const HELPING: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: new Set(
    'ta esta estao estava to estou estamos vai vao vou vamos quer querem precisa sao era tem temos ainda so ja muito mais'.split(
      ' ',
    ),
  ),
  es: new Set('esta estan estoy estamos va van voy vamos quiere son era hay tengo tenemos solo ya muy mas'.split(' ')),
  en: new Set('is are was were will can be have has to not so very too more only just takes'.split(' ')),
}

/** How far back what opened a clause is looked for. */
const AHEAD = 6
const OPENING: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: new Set(['que', 'quando', 'se', 'porque', 'enquanto', 'quem']),
  es: new Set(['que', 'cuando', 'si', 'porque', 'mientras', 'quien']),
  en: new Set(['that', 'when', 'if', 'because', 'while', 'who', 'he', 'she', 'it', 'we', 'they', 'i']),
}

/** "Rega só quando o vaso estiver seco": a clause that was opened holds together up to its verb. */
function isClauseOpen(looked: readonly Looked[], { at, language }: Spot): boolean {
  if (kindAt(looked, at) !== 'verb') return false
  const opening = OPENING[language]
  for (let back = at - 1; back >= Math.max(0, at - AHEAD); back--) {
    if (opening.has(looked[back]?.key ?? '')) return true
    if (/^(?:verb|either)$/u.test(kindAt(looked, back))) return false
  }
  return false
}

const DENYING = /^(?:nao|nunca|no|never|jamais|tambem|tambien|also)$/u
const TELLING =
  /^(?:e|eh|sao|era|tem|pode|podem|deve|devem|precisa|precisam|se|vai|faz|es|son|era|tiene|puede|pueden|debe|deben|necesita|is|are|was|has|can|needs?)$/u
/** A verb that is no infinitive. */
const TELLS = /V(?![ro])/u

/** "Pedir ajuda não é fraqueza": what is denied of the words before, as long as nothing was told of them yet. */
function isSaidOfIt(looked: readonly Looked[], at: number): boolean {
  if (!DENYING.test(looked[at]?.key ?? '') || !TELLING.test(looked[at + 1]?.key ?? '')) return false
  return !looked.slice(Math.max(0, at - AHEAD), at).some(({ kind, sort }) => kind === 'verb' && TELLS.test(sort))
}

const IS_THING_ALONE = /^T([mf])(s?)$/u
const IS_QUALITY_ALONE = /^Q([mf])(s?)$/u

/** "Banho tomado": what can only be said of the thing before it, and agrees with it. */
function agrees(looked: readonly Looked[], at: number): boolean {
  const [thing, quality] = [IS_THING_ALONE.exec(looked[at - 1]?.sort ?? ''), IS_QUALITY_ALONE.exec(looked[at]?.sort ?? '')]
  return thing !== null && quality !== null && thing[1] === quality[1] && thing[2] === quality[2]
}

const keyAt = (looked: readonly Looked[], at: number) => looked[at]?.key ?? ''
const kindAt = (looked: readonly Looked[], at: number) => looked[at]?.kind ?? ''

function isNameOfSeveral(first: string, second: string, at: number): boolean {
  return /['’]s$/u.test(first) || (at > 1 && IS_CAPITAL.test(first) && IS_CAPITAL.test(second))
}

/** "10 marmitas", "12 rosas". */
function isCounted(looked: readonly Looked[], at: number): boolean {
  const [number, thing] = [looked[at - 1], looked[at]]
  return (
    number !== undefined &&
    thing !== undefined &&
    COUNTS.test(number.kind) &&
    IS_THING.test(thing.kind) &&
    thing.key.endsWith('s')
  )
}

/** "Banho pequeno"; in English sizes stand before their thing. */
function isSizeOf(looked: readonly Looked[], { at, language }: Spot): boolean {
  return language !== 'en' && kindAt(looked, at) === 'size' && IS_THING.test(kindAt(looked, at - 1))
}
