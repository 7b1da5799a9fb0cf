/** Finds ready backdrops by the names that people see in the list. */
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import { backdropNames as english } from '#phrases/en/backdrops.ts'
import { backdropNames as spanish } from '#phrases/es/backdrops.ts'
import { backdropNames as brazilian } from '#phrases/pt-BR/backdrops.ts'
import { backdropNames as portuguese } from '#phrases/pt-PT/backdrops.ts'
import type { Language } from '#phrases/languages.ts'

/** Words in or around a name that do not distinguish two backdrops. */
const LOOSE: ReadonlySet<string> = new Set(
  'a o e de do da no na ao com em um uma el la los las del al con y en un una the and of in at with fundo fondo background backdrop cenario'.split(
    ' ',
  ),
)

function keyOf(words: readonly string[]): string {
  return words
    .filter((word) => !LOOSE.has(word))
    .sort()
    .join(' ')
}

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A name that two languages share means what it means in the last of them. */
const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: english,
  es: spanish,
  'pt-PT': portuguese,
  'pt-BR': brazilian,
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.values(NAMES).flatMap((names) => Object.entries(names).map(([id, name]) => [keyOf(wordsOf(name)), id] as const)),
)

/** The id of the ready backdrop that a wish names, in any word order; additional words describe another backdrop. */
export function nameBackdrop(wish: string): string | undefined {
  const words = wordsOf(wish)
  return words.length > 12 ? undefined : BY_NAME.get(keyOf(words))
}
