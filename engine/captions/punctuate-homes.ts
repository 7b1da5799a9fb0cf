/** A home is advertised in one breath: puts commas between what it has, and capitals on the place where it is. */

import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import { HOME_PIECES, HOME_PLACES } from './lexicon/homes.ts'

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`

const PIECES: Readonly<Record<BaseLanguage, RegExp>> = forBaseLanguages(piecesOf)

function piecesOf(baseLanguage: BaseLanguage): RegExp {
  return foldedPattern(`${START}(?:${HOME_PIECES[baseLanguage].join('|')})${END}`)
}

const PLACES = HOME_PLACES.map((name) => ({ name, pattern: foldedPattern(`${START}${foldInPlace(name)}${END}`) }))

/** A piece after one of these goes on with it: "apartamento de 3 quartos", "com 2 vagas". */
const LEANS_BACK =
  /(?:^|[\s(])(?:de|do|da|com|e|ou|em|no|na|para|até|mais|con|y|del?|en|with|and|of|a|apartamento|casa|apto|departamento|piso|home)$/iu
const LEANS_FORWARD = /(?:^|\s)(?:no|na|em|de|do|da|en|in|at)$/iu

export function punctuateHomes(text: string, baseLanguage: BaseLanguage): string {
  const named = PLACES.reduce((mended, { name, pattern }) => withPlace(mended, name, pattern), text)
  return withCommas(
    named,
    Array.from(foldInPlace(named).matchAll(PIECES[baseLanguage]), ({ index }) => index),
    LEANS_BACK,
  )
}

function withPlace(text: string, name: string, pattern: RegExp): string {
  const found = Array.from(foldInPlace(text).matchAll(pattern), ({ index }) => index)
  const capitalised = found.map((at, index) => name + text.slice(at + name.length, found[index + 1])).join('')
  return withCommas(text.slice(0, found[0]) + capitalised, found, LEANS_FORWARD)
}

/** How much before a place is looked at: the longest word that leans on it, and blanks. */
const AHEAD = 40

/** Commas before these places, in their order, but where the words before lean on what follows. */
function withCommas(text: string, places: readonly number[], leaning: RegExp): string {
  const pieces = [0, ...places].map((from, index) => text.slice(from, places[index]))
  return pieces
    .map((piece, index) => {
      const at = places[index]
      if (at === undefined) return piece
      const before = text.slice(Math.max(0, at - AHEAD), at).trimEnd()
      const isRunning = /[\p{L}\p{N}²]$/u.test(before) && !leaning.test(before)
      return isRunning ? `${piece.trimEnd()}, ` : piece
    })
    .join('')
}
