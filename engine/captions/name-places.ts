/** Names of several words, typed without their capitals or accents: "foz do iguacu". */
import { capitalise } from './tidy-sentences.ts'
import { type AccentTable, findAccented, keyOf } from './dictionary/accent-table.ts'

const MOST_WORDS = 4
const BETWEEN_WORDS = /([^\p{L}\p{M}'’]+)/u

/** At each word at most three look-ups. */
export function namePlaces(text: string, table: AccentTable): string {
  // words stand at even places, and what is between them at odd ones
  const pieces = text.split(BETWEEN_WORDS)
  const named: string[] = []
  let at = 0
  while (at < pieces.length) {
    const [count, name] = nameAt(pieces, at, table)
    named.push(name, pieces[at + 2 * count - 1] ?? '')
    at += 2 * count
  }
  return named
    .join('')
    .replace(SAINT, (_, saint: string, name: string) => `${capitalise(saint)} ${capitalise(name)}`)
    .replace(PARK, (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1))
}

/** "No parque da Água Branca": a part of the name. */
const PARK =
  /(?<=(?:^|\s)(?:no|na|do|da|em|de|pelo|pela|ao|à) )(?:parque|praça|praia|vila|jardim|largo|alameda)(?= (?:d[aeo]s? )?\p{Lu}\p{Ll})/gu

/** "40 km de São Roque": behind a preposition "são" is no verb. */
const SAINT = /(?<=(?:^|\s)(?:de|em|para|pra|até|por|bairro|rua|igreja|capela|praça) )(são) (\p{Ll}{3,20})(?!\p{L})/gu

function nameAt(pieces: readonly string[], at: number, table: AccentTable): readonly [count: number, name: string] {
  for (let count = runLength(pieces, at); count > 1; count--) {
    const typed = pieces.slice(at, at + 2 * count - 1).join('')
    const name = findAccented(table, keyOf(typed))
    if (name) return [count, name.word]
  }
  return [1, pieces[at] ?? '']
}

/** How many words stand there with nothing but a blank between. */
function runLength(pieces: readonly string[], at: number): number {
  let count = 1
  while (count < MOST_WORDS && pieces[at + 2 * count - 1] === ' ' && pieces[at + 2 * count] !== '') count += 1
  return count
}
