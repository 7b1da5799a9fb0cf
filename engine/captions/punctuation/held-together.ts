/** Words between which no mark is put, whatever was learned. */
import type { Language } from '#engine/types.ts'
import { type BaseLanguage, baseLanguageOf } from '#phrases/languages.ts'
import type { Looked } from './features.ts'

const JOINING: ReadonlySet<string> = new Set(['plus', 'of', 'and'])
const LEADING: ReadonlySet<string> = new Set(['of', 'link', 'and', 'article', 'title', 'plus'])
const IS_CAPITAL = /^\p{Lu}\p{Ll}/u
const COUNTS = /^num[1-4]$/u
const IS_THING = /^(?:word|unit|either)$/u

interface Spot {
  /** Of the second of the two words. */
  readonly at: number
  readonly language: Language
}

/** Names of several words, numbers of streets, what a little word leads, what is counted, and sizes behind their thing. */
export function isHeldTogether(words: readonly { readonly bare: string }[], looked: readonly Looked[], spot: Spot): boolean {
  const { at } = spot
  if (isClauseOpen(looked, spot) || agrees(looked, at)) return true
  if (LEADING.has(kindAt(looked, at - 1)) || JOINING.has(kindAt(looked, at))) return true
  return isCounted(looked, at) || isSizeOf(looked, spot) || isNameOfSeveral(words[at - 1]?.bare ?? '', words[at]?.bare ?? '', at)
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
  const opening = OPENING[baseLanguageOf(language)]
  for (let back = at - 1; back >= Math.max(0, at - AHEAD); back--) {
    if (opening.has(looked[back]?.key ?? '')) return true
    if (/^(?:verb|either)$/u.test(kindAt(looked, back))) return false
  }
  return false
}

const IS_THING_ALONE = /^T([mf])(s?)$/u
const IS_QUALITY_ALONE = /^Q([mf])(s?)$/u

/** "Banho tomado": what can only be said of the thing before it, and agrees with it. */
function agrees(looked: readonly Looked[], at: number): boolean {
  const [thing, quality] = [IS_THING_ALONE.exec(looked[at - 1]?.sort ?? ''), IS_QUALITY_ALONE.exec(looked[at]?.sort ?? '')]
  return thing !== null && quality !== null && thing[1] === quality[1] && thing[2] === quality[2]
}

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
