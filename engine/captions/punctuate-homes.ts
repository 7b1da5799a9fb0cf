/** A home is advertised in one breath: puts commas between what it has, and capitals on the place where it is. */

import type { Tongue } from '#engine/words/lexicon/meaning.ts'

import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import { HOME_PIECES, HOME_PLACES } from './lexicon/homes.ts'

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`

const PIECES: Readonly<Record<Tongue, RegExp>> = { pt: piecesOf('pt'), es: piecesOf('es'), en: piecesOf('en') }

function piecesOf(tongue: Tongue): RegExp {
  return foldedPattern(`${START}(?:${HOME_PIECES[tongue].join('|')})${END}`)
}

const PLACES = HOME_PLACES.map((name) => ({ name, pattern: foldedPattern(`${START}${foldInPlace(name)}${END}`) }))

/** A piece after one of these goes on with it: "apartamento de 3 quartos", "com 2 vagas". */
const LEANS_BACK =
  /(?:^|[\s(])(?:de|do|da|com|e|ou|em|no|na|para|até|mais|con|y|del?|en|with|and|of|a|apartamento|casa|apto|departamento|piso|home)$/iu
const LEANS_FORWARD = /(?:^|\s)(?:no|na|em|de|do|da|en|in|at)$/iu

export function punctuateHomes(text: string, tongue: Tongue): string {
  const named = PLACES.reduce((mended, { name, pattern }) => withPlace(mended, name, pattern), text)
  return withCommas(
    named,
    Array.from(foldInPlace(named).matchAll(PIECES[tongue]), ({ index }) => index),
    LEANS_BACK,
  )
}

function withPlace(text: string, name: string, pattern: RegExp): string {
  const found = Array.from(foldInPlace(text).matchAll(pattern), ({ index }) => index)
  const capitalised = found.reduce((mended, at) => mended.slice(0, at) + name + mended.slice(at + name.length), text)
  return withCommas(capitalised, found, LEANS_FORWARD)
}

/** Commas before these places, but where the words before lean on what follows. From the last, so that the others stay put. */
function withCommas(text: string, places: readonly number[], leaning: RegExp): string {
  return places.toReversed().reduce((mended, at) => {
    const before = mended.slice(0, at).trimEnd()
    const isRunning = /[\p{L}\p{N}²]$/u.test(before) && !leaning.test(before)
    return isRunning ? `${before}, ${mended.slice(at)}` : mended
  }, text)
}
