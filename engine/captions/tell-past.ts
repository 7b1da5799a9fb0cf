/** "Se libero un turno", "Nala espero 11 meses": Spanish verbs that end in "ó" where nobody can speak of herself. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { findAccented, type AccentTable, keyOf } from './dictionary/accent-table.ts'
import { isKnown } from './dictionary/word-filter.ts'
import { IRREGULAR, ITSELF, SOMEBODY_ELSE } from './lexicon/past-tense.ts'

const VERB = /(?<!\p{L})\p{L}{3,16}o(?!\p{L})/gu
/** "Se libero", "se me libero"; "se lo entrego" is said of oneself. */
const ITS_OWN = /(?:^|[\s,.;!?¡¿])se (?:(?:me|te|nos|les?) )?$/iu
const OF_SOMEBODY = boundedPattern(String.raw`(?:^|[\s,.;!?])(?:${SOMEBODY_ELSE}) (?:${ITSELF} )?$`, 'iu')
/** A name, which begins a sentence or has its capital. */
const OF_NAMED = boundedPattern(String.raw`(?:^|[.!?]\s|\s(?=\p{Lu}))(\p{L}{3,20}) (?:${ITSELF} )?$`, 'u')
const IS_IRREGULAR = boundedPattern(`^(?:${IRREGULAR})$`, 'iu')
const AHEAD = 40

interface Known {
  readonly accents: AccentTable
  readonly known: Uint8Array
}

/** @param text whose names have their capitals already */
export function tellPast(text: string, words: Known): string {
  return text.replaceAll(VERB, (verb: string, at: number) => {
    const before = text.slice(Math.max(0, at - AHEAD), at)
    const stem = verb.slice(0, -1)
    if (IS_IRREGULAR.test(verb) || !isKnown(words.known, keyOf(`${stem}ar`))) return verb
    const folded = keyOf(before)
    const isPast = ITS_OWN.test(folded) || OF_SOMEBODY.test(folded) || isNamed(OF_NAMED.exec(before)?.[1] ?? '', words)
    return isPast ? `${stem}ó` : verb
  })
}

/** Somebody's name, or a word that is none. */
function isNamed(word: string, { accents, known }: Known): boolean {
  return word !== '' && (findAccented(accents, keyOf(word))?.doubt === 'person' || !isKnown(known, keyOf(word)))
}
